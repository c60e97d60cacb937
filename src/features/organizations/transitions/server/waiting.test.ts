import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { archiveWaiting } from './archive-waiting.ts'

const { call, get, as, db } = await startTestApp()
const center = id.center('demo')
const school = id.school('demo')
const [coordinator, admin] = await Promise.all(['coordinator', 'beheerder'].map((name) => as(`${name}@demo.example`)))

const change = async (headers: Record<string, string>, attributes: Record<string, unknown>, organization = school) =>
  await call('PATCH', `/api/v1/organizations/${organization}`, { headers, body: { data: { attributes } } })
const statusOf = async (organization = school) => (await get(`/api/v1/organizations/${organization}`, { headers: coordinator! })).body.data.attributes
const mails = async (kind: string) => await db.inCenter(center, async (tx) => (await sql`select address from outbox where kind = ${kind}`.execute(tx)).rows)
const set = async (status: string, days = 0) =>
  await db.inCenter(center, async (tx) => {
    await sql`update organizations set status = ${status}, denied_reason = ${status === 'denied' ? 'Nog niet' : null} where id = ${school}`.execute(tx)
    await sql`update organizations set status_since = now() - make_interval(days => ${days}) where id = ${school}`.execute(tx)
  })

test('a denied school asks twice for another look, and the center is mailed; the third time they had better talk', async () => {
  for (const turn of [1, 2]) {
    await set('denied')
    expect((await change(admin!, { status: 'pending' })).status).toBe(200)
    expect(await statusOf()).toMatchObject({ status: 'pending', deniedReason: null })
    expect(await mails('organization.resubmitted')).toHaveLength(turn)
  }
  expect((await change(admin!, { status: 'pending' })).status).toBe(200) // no change, so nobody is notified
  expect(await mails('organization.resubmitted')).toHaveLength(2)
  await set('denied')
  const { status, body } = await change(admin!, { status: 'pending' })
  expect([status, body.errors[0].code]).toEqual([409, 'resubmitted_too_often'])
  expect((await change(coordinator!, { status: 'pending' })).status).toBe(200)
})

test('nobody asks for another look at what is approved or archived, and a member does not ask at all', async () => {
  for (const from of ['approved', 'archived']) {
    await set(from)
    expect((await change(admin!, { status: 'pending' })).body.errors[0].code).toBe('invalid_transition')
  }
  await set('denied')
  expect((await change(await as('lid@demo.example'), { status: 'pending' })).status).toBe(403)
})

test('another name and another number together are judged again, one of them alone is not, nor what the center changes', async () => {
  await set('approved')
  await change(admin!, { name: 'De Nieuwe Brug' })
  await change(admin!, { kvk_number: '90000001' })
  expect((await statusOf()).status).toBe('approved')
  await change(coordinator!, { name: 'De Brug', kvk_number: '90000002' })
  expect((await statusOf()).status).toBe('approved')
  await change(admin!, { name: 'Heel iets anders', kvk_number: '90000003' })
  expect((await statusOf()).status).toBe('pending')
})

test('what waits or was denied for ninety days is archived with a mail to its admins, a day less is not', async () => {
  await set('pending', 89)
  await archiveWaiting(db, center)
  expect((await statusOf()).status).toBe('pending')
  for (const [from, told] of [
    ['pending', 1],
    ['denied', 2],
  ] as const) {
    await set(from, 91)
    await archiveWaiting(db, center)
    expect((await statusOf()).status).toBe('archived')
    expect(await mails('organization.expired')).toHaveLength(told)
  }
  await set('approved', 91)
  await archiveWaiting(db, center)
  expect((await statusOf()).status).toBe('approved')
})
