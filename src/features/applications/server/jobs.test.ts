import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { countResponseTimes } from '#features/applications/reminders/server/count-response-times.ts'
import { closeExpiredVacancies } from '#features/vacancies/expiry/server/close-expired.ts'
import { expireApplications, remindAndEscalate } from '#features/applications/reminders/server/reminders.ts'
import { applicationActionsOf } from './testing.ts'
import { currentDate } from '#src/testing/current-date.ts'

const app = await startTestApp()
const { as, db } = app
const { apply, act, read, run, mails, say, forgetAll } = applicationActionsOf(app)
const center = id.center('demo')
const fatima = await as('vrijwilliger@demo.example')
const kees = await as('tweede@demo.example')
const johan = await as('beheerder@demo.example')
const wim = await as('coordinator@demo.example')

beforeEach(forgetAll)

async function sentDaysAgo(days: number, headers = fatima): Promise<{ id: string; conversation: string }> {
  const { data } = (await apply(headers)).body
  await run(sql`update applications set created_at = now() - make_interval(days => ${days}) where id = ${data.id}`)
  return { id: data.id, conversation: data.relationships.conversation.data.id }
}
const later = async (application: string, days: number) =>
  await run(sql`update applications set created_at = created_at - make_interval(days => ${days}) where id = ${application}`)
/** Runs the job in several processes at once, and once more. */
const look = async () => {
  await Promise.all([remindAndEscalate(db, center), remindAndEscalate(db, center)])
  await remindAndEscalate(db, center)
}
const newMails = async () => (await mails()).filter((mail) => !/created|received/.test(mail))

test('after three days and after seven the organization is reminded, each once', async () => {
  const application = await sentDaysAgo(2)
  await look()
  expect(await newMails()).toEqual([])
  await later(application.id, 1)
  await look()
  expect(await newMails()).toEqual(['application.reminder beheerder@demo.example nl'])
  await later(application.id, 4)
  await look()
  expect(await newMails()).toHaveLength(2)
  expect((await read(johan, 'notifications')).body.data[0].attributes.text).toBe(
    'Fatima El Amrani wacht al 7 dagen op antwoord over ‘Tuinieren met groep vijf’.',
  )
})

test('an answer ends the reminders', async () => {
  const application = await sentDaysAgo(4)
  await say(johan, application.conversation, 'Ik kijk ernaar!')
  await later(application.id, 12)
  await look()
  expect((await newMails()).filter((mail) => /reminder|escalated|silent/.test(mail))).toEqual([])
})

test('after fourteen days the coordinator gets the case and the volunteer three other places, exactly once', async () => {
  const application = await sentDaysAgo(14)
  await look()
  expect((await newMails()).toSorted()).toEqual(['application.escalated coordinator@demo.example nl', 'application.silent vrijwilliger@demo.example nl'])
  const [mail] = await run(sql<{ facts: any }>`select facts from outbox where kind = 'application.silent'`)
  expect(mail!.facts.alternatives.map((one: any) => one.id)).toEqual([id.reading('demo')])
  const list = await read(wim, 'applications?sort=-is_escalated,waiting_since')
  expect(list.body.data[0]).toMatchObject({ id: application.id, attributes: { isEscalated: true } })
  expect((await act(wim, application.id, 'decline', { decline_reason: 'other', message: 'Wij zoeken met je mee.' })).status).toBe(200)
  expect((await read(wim, `applications/${application.id}`)).body.data.attributes.isEscalated).toBe(false)
})

test('after six weeks it runs out, and with the vacancy too; the volunteer gets other places', async () => {
  const old = await sentDaysAgo(43)
  await expireApplications(db, center)
  await expireApplications(db, center)
  expect((await read(fatima, `applications/${old.id}`)).body.data.attributes.status).toBe('expired')
  expect(await newMails()).toEqual(['application.expired vrijwilliger@demo.example nl'])

  const young = await sentDaysAgo(1, kees)
  await run(sql`update vacancies set valid_through = ${currentDate} - 2 where id = ${id.gardening('demo')}`)
  await closeExpiredVacancies(db, center)
  expect(await run(sql`select status, closed_reason from vacancies where id = ${id.gardening('demo')}`)).toEqual([
    { status: 'closed', closed_reason: 'expired' },
  ])
  await expireApplications(db, center)
  expect((await read(kees, `applications/${young.id}`)).body.data.attributes.status).toBe('expired')
  await run(sql`update vacancies set valid_through = '2099-01-01', status = 'published', closed_reason = null where id = ${id.gardening('demo')}`)
})

test('the time of answer is the median of the last year, silence included, and nothing under five', async () => {
  const numbers = async () =>
    (await run(sql`select response_median_days as median, response_count as count from organizations where id = ${id.school('demo')}`))[0]
  const add = async (waited: number, answered: number | null, status = 'withdrawn') =>
    await run(sql`
    insert into applications (volunteer_center_id, vacancy_id, organization_id, user_id, status, consent_share_at, created_at, first_response_at)
    values (${center}, ${id.reading('demo')}, ${id.school('demo')}, ${id.person('demo', 'tweede')}, ${status}, now(), now() - make_interval(days => ${waited}), ${answered === null ? sql`null` : sql`now() - make_interval(days => ${waited - answered})`})`)
  for (const days of [1, 2, 3, 8]) await add(30, days)
  await add(30, null)
  await countResponseTimes(db, center)
  expect(await numbers()).toEqual({ median: null, count: 4 })
  await add(20, null, 'new')
  await countResponseTimes(db, center)
  expect(await numbers()).toEqual({ median: 3, count: 5 })
  await forgetAll()
  await countResponseTimes(db, center)
  expect(await numbers()).toEqual({ median: null, count: 0 })
})
