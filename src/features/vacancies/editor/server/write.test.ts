import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { complete, vacancyCalls } from '#features/vacancies/server/testing.ts'

const { call, as, db, get } = await startTestApp()
const { create, update, act, run, made, published, headers, relation } = vacancyCalls({ call, as, db })
const pointers = (body: any) => body.errors.map(({ source }: any) => source.pointer.replace('/data/', '')).toSorted()

test('a draft takes a title and an organization, and whoever makes it is its contact', async () => {
  const { status, body } = await create('lid', { title: 'Hulp bij de tuin' })
  expect([status, body.data.attributes]).toMatchObject([201, { status: 'draft', title: 'Hulp bij de tuin', summary: '', themes: [], commitment: null }])
  expect(body.data.relationships.contactUser.data.id).toBe(id.person('demo', 'lid'))
  expect((await create('lid', {})).body.errors[0].source.pointer).toBe('/data/attributes/title')
  // Visitors see it neither in lists nor at its address.
  expect((await get(`/api/v1/vacancies/${body.data.id}`)).status).toBe(404)
})

test('a draft is saved as far as it is, and tells what it lacks when it is handed in', async () => {
  const one = await made('lid', { title: 'Tuin' })
  expect(
    (await update('lid', one, { description: 'Kort', summary: '', themes: [], address: { city: 'Nergenshuizen' }, location_mode: 'on_site' })).status,
  ).toBe(200)
  const { status, body } = await act('lid', one, 'submit')
  expect([status, pointers(body)]).toEqual([
    422,
    [
      'attributes/address/city',
      'attributes/commitment',
      'attributes/dayparts',
      'attributes/description',
      'attributes/summary',
      'attributes/themes',
      'attributes/title',
      'attributes/validThrough',
    ].toSorted(),
  ])
  expect(body.errors.every(({ detail }: any) => detail.length > 10)).toBe(true)
})

test('what fits together is handed in, and then stays whole', async () => {
  const one = await made()
  expect((await act('lid', one, 'submit')).body.data.attributes.status).toBe('pending')
  for (const attributes of [
    { summary: '' },
    { themes: [] },
    { commitment: null },
    { description: 'Te kort' },
    { valid_through: null },
    { address: { postcode: '9999 ZZ' } },
  ])
    expect([attributes, (await update('lid', one, attributes)).status]).toEqual([attributes, 422])
  expect((await update('lid', one, { summary: 'Een ander zinnetje' })).body.data.attributes.summary).toBe('Een ander zinnetje')
})

test.each<[string, object, string]>([
  ['a title of 101 letters', { title: 'x'.repeat(101) }, 'attributes/title'],
  ['a theme that is none', { themes: ['gold'] }, 'attributes/themes'],
  ['five themes', { themes: ['care', 'elderly', 'language', 'sport', 'nature'] }, 'attributes/themes'],
  ['21 hours', { hours_per_week_max: 21 }, 'attributes/hours_per_week_max'],
  ['six questions', { questions: Array.from({ length: 6 }, () => ({ text: 'Waarom?' })) }, 'attributes/questions'],
  ['a question without words', { questions: [{ text: 'Waarom?' }, { text: ' ' }] }, 'attributes/questions/1/text'],
  ['a question of a megabyte', { questions: [{ text: 'a'.repeat(500_000) }] }, 'attributes/questions/0/text'],
  ['a date that ends before it begins', { slots: [{ starts_at: '2099-01-01T10:00:00Z', ends_at: '2099-01-01T09:00:00Z' }] }, 'attributes/slots/0/endsAt'],
  ['dates that are none', { slots: [{ starts_at: 'ooit', ends_at: {} }] }, 'attributes/slots/0/starts_at'],
  ['dates as a text', { slots: 'morgen' }, 'attributes/slots'],
  ['an English text that is a list', { translations: { en: ['a'] } }, 'attributes/translations'],
  ['a long English title', { translations: { en: { title: 'x'.repeat(101) } } }, 'attributes/translations/en/title'],
  ['a postcode of letters', { address: { postcode: 'AB 1234' } }, 'attributes/address/postcode'],
])('%s is told at its place', async (_, attributes, pointer) => {
  const { status, body } = await create('lid', { title: 'Hulp', ...attributes })
  expect([status, pointers(body)]).toEqual([422, expect.arrayContaining([pointer])])
})

test.each([null, 7, 'x', [], [null], { en: null }, [[]], { id: {} }])('%j instead of a structure breaks nothing', async (value) => {
  for (const name of ['slots', 'questions', 'translations'])
    expect([name, [200, 201, 404, 409, 422].includes((await create('lid', { title: 'Hulp', [name]: value })).status)]).toEqual([name, true])
})

test('dates say when it is and how many can come, and keep who comes already', async () => {
  const day = addDays(today(), 30)
  const slot = { starts_at: `${day}T09:00:00Z`, ends_at: `${day}T11:00:00Z`, places: 3 }
  const one = await made('lid', { ...complete, commitment: 'one_off', dayparts: [], slots: [slot, { ...slot, places: 2 }] })
  const read = async () => (await get(`/api/v1/vacancies/${one}`, { headers: await headers('lid') })).body.data.attributes
  const { slots, places, dayparts } = await read()
  expect([slots.length, places, dayparts.length, dayparts[0]]).toEqual([2, 5, 1, expect.stringMatching(/_(morning|afternoon)$/)])
  await run(sql`update vacancies set slots = jsonb_set(slots, '{0,placesTaken}', '2'), places_taken = 2 where id = ${one}`)
  expect(pointers((await update('lid', one, { slots: [slots[1]] })).body)).toEqual(['attributes/slots'])
  expect(pointers((await update('lid', one, { slots: [{ ...slots[0], places: 1 }, slots[1]] })).body)).toEqual(['attributes/slots/0/places'])
  expect((await update('lid', one, { slots: [{ ...slots[0], places: 9, placesTaken: 0 }] })).body.data.attributes).toMatchObject({
    places: 9,
    slots: [{ placesTaken: 2 }],
  })
})

test('a question keeps its id, for answers name it', async () => {
  const one = await made('lid', { ...complete, questions: [{ text: 'Waarom wil je dit?', required: true }] })
  const { questions } = (await get(`/api/v1/vacancies/${one}`, { headers: await headers('lid') })).body.data.attributes
  const changed = await update('lid', one, { questions: [{ text: 'Kun je op dinsdag?' }, { ...questions[0], text: 'Waarom juist dit?' }] })
  expect(changed.body.data.attributes.questions).toMatchObject([{ required: false }, { id: questions[0].id, text: 'Waarom juist dit?', required: true }])
})

test('a contact works for the organization', async () => {
  const one = await made()
  const asContact = (name: string) => ({
    related: { contact_user: relation('users', id.person('demo', name)), second_contact_user: relation('users', id.person('demo', 'lid')) },
  })
  const { status, body } = await update('lid', one, {}, asContact('vrijwilliger'))
  expect([status, body.errors[0].source.pointer]).toEqual([404, '/data/relationships/contact_user'])
  expect((await update('lid', one, {}, asContact('beheerder'))).body.data.relationships.contactUser.data.id).toBe(id.person('demo', 'beheerder'))
  expect((await update('lid', one, {}, { related: { contact_user: { data: null } } })).status).toBe(200)
  expect(pointers((await act('lid', one, 'submit')).body)).toEqual(['relationships/contact_user'])
})

test('two who write at once do not lose each other’s words', async () => {
  const one = await made()
  expect((await update('lid', one, { summary: 'Eerst' }, { ifMatch: '"v1"' })).status).toBe(200)
  expect((await update('beheerder', one, { summary: 'Daarna' }, { ifMatch: '"v1"' })).status).toBe(412)
})

test('an address of the organization stays as it is when a vacancy moves', async () => {
  await update('coordinator', id.gardening('demo'), {}, { related: { contact_user: relation('users', id.person('demo', 'lid')) } })
  const { status, body } = await update('coordinator', id.gardening('demo'), { address: { street: 'Elders', city: 'Zutphen', postcode: '7201' } })
  expect([status, body.data.attributes.city, body.data.relationships.address.data.id === id.address('demo')]).toEqual([200, 'Zutphen', false])
  expect(await run(sql`select street from addresses where id = ${id.address('demo')}`)).toEqual([{ street: 'Dorpsstraat' }])
})

test('a hidden address and somebody’s home are not told to visitors', async () => {
  const one = await published()
  const street = async (who: string | null) =>
    (await get(`/api/v1/vacancies/${one}?include=address`, { headers: await headers(who) })).body.included?.[0]?.attributes.street ?? null
  expect([await street(null), await street('vrijwilliger')]).toEqual(['Markt', 'Markt'])
  await update('coordinator', one, { hide_address: true })
  expect([await street(null), await street('vrijwilliger'), await street('lid')]).toEqual([null, null, 'Markt'])
  await update('coordinator', one, { hide_address: false, location_mode: 'at_home_of_client' })
  expect(await street(null)).toBe(null)
})

test('only drafts vanish, and only by an admin or the center', async () => {
  const remove = async (who: string | null, one: string) => (await call('DELETE', `/api/v1/vacancies/${one}`, { headers: await headers(who) })).status
  const one = await made()
  expect([await remove(null, one), await remove('lid', one), await remove('vrijwilliger', one)]).toEqual([401, 403, 404])
  expect(await remove('beheerder', one)).toBe(204)
  expect(await remove('beheerder', one)).toBe(404)
  expect(await remove('beheerder', await published())).toBe(409)
})

test('nobody writes for another organization or in another town', async () => {
  expect((await create(null, complete)).status).toBe(401)
  expect((await create('vrijwilliger', complete)).status).toBe(403)
  expect((await create('lid', complete, id.club('demo'))).status).toBe(404)
  expect((await create('lid', complete, id.school('oldebroek'))).status).toBe(404)
  expect((await create('redacteur', complete)).status).toBe(403)
  expect((await create('coordinator', complete)).status).toBe(201)
  const one = await made()
  expect((await update('vrijwilliger', one, { title: 'Mijn titel' })).status).toBe(404)
  expect((await update('redacteur', one, { title: 'Mijn titel' })).status).toBe(403)
  const elsewhere = await as('coordinator@oldebroek.example')
  expect((await call('PATCH', `/api/v1/vacancies/${one}`, { host: 'oldebroek.localhost', headers: elsewhere, body: { title: 'Van ons' } })).status).toBe(404)
})
