import { describe, expect, test } from 'vitest'
import { distanceKm } from '#features/places/place.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'

// Law: the scopes of contract §2.4 filter every list of their kind, and describe an invalid value in both languages.
const { get, as } = await startTestApp({ template: demoTemplate })
const host = 'vrijwilligersbank.localhost'
const zutphen = { lat: 52.13833, lng: 6.20139 }

type Asked = Record<string, string>
const visitor = {}
const ask = async (path: string, query: Asked, headers: Record<string, string> = visitor) =>
  await get(`/api/v1/${path}?${new URLSearchParams({ 'page[size]': '200', ...query })}`, { host, headers })
const list = async (path: string, query: Asked, headers?: Record<string, string>): Promise<any[]> => (await ask(path, query, headers)).body.data
const idsOf = (objects: any[]) => objects.map(({ id }) => id).toSorted()
const [coordinator, admin, member, volunteer] = await Promise.all(
  ['coordinator', 'beheerder', 'lid', 'vrijwilliger'].map((name) => as(`${name}@vrijwilligersbank.example`, host)),
)

describe('vacancies', () => {
  test('near a point are those within so many kilometres, and work from home', async () => {
    const all = await list('vacancies', {})
    const near = await list('vacancies', { 'filter[near]': '52.13833,6.20139,3' })
    const isNear = ({ attributes: { locationMode, latitude: lat, longitude: lng } }: any) => locationMode === 'remote' || distanceKm(zutphen, { lat, lng }) <= 3
    expect(idsOf(near)).toEqual(idsOf(all.filter(isNear)))
    expect(near.length).toBeGreaterThan(0)
    expect(near.length).toBeLessThan(all.length)
  })

  test('near a postcode, with a theme and at a daypart are those that the search finds', async () => {
    const filters: Asked[] = [
      { 'filter[near_postcode]': '7201 AB,5' },
      { 'filter[with_theme]': 'care,nature' },
      { 'filter[with_daypart]': 'mon_morning,tue_afternoon' },
      { 'filter[near_postcode]': '7201AB,10', 'filter[with_theme]': 'nature', 'filter[open]': 'true' },
    ]
    for (const query of filters) {
      const searched = Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'filter[open]'))
      const found = await list('vacancies', query)
      expect(idsOf(found), JSON.stringify(query)).toEqual(idsOf(await list('vacancies/search', searched)))
      expect(found.length).toBeGreaterThan(0)
    }
  })

  test('open ones can be applied for; mine are those of my organization, drafts too', async () => {
    const open = await list('vacancies', { 'filter[open]': 'true' }, coordinator)
    expect(new Set(open.map(({ attributes }) => attributes.status))).toEqual(new Set(['published']))
    const mine = await list('vacancies', { 'filter[mine]': 'true' }, member)
    expect(new Set(mine.map(({ relationships }) => relationships.organization.data.id)).size).toBe(1)
    expect(await list('vacancies', { 'filter[mine]': 'true' })).toEqual([])
    expect((await list('vacancies', { 'filter[search]': 'zutphen' })).length).toBeGreaterThan(0)
  })
})

describe('organizations', () => {
  test('near a place are those with an address there', async () => {
    const all = await list('organizations', { include: 'address' })
    const near = await list('organizations', { 'filter[near]': '52.13833,6.20139,2' })
    const byPostcode = await list('organizations', { 'filter[near_postcode]': '7201AB,2' })
    expect(near.length).toBeGreaterThan(0)
    expect(near.length).toBeLessThan(all.length)
    expect(byPostcode.length).toBeGreaterThan(0)
  })

  test('with open vacancies, mine, and by a word of their name', async () => {
    const withOpen = await list('organizations', { 'filter[with_open_vacancies]': 'true' })
    const open = await list('vacancies', { 'filter[open]': 'true' })
    expect(idsOf(withOpen)).toEqual([...new Set(open.map(({ relationships }) => relationships.organization.data.id))].toSorted())
    const [mine] = await list('organizations', { 'filter[mine]': 'true' }, admin)
    expect(idsOf(await list('organizations', { 'filter[search]': mine.attributes.name.toUpperCase() }, admin))).toContain(mine.id)
  })
})

describe('people', () => {
  test('not in an organization are those who could still be invited', async () => {
    const [organization] = await list('organizations', { 'filter[mine]': 'true' }, admin)
    const all = await list('users', { 'page[size]': '1000' }, coordinator)
    const inside = await list('users', { 'filter[organization_id_eq]': organization.id, 'page[size]': '1000' }, coordinator)
    const outside = await list('users', { 'filter[not_in_organization]': organization.id, 'page[size]': '1000' }, coordinator)
    expect(inside.length).toBeGreaterThan(0)
    expect(idsOf([...inside, ...outside])).toEqual(idsOf(all))
  })

  test('who works for another organization is not told to its neighbours', async () => {
    const [mine] = await list('organizations', { 'filter[mine]': 'true' }, admin)
    const foreign = (await list('organizations', {}, coordinator)).find(({ id }) => id !== mine.id).id
    const answer = await ask('users', { 'filter[not_in_organization]': foreign }, admin)
    expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'not_a_member'])
    expect(await list('users', { 'filter[not_in_organization]': mine.id }, admin)).toEqual([])
  })

  test('myself, by name, by role', async () => {
    const [self] = await list('users', { 'filter[self]': 'true' }, coordinator)
    const { body } = await get('/api/v1/current_user', { host, headers: coordinator! })
    expect(self.id).toBe(body.data.id)
    expect(idsOf(await list('users', { 'filter[search]': self.attributes.lastName }, coordinator))).toContain(self.id)
    expect(idsOf(await list('users', { 'filter[with_role]': 'coordinator' }, coordinator))).toContain(self.id)
  })
})

test('conversations and notifications can be mine, and unread', async () => {
  for (const path of ['conversations', 'notifications']) {
    const all = await ask(path, {}, volunteer)
    expect(idsOf(await list(path, { 'filter[mine]': 'true' }, volunteer))).toEqual(idsOf(all.body.data))
    expect(await list(path, { 'filter[mine]': 'false' }, volunteer)).toEqual([])
    const unread = await ask(path, { 'filter[unread]': 'true' }, volunteer)
    expect(unread.body.meta.total).toBe(all.body.meta.unreadCount)
  }
  const [first] = await list('conversations', {}, volunteer)
  expect(idsOf(await list('conversations', { 'filter[search]': first.attributes.organizationName }, volunteer))).toContain(first.id)
})

test.each([
  ['vacancies', 'near', '52.1,6.2', /^Geef breedtegraad, lengtegraad en hooguit 300 kilometer/, /^Give latitude, longitude and at most 300 kilometres/],
  ['vacancies', 'near', '91,6.2,10', /^Geef breedtegraad/, /^Give latitude/],
  ['organizations', 'near', '52.1,6.2,9999', /^Geef breedtegraad/, /^Give latitude/],
  ['vacancies', 'near_postcode', '7201AB', /^Geef een postcode en hooguit 300 kilometer/, /^Give a postcode and at most 300 kilometres/],
  ['organizations', 'near_postcode', 'Zutphen,10', /^Geef een postcode/, /^Give a postcode/],
  ['vacancies', 'near_postcode', '9999ZZ,10', /^9999ZZ is geen plaats of postcode die wij kennen/, /^9999ZZ is not a town or postcode we know/],
  ['vacancies', 'with_theme', 'care,zorg', /^zorg is geen van deze waarden: care, /, /^zorg is none of these values: care, /],
  ['vacancies', 'with_daypart', 'monday', /^monday is geen van deze waarden: mon_morning/, /^monday is none of these values: mon_morning/],
  ['vacancies', 'open', 'misschien', /^misschien is geen true of false/, /^misschien is neither true nor false/],
  ['organizations', 'mine', 'ja', /^ja is geen true of false/, /^ja is neither true nor false/],
])('%s?filter[%s]=%s is refused with a sentence', async (path, name, value, nl, en) => {
  for (const [language, words] of [
    ['nl', nl],
    ['en', en],
  ] as const) {
    const { status, body } = await ask(path, { [`filter[${name}]`]: value }, { 'accept-language': language })
    expect([status, body.errors[0].code, body.errors[0].source.parameter]).toEqual([400, 'invalid_filter_value', `filter[${name}]`])
    expect(body.errors[0].detail).toMatch(words)
  }
})

test('a scope that is left empty narrows nothing, and all of them go together', async () => {
  expect((await list('vacancies', { 'filter[near]': '', 'filter[near_postcode]': ' ' })).length).toBe((await list('vacancies', {})).length)
  const { status } = await ask('vacancies', { 'filter[near]': '52.1,6.2,9', 'filter[with_theme]': 'care', 'filter[m]': 'or' })
  expect(status).toBe(200)
})
