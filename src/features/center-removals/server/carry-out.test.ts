import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { tablesInOrder } from '#kernel/db/server/center-copy/remove-rows.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { prepareJobs } from '#kernel/jobs/server/prepare-jobs.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { Centers } from '#features/tenancy/server/centers.ts'
import { tenantOf } from '#features/tenancy/server/resolve.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { carryOut } from './carry-out.ts'
import { asOwner, centerTables, fillTables, mentionsIn, othersIn } from './testing.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })
const db = await freshDatabase(demoTemplate)
const { databaseUrl } = db.config
const gone = centerId('oldebroek')
const other = centerId('arnhem')
let before: Record<string, string>
let onPlatform: string[]
let empty: string[]
/** Somebody of both centers, who is at home in the one that goes; somebody whom a row of the other names; and somebody of the one alone. */
const ids = { both: '', named: '', alone: '' }

const count = async (table: string) =>
  await asOwner(
    databaseUrl,
    async (owner) => (await owner.query<{ n: number }>(`select count(*)::int as n from ${table} where volunteer_center_id = $1`, [gone])).rows[0]!.n,
  )
const account = async (id: string) =>
  await db.onPlatform(
    async (tx) => await people(tx).selectFrom('users').select(['email', 'status', 'home_center_id', 'first_name']).where('id', '=', id).executeTakeFirst(),
  )

beforeAll(async () => {
  await prepareJobs(databaseUrl)
  const inOrder = (await db.asWorker(tablesInOrder)).map(({ name }) => name)
  await asOwner(databaseUrl, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `select u.id from users u where (select count(*) from user_roles r where r.user_id = u.id) = 1
       and exists (select from user_roles r where r.user_id = u.id and r.volunteer_center_id = $1 and r.name = 'volunteer') order by u.id limit 3`,
      [gone],
    )
    Object.assign(ids, { both: rows[0]!.id, named: rows[1]!.id, alone: rows[2]!.id })
    await owner.query(`update users set home_center_id = $1 where id = any ($2)`, [gone, Object.values(ids)])
    await owner.query(`insert into user_roles (volunteer_center_id, user_id, name) values ($1, $2, 'volunteer')`, [other, ids.both])
    await owner.query(
      `insert into consents (volunteer_center_id, user_id, purpose, version, source) select $1, $2, purpose, version, source from consents limit 1`,
      [other, ids.named],
    )
    onPlatform = (await centerTables(owner)).filter((name) => !inOrder.includes(name))
    empty = await fillTables(owner, [...inOrder.toReversed(), ...onPlatform], gone)
    await owner.query(`select pgboss.create_queue('of-a-center', '{"policy": "standard"}')`)
    await owner.query(`insert into pgboss.job (name, data) values ('of-a-center', jsonb_build_object('centerId', $1::text))`, [gone])
  })
})

test('every table has a row of the center that goes, and the worker may remove all but those of accounts', () => {
  expect(empty).toEqual([])
  expect(onPlatform).toEqual(['sessions', 'user_roles', 'user_tokens'])
})

test('nothing of a center goes before its removal has begun, whoever asks the database', async () => {
  await carryOut(db, gone)
  expect(await count('vacancies')).toBeGreaterThan(0)
  const tried = await db.asWorker(async (tx) => await sql`delete from vacancies`.execute(tx), gone)
  expect(tried.numAffectedRows).toBe(0n)
  await db.onPlatform(
    async (tx) =>
      await tx
        .insertInto('center_removals')
        .values({ center_id: gone, name: 'Oldebroek', town: 'Oldebroek', due_at: new Date(), started_at: new Date() })
        .execute(),
  )
  const elsewhere = await db.asWorker(async (tx) => await sql`delete from vacancies`.execute(tx), other)
  expect(elsewhere.numAffectedRows).toBe(0n)
})

test('stopped after any of its transactions it goes on where it was, and every row of the center goes, and none of another', async () => {
  before = await asOwner(databaseUrl, async (owner) => await othersIn(owner, gone))
  for (let run = 0; run < 200; run += 1) {
    const stopped = await carryOut(stopping(db, 5 + 25 * run), gone, 7).then(
      () => false,
      (error: Error) => (error.message === 'stopped' ? true : Promise.reject(error)),
    )
    if (!stopped) break
    expect(run).toBeLessThan(100)
  }
  await asOwner(databaseUrl, async (owner) => {
    expect(await mentionsIn(owner, gone)).toEqual({ center_removals: 1 })
    expect(await othersIn(owner, gone)).toEqual(before)
  })
})

test('who belongs to another center too stays, at home there; who is named by a row of another center is nobody; the others are gone', async () => {
  expect(await account(ids.both)).toMatchObject({ home_center_id: other, first_name: expect.not.stringMatching('Verwijderde') })
  expect(await account(ids.named)).toMatchObject({ email: `deleted-${ids.named}@invalid`, status: 'archived', first_name: 'Verwijderde' })
  expect(await account(ids.alone)).toBeUndefined()
})

test('what is known of it is how much it was, and a second run does nothing', async () => {
  await carryOut(db, gone)
  const removal = await db.onPlatform(async (tx) => await tx.selectFrom('center_removals').selectAll().executeTakeFirstOrThrow())
  expect(removal).toMatchObject({ name: 'Oldebroek', finished_at: expect.any(Date) })
  expect(removal.removed['vacancies']).toBeGreaterThan(0)
  expect(removal.removed['users']).toBeGreaterThan(3)
  expect(Object.keys(removal.removed).length).toBeGreaterThan(80)
})

test('its host is that of no site', async () => {
  const centers = new Centers(db, { ...db.config, production: true })
  await centers.load()
  expect(tenantOf('oldebroek.localhost', centers.rules)).toBeNull()
  expect(centers.get(gone)).toBeUndefined()
  expect(centers.get(other)).toBeDefined()
})

/** A database that is lost after so many transactions. */
function stopping(whole: Database, after: number): Database {
  let left = after
  const counted =
    <Arguments extends unknown[], T>(way: (...given: Arguments) => Promise<T>) =>
    async (...given: Arguments): Promise<T> => {
      if ((left -= 1) < 0) throw new Error('stopped')
      return await way(...given)
    }
  return {
    ...whole,
    inCenter: counted(whole.inCenter) as Database['inCenter'],
    onPlatform: counted(whole.onPlatform) as Database['onPlatform'],
    asWorker: counted(whole.asWorker) as Database['asWorker'],
  }
}
