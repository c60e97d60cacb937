import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'
import { noteStatesOfBefore } from './roll.ts'

const db = await freshDatabase(twoTowns)
const demo = id.center('demo')
const one = id.gardening('demo')
const inDemo = async <T>(work: (tx: Tx) => Promise<T>) => await db.inCenter(demo, work)
const statesOf = async (key: string) =>
  await inDemo(async (tx) =>
    rowsOf(
      tx,
      { state: shown.text('c.state'), reason: orNull(shown.text('c.reason')) },
      (columns) => sql`select ${columns} from state_changes c where c.subject_id = ${key} order by c.at, c.id`,
    ),
  )
const set = async (status: string, reason: string | null = null) =>
  await inDemo((tx) => sql`update vacancies set status = ${status}, closed_reason = ${reason} where id = ${one}`.execute(tx))
const age = async () => await inDemo((tx) => sql`update state_changes set at = at - interval '2 minutes'`.execute(tx))
const forget = async () => await inDemo((tx) => sql`delete from state_changes where subject_id = ${one}`.execute(tx))

test('each change of state is noted with its reason, the first one too', async () => {
  expect((await statesOf(one)).map(({ state }) => state)).toEqual(['published'])
  await age()
  await set('closed', 'cancelled')
  expect(await statesOf(one)).toEqual([
    { state: 'published', reason: null },
    { state: 'closed', reason: 'cancelled' },
  ])
})

test('what is taken back within a minute was never done; later it is a change of its own', async () => {
  await set('published')
  expect((await statesOf(one)).map(({ state }) => state)).toEqual(['published'])
  await set('paused')
  await age()
  await set('published')
  expect((await statesOf(one)).map(({ state }) => state)).toEqual(['published', 'paused', 'published'])
})

test('a row that is older than the record of states begins with what its columns say', async () => {
  await forget()
  await set('paused')
  expect((await statesOf(one)).map(({ state }) => state)).toEqual(['published', 'paused'])
  await forget()
  await inDemo((tx) => noteStatesOfBefore(tx, demo))
  await inDemo((tx) => noteStatesOfBefore(tx, demo))
  expect((await statesOf(one)).map(({ state }) => state)).toEqual(['published', 'paused'])
})

test('a row that is deleted says so', async () => {
  const draft = id.draft('demo')
  await inDemo((tx) => sql`delete from vacancies where id = ${draft}`.execute(tx))
  expect((await statesOf(draft)).map(({ state }) => state)).toEqual(['draft', 'removed'])
})
