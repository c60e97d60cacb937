import { expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { hostileLinks, hostileTexts } from '#src/testing/hostile-texts.ts'

// Whatever the people of a center write in news, partners, forms, menu and footer is shown to visitors as text.
const { app, call, as } = await startTestApp({ template: demoTemplate, pages: true })
const host = 'demo.localhost'
const [editor, admin] = await Promise.all(['redacteur', 'centerbeheerder'].map(async (name) => await as(`${name}@demo.example`)))
const write = async (method: 'POST' | 'PATCH' | 'PUT', path: string, sent: object, headers = editor) =>
  await call(method, `/api/v1/${path}`, { host, headers: headers!, body: sent })
const read = async (url: string) => (await app.inject({ url, headers: { host, accept: 'text/html', cookie: 'locale=nl' } })).payload
/** What of those texts a browser would take for markup: a tag that no page of ours has, or an event handler. */
const hostileIn = (html: string) =>
  html.replaceAll(/="[^"]*"/g, '=""').match(/<(?:img src=x|script>|iframe|marquee|math|object|embed|base|body\/|svg\/)[^>]*|<[^<>]*\son[a-z]+=[^>]*/gi) ?? []

test('texts that would run something, in news, partners, forms, menu and footer, become no markup', { timeout: 180_000 }, async () => {
  const texts = [...hostileTexts]
  const all = texts.join(' ')
  const body = texts.slice(0, 150).map((text) => ({ type: 'paragraph', content: [{ text: text.slice(0, 120), bold: true }] }))
  const some = (max: number) =>
    texts
      .filter((text) => text.includes('<'))
      .sort((a, b) => a.length - b.length)[0]!
      .slice(0, max)
  const article = await write('POST', 'news', { title: `Dag ${some(100)}`, intro: all.slice(0, 300), byline: some(80), body })
  expect([article.status, article.text.slice(0, 300)]).toEqual([201, expect.any(String)])
  await write('PUT', `news/${article.body.data.id}/publish`, {})
  expect((await write('POST', 'partners', { name: `P ${some(100)}`, text_nl: all.slice(0, 290) })).status).toBe(201)
  expect(
    (await write('POST', 'menu_items', { menu: 'header', target: 'url', label_nl: some(40), target_value: 'https://www.voorbeeld.nl' }, admin)).status,
  ).toBe(201)
  expect((await write('PATCH', 'settings/current', { footer_title_nl: some(60), footer_text_nl: all.slice(0, 280) }, admin)).status).toBe(200)
  const made = await write('POST', 'center_forms', { title: `F ${some(100)}` })
  const { id, slug, version, design } = made.body.meta.form
  const field = { key: 'f1', type: 'one', label: { nl: all.slice(0, 200), en: '' }, help: { nl: all.slice(200, 700), en: '' }, required: true, when: null }
  const options = [1, 2].map((n) => ({ key: `o${n}`, label: { nl: some(100), en: '' } }))
  const steps = [{ ...design.steps[0], title: { nl: some(100), en: '' }, fields: [{ ...field, options }] }]
  const opened = await write('PATCH', `center_forms/${id}`, {
    version,
    status: 'open',
    design: { ...design, intro: { nl: all.slice(0, 2000), en: '' }, steps },
  })
  expect([opened.status, opened.status === 200 ? '' : opened.text]).toEqual([200, ''])

  for (const path of ['/nieuws', `/nieuws/${article.body.data.attributes.slug}`, '/partners', `/forms/${slug}`, '/forms', '/nieuws/atom.xml']) {
    const html = await read(path)
    expect([path, html.includes('&lt;'), hostileIn(html)]).toEqual([path, true, []])
  }
})

test.each(hostileLinks)('no partner, menu or article leads to %j', async (href) => {
  const [partner, line, article] = [
    await write('POST', 'partners', { name: 'Partner', url: href }),
    await write('POST', 'menu_items', { menu: 'header', target: 'url', label_nl: 'Menu', target_value: href }, admin),
    await write('POST', 'news', { title: 'Bericht', canonical_url: href }),
  ]
  // A text that can be read as the address of another site is stored unchanged.
  const kept = [partner, line, article].flatMap(({ body: { data } }) =>
    data ? [data.attributes.url ?? data.attributes.targetValue ?? data.attributes.canonicalUrl] : [],
  )
  expect(kept.filter((one) => !/^https?:\/\//.test(String(one)))).toEqual([])
  const text = await write('POST', 'news', { title: 'Bericht', body: [{ type: 'paragraph', content: [{ text: 'x', href }] }] })
  // A mark that is taken out may leave an ordinary address behind; no other is taken.
  if (text.status !== 422) expect(text.body.data.attributes.body[0].content[0].href).toMatch(/^https?:\/\//)
})

test('of more pages than one screen shows, the list has the next and the editor finds one by its words', { timeout: 120_000 }, async () => {
  const made: string[] = []
  for (let n = 1; n <= 101; n += 1) made.push((await write('POST', 'content_items', { titleNl: `Wijk ${String(n).padStart(3, '0')}` })).body.data.id)
  const list = async (page: string) => (await app.inject({ url: `/content${page}`, headers: { host, accept: 'text/html', cookie: cookieOf(editor!) } })).payload
  expect(await list('')).toContain('href="/content?page=2"')
  expect(await list('?page=2')).toContain('href="/content?page=1"')
  await write('PATCH', `content_items/${made[100]}`, {
    blocks: [{ id: 'a', kind: 'text', value: { body: { nl: [{ type: 'paragraph', content: [{ text: 'Dag' }] }], en: [] } } }],
  })
  await write('PUT', `content_items/${made[100]}/publish`, {})
  for (const asked of ['title_nl_i_cont]=jk 101', 'slug_nl_start]=wijk-10'])
    expect(
      (await call('GET', `/api/v1/content_items?filter[${encodeURI(asked)}&filter[status_eq]=published`, { host, headers: editor! })).body.data.map(
        ({ attributes }: any) => attributes.slugNl,
      ),
    ).toEqual(['wijk-101'])
})

const cookieOf = (headers: Record<string, string>) =>
  ['access-token', 'client', 'uid'].map((name) => `${name}=${encodeURIComponent(headers[name]!)}`).join('; ')
