import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { mailDigests } from '#features/notifications/digest/server/digests.ts'

const app = await startTestApp()
const { apply, act, read, run, mails, forgetAll } = applicationActionsOf(app)
const [fatima, kees, johan] = (await Promise.all(['vrijwilliger', 'tweede', 'beheerder'].map(async (name) => await app.as(`${name}@demo.example`)))) as [
  Record<string, string>,
  Record<string, string>,
  Record<string, string>,
]
const meeting = { day: addDays(today(), 10), time: '14:30', place: 'Aan de balie' }

beforeEach(async () => {
  await forgetAll()
  await run(sql`update vacancies set places = 1, places_taken = 0, slots = '[]', status = 'published' where id = ${id.gardening('demo')}`)
})

const applied = async (who: Record<string, string>) => (await apply(who)).body.data.id as string
/** Somebody's notices, and the number on their bell. */
const bell = async (who: Record<string, string>) => {
  const { data, meta } = (await read(who, 'notifications')).body
  return { keys: data.map((one: any) => one.attributes.eventKey.replace('application.', '')), unread: meta.unreadCount }
}
const daysPass = async () => await run(sql`update notifications set expires_at = expires_at - interval '11 days'`)

test('the day of the appointment has passed: the invitation leaves bell, count and list, and the acceptance stays', async () => {
  const application = await applied(fatima)
  await act(johan, application, 'invite', { meeting })
  expect(await bell(fatima)).toEqual({ keys: ['invited'], unread: 1 })
  const [notice] = (await read(fatima, 'notifications')).body.data
  expect(notice.attributes.expiresAt).toBe(new Date(Date.parse(`${meeting.day}T23:59:59${offsetOf(meeting.day)}`)).toISOString())
  await daysPass()
  expect(await bell(fatima)).toEqual({ keys: [], unread: 0 })
  expect((await app.call('PUT', `/api/v1/notifications/${notice.id}/read`, { headers: fatima })).status).toBe(404)
  await act(johan, application, 'accept', { meeting })
  await daysPass()
  expect(await bell(fatima)).toEqual({ keys: ['accepted'], unread: 1 })
})

test('another day was agreed: what was said of the first is over, also that Kees could not come', async () => {
  const application = await applied(kees)
  await act(johan, application, 'invite', { meeting })
  await act(kees, application, 'cannot', { message: 'Dan werk ik.' })
  expect((await bell(johan)).keys).toEqual(['cannot', 'received'])
  await act(johan, application, 'invite', { meeting: { ...meeting, day: addDays(today(), 12) } })
  expect((await bell(johan)).keys).toEqual(['received'])
  expect((await bell(kees)).keys).toEqual(['rescheduled'])
  await act(kees, application, 'come')
  expect((await bell(johan)).keys).toEqual(['comes', 'received'])
})

test('the last place went to somebody else: nobody is asked for it any more, until it comes free again', async () => {
  const [hers, his] = [await applied(fatima), await applied(kees)]
  await act(johan, hers, 'accept')
  await act(johan, his, 'accept')
  await act(fatima, hers, 'withdraw', { withdraw_reason: 'not_available' })
  expect((await bell(kees)).keys).toEqual(['place_free', 'waitlisted'])
  const again = await applied(fatima)
  await act(johan, again, 'accept')
  expect((await bell(kees)).keys).toEqual(['waitlisted'])
})

test('a reminder is over once Johan decides; what he takes back asks again', async () => {
  const application = await applied(fatima)
  await run(sql`insert into notifications (volunteer_center_id, user_id, event_key, path) values (${id.center('demo')}, ${id.person('demo', 'beheerder')},
    'application.reminder', ${`/applications/${application}`})`)
  const answer = await act(johan, application, 'decline', { decline_reason: 'no_place', message: 'Helaas.' })
  expect((await bell(johan)).keys).toEqual(['received'])
  await app.call('PUT', `/api/v1/operations/${answer.body.data.meta.undo.id}/undo`, { headers: johan })
  expect((await bell(johan)).keys.toSorted()).toEqual(['received', 'reminder'])
})

test('what is over is in no digest, and is no reason to be silent about the next day', async () => {
  const fatimaId = id.person('demo', 'vrijwilliger')
  await app.db.onPlatform((tx) => sql`update users set notification_prefs = '{"application.invited": "daily"}' where id = ${fatimaId}`.execute(tx))
  const application = await applied(fatima)
  await act(johan, application, 'invite', { meeting })
  await daysPass()
  await mailDigests(app.db, id.center('demo'), 'daily')
  expect((await mails()).filter((mail) => mail.startsWith('notices.digest'))).toEqual([])
  await app.db.onPlatform((tx) => sql`update users set notification_prefs = '{}' where id = ${fatimaId}`.execute(tx))
  await run(sql`update notifications set mailed_at = now()`)
  await run(sql`update applications set status = 'in_review'`)
  await act(johan, application, 'invite', { meeting })
  expect((await mails()).filter((mail) => mail.startsWith('application.invited'))).toHaveLength(1)
})

function offsetOf(day: string): string {
  const name = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', timeZoneName: 'longOffset' }).formatToParts(new Date(`${day}T12:00:00Z`))
  return name.find(({ type }) => type === 'timeZoneName')!.value.replace('GMT', '')
}
