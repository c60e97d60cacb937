import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createClient } from '#kernel/jsonapi/client/client.ts'
import { applicationList } from '#features/applications/board/application-list.ts'
import { boardColumns } from '#features/applications/board/board.ts'
import { fetchBoard } from '#features/applications/board/fetch-board.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { fetchList } from '#features/lists/fetch-list.ts'
import { readList } from '#features/lists/list.ts'
import { resources } from '#src/app/resources.ts'
import { startTestApp } from '#src/testing/harness.ts'

const app = await startTestApp()
const { apply, act, run, forgetAll } = applicationActionsOf(app)
const [fatima, kees, johan] = (await Promise.all(['vrijwilliger', 'tweede', 'beheerder'].map(async (name) => await app.as(`${name}@demo.example`)))) as [
  Record<string, string>,
  Record<string, string>,
  Record<string, string>,
]
let calls = 0
const api = createClient(resources, async (path, { method = 'GET' } = {}) => {
  calls += 1
  const answer = await app.call(method as 'GET', path, { headers: johan })
  return { ok: answer.status < 400, status: answer.status, statusText: answer.reason, text: async () => answer.text }
})

beforeEach(forgetAll)

const list = async (query = '') => await fetchList(api.applications, applicationList, readList(applicationList, `http://demo.localhost/applications${query}`))

test('the list of an organization counts its tabs, and finds by name, by vacancy and by how long somebody waits', async () => {
  const hers = (await apply(fatima)).body.data.id
  const his = (await apply(kees)).body.data.id
  await run(sql`update applications set created_at = created_at - interval '8 days' where id = ${hers}`)
  await act(johan, his, 'invite')
  calls = 0
  const { rows, counts } = await list()
  expect(calls).toBe(1)
  expect([rows.map(({ applicantName }) => applicantName), counts]).toEqual([
    ['Fatima El Amrani', 'Kees de Groot'],
    { all: 2, new: 1, in_review: 0, invited: 1, waitlisted: 0, placed: 0, done: 0 },
  ])
  for (const query of ['?q=amrani', '?waits=7', '?status=new']) expect((await list(query)).rows.map(({ id }) => id)).toEqual([hers])
  expect((await list('?waits=14')).rows).toEqual([])
  expect((await list('?q=tuin')).total).toBe(2)
  expect((await list('?sort=-name')).rows.map(({ id }) => id)).toEqual([his, hers])
})

test('the board has a column for each state, who waits longest first, in one call for each', async () => {
  const hers = (await apply(fatima)).body.data.id
  const his = (await apply(kees)).body.data.id
  for (const [application, verb] of [
    [his, 'review'],
    [hers, 'review'],
  ] as const)
    await act(johan, application, verb)
  calls = 0
  const columns = await fetchBoard(api, {})
  expect([calls, columns.map(({ key, total }) => [key, total])]).toEqual([
    boardColumns.length,
    [
      ['new', 0],
      ['in_review', 2],
      ['invited', 0],
      ['waitlisted', 0],
      ['placed', 0],
    ],
  ])
  expect(columns[1]!.cards.map(({ id }) => id)).toEqual([hers, his])
  expect((await fetchBoard(api, { search: 'groot' }))[1]!.cards.map(({ id }) => id)).toEqual([his])
})

test('who applied is sorted by last name without its prefix and found by it, guests too', async () => {
  const hers = (await apply(fatima)).body.data.id
  const his = (await apply(kees)).body.data.id
  const order = async () => (await list('?sort=name')).rows.map(({ id }) => id)
  expect(await order()).toEqual([hers, his])
  await app.call('PATCH', '/api/v1/current_user', { headers: kees, body: { first_name: 'Zeger', last_name: 'van ’t Aalst' } })
  expect(await order()).toEqual([his, hers])
  const guest = (name: string) =>
    run(sql`update applications set user_id = null, guest_name = ${name}, follow_code = 'volg-0001', submitted_by = user_id where id = ${his}`)
  await guest('Anna van Zanten')
  for (const query of ['?q=zanten', '?q=zanten, anna', '?q=zanden']) expect((await list(query)).rows.map(({ id }) => id)).toEqual([his])
  expect(await order()).toEqual([hers, his])
})
