import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { composeMail } from '#kernel/mail/server/deliver.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { apply, act, read, run, forgetAll } = applicationActionsOf(app)
const [fatima, marijke, johan] = (await Promise.all(['vrijwilliger', 'lid', 'beheerder'].map(async (name) => await app.as(`${name}@demo.example`)))) as [
  Record<string, string>,
  Record<string, string>,
  Record<string, string>,
]
const day = addDays(today(), 10)
const meeting = { day, time: '14:30', place: 'Het Lindehof, aan de balie' }

beforeEach(forgetAll)

const applied = async () => (await apply(fatima)).body.data.id as string
const seen = async (application: string, reader = fatima) => (await read(reader, `applications/${application}`)).body.data.attributes
const calendar = async (url: string, host = 'demo.localhost') => await app.get(url, { host })
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an invitation says when, where and who expects Fatima, in the mail, on her page and in her calendar', async () => {
  await run(sql`update organizations set phone = '0575 123 456', public_email = 'school@demo.example' where id = ${id.school('demo')}`)
  await run(sql`update vacancies set contact_user_id = ${id.person('demo', 'beheerder')} where id = ${id.gardening('demo')}`)
  const application = await applied()
  expect((await act(marijke, application, 'invite', { meeting, message: 'Tot dan!' })).status).toBe(200)
  const { meetingStartsAt, meetingEndsAt, meetingPlace, contactName, contactPhone, contactEmail, calendarUrl } = await seen(application)
  expect([Date.parse(meetingEndsAt) - Date.parse(meetingStartsAt), meetingPlace]).toEqual([3_600_000, 'Het Lindehof, aan de balie'])
  expect(contactName).toContain('Johan')
  // Everybody may see the organization's own contact data; Johan's only the accepted volunteer.
  expect([contactPhone, contactEmail]).toEqual(['0575 123 456', 'school@demo.example'])

  const file = await calendar(calendarUrl)
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH', 'no-store'])
  expect(lines(file.text)).toEqual(
    expect.arrayContaining([`UID:${application}`, 'SEQUENCE:0', String.raw`LOCATION:Het Lindehof\, aan de balie`, 'STATUS:CONFIRMED']),
  )
  expect((await calendar(calendarUrl, 'oldebroek.localhost')).status).toBe(404)
  expect((await calendar('/calendar/aaaaaaaaaaaaaaaaaaaaaa.ics')).status).toBe(404)

  const [mail] = await run(sql<{ facts: any }>`select facts from outbox where kind = 'application.invited'`)
  const attached = composeMail(
    { facts: mail!.facts, messageId: 'm', address: 'vrijwilliger@demo.example' } as never,
    { subject: '', bodyText: '', bodyHtml: '', essential: false, replyTo: null },
    { name: 'Centrale', email: null, origin: 'http://demo.localhost:3000' } as never,
    'post@demo.example',
  ).attachments.at(-1)!
  expect([attached.filename, attached.contentType]).toEqual(['afspraak.ics', 'text/calendar; charset=utf-8; method=PUBLISH'])
  expect(lines(String(attached.content))).toContain(`UID:${application}`)

  await act(johan, application, 'accept')
  expect((await seen(application)).contactEmail).toBe('beheerder@demo.example')
})

test('another time is the same event, later; one that is off says so, and its address stays', async () => {
  const application = await applied()
  await act(johan, application, 'accept', { meeting })
  const { calendarUrl } = await seen(application)
  expect((await act(johan, application, 'accept', { meeting })).status).toBe(200)
  await act(johan, application, 'accept', { meeting: { ...meeting, time: '15:00', minutes: 90 } })
  expect(lines((await calendar(calendarUrl)).text)).toEqual(expect.arrayContaining([`UID:${application}`, 'SEQUENCE:1']))
  expect(await run(sql`select kind from outbox where kind = 'application.rescheduled'`)).toHaveLength(1)

  await act(fatima, application, 'withdraw', { withdraw_reason: 'not_available' })
  const off = await calendar(calendarUrl)
  expect(off.headers['content-type']).toContain('method=CANCEL')
  expect(lines(off.text)).toEqual(expect.arrayContaining([`UID:${application}`, 'SEQUENCE:2', 'STATUS:CANCELLED']))
  expect(await seen(application)).toMatchObject({ meetingStartsAt: null, meetingPlace: null, calendarUrl })
  const [mail] = await run(sql<{ facts: any }>`select facts from outbox where kind = 'application.withdrawn'`)
  expect(mail!.facts.calendar).toMatchObject({ uid: application, isCancelled: true, sequence: 2 })
})

test('a day that is over, one too far away, a time that is none and a place without words are told at their fields', async () => {
  const application = await applied()
  for (const [wrong, part, code] of [
    [{ day: addDays(today(), -1) }, 'day', 'in_the_past'],
    [{ day: addDays(today(), 500) }, 'day', 'too_far_ahead'],
    [{ day: '2098-02-30' }, 'day', 'invalid'],
    [{ time: '25:00' }, 'time', 'invalid'],
    [{ time: '9 uur' }, 'time', 'invalid'],
    [{ place: '' }, 'place', 'blank'],
  ] as const) {
    const { status, body } = await act(johan, application, 'invite', { meeting: { ...meeting, ...wrong } })
    expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([422, code, `/data/attributes/meeting/${part}`])
  }
  expect((await seen(application)).status).toBe('new')
})

test('the first words of the organization bring what is new into conversation, without a second mail', async () => {
  const answer = await apply(fatima)
  const { id: application, relationships } = answer.body.data
  await applicationActionsOf(app).say(fatima, relationships.conversation.data.id, 'O, en ik kan ook op vrijdag.')
  expect((await seen(application)).status).toBe('new')
  await applicationActionsOf(app).say(marijke, relationships.conversation.data.id, 'Wat leuk dat je wilt komen!')
  expect((await seen(application)).status).toBe('in_review')
  expect((await applicationActionsOf(app).mails()).filter((mail) => mail.endsWith('vrijwilliger@demo.example nl'))).toEqual([
    'application.created vrijwilliger@demo.example nl',
    'message.unread vrijwilliger@demo.example nl',
  ])
})
