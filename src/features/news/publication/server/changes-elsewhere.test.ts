import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as, app } = await startTestApp({ pages: true })
const lotte = await as('redacteur@demo.example')
const evil = `</script><script>alert("1")</script> & ]]> <b>'x'`
const tell = async (attributes: object) => {
  const body = [{ type: 'paragraph', content: [{ text: evil, bold: true }, { text: ' lees ' }, { text: 'hier', href: '/vacancies/search' }] }]
  const { id, attributes: kept } = (
    await call('POST', '/api/v1/news', { headers: lotte, body: { data: { type: 'news', attributes: { body, ...attributes } } } })
  ).body.data
  await call('PUT', `/api/v1/news/${id}/publish`, { headers: lotte, body: { data: { type: 'news', id, attributes: {} } } })
  return { id: id as string, slug: kept.slug as string }
}
const evilOne = await tell({ title: `Kwaad ${evil}`, intro: `Inleiding ${evil}`, theme: 'nature', byline: evil })
const page = async (path: string, host = 'demo.localhost') => await get(path, { host, headers: { accept: 'text/html' } })
const things = (html: string) => [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!))

test('an article says what it is to search engines and to who shares it, and no letter of it runs', async () => {
  const { status, text } = await page(`/nieuws/${evilOne.slug}`)
  expect(status).toBe(200)
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('<b>')
  const [document] = things(text)
  const [article, crumbs] = document['@graph']
  expect(article).toMatchObject({ '@type': 'NewsArticle', headline: `Kwaad ${evil}`, author: { name: evil } })
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Nieuws' }, { item: 'http://demo.localhost:3000/nieuws?theme=nature' }, { name: `Kwaad ${evil}` }],
  })
  expect(text).toContain(`<link rel="canonical" href="http://demo.localhost:3000/nieuws/${evilOne.slug}"/>`)
  expect(text).toMatch(/<meta property="og:image" content="http:\/\/demo\.localhost:3000\/nieuws\/delen\/[0-9a-f-]{36}\.jpg"\/>/)
})

test('the feed is XML that says the same, in the language of its address', async () => {
  const { status, headers, text } = await get('/nieuws/atom.xml')
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  // Throws if the XML is not well-formed.
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
  expect(document.documentElement.getAttribute('xml:lang')).toBe('nl')
  const entry = document.querySelector('entry')!
  const inside = (name: string) => entry.querySelector(name)!
  expect(inside('id').textContent).toBe(`urn:uuid:${evilOne.id}`)
  expect(inside('title').textContent).toBe(`Kwaad ${evil}`)
  expect(inside('author name').textContent).toBe(evil)
  expect(inside('link').getAttribute('href')).toBe(`http://demo.localhost:3000/nieuws/${evilOne.slug}`)
  expect(new JSDOM(inside('content').textContent).window.document.querySelector('script')).toBeNull()
  expect(text).not.toContain('<script>')
  expect(text).toContain('http://demo.localhost:3000/vacancies/search')
  expect((await get('/nieuws/en/atom.xml')).status).toBe(404)
})

test('an article without a photo is shared with its wall, in the colours of its center, and only while it is on the site', async () => {
  const answer = await app.inject({ url: `/nieuws/delen/${evilOne.id}.jpg`, headers: { host: 'demo.localhost' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const again = await app.inject({ url: `/nieuws/delen/${evilOne.id}.jpg`, headers: { host: 'demo.localhost', 'if-none-match': String(answer.headers.etag) } })
  expect(again.statusCode).toBe(304)
  const before = await app.inject({ url: `/nieuws/delen/${evilOne.id}.png`, headers: { host: 'demo.localhost' } })
  expect([before.statusCode, before.headers['location']]).toEqual([301, `/nieuws/delen/${evilOne.id}.jpg`])
  for (const [path, host] of [
    [`${evilOne.id}.jpg`, 'oldebroek.localhost'],
    ['x.jpg', 'demo.localhost'],
    [`${evilOne.id}.svg`, 'demo.localhost'],
  ])
    expect((await app.inject({ url: `/nieuws/delen/${path}`, headers: { host } })).statusCode).toBe(404)
}, 60_000)

test('an address leads to the article however it is written; what is none is not found', async () => {
  const { slug, id } = await tell({ title: 'Een oud adres' })
  await call('PATCH', `/api/v1/news/${id}`, { headers: lotte, body: { data: { type: 'news', id, attributes: { slug: 'een-nieuw-adres' } } } })
  for (const path of [slug, 'Een-NIEUW-adres', 'één nieuw adres']) {
    const { status, headers } = await page(`/nieuws/${encodeURIComponent(path)}`)
    expect([path, status, headers['location']]).toEqual([path, 301, '/nieuws/een-nieuw-adres'])
  }
  for (const path of ['overzicht', 'a'.repeat(500), '%20', encodeURIComponent('🙂')])
    expect([path, (await page(`/nieuws/${path}`)).status]).toEqual([path, 404])
  expect((await page('/nieuws/een-nieuw-adres', 'oldebroek.localhost')).status).toBe(404)
})

test('the list and the sitemap name it within the second in which it appears, and no longer once it is gone', async () => {
  expect((await page('/nieuws')).text).not.toContain('Vers van de pers')
  const { id, slug } = await tell({ title: 'Vers van de pers' })
  expect((await get('/sitemap.xml')).text).toContain(`/nieuws/${slug}</loc>`)
  await call('PUT', `/api/v1/news/${id}/unpublish`, { headers: lotte, body: { data: { type: 'news', id, attributes: {} } } })
  expect((await get('/sitemap.xml')).text).not.toContain(`/nieuws/${slug}</loc>`)
  expect((await page(`/nieuws/${slug}`)).status).toBe(404)
})

test.each(['/nieuws?page=0', '/nieuws?page=-1', '/nieuws?page=abc', '/nieuws?theme=evil', '/nieuws?theme=nature', '/partners'])(
  '%s is a page',
  async (path) => {
    expect((await page(path)).status).toBe(200)
  },
)
