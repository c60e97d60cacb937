import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as } = await startTestApp()
const [anja, tom] = ['centerbeheerder@demo.example', 'centerbeheerder@oldebroek.example']
const hostOf = (who: string) => `${who.split('@')[1]!.split('.')[0]}.localhost`
const add = async (who: string, attributes: Record<string, unknown>) =>
  await call('POST', '/api/v1/vocabulary_entries', { host: hostOf(who), headers: await as(who), body: { data: { type: 'vocabulary_entries', attributes } } })
const found = async (q: string, host = 'demo.localhost') =>
  (await get(`/api/v1/vacancies/search?filter[search]=${encodeURIComponent(q)}`, { host })).body.meta.exact as number

test("Anja adds what her town says for gardening: it works at once, and not in Tom's town", async () => {
  expect(await found('wroetclub')).toBe(0)
  const gardening = await found('tuinieren')
  expect(gardening).toBeGreaterThan(0)
  const { status, body } = await add(anja, { name: 'tuinieren', words: ['Wroetclub', 'in de aarde wroeten'] })
  expect([status, body.data.attributes.words]).toEqual([201, ['wroetclub', 'in de aarde wroeten']])
  expect(await found('wroetclub')).toBe(gardening)
  expect(await found('wroetclub', 'oldebroek.localhost')).toBe(0)

  const path = `/api/v1/vocabulary_entries/${body.data.id}`
  const headers = await as(anja)
  expect(
    (await call('PATCH', path, { headers, body: { data: { type: 'vocabulary_entries', id: body.data.id, attributes: { words: ['graafgroep'] } } } })).status,
  ).toBe(200)
  expect([await found('wroetclub'), await found('graafgroep')]).toEqual([0, gardening])
  expect((await call('GET', path, { host: hostOf(tom), headers: await as(tom) })).status).toBe(404)
  expect((await call('DELETE', path, { headers })).status).toBe(204)
  expect(await found('graafgroep')).toBe(0)
})

test('the same name again adds to its words, and a concept of her own finds what has its words', async () => {
  const first = await add(anja, { name: 'Groene Club', words: ['buurttuin'] })
  const again = await add(anja, { name: 'groene club', words: ['tuin'] })
  expect([first.status, again.status, again.body.data.id]).toEqual([201, 200, first.body.data.id])
  expect(again.body.data.attributes.words).toEqual(['buurttuin', 'tuin'])
  const seen = await get('/api/v1/vocabulary?filter[search]=groene%20club', { headers: await as(anja) })
  expect(seen.body.meta.concepts[0]).toMatchObject({ name: 'groene club', isMeant: true })
})

test('what Anja says is near a concept of her own comes after it, where little is found', async () => {
  const searched = async () => (await get('/api/v1/vacancies/search?filter[search]=klankschaal')).body
  const { status, body } = await add(anja, { name: 'klankschaal', words: ['klankbad'], near: ['tuinieren', ' Tuinieren '] })
  expect([status, body.data.attributes.near]).toEqual([201, ['tuinieren']])
  const { data, meta } = await searched()
  expect([meta.exact, data.length > 0, data.every((one: any) => one.meta.isNear)]).toEqual([0, true, true])
  const headers = await as(anja)
  const change = async (near: unknown) =>
    await call('PATCH', `/api/v1/vocabulary_entries/${body.data.id}`, { headers, body: { data: { type: 'vocabulary_entries', attributes: { near } } } })
  const unknown = await change(['bestaat niet'])
  expect([unknown.status, unknown.body.errors[0].code]).toEqual([422, 'unknown_concept'])
  expect((await change(['klankschaal'])).body.data.attributes.near).toEqual([])
  expect((await searched()).meta.exact).toBe(0)
  expect((await change(Array.from({ length: 7 }, () => 'muziek'))).status).toBe(422)
})

test('a coordinator sees them, a volunteer and a stranger do not, and only admins change them', async () => {
  expect((await get('/api/v1/vocabulary?filter[search]=oma', { headers: await as('coordinator@demo.example') })).body.meta.concepts[0]).toMatchObject({
    name: 'ouderen',
  })
  expect((await add('coordinator@demo.example', { name: 'x-club', words: ['xx'] })).status).toBe(403)
  expect((await get('/api/v1/vocabulary', { headers: await as('vrijwilliger@demo.example') })).status).toBe(403)
  expect((await get('/api/v1/vocabulary')).status).toBe(401)
})

test('words with an apostrophe as phones type it are searched for like any other', async () => {
  const { status, body } = await add(anja, { name: 'onze foto’s', words: ['Foto’s kijken', "oma's foto's", '’s avonds filmen'] })
  expect([status, body.data.attributes.words]).toEqual([201, ["foto's kijken", "oma's foto's", 's avonds filmen']])
  expect((await get(`/api/v1/vacancies/search?filter[search]=${encodeURIComponent('onze foto’s')}`)).status).toBe(200)
  expect((await get(`/api/v1/vacancies/search?filter[search]=${encodeURIComponent('foto’s kijken')}`)).status).toBe(200)
})

test.each([[['']], [['!!']], [["'; drop table"]], [['a'.repeat(61)]], [Array.from({ length: 41 }, (_, at) => `woord ${at}`)]])(
  '%j are no words, or harmless ones',
  async (words) => {
    const { status } = await add(anja, { name: 'proef', words })
    expect([201, 200, 422]).toContain(status)
    expect((await get('/api/v1/vacancies/search?filter[search]=drop%20table')).status).toBe(200)
  },
)
