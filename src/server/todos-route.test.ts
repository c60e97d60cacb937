import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deedsOf } from '#features/applications/server/testing.ts'
import { endingSoon } from '#features/vacancies/ending-soon.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const app = await startTestApp()
const { apply, run, say } = deedsOf(app)
const [fatima, marijke, wim] = await Promise.all(['vrijwilliger@demo', 'lid@demo', 'coordinator@demo'].map(async (name) => await app.as(`${name}.example`)))
const forSchool = { ...marijke!, 'current-organization-id': id.school('demo'), 'accept-language': 'nl' }

type Todo = { key: string; title: string; text?: string; actions: { href: string }[] }
const todosOf = async (headers: Record<string, string>): Promise<Todo[]> => (await app.get('/api/v1/todos', { headers })).body.meta.todos
const keysOf = async (headers: Record<string, string>) => (await todosOf(headers)).map(({ key }) => key)

test('a visitor is asked to sign in, and a volunteer has nothing to decide', async () => {
  expect((await app.get('/api/v1/todos')).status).toBe(401)
  expect(await todosOf(fatima!)).toEqual([])
  expect(await todosOf(marijke!)).toEqual([]) // acting for no organization
})

test('a parameter that means nothing is refused', async () => {
  const { status, body } = await app.get('/api/v1/todos?filter[view]=center', { headers: wim! })
  expect([status, body.errors[0].source]).toEqual([400, { parameter: 'filter[view]' }])
})

test('Marijke is told who waits for her school, what is new and what runs out, the most pressing first', async () => {
  await run(sql`update vacancies set valid_through = ${endingSoon(new Date())}::date where id = ${id.reading('demo')}`)
  const applied = (await apply(fatima!)).body.data
  await say(fatima!, applied.relationships.conversation.data.id, 'Mag ik iemand meenemen?')

  const todos = await todosOf(forSchool)
  expect(todos.map(({ key }) => key)).toEqual(['fresh', 'ending', 'news'])
  expect(todos.map(({ title }) => title)).toEqual([
    '1 aanvraag zonder besluit',
    expect.stringMatching(/verloopt binnen twee weken|verlopen binnen twee weken/),
    '1 gesprek met nieuws',
  ])
  expect(todos[0]!.text).toBe('Fatima El Amrani schreef vandaag')
  expect(todos[2]).toMatchObject({ text: 'Fatima El Amrani: Tuinieren met groep vijf', actions: [{ href: `/applications/${applied.id}` }] })
})

test('Wim, of the center, is told first of whom an organization left without an answer', async () => {
  expect(await keysOf(wim!)).toEqual(['organizations'])
  await run(sql`update applications set escalated_at = now() where volunteer_center_id = ${id.center('demo')}`)
  expect(await keysOf(wim!)).toEqual(['escalated', 'organizations'])
  expect((await todosOf(wim!))[0]!.actions).toEqual([{ href: '/applications?status=escalated', label: expect.any(String) }])
})

test('Marijke is not told what waits for the club', async () => {
  const club = { ...marijke!, 'current-organization-id': id.club('demo') }
  expect((await app.get('/api/v1/todos', { headers: club })).status).toBe(403)
})
