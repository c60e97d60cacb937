import { expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { tenants } from '#src/seed/content/tenants.ts'

// Visitors of a site read what its center wrote, and none of it is run as code.
const { app, call, get, as } = await startTestApp({ template: demoTemplate, pages: true })

const body = (words: string) => [{ id: 'a', kind: 'text', value: { body: { nl: [{ type: 'paragraph', content: [{ text: words }] }], en: [] } } }]

test.each(Object.keys(tenants))(
  'at %s the home page, privacy, accessibility, partners, menu and footer say what its people write',
  { timeout: 60_000 },
  async (town) => {
    const host = `${town}.localhost`
    const editor = await as(`redacteur@${town}.example`)
    const admin = await as(`centerbeheerder@${town}.example`)
    const own = (part: string) => `Zo doen wij dat in ${town}: ${part}`
    const ok = async (method: 'POST' | 'PATCH' | 'PUT', path: string, headers: Record<string, string>, sent?: object) => {
      const answer = await call(method, `/api/v1/${path}`, { host, headers, ...(sent && { body: sent }) })
      expect([path, answer.status < 300, answer.status < 300 ? '' : answer.text]).toEqual([path, true, ''])
      return answer.body
    }

    const { data: home } = await ok('POST', 'content_items/home', editor)
    const standing = async (slug: string) => (await get(`/api/v1/content_items?filter[slug]=${slug}`, { host, headers: editor })).body.data[0].id as string
    const pages = { '/': home.id as string, '/privacy': await standing('privacy'), '/toegankelijkheid': await standing('toegankelijkheid') }
    for (const [path, id] of Object.entries(pages)) {
      await ok('PATCH', `content_items/${id}`, editor, { blocks: body(own(path)) })
      await ok('PUT', `content_items/${id}/publish`, editor)
    }
    await ok('POST', 'partners', editor, { name: own('partner') })
    await get('/api/v1/menu_items/all', { host, headers: admin })
    await ok('POST', 'menu_items', admin, { menu: 'header', target: 'url', label_nl: `Menu ${town}`, target_value: 'https://www.voorbeeld.nl' })
    await ok('PATCH', 'settings/current', admin, { footer_title_nl: own('voet') })

    const read = async (url: string) => (await app.inject({ url, headers: { host, accept: 'text/html', cookie: 'locale=nl' } })).payload
    for (const path of Object.keys(pages)) {
      const html = await read(path)
      expect([path, html.includes(own(path)), html.includes(`Menu ${town}`), html.includes(own('voet'))]).toEqual([path, true, true, true])
    }
    expect(await read('/partners')).toContain(own('partner'))
  },
)
