import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { applyRetention } from '#features/users/privacy/server/retention.ts'
import { askToConfirm, expireInvitations, forgetEntries } from './jobs.ts'

const { call, get, as, db } = await startTestApp()
const fatima = 'vrijwilliger@demo.example'
const center = id.center('demo')
const day = 86_400_000
const now = new Date()
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows)
const at = async (work: typeof askToConfirm, days: number) =>
  await db.inCenter(center, async (tx) => await work(tx, center, new Date(now.getTime() + days * day)))
const mails = async (kind: string) => (await run(sql<{ facts: any }>`select facts from outbox where kind = ${kind} order by id`)).map(({ facts }) => facts)
const own = async () => await get('/api/v1/profiles/current/pool_entry', { headers: await as(fatima) })
const invite = async (expires = sql`now() + interval '21 days'`) => {
  const [row] = await run(sql<{
    id: string
  }>`insert into pool_invitations (volunteer_center_id, vacancy_id, organization_id, user_id, invited_by, message, expires_at)
    values (${center}, ${id.gardening('demo')}, ${id.school('demo')}, ${id.person('demo', 'vrijwilliger')}, ${id.person('demo', 'lid')}, 'Kom je helpen in de tuin?', ${expires}) returning id`)
  return row!.id
}

beforeEach(async () => {
  for (const table of ['pool_invitations', 'pool_entries', 'consents', 'notifications']) await run(sql`delete from ${sql.table(table)}`)
  await db.asWorker(async (tx) => await sql`delete from outbox`.execute(tx))
  const attributes = { birth_year: 1965, postcode: '7201', visibility: 'organizations' }
  await call('PUT', '/api/v1/profiles/current/pool_entry', { headers: await as(fatima), body: { data: { type: 'pool_entries', attributes } } })
})

test('after five and a half months somebody is asked once whether the card is still right; one press answers, and opening the link does not', async () => {
  await at(askToConfirm, 160)
  expect(await mails('pool.confirm_due')).toEqual([])
  await run(sql`update pool_entries set confirmed_at = now() - interval '6 months' + interval '10 days'`)
  await at(askToConfirm, 0)
  await at(askToConfirm, 1)
  const [{ link }, ...more] = await mails('pool.confirm_due')
  expect(more).toEqual([])
  const path = `/api/v1${link}`
  for (let n = 0; n < 3; n++) expect((await get(path)).body.meta.form).toMatchObject({ purpose: 'pool.confirm', state: 'open', firstName: 'Fatima' })
  const before = await run(sql<any>`select confirmed_at from pool_entries`)
  expect((await call('POST', path)).body.meta.form.state).toBe('used')
  const [after] = await run(sql<any>`select confirmed_at from pool_entries`)
  expect(after.confirmed_at > before[0].confirmed_at).toBe(true)
  expect((await call('POST', path)).body.meta.form.state).toBe('used')
  expect((await get('/api/v1/forms/no-such-link-at-all-anywhere')).status).toBe(404)
})

test('after half a year the card is hidden and its owner hears so, once', async () => {
  await run(sql`update pool_entries set confirmed_at = now() - interval '6 months 1 day'`)
  await at(askToConfirm, 0)
  await at(askToConfirm, 1)
  expect([(await mails('pool.hidden')).length, (await mails('pool.confirm_due')).length]).toEqual([1, 0])
  expect((await own()).body.data.attributes.status).toBe('stale')
})

test('a card that nobody confirmed for a year is erased, with its consents', async () => {
  await invite()
  await run(sql`update pool_entries set confirmed_at = now() - interval '12 months' + interval '1 day'`)
  await at(forgetEntries, 0)
  expect((await own()).status).toBe(200)
  await at(forgetEntries, 2)
  await at(forgetEntries, 3)
  expect((await own()).status).toBe(404)
  expect(await run(sql`select 1 from consents where withdrawn_at is null`)).toEqual([])
  expect(await mails('pool.removed')).toHaveLength(1)
  expect(await run(sql`select status, entry_id from pool_invitations`)).toEqual([{ status: 'declined', entry_id: null }])
})

test('an invitation reminds three days before it ends, and ends', async () => {
  await invite()
  await at(askToConfirm, 17)
  expect(await mails('pool.expiring')).toEqual([])
  await at(askToConfirm, 18.5)
  await at(askToConfirm, 19)
  expect(await mails('pool.expiring')).toHaveLength(1)
  await at(expireInvitations, 20)
  expect(await run(sql`select status from pool_invitations`)).toEqual([{ status: 'sent' }])
  await at(expireInvitations, 21.5)
  expect(await run(sql`select status from pool_invitations`)).toEqual([{ status: 'expired' }])
})

test('the words of an invitation are forgotten after a year, and the row stays', async () => {
  await invite()
  await run(sql`update pool_invitations set created_at = now() - interval '13 months', decline_reason = 'too_far'`)
  expect((await applyRetention(db, now)).pool_invitations).toBe(1)
  expect((await applyRetention(db, now)).pool_invitations).toBe(0)
  expect(await run(sql`select message, decline_reason, user_id from pool_invitations`)).toEqual([
    { message: '', decline_reason: null, user_id: id.person('demo', 'vrijwilliger') },
  ])
})
