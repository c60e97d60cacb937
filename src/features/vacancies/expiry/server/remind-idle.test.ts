import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { remindIdle } from './reminders.ts'
import { vacancyCalls } from '#features/vacancies/server/testing.ts'

const { call, as, db, get } = await startTestApp()
const { run } = vacancyCalls({ call, as, db })
const school = id.school('demo')
const look = async () => await remindIdle(db, id.center('demo'))
const goesOffline = async () => await run(sql`update vacancies set status = 'closed', closed_reason = 'other' where organization_id = ${school}`)
const isOnlineAgain = async (status = 'published') =>
  await run(sql`update vacancies set status = ${status}, closed_reason = null where id = ${id.reading('demo')}`)
const later = async (days: number) => await run(sql`update idle_organizations set since = since - ${days}::integer`)
const mailed = async () =>
  await run(sql<{ address: string }>`select address from outbox where kind = 'organization.no_vacancy_30d' and facts->>'organizationId' = ${school}`)

beforeEach(async () => {
  await run(sql`delete from idle_organizations`)
  await db.asWorker((tx) => sql`delete from outbox where kind = 'organization.no_vacancy_30d'`.execute(tx))
  await run(sql`delete from notifications where event_key = 'organization.no_vacancy_30d'`)
  await goesOffline()
})

test('the school has nothing online for a month: its admin hears once, with one step to make a vacancy', async () => {
  await look()
  await later(29)
  await look()
  expect(await mailed()).toEqual([])
  await later(1)
  for (const _ of [1, 2]) await look()
  await later(40)
  await look()
  expect(await mailed()).toEqual([{ address: 'beheerder@demo.example' }])
  const { body } = await get('/api/v1/notifications', { headers: await as('beheerder@demo.example') })
  const notice = body.data.find(({ attributes }: any) => attributes.eventKey === 'organization.no_vacancy_30d')
  expect([notice.attributes.text, notice.attributes.href]).toEqual(['De Brug zoekt nu niemand: klopt dat?', `/vacancies/add?for=${school}`])
})

test('what is online, full, or waits for the center counts anew from then; after another month they hear again', async () => {
  for (const status of ['published', 'pending', 'filled']) {
    await goesOffline()
    await look()
    await later(30)
    await isOnlineAgain(status)
    await look()
  }
  expect(await mailed()).toEqual([])
  for (const days of [30, 45]) {
    await isOnlineAgain()
    await look()
    await goesOffline()
    await look()
    // The second period without vacancies starts on another day.
    await later(days)
    await look()
    await run(sql`update notifications set read_at = now()`)
  }
  expect(await mailed()).toHaveLength(2)
})

test('an organization that waits for approval or was archived hears nothing, nor does another town', async () => {
  await look()
  await later(30)
  await run(sql`update organizations set status = 'archived' where id = ${school}`)
  await look()
  await run(sql`update organizations set status = 'approved' where id = ${school}`)
  await look()
  expect(await mailed()).toEqual([])
  await later(30)
  await remindIdle(db, id.center('oldebroek'))
  expect(await mailed()).toEqual([])
})

test('an admin who chose not to be mailed of it reads it on the website alone', async () => {
  const johan = await as('beheerder@demo.example')
  const { body } = await get('/api/v1/mail_choices', { headers: johan })
  expect(body.meta.events.map(({ key }: any) => key)).toContain('organization.no_vacancy_30d')
  const person = id.person('demo', 'beheerder')
  await db.onPlatform((tx) => sql`update users set notification_prefs = '{"organization.no_vacancy_30d": "off"}' where id = ${person}`.execute(tx))
  await look()
  await later(30)
  await look()
  expect(await mailed()).toEqual([])
  expect(await run(sql`select user_id from notifications where event_key = 'organization.no_vacancy_30d' and user_id = ${person}`)).toHaveLength(1)
  await db.onPlatform((tx) => sql`update users set notification_prefs = '{}' where id = ${person}`.execute(tx))
})
