import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { demoSender as sender } from '#src/testing/demo-sender.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { renderMail } from '#kernel/mail/server/render.ts'
import { notifyOfTomorrow, requestEvaluations } from './reminders.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { dayOf } from '#kernel/i18n/dates.ts'

const app = await startTestApp()
const { as, db } = app
const { apply, act, read, run, mails, forgetAll } = applicationActionsOf(app)
const center = id.center('demo')
const [fatima, johan, coordinator] = await Promise.all(['vrijwilliger', 'beheerder', 'coordinator'].map(async (name) => await as(`${name}@demo.example`)))

beforeEach(forgetAll)

/** Noon on a day counted from today, in Dutch time. */
const noon = async (days: number) =>
  (
    await run(
      sql<{
        at: Date
      }>`select (((now() at time zone 'Europe/Amsterdam')::date + ${days}::int)::timestamp + interval '12 hours') at time zone 'Europe/Amsterdam' as at`,
    )
  )[0]!.at
const invited = async (days: number) => {
  const application = (await apply(fatima!)).body.data.id as string
  await act(johan!, application, 'invite', { meeting: { day: dayOf(await noon(5)), time: '12:00', place: 'Kanaalweg 14' } })
  // The appointment was made days ago.
  await run(
    sql`update applications set meeting_starts_at = ${await noon(days)}, meeting_ends_at = ${await noon(days)}::timestamptz + interval '1 hour' where id = ${application}`,
  )
  await run(
    sql`update messages set meeting_starts_at = ${await noon(days)}, meeting_ends_at = ${await noon(days)}::timestamptz + interval '1 hour', created_at = now() - interval '2 days' where kind = 'appointment'`,
  )
  return application
}
/** Runs the job in several processes at once, and once more. */
const look = async () => {
  await Promise.all([notifyOfTomorrow(db, center), notifyOfTomorrow(db, center), requestEvaluations(db, center), requestEvaluations(db, center)])
  await notifyOfTomorrow(db, center)
  await requestEvaluations(db, center)
}
const newMails = async () => (await mails()).filter((mail) => /start_tomorrow|evaluate/.test(mail))
const notices = async () =>
  (await read(fatima!, 'notifications')).body.data
    .filter((one: any) => /start_tomorrow|evaluate/.test(one.attributes.eventKey))
    .map((one: any) => one.attributes.text)

test('the day before, Fatima hears once when, where and who waits, with the file for her calendar', async () => {
  await invited(1)
  await look()
  expect(await newMails()).toEqual(['application.start_tomorrow vrijwilliger@demo.example nl'])
  expect(await notices()).toEqual(['Morgen verwacht De Brug je voor ‘Tuinieren met groep vijf’.'])
  const [mail] = await run(sql<{ facts: any }>`select facts from outbox where kind = 'application.start_tomorrow'`)
  const { subject, bodyText } = renderMail('application.start_tomorrow', mail!.facts, 'nl', sender)
  expect(subject).toBe('Morgen verwacht De Brug je')
  for (const words of ['12.00 uur', 'Kanaalweg 14', 'Zet het in je agenda']) expect(bodyText).toContain(words)
  expect(mail!.facts.calendar.isCancelled).toBe(false)
  expect(renderMail('application.start_tomorrow', mail!.facts, 'en', sender).subject).toBe('Tomorrow De Brug expects you')
})

test('not two days before, not on the day, not where it does not suit her, and not after it ended', async () => {
  for (const days of [0, 2]) {
    await invited(days)
    await look()
    expect(await newMails()).toEqual([])
    await forgetAll()
  }
  const away = await invited(1)
  await run(sql`update messages set meeting_answer = 'cannot', meeting_answered_at = now() where kind = 'appointment'`)
  await look()
  expect(await newMails()).toEqual([])
  await run(sql`update messages set meeting_answer = null, meeting_answered_at = null where kind = 'appointment'`)
  await act(fatima!, away, 'withdraw', { withdraw_reason: 'other' })
  await look()
  expect(await newMails()).toEqual([])
})

test('another day that was agreed meanwhile is told too; who chose no mails reads it on the website alone', async () => {
  const application = await invited(1)
  await look()
  await run(sql`update applications set meeting_starts_at = meeting_starts_at + interval '2 hours' where id = ${application}`)
  await look()
  expect(await newMails()).toHaveLength(2)
  await forgetAll()
  await db.onPlatform(
    async (tx) => await sql`update users set notification_prefs = '{"application.start_tomorrow":"off"}' where email = 'vrijwilliger@demo.example'`.execute(tx),
  )
  await invited(1)
  await look()
  expect(await newMails()).toEqual([])
  expect(await notices()).toHaveLength(1)
  await db.onPlatform(async (tx) => await sql`update users set notification_prefs = '{}' where email = 'vrijwilliger@demo.example'`.execute(tx))
})

test('who begins on a day that the organization noted hears it without an hour', async () => {
  const application = (await apply(fatima!)).body.data.id as string
  await act(johan!, application, 'accept')
  await act(johan!, application, 'start')
  await run(sql`update applications set start_date = (now() at time zone 'Europe/Amsterdam')::date + 1 where id = ${application}`)
  await look()
  expect(await newMails()).toEqual(['application.start_tomorrow vrijwilliger@demo.example nl'])
})

const ended = async (hours: number) => {
  const application = (await apply(fatima!)).body.data.id as string
  await act(johan!, application, 'accept')
  await act(johan!, application, 'complete')
  await run(sql`update applications set ended_at = now() - make_interval(hours => ${hours}) where id = ${application}`)
  return application
}

test('a day after it ended Fatima is asked once how it was; not the same day, not after a month, and not when she has said so', async () => {
  for (const hours of [2, 24 * 30]) {
    await ended(hours)
    await look()
    expect(await newMails()).toEqual([])
    await forgetAll()
  }
  const said = await ended(30)
  await act(fatima!, said, 'evaluate', { score: 5 })
  await look()
  expect(await newMails()).toEqual([])
  await forgetAll()
  await ended(30)
  await look()
  expect(await newMails()).toEqual(['application.evaluate vrijwilliger@demo.example nl'])
  expect(await notices()).toEqual(['Hoe vond je het bij De Brug? Vertel het in een minuut.'])
})

test('whoever is given an application hears from whom; who takes it up themselves hears nothing, nor does the other town', async () => {
  const application = (await apply(fatima!)).body.data.id as string
  const give = async (headers: typeof johan, userId: string) =>
    await app.call('PATCH', `/api/v1/applications/${application}`, {
      headers,
      body: { data: { type: 'applications', id: application, attributes: {}, relationships: { assignee: { data: { type: 'users', id: userId } } } } },
    })
  const assigned = async () => (await mails()).filter((mail) => mail.startsWith('application.assigned'))
  expect((await give(johan, id.person('demo', 'beheerder'))).status).toBe(200)
  expect(await assigned()).toEqual([])
  expect((await give(johan, id.person('demo', 'lid'))).status).toBe(200)
  await give(johan, id.person('demo', 'lid'))
  expect(await assigned()).toEqual(['application.assigned lid@demo.example nl'])
  const lid = await as('lid@demo.example')
  const notice = (await read(lid, 'notifications')).body.data.find((one: any) => one.attributes.eventKey === 'application.assigned')
  expect(notice.attributes.text).toBe('Johan Visser vraagt je de aanvraag van Fatima El Amrani op te pakken.')
  expect((await give(coordinator, id.person('demo', 'beheerder'))).status).toBe(403)
  expect(await assigned()).toHaveLength(1)
})
