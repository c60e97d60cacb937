import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const app = await startTestApp()
const { apply, run } = applicationActionsOf(app)
const names = ['vrijwilliger', 'tweede', 'lid', 'redacteur', 'coordinator']
const [fatima, kees, marijke, noor, wim] = await Promise.all(names.map(async (name) => await app.as(`${name}@demo.example`)))
const forSchool = { ...marijke!, 'current-organization-id': id.school('demo') }
const list = async (query: string, headers: Record<string, string> = {}) => await app.get(`/api/v1/vacancies?${query}`, { headers })
const titles = async (query: string, headers: Record<string, string> = wim!) =>
  (await list(query, headers)).body.data.map(({ attributes }: any) => attributes.title).toSorted()
const gardening = async (headers?: Record<string, string>) =>
  (await app.get(`/api/v1/vacancies/${id.gardening('demo')}`, headers ? { headers } : {})).body.data.attributes

// The club has a vacancy too, which nobody of the school looks after.
await run(sql`update organizations set status = 'approved' where id = ${id.club('demo')}`)
await run(sql`update vacancies set organization_id = ${id.club('demo')} where id = ${id.reading('demo')}`)
await apply(fatima!)

test('those who look after a vacancy know how many people replied, others do not', async () => {
  for (const headers of [forSchool, noor!, wim!]) expect(await gardening(headers)).toMatchObject({ applicationsCount: 1, undecidedApplications: 1 })
  for (const headers of [undefined, kees!]) expect(await gardening(headers)).not.toHaveProperty('applicationsCount')
  // Marijke can read the club's vacancy like anybody, but not how many people applied for it.
  const reading = (await app.get(`/api/v1/vacancies/${id.reading('demo')}`, { headers: forSchool })).body.data.attributes
  expect(reading).toMatchObject({ applicationsCount: null, undecidedApplications: null })
})

test('an organization sorts by replies, a visitor may not', async () => {
  expect((await list('sort=-applications_count', forSchool)).body.data[0].id).toBe(id.gardening('demo'))
  expect((await list('sort=-applications_count')).body.errors[0].code).toBe('unsupported_sort')
})

test('a piece of the title or of the name of the organization finds it, accents and all', async () => {
  expect(await titles('filter[named]=leuters')).toEqual(['Voorlezen aan kleuters'])
  expect(await titles('filter[named]=TUINCLÚB')).toEqual(['Voorlezen aan kleuters'])
  expect(await titles('filter[named]=100%25')).toEqual([])
  expect(await titles('filter[named]=maak', kees!)).toEqual([])
})

test('what nobody replied to is found by those who look after it', async () => {
  expect(await titles('filter[without_applications]=true&filter[status_eq]=published')).toEqual(['Voorlezen aan kleuters'])
  expect(await titles('filter[without_applications]=true&filter[status_eq]=published', forSchool)).toEqual([])
  expect(await titles('filter[without_applications]=true', {})).toEqual([])
})

test('the center is told of what was handed in, an organization of what came back to it', async () => {
  const waits = async (headers: Record<string, string>) => (await app.get('/api/v1/counts?pages=vacancies', { headers })).body.meta.counts.vacancies
  expect([await waits(wim!), await waits(forSchool), await waits(fatima!)]).toEqual([0, 0, 0])
  await run(sql`update vacancies set status = 'pending' where id = ${id.gardening('demo')}`)
  expect([await waits(wim!), await waits(forSchool), await waits(noor!)]).toEqual([1, 0, 0])
  await run(sql`update vacancies set status = 'denied', denied_reason = 'Te kort' where id = ${id.gardening('demo')}`)
  expect([await waits(wim!), await waits(forSchool), await waits({ ...wim!, 'current-organization-id': id.club('demo') })]).toEqual([0, 1, 0])
})
