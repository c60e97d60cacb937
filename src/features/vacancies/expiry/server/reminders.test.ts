import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { extendedTo } from '#features/vacancies/model/extended-to.ts'
import { closeExpiredVacancies } from './close-expired.ts'
import { remindOfEnd, sweepReminders } from './reminders.ts'
import { vacancyCalls } from '#features/vacancies/server/testing.ts'

const { call, as, db, get } = await startTestApp()
const { run } = vacancyCalls({ call, as, db })
const reading = id.reading('demo')
const remind = async () => await remindOfEnd(db, id.center('demo'), new Date())
const sent = async () =>
  await run(
    sql<{
      address: string
      locale: string
      link: string
    }>`select address, locale, facts->>'link' as link from outbox where kind = 'vacancy.expiring' order by created_at, address`,
  )
const ends = async (days: number) =>
  await run(sql`update vacancies set valid_through = ${addDays(today(), days)}::date, status = 'published', closed_reason = null,
  published_at = now() - interval '60 days' where id = ${reading}`)
const untilOf = async () => (await run(sql<{ until: string }>`select valid_through::text as until from vacancies where id = ${reading}`))[0]!.until
const press = async (link: string, method: 'GET' | 'POST' = 'POST') => await call(method, `/api/v1${link}`)

beforeEach(async () => {
  await run(sql`delete from vacancy_reminders`)
  await db.asWorker((tx) => sql`delete from outbox where kind = 'vacancy.expiring'`.execute(tx))
  await run(sql`update vacancies set contact_user_id = ${id.person('demo', 'lid')}, second_contact_user_id = null where id = ${reading}`)
})

test('the contact is mailed two weeks before the last day and three days before it, each once', async () => {
  await ends(14)
  for (const _ of [1, 2]) await remind()
  expect((await sent()).map(({ address }) => address)).toEqual(['lid@demo.example'])
  await ends(8)
  await run(sql`update vacancy_reminders set until = ${addDays(today(), 8)}::date`)
  await remind()
  expect(await sent()).toHaveLength(1)
  await run(sql`update vacancies set valid_through = ${addDays(today(), 3)}::date where id = ${reading}`)
  for (const _ of [1, 2]) await remind()
  expect(await sent()).toHaveLength(2)
})

test('without a contact who works there the admins are mailed, and of what was put online that shortly nobody is', async () => {
  await ends(10)
  await run(sql`update vacancies set contact_user_id = ${id.person('demo', 'vrijwilliger')} where id = ${reading}`)
  await remind()
  expect((await sent()).map(({ address }) => address)).toEqual(['beheerder@demo.example'])
  await run(sql`delete from vacancy_reminders`)
  await db.asWorker((tx) => sql`delete from outbox where kind = 'vacancy.expiring'`.execute(tx))
  await run(sql`update vacancies set published_at = now() where id = ${reading}`)
  await remind()
  expect(await sent()).toEqual([])
})

test('the link tells without changing anything, extends once by a press, and then says so', async () => {
  await ends(5)
  await remind()
  const { link } = (await sent())[0]!
  const until = addDays(today(), 5)
  const later = extendedTo(until, new Date())
  for (const _ of [1, 2]) expect((await press(link, 'GET')).body.meta.form).toMatchObject({ purpose: 'vacancy.extend', state: 'open', until, later })
  expect(await untilOf()).toBe(until)
  for (const _ of [1, 2]) expect((await press(link)).body.meta.form).toMatchObject({ state: 'used', later })
  expect(await untilOf()).toBe(later)
  expect(await run(sql`select actor_id from audit_events where action = 'vacancy.extended'`)).toEqual([{ actor_id: id.person('demo', 'lid') }])
  // Only a digest is stored, from which the link cannot be made.
  expect(await run(sql`select from vacancy_reminders where encode(digest, 'escape') like ${`%${link.slice(-43)}%`}`)).toEqual([])
})

test('two presses at once extend once', async () => {
  await ends(5)
  await remind()
  const { link } = (await sent())[0]!
  const answers = await Promise.all([press(link), press(link)])
  expect(answers.map(({ body }) => body.meta.form.state)).toEqual(['used', 'used'])
  expect(await untilOf()).toBe(extendedTo(addDays(today(), 5), new Date()))
})

test('a colleague came first, it was closed, the reader has left: the link says so and does nothing', async () => {
  await ends(5)
  await run(sql`update vacancies set second_contact_user_id = ${id.person('demo', 'beheerder')} where id = ${reading}`)
  await remind()
  const [first, second] = (await sent()) as { link: string }[] as [{ link: string }, { link: string }]
  await press(first.link)
  const until = await untilOf()
  expect((await press(second.link)).body.meta.form).toMatchObject({ state: 'extended', until })
  await run(sql`update vacancies set valid_through = ${addDays(today(), 5)}::date, status = 'closed', closed_reason = 'other' where id = ${reading}`)
  expect((await press(second.link)).body.meta.form.state).toBe('over')
  await run(sql`update vacancies set status = 'published', closed_reason = null, valid_through = ${addDays(today(), -1)}::date where id = ${reading}`)
  expect((await press(second.link)).body.meta.form.state).toBe('over')
  await ends(5)
  await db.onPlatform((tx) => sql`delete from user_roles where user_id = ${id.person('demo', 'lid')} and name = 'member'`.execute(tx))
  expect((await press(second.link)).body.meta.form.state).toBe('over')
  await db.onPlatform((tx) =>
    sql`insert into user_roles (volunteer_center_id, user_id, name, organization_id) values (${id.center('demo')}, ${id.person('demo', 'lid')}, 'member', ${id.school('demo')})`.execute(
      tx,
    ),
  )
  expect(await untilOf()).toBe(addDays(today(), 5))
})

test('a token that nobody sent, or of another town, is not there', async () => {
  expect((await press('/forms/geraden')).status).toBe(404)
  expect((await press(`/forms/${'a'.repeat(3000)}`, 'GET')).status).toBe(404)
  await ends(5)
  await remind()
  const { link } = (await sent())[0]!
  expect((await get(`/api/v1${link}`, { host: 'oldebroek.localhost' })).status).toBe(404)
})

test('the day after its last day it is closed, and its contact hears of it once', async () => {
  await ends(-1)
  for (const _ of [1, 2]) await closeExpiredVacancies(db, id.center('demo'))
  expect(await run(sql`select status, closed_reason from vacancies where id = ${reading}`)).toEqual([{ status: 'closed', closed_reason: 'expired' }])
  expect(await run(sql`select address from outbox where kind = 'vacancy.expired'`)).toEqual([{ address: 'lid@demo.example' }])
})

test('links that are long over are forgotten', async () => {
  await ends(5)
  await remind()
  await run(sql`update vacancy_reminders set until = ${addDays(today(), -61)}::date`)
  await sweepReminders(db, id.center('demo'))
  expect(await run(sql`select from vacancy_reminders`)).toEqual([])
})
