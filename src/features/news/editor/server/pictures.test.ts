import { expect, test, vi } from 'vitest'
import { photo } from '#features/uploads/server/testing.ts'
import { librarian, pdf } from '#features/files/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { publishDue } from '#features/publishing/server/by-the-clock.ts'
import { plannedNews } from '#features/news/publication/server/publish.ts'

// Each picture is drawn in a process of its own, which may have to wait on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const server = await startTestApp({ jobs: true })
const { call, get, as, db } = server
const { keep } = librarian(server)
const lotte = await as('redacteur@demo.example')
const tom = await as('redacteur@oldebroek.example')
const image = (file: string | null) => ({ image: { data: file && { type: 'files', id: file } } })
const body = [{ type: 'paragraph', content: [{ text: 'Zestig buren.' }] }]
const write = async (relationships: object, headers = lotte, host = 'demo.localhost') =>
  await call('POST', '/api/v1/news', { host, headers, body: { data: { type: 'news', attributes: { title: 'Met foto', body }, relationships } } })
const step = async (article: string, to: string, attributes = {}) =>
  await call('PUT', `/api/v1/news/${article}/${to}`, { headers: lotte, body: { data: { type: 'news', id: article, attributes } } })
const picture = await keep(await photo(), lotte)
const usesOf = async () => (await get(`/api/v1/files/${picture.id}`, { headers: lotte })).body.data.attributes.usedIn
const visible = async () => (await get(`/api/v1/files/${picture.id}`)).status

test('Lotte puts a picture of the library with an article; it is in use, and everybody sees it as long as the article is on the site', async () => {
  const { status, body: made } = await write(image(picture.id))
  expect(status).toBe(201)
  const article = made.data.id
  expect(await usesOf()).toMatchObject([{ type: 'news', id: article, title: 'Met foto', path: `/content?part=news&edit=${article}` }])
  expect(await visible()).toBe(404)
  const published = await step(article, 'publish')
  expect(await visible()).toBe(200)
  const seen = await get(`/api/v1/news/${article}?include=image`)
  expect(seen.body.included).toMatchObject([{ type: 'files', id: picture.id }])
  const refused = await call('DELETE', `/api/v1/files/${picture.id}`, { headers: lotte })
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'file_in_use'])
  await call('PUT', `/api/v1/operations/${published.body.data.meta.undo.id}/undo`, { headers: lotte })
  expect(await visible()).toBe(404)
  await step(article, 'publish', { publishedAt: new Date(Date.now() + 3_600_000).toISOString() })
  await publishDue(db, plannedNews, id.center('demo'), new Date(Date.now() + 3_700_000))
  expect(await visible()).toBe(200)
  await call('PATCH', `/api/v1/news/${article}`, { headers: lotte, body: { data: { type: 'news', id: article, relationships: image(null) } } })
  expect([await usesOf(), await visible()]).toEqual([[], 404])
})

test('a document, a file of another town and one that is not there are refused at the picture', async () => {
  const document = await keep(pdf(), lotte, { filename: 'plan.pdf', type: 'application/pdf' })
  const answers = [
    await write(image(document.id)),
    await write(image(picture.id), tom, 'oldebroek.localhost'),
    await write(image('01890000-0000-7000-8000-00000000dead')),
  ]
  expect(answers.map(({ status, body: said }) => [status, said.errors[0].code, said.errors[0].source.pointer])).toEqual([
    [422, 'inclusion', '/data/relationships/image'],
    [404, 'related_not_found', '/data/relationships/image'],
    [404, 'related_not_found', '/data/relationships/image'],
  ])
})

test('the logo of a partner is a picture of the library, and free again when the partner goes', async () => {
  const partner = (relationships: object) => ({ data: { type: 'partners', attributes: { name: 'Gemeente' }, relationships } })
  const { status, body: made } = await call('POST', '/api/v1/partners', {
    headers: lotte,
    body: partner({ logo: { data: { type: 'files', id: picture.id } } }),
  })
  expect(status).toBe(201)
  expect(await usesOf()).toMatchObject([{ type: 'partners', title: 'Gemeente' }])
  expect((await get(`/api/v1/partners?include=logo`)).body.included).toMatchObject([{ id: picture.id }])
  await call('DELETE', `/api/v1/partners/${made.data.id}`, { headers: lotte })
  expect(await usesOf()).toEqual([])
})

const inText = (file: string, more: object = {}) => [...body, { type: 'picture', file, alt: 'Buren planten een boom', ...more }]
const writeText = async (attributes: object, headers = lotte, host = 'demo.localhost') =>
  await call('POST', '/api/v1/news', { host, headers, body: { data: { type: 'news', attributes: { title: 'Met foto in de tekst', body, ...attributes } } } })

test('a picture within the text is in use as long as the text shows it, is read with the article, and stands in the feed', async () => {
  const { status, body: made } = await writeText({ body: inText(picture.id, { caption: 'Zaterdag' }), body_en: inText(picture.id) })
  expect([status, made.errors]).toEqual([201, undefined])
  const article = made.data.id
  expect(made.data.attributes.body[1]).toEqual({ type: 'picture', file: picture.id, alt: 'Buren planten een boom', caption: 'Zaterdag' })
  expect((await usesOf()).map(({ id: of, place }: { id: string; place: string }) => [of, place])).toEqual([
    [article, 'Engelse tekst'],
    [article, 'Tekst'],
  ])
  expect(await visible()).toBe(404)
  await step(article, 'publish')
  expect(await visible()).toBe(200)
  const refused = await call('DELETE', `/api/v1/files/${picture.id}`, { headers: lotte })
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'file_in_use'])
  const feed = await server.app.inject({ url: '/nieuws/atom.xml', headers: { host: 'demo.localhost' } })
  expect(feed.payload).toMatch(
    /&lt;figure&gt;&lt;img src=&quot;http[^&]*\/files\/[^&]+&quot; alt=&quot;Buren planten een boom&quot; width=&quot;\d+&quot; height=&quot;\d+&quot;&gt;&lt;figcaption&gt;Zaterdag/,
  )
  const change = async (attributes: object) =>
    await call('PATCH', `/api/v1/news/${article}`, { headers: lotte, body: { data: { type: 'news', id: article, attributes } } })
  await change({ title: 'Anders genoemd' })
  expect((await usesOf()).map(({ title }: { title: string }) => title)).toEqual(['Anders genoemd', 'Anders genoemd'])
  await change({ body, body_en: [] })
  expect([await usesOf(), await visible()]).toEqual([[], 404])
})

test('a picture of another town, a document, one that is not there and one without words are refused in the text', async () => {
  const document = await keep(pdf(), lotte, { filename: 'plan.pdf', type: 'application/pdf' })
  const missing = '01890000-0000-7000-8000-00000000dead'
  const answers = [
    await writeText({ body: inText(picture.id) }, tom, 'oldebroek.localhost'),
    await writeText({ body: inText(missing) }),
    await writeText({ body: inText(document.id) }),
    await writeText({ body_en: inText(picture.id, { alt: '' }) }),
    await writeText({ body: inText('https://evil.example/x.png') }),
  ]
  expect(answers.map(({ status, body: said }) => [status, said.errors[0].code, said.errors[0].source.pointer])).toEqual([
    [422, 'unknown_picture', '/data/attributes/body/1/file'],
    [422, 'unknown_picture', '/data/attributes/body/1/file'],
    [422, 'unknown_picture', '/data/attributes/body/1/file'],
    [422, 'no_alternative', '/data/attributes/body_en/1/alt'],
    [422, 'not_rich_text', '/data/attributes/body'],
  ])
  // The answer tells no town whether another one has the file.
  expect(answers[0]!.body.errors[0].detail).toBe(answers[1]!.body.errors[0].detail)
  expect(await usesOf()).toEqual([])
})
