import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'
import { monthsBefore, processInactiveUsers } from './inactive-users.ts'
import { people } from '#features/users/model/server/people-tables.ts'

const db = await freshDatabase(twoTowns)
const now = new Date('2028-06-15T09:30:00Z')
const day = 86_400_000
const volunteer = id.person('demo', 'vrijwilliger')

beforeEach(async () => {
  await db.onPlatform(async (tx) => {
    await sql`delete from sessions`.execute(tx)
    await sql`update users set status = 'active', archived_at = null, created_at = '2020-01-01', confirmed_at = '2020-01-01', last_seen_at = ${now}`.execute(tx)
  })
  await db.asWorker(async (tx) => await sql`delete from outbox`.execute(tx))
})

const seen = async (lastSeenAt: Date, userId = volunteer, status: 'active' | 'inactive' = 'active') =>
  await db.onPlatform(async (tx) => await people(tx).updateTable('users').set({ last_seen_at: lastSeenAt, status }).where('id', '=', userId).execute())
const statusOf = async (userId = volunteer) =>
  (await db.onPlatform(async (tx) => await people(tx).selectFrom('users').select('status').where('id', '=', userId).executeTakeFirstOrThrow())).status
const mails = async () =>
  (
    await db.asWorker(
      async (tx) =>
        await sql<{ kind: string; address: string; facts: { months?: number } }>`select kind, address, facts from outbox order by created_at, id`.execute(tx),
    )
  ).rows
const monthsAgo = (months: number, moreDays: number) => new Date(monthsBefore(now, months).getTime() - moreDays * day)

test.each([6, 11])('after %d months of silence there is one friendly mail, and not a day sooner', async (months) => {
  await seen(monthsAgo(months, -1))
  expect(await processInactiveUsers(db, now)).toEqual({ archived: 0, inactive: 0, noted: 0 })
  await seen(monthsAgo(months, 0))
  for (const night of [0, 1, 2]) await processInactiveUsers(db, new Date(now.getTime() + night * day))
  expect(await mails()).toMatchObject([{ kind: 'account.silent', address: 'vrijwilliger@demo.example', facts: { months } }])
  expect(await statusOf()).toBe('active')
})

test('a note whose day was long ago is not sent any more', async () => {
  await seen(monthsAgo(6, 15))
  await processInactiveUsers(db, now)
  expect(await mails()).toEqual([])
})

test('whoever came back and falls silent again is written to again', async () => {
  await seen(monthsAgo(6, 1))
  await processInactiveUsers(db, now)
  await seen(monthsAgo(6, 0))
  await processInactiveUsers(db, now)
  expect((await mails()).map(({ kind }) => kind)).toEqual(['account.silent', 'account.silent'])
})

test('after twelve months the account is switched off, signed out and told how to come back, once', async () => {
  await seen(monthsAgo(12, -1))
  expect((await processInactiveUsers(db, now)).inactive).toBe(0)
  await seen(monthsAgo(12, 0))
  expect((await processInactiveUsers(db, now)).inactive).toBe(1)
  expect((await processInactiveUsers(db, now)).inactive).toBe(0)
  expect(await statusOf()).toBe('inactive')
  expect((await mails()).map(({ kind }) => kind)).toEqual(['account.silent_off'])
  const traces = await db.inCenter(
    id.center('demo'),
    async (tx) =>
      await sql`select from audit_events where subject_id = ${volunteer} and to_state = 'inactive' and reason = 'silent' and actor_id is null`.execute(tx),
  )
  expect(traces.rows).toHaveLength(1)
})

test('after twenty-four months it is deleted, and can be had back for thirty days', async () => {
  await seen(monthsAgo(24, -1), volunteer, 'inactive')
  expect((await processInactiveUsers(db, now)).archived).toBe(0)
  await seen(monthsAgo(24, 0), volunteer, 'inactive')
  expect((await processInactiveUsers(db, now)).archived).toBe(1)
  expect((await processInactiveUsers(db, now)).archived).toBe(0)
  expect(await statusOf()).toBe('archived')
  expect((await mails()).map(({ kind }) => kind)).toEqual(['account.archived'])
})

test('whoever has been away for three years unnoticed is switched off first, and deleted at the earliest tomorrow', async () => {
  await seen(monthsAgo(36, 0))
  expect(await processInactiveUsers(db, now)).toEqual({ archived: 0, inactive: 1, noted: 0 })
  expect(await statusOf()).toBe('inactive')
})

test('a session that is used is a sign of life, also without a new sign-in', async () => {
  await seen(monthsAgo(12, 1))
  await db.onPlatform(
    async (tx) =>
      await sql`insert into sessions (client, user_id, token_sha256, uid_at_sign_in, volunteer_center_id, signed_in_at, last_used_at, expires_at, absolute_until)
    values ('x', ${volunteer}, '', '', ${id.center('demo')}, ${monthsAgo(12, 1)}, ${monthsAgo(1, 0)}, ${now}, ${now})`.execute(tx),
  )
  expect(await processInactiveUsers(db, now)).toEqual({ archived: 0, inactive: 0, noted: 0 })
})

test('the last one who leads an organization is not taken from it', async () => {
  await seen(monthsAgo(30, 0), id.person('demo', 'beheerder'), 'inactive')
  expect((await processInactiveUsers(db, now)).archived).toBe(0)
  expect(await statusOf(id.person('demo', 'beheerder'))).toBe('inactive')
})

test('months are counted by the calendar', () => {
  expect(monthsBefore(new Date('2027-08-31T10:00:00Z'), 6).toISOString()).toBe('2027-02-28T10:00:00.000Z')
  expect(monthsBefore(new Date('2028-06-15T10:00:00Z'), 24).toISOString()).toBe('2026-06-15T10:00:00.000Z')
})
