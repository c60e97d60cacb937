import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { publishDue } from '#features/publishing/server/by-the-clock.ts'
import { plannedNews } from '#features/news/publication/server/publish.ts'

const server = await startTestApp()
const { call, get, as, db } = server
const [lotte, anja, piet, kees, tom] = [
  'redacteur@demo.example',
  'centerbeheerder@demo.example',
  'coordinator@demo.example',
  'lid@demo.example',
  'redacteur@oldebroek.example',
]
const hostOf = (who: string) => `${who.split('@')[1]!.split('.')[0]}.localhost`
const path = '/api/v1/news'
const text = (words: string) => [{ type: 'paragraph', content: [{ text: words }] }]
const does = async (who: string, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', to: string, attributes?: object) =>
  await call(method, `${path}${to}`, {
    host: hostOf(who),
    headers: await as(who),
    ...(method !== 'DELETE' && {
      body: { data: { type: 'news', ...(to && { id: to.split('/')[1] }), attributes: attributes ?? {} } },
    }),
  })
const write = async (title: string, more: object = {}) => (await does(lotte, 'POST', '', { title, body: text('Zestig buren.'), ...more })).body.data
const visitor = async (query = '') => await get(`${path}${query}`)
const codeOf = ({ status, body }: { status: number; body: any }) => `${status} ${body.errors?.[0]?.code} ${body.errors?.[0]?.source?.pointer ?? ''}`.trim()

test('Lotte writes a draft under her own name; visitors do not see it until she publishes it', async () => {
  const one = await write('Zestig buren maken de Kruidenhof groen')
  expect(one.attributes).toMatchObject({ status: 'draft', slug: 'zestig-buren-maken-de-kruidenhof-groen', publishedAt: null, pinned: false })
  expect(one.attributes.byline).toMatch(/\w/)
  expect((await visitor(`/${one.id}`)).status).toBe(404)
  const { status, body } = await does(lotte, 'PUT', `/${one.id}/publish`)
  expect([status, body.data.attributes.status]).toEqual([200, 'published'])
  const seen = await visitor(`/${one.id}`)
  expect(seen.body.data.attributes).toMatchObject({ title: one.attributes.title, body: text('Zestig buren.') })
  expect(seen.body.data.attributes).not.toHaveProperty('unpublishAt')
  expect((await visitor('?filter[slug_eq]=zestig-buren-maken-de-kruidenhof-groen')).body.data).toHaveLength(1)
})

test('what was published once more changes nothing, and taking it off is done by who may', async () => {
  const { id: one } = await write('Koffie voor iedereen')
  await does(lotte, 'PUT', `/${one}/publish`)
  const again = await does(lotte, 'PUT', `/${one}/publish`)
  expect([again.status, again.body.data.meta.undo]).toEqual([200, undefined])
  expect((await does(piet, 'PUT', `/${one}/unpublish`)).status).toBe(403)
  expect((await does(kees, 'PUT', `/${one}/unpublish`)).status).toBe(403)
  expect((await does(tom, 'PUT', `/${one}/unpublish`)).status).toBe(404)
  const off = await does(lotte, 'PUT', `/${one}/unpublish`)
  expect(off.body.data.attributes.status).toBe('unpublished')
  expect((await visitor(`/${one}`)).status).toBe(404)
  expect(codeOf(await does(lotte, 'PUT', `/${one}/unpublish`))).toBe('200 undefined')
})

test('a step can be taken back for ten seconds', async () => {
  const { id: one } = await write('Even terug')
  const { body } = await does(lotte, 'PUT', `/${one}/publish`)
  const undone = await call('PUT', `/api/v1/operations/${body.data.meta?.undo?.id ?? body.meta?.undo?.id}/undo`, { headers: await as(lotte) })
  expect(undone.status).toBe(200)
  expect((await get(`${path}/${one}`, { headers: await as(lotte) })).body.data.attributes).toMatchObject({ status: 'draft', publishedAt: null })
})

test('an empty article is not published, and one that visitors see is not emptied', async () => {
  const { id: one } = await write('Nog niets', { body: [] })
  expect(codeOf(await does(lotte, 'PUT', `/${one}/publish`))).toBe('422 nothing_written /data/attributes/body')
  await does(lotte, 'PATCH', `/${one}`, { body: text('Nu wel') })
  await does(lotte, 'PUT', `/${one}/publish`)
  expect(codeOf(await does(lotte, 'PATCH', `/${one}`, { body: [] }))).toBe('422 nothing_written /data/attributes/body')
})

test('what is scheduled appears when its moment has come, with that date, and goes when it has had its time', async () => {
  const { id: one } = await write('Straks')
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const later = new Date(Date.now() + 7_200_000)
  const { body } = await does(lotte, 'PUT', `/${one}/publish`, { publishedAt: soon })
  expect(body.data.attributes).toMatchObject({ status: 'scheduled', publishedAt: soon })
  const moved = new Date(Date.now() + 3_700_000).toISOString()
  expect((await does(lotte, 'PUT', `/${one}/publish`, { publishedAt: moved })).body.data.attributes).toMatchObject({ status: 'scheduled', publishedAt: moved })
  expect(codeOf(await does(lotte, 'PATCH', `/${one}`, { unpublishAt: soon }))).toBe('422 ends_before_it_begins /data/attributes/unpublishAt')
  await does(lotte, 'PATCH', `/${one}`, { unpublishAt: later.toISOString() })
  const statusAt = async (now: Date) => {
    await publishDue(db, plannedNews, id.center('demo'), now)
    return (await get(`${path}/${one}`, { headers: await as(lotte) })).body.data.attributes.status
  }
  expect(await statusAt(new Date())).toBe('scheduled')
  expect(await statusAt(new Date(Date.parse(moved) + 1))).toBe('published')
  expect((await visitor(`/${one}`)).body.data.attributes.publishedAt).toBe(moved)
  expect(await statusAt(later)).toBe('unpublished')
})

test('an address is made of the title; a taken, a reserved and an unreadable one are refused', async () => {
  const first = await write('Nieuwe buurtkamer')
  const second = await write('Nieuwe buurtkamer!')
  expect([first.attributes.slug, second.attributes.slug]).toEqual(['nieuwe-buurtkamer', 'nieuwe-buurtkamer-2'])
  expect((await write('Overzicht')).attributes.slug).toBe('overzicht-2')
  const change = async (slug: string) => codeOf(await does(lotte, 'PATCH', `/${second.id}`, { slug }))
  expect(await change('nieuwe-buurtkamer')).toBe('422 news_slug_taken /data/attributes/slug')
  expect(await change('Overzicht')).toBe('422 news_slug_reserved /data/attributes/slug')
  expect(await change('!!!')).toBe('422 slug_unreadable /data/attributes/slug')
  expect((await does(lotte, 'PATCH', `/${second.id}`, { slug: 'Kamer in de Büürt' })).body.data.attributes.slug).toBe('kamer-in-de-buurt')
})

test('every address that visitors have seen goes on leading to its article, the English one too; what nobody saw is free', async () => {
  const one = await write('Eerste adres', { titleEn: 'First address' })
  expect(one.attributes.slugEn).toBe('first-address')
  await does(lotte, 'PATCH', `/${one.id}`, { slug: 'tweede-adres' })
  expect((await write('Eerste adres')).attributes.slug).toBe('eerste-adres')
  await does(lotte, 'PUT', `/${one.id}/publish`)
  await does(lotte, 'PATCH', `/${one.id}`, { slug: 'derde-adres' })
  for (const slug of ['tweede-adres', 'derde-adres', 'first-address'])
    expect((await visitor(`?filter[address]=${slug}`)).body.data.map((found: any) => found.id)).toEqual([one.id])
  expect(codeOf(await does(lotte, 'PATCH', `/${(await write('Ander')).id}`, { slug: 'tweede-adres' }))).toBe('422 news_slug_taken /data/attributes/slug')
  expect((await get(`${path}?filter[address]=derde-adres`, { host: 'oldebroek.localhost' })).body.data).toEqual([])
})

test('a text with any other part, a link that runs and a vacancy of elsewhere are refused at their place', async () => {
  const bad = [[{ type: 'html', content: '<script>' }], '<b>x</b>', [{ type: 'paragraph', content: [{ text: 'x', href: 'javascript:alert(1)' }] }]]
  for (const body of bad) expect(codeOf(await does(lotte, 'POST', '', { title: 'Kapot', body }))).toBe('422 not_rich_text /data/attributes/body')
  for (const other of [id.gardening('oldebroek'), 'geen-id'])
    expect(codeOf(await does(lotte, 'POST', '', { title: 'Vacature', relatedVacancies: [other] }))).toBe(
      '422 unknown_vacancy /data/attributes/relatedVacancies',
    )
  expect((await write('Vacature', { relatedVacancies: [id.gardening('demo')] })).attributes.relatedVacancies).toEqual([id.gardening('demo')])
})

test('who may throw an article away does so once it is off the site; editors archive', async () => {
  const { id: one } = await write('Weg ermee')
  await does(lotte, 'PUT', `/${one}/publish`)
  expect((await does(lotte, 'DELETE', `/${one}`)).status).toBe(403)
  expect(codeOf(await does(anja, 'DELETE', `/${one}`))).toContain('409 only_hidden_news_vanishes')
  expect((await does(lotte, 'PUT', `/${one}/archive`)).body.data.attributes.status).toBe('archived')
  expect(codeOf(await does(lotte, 'PUT', `/${one}/publish`))).toContain('409 invalid_transition')
  expect((await does(anja, 'DELETE', `/${one}`)).status).toBe(204)
})

test('members write no news, visitors none, and the coordinator reads along', async () => {
  expect((await does(kees, 'POST', '', { title: 'Van Kees' })).status).toBe(403)
  expect((await does(piet, 'POST', '', { title: 'Van Piet' })).status).toBe(403)
  expect((await call('POST', path, { body: { data: { type: 'news', attributes: { title: 'Van niemand' } } } })).status).toBe(401)
  const { id: one } = await write('Concept')
  expect((await get(`${path}/${one}`, { headers: await as(piet) })).status).toBe(200)
  expect((await get(`${path}/${one}`, { headers: await as(kees) })).status).toBe(404)
})
