import { CompiledQuery, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Tx } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'

const db = await freshDatabase(twoTowns)
const here = id.center('demo')
const there = id.center('oldebroek')

const all = async <Row>(tx: Tx, text: string, values: unknown[] = []) => (await tx.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
const walled = (
  await db.onPlatform((tx) =>
    all<{ name: string }>(tx, `select tablename as name from pg_policies where policyname = 'center' and cmd = 'ALL' and 'vw_app' = any(roles) order by 1`),
  )
).map(({ name }) => name)

test('there are walls to try', () => expect(walled.length).toBeGreaterThan(10))

describe.each(walled)('in %s, with no condition at all,', (table) => {
  test('only rows of the center of the transaction are seen', async () => {
    const centers = await db.inCenter(here, (tx) => all<{ center: string }>(tx, `select distinct volunteer_center_id as center from ${table}`))
    expect(centers.filter(({ center }) => center !== here)).toEqual([])
  })

  test('without a center there are no rows', async () => {
    const seen = await db.inCenter(here, async (tx) => {
      await sql`select set_config('app.center_id', '', true)`.execute(tx)
      return await all(tx, `select 1 from ${table}`)
    })
    expect(seen).toEqual([])
  })

  test('no row can be written for another center, nor moved to it', async () => {
    await expect(db.inCenter(here, (tx) => all(tx, `insert into ${table} (volunteer_center_id) values ($1)`, [there]))).rejects.toThrow('row-level security')
    const moved = db.inCenter(here, (tx) => all(tx, `update ${table} set volunteer_center_id = $1 returning 1`, [there]))
    expect(await moved.catch((error: Error) => (/row-level security|permission denied|violates/.test(error.message) ? [] : error.message))).toEqual([])
  })

  test('a row of another center cannot be changed or removed', async () => {
    for (const statement of [
      `update ${table} set volunteer_center_id = volunteer_center_id where volunteer_center_id = $1 returning 1`,
      `delete from ${table} where volunteer_center_id = $1 returning 1`,
    ]) {
      const changed = db.inCenter(here, (tx) => all(tx, statement, [there]))
      expect(await changed.catch((error: Error) => (error.message.includes('permission denied') ? [] : error.message))).toEqual([])
    }
  })
})

test('the towns of the test have something to hide', async () => {
  for (const center of [here, there]) expect(await db.inCenter(center, (tx) => all(tx, 'select 1 from vacancies'))).toHaveLength(4)
})

test('of the people of another town not even the name is seen', async () => {
  const emails = await db.inCenter(here, (tx) => all<{ email: string }>(tx, 'select email from users'))
  expect(emails.length).toBeGreaterThan(5)
  expect(emails.filter(({ email }) => !email.endsWith('@demo.example'))).toEqual([])
  await expect(db.inCenter(here, (tx) => all(tx, 'select password_hash from users'))).rejects.toThrow('permission denied')
  for (const table of ['sessions', 'user_tokens', 'rate_limits'])
    await expect(db.inCenter(here, (tx) => all(tx, `select 1 from ${table}`))).rejects.toThrow('permission denied')
})

test('the search function answers for the center of the transaction alone', async () => {
  const { rows } = await db.onPlatform((tx) =>
    sql<{ arguments: string }>`select pg_get_function_arguments('search_vacancies'::regproc) as arguments`.execute(tx),
  )
  const nothing = rows[0]!.arguments.split(',').map((argument) => `null::${argument.trim().split(' ').slice(1).join(' ').split(' DEFAULT')[0]}`)
  const found = await db.inCenter(here, (tx) => all<Record<string, unknown>>(tx, `select * from search_vacancies(${nothing.join(', ')})`))
  expect(JSON.stringify(found)).not.toContain(id.gardening('oldebroek'))
})

test('after the transaction its connection remembers no center', async () => {
  await db.inCenter(here, (tx) => all(tx, 'select 1'))
  const seen = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      db.inCenter(at % 2 ? here : there, (tx) => all<{ center: string }>(tx, 'select distinct volunteer_center_id as center from vacancies')),
    ),
  )
  expect(seen.map(([row]) => row!.center)).toEqual(Array.from({ length: 20 }, (_, at) => (at % 2 ? here : there)))
})
