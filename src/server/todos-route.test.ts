import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { endingSoon } from '#features/vacancies/expiry/ending-soon.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const app = await startTestApp()
const { apply, run, say } = applicationActionsOf(app)
const names = ['vrijwilliger@demo', 'lid@demo', 'coordinator@demo', 'centerbeheerder@demo']
const [fatima, marijke, wim, sanne] = await Promise.all(names.map(async (name) => await app.as(`${name}.example`)))
const forSchool = { ...marijke!, 'current-organization-id': id.school('demo'), 'accept-language': 'nl' }
const todosOf = async (headers: Record<string, string>): Promise<any[]> => (await app.get('/api/v1/todos', { headers })).body.meta.todos
const todoOf = async (headers: Record<string, string>, wanted: string) => (await todosOf(headers)).find(({ key }) => key === wanted)
const keysOf = async (headers: Record<string, string>) => (await todosOf(headers)).map(({ key }) => key)
const countsOf = async (headers: Record<string, string>) => (await app.get('/api/v1/counts', { headers })).body.meta.counts

test('a visitor is asked to sign in, and a volunteer has nothing to decide', async () => {
  for (const path of ['todos', 'counts', 'month', 'weeks']) expect((await app.get(`/api/v1/${path}`)).status).toBe(401)
  expect(await todosOf(fatima!)).toEqual([])
  expect(await todosOf(marijke!)).toEqual([]) // not acting for an organization
  expect(await countsOf(fatima!)).toEqual({ organizations: 0, vacancies: 0, applications: 0, conversations: 0 })
})

test('a parameter that means nothing is refused', async () => {
  const { status, body } = await app.get('/api/v1/todos?filter[view]=center', { headers: wim! })
  expect([status, body.errors[0].source]).toEqual([400, { parameter: 'filter[view]' }])
  expect((await app.get('/api/v1/counts?pages=nothing', { headers: wim! })).status).toBe(400)
})

test('Marijke is told who waits for her school, what is new and what runs out, the most pressing first', async () => {
  await run(sql`update vacancies set valid_through = ${endingSoon(new Date())}::date where id = ${id.reading('demo')}`)
  const applied = (await apply(fatima!)).body.data
  await say(fatima!, applied.relationships.conversation.data.id, 'Mag ik iemand meenemen?')

  const todos = await todosOf(forSchool)
  expect(todos.map(({ key }) => key)).toEqual(['fresh', 'ending', 'news'])
  expect(todos[0]).toMatchObject({ title: '1 aanvraag zonder besluit', total: 1 })
  expect(todos[0].items).toMatchObject([
    { id: applied.id, title: 'Fatima El Amrani', note: 'Vandaag ontvangen', acts: ['answer', 'accept', 'invite', 'decline'] },
  ])
  expect(todos[1].items).toMatchObject([{ id: id.reading('demo'), acts: ['extend'] }])
  expect(todos[2].items).toMatchObject([{ title: 'Fatima El Amrani', quote: 'Mag ik iemand meenemen?', href: `/applications/${applied.id}`, acts: ['answer'] }])
  expect(await countsOf(forSchool)).toEqual({ organizations: 0, vacancies: 0, applications: 1, conversations: 1 })
})

test('what her page lacks is read out of what is stored; who may not change the page is told only of vacancies', async () => {
  const johan = { ...(await app.as('beheerder@demo.example')), 'current-organization-id': id.school('demo') }
  const lacks = async (headers: Record<string, string>) => (await todoOf(headers, 'page'))?.items.map((item: { id: string }) => item.id) ?? []
  expect(await lacks(johan)).toEqual(['noLogo', 'shortDescription', 'noContact', 'oneAdmin'])
  expect(await lacks(forSchool)).toEqual([])
  await run(sql`update organizations set phone = '0525 1234' where id = ${id.school('demo')}`)
  await run(sql`update organization_profiles set description = repeat('Wij lezen. ', 40) where organization_id = ${id.school('demo')}`)
  expect(await lacks(johan)).toEqual(['noLogo', 'oneAdmin'])
})

test('Wim, of the center, is told first of whom an organization left without an answer, with its number to call', async () => {
  expect(await keysOf(wim!)).toEqual(['organizations', 'ending-in-town', 'unanswered'])
  expect(await todoOf(wim!, 'unanswered')).toMatchObject({
    items: [{ title: 'Fatima El Amrani', quote: null, acts: ['snooze'], call: { name: 'De Brug', phone: '0525 1234' } }],
  })
  await run(sql`update applications set escalated_at = now() where volunteer_center_id = ${id.center('demo')}`)
  expect(await keysOf(wim!)).toEqual(['escalated', 'organizations', 'ending-in-town'])
  expect((await todoOf(wim!, 'escalated')).items[0].acts).toEqual(['answer', 'snooze', 'accept', 'invite', 'decline'])
  expect(await todoOf(wim!, 'organizations')).toMatchObject({ items: [{ id: id.club('demo'), acts: ['approve', 'deny'] }] })
  expect(await countsOf(wim!)).toMatchObject({ organizations: 1, applications: 1 })
})

test('with another organization selected the center’s people see that one, with its own the whole center', async () => {
  const own = '01930001-0000-7000-8000-000000000012'
  await run(sql`insert into organizations (id, volunteer_center_id, name, slug, organization_type, status, summary)
    values (${own}, ${id.center('demo')}, 'Zelf', 'zelf', 'VolunteerCenter', 'approved', 'Het centrum zelf')`)
  const seen = async (organization: string) => await keysOf({ ...sanne!, 'current-organization-id': organization })
  expect(await seen(own)).toEqual(['escalated', 'organizations', 'ending-in-town'])
  expect(await seen(id.school('demo'))).toEqual(['fresh', 'ending', 'page'])
  expect(await countsOf({ ...sanne!, 'current-organization-id': id.school('demo') })).toMatchObject({ organizations: 0, applications: 1 })
})

test('Marijke is not told what waits for the club, nor the center of another town what waits here', async () => {
  expect((await app.get('/api/v1/todos', { headers: { ...marijke!, 'current-organization-id': id.club('demo') } })).status).toBe(403)
  const there = { host: 'oldebroek.localhost', headers: await app.as('coordinator@oldebroek.example') }
  const { todos } = (await app.get('/api/v1/todos', there)).body.meta
  expect(todos.map(({ key }: { key: string }) => key)).toEqual(['organizations'])
  expect(todos[0].items.map((item: { id: string }) => item.id)).toEqual([id.club('oldebroek')])
})

test('the month is told to the center alone, and of people no number below five', async () => {
  expect((await app.get('/api/v1/month', { headers: marijke! })).status).toBe(403)
  const { meta } = (await app.get('/api/v1/month', { headers: wim! })).body
  expect(meta.numbers.map(({ key, now }: { key: string; now: number | null }) => [key, now])).toEqual([
    ['applications', null],
    ['accepted', null],
    ['vacancies', expect.any(Number)],
    ['organizations', 3],
  ])
  await run(sql`update vacancies set published_at = now() where id = ${id.gardening('demo')}`)
  const [, , vacancies] = (await app.get('/api/v1/month', { headers: wim! })).body.meta.numbers
  expect(vacancies.now).toBeGreaterThan(0)
})

test('the weeks are told to who acts for an organization, six of them with the present one last, and no others’', async () => {
  expect((await app.get('/api/v1/weeks', { headers: marijke! })).status).toBe(403)
  expect((await app.get('/api/v1/weeks', { headers: { ...marijke!, 'current-organization-id': id.club('demo') } })).status).toBe(403)
  const weeksOf = async () =>
    (await app.get('/api/v1/weeks', { headers: forSchool })).body.meta.weeks as { start: string; week: number; applications: number }[]
  const before = await weeksOf()
  expect(before).toHaveLength(6)
  expect(before.map(({ start }) => new Date(start).getUTCDay())).toEqual([1, 1, 1, 1, 1, 1])
  expect(before.at(-1)!.applications).toBeGreaterThan(0)
  // A Sunday night in Amsterdam is still of the week that ends then, whatever day it is in UTC.
  const monday = before[3]!.start
  await run(sql`update applications set created_at = (${monday}::timestamp - interval '1 minute') at time zone 'Europe/Amsterdam'
    where organization_id = ${id.school('demo')}`)
  const after = await weeksOf()
  expect(after.map(({ applications }) => applications)).toEqual([0, 0, before.reduce((sum, { applications }) => sum + applications, 0), 0, 0, 0])
})
