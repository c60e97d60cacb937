import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { apply, act, read, run, mails, forgetAll } = applicationActionsOf(app)
const [fatima, kees, marijke, johan, wim] = (await Promise.all(
  ['vrijwilliger', 'tweede', 'lid', 'beheerder', 'coordinator'].map(async (name) => await app.as(`${name}@demo.example`)),
)) as [Record<string, string>, Record<string, string>, Record<string, string>, Record<string, string>, Record<string, string>]
const abroad = await app.as('beheerder@oldebroek.example')
const meeting = { day: addDays(today(), 10), time: '14:30', place: 'Aan de balie' }
const other = { day: addDays(today(), 12), time: '10:00', place: 'Koffiehoek van de bibliotheek' }

beforeEach(forgetAll)

async function invited() {
  const { id: application, relationships } = (await apply(fatima)).body.data
  await act(johan, application, 'invite', { meeting, message: 'Kom je kijken?' })
  const conversation = relationships.conversation.data.id as string
  const cards = async (reader = fatima) =>
    (await read(reader, `conversations/${conversation}/messages`)).body.data
      .filter((one: any) => one.attributes.kind === 'appointment')
      .map((one: any) => ({ id: one.id, side: one.attributes.side, ...one.attributes.appointment }))
  const states = async () => (await cards()).map(({ side, state, answer }: any) => [side, state, answer])
  return { application: application as string, conversation, cards, states }
}
const seen = async (application: string, reader = johan) => (await read(reader, `applications/${application}`)).body.data

test('an invitation is a card in the conversation that Fatima says yes to; Johan sees it and is told without a mail', async () => {
  const { application, conversation, cards, states } = await invited()
  const [card] = await cards()
  expect(card).toMatchObject({
    side: 'organization',
    state: 'agreed',
    answer: null,
    place: 'Aan de balie',
    calendarUrl: expect.stringMatching(/^\/calendar\/.+\.ics$/),
  })
  expect((await read(fatima, 'conversations')).body.data[0].attributes).toMatchObject({ lastText: null, lastMeetingAt: card.startsAt })
  const before = (await mails()).length
  expect((await act(fatima, application, 'come', { appointment: card.id })).status).toBe(200)
  expect((await act(fatima, application, 'come')).status).toBe(200)
  expect(await states()).toEqual([['organization', 'agreed', 'comes']])
  expect((await seen(application)).attributes).toMatchObject({ status: 'invited', meetingAnswer: 'comes' })
  expect(await mails()).toHaveLength(before)
  expect(await run(sql`select event_key from notifications where event_key = 'application.comes'`)).toHaveLength(2)
  expect(conversation).toBeTruthy()
})

test('Fatima cannot come and says why: Johan is mailed once, and she may still change her mind', async () => {
  const { application, states } = await invited()
  expect((await act(fatima, application, 'cannot', { message: 'Ik werk op vrijdag.' })).status).toBe(200)
  await act(fatima, application, 'cannot')
  expect((await mails()).filter((mail) => mail.startsWith('application.cannot'))).toEqual(['application.cannot beheerder@demo.example nl'])
  expect(await states()).toEqual([['organization', 'agreed', 'cannot']])
  await act(fatima, application, 'come')
  expect(await states()).toEqual([['organization', 'agreed', 'comes']])
})

test('Fatima proposes another day: until Johan agrees the old one stands, then the calendar moves and the old card says so', async () => {
  const { application, states, cards } = await invited()
  const { calendarUrl, meetingStartsAt } = (await seen(application)).attributes
  expect((await act(fatima, application, 'propose', { meeting: other })).status).toBe(200)
  await act(fatima, application, 'propose', { meeting: other })
  expect(await states()).toEqual([
    ['organization', 'agreed', null],
    ['volunteer', 'proposed', null],
  ])
  expect((await seen(application)).attributes.meetingStartsAt).toBe(meetingStartsAt)
  expect((await mails()).filter((mail) => mail.startsWith('application.proposed'))).toEqual(['application.proposed beheerder@demo.example nl'])
  // The organization has to answer: Fatima cannot agree to her own proposal.
  const [, proposed] = await cards()
  expect((await act(fatima, application, 'come', { appointment: proposed.id })).body.errors[0].code).toBe('appointment_changed')
  expect((await act(marijke, application, 'come', { appointment: proposed.id })).status).toBe(200)
  expect(await states()).toEqual([
    ['organization', 'moved', null],
    ['volunteer', 'taken', 'comes'],
    ['organization', 'agreed', 'comes'],
  ])
  expect((await seen(application)).attributes).toMatchObject({ meetingPlace: other.place, meetingAnswer: 'comes' })
  expect((await app.get(calendarUrl, { host: 'demo.localhost' })).text).toContain('SEQUENCE:1')
  expect((await mails()).filter((mail) => mail.startsWith('application.rescheduled'))).toHaveLength(1)
})

test('the organization moves an appointment, or finds that what was proposed does not suit; who answers the old card is told', async () => {
  const { application, states, cards } = await invited()
  const [first] = await cards()
  await act(fatima, application, 'come')
  await act(fatima, application, 'propose', { meeting: other })
  expect((await act(johan, application, 'cannot', { message: 'Dan zijn we dicht.' })).status).toBe(200)
  expect((await mails()).filter((mail) => mail.startsWith('application.unsuitable'))).toHaveLength(1)
  expect((await act(johan, application, 'come')).body.errors[0].code).toBe('no_appointment')
  expect(await states()).toEqual([
    ['organization', 'agreed', 'comes'],
    ['volunteer', 'refused', 'cannot'],
  ])
  expect((await act(johan, application, 'propose', { meeting: { ...meeting, time: '16:00' } })).status).toBe(200)
  expect((await states()).map(([, state]: any) => state)).toEqual(['moved', 'refused', 'agreed'])
  expect((await act(fatima, application, 'come', { appointment: first.id })).body.errors[0].code).toBe('appointment_changed')
  expect((await seen(application)).attributes.meetingAnswer).toBeNull()
})

test('once nobody expects Fatima any more the card says that it is off, and nobody can answer it', async () => {
  const { application, states } = await invited()
  await act(fatima, application, 'withdraw', { withdraw_reason: 'other_place' })
  expect(await states()).toEqual([['organization', 'off', null]])
  expect((await act(fatima, application, 'come')).body.errors[0].code).toBe('no_appointment')
  expect((await act(johan, application, 'propose', { meeting: other })).body.errors[0].code).toBe('invalid_transition')
})

test('an invitation that is taken back takes its card along', async () => {
  const { application, states } = await invited()
  await act(johan, application, 'propose', { meeting: other })
  const { meta } = (await act(johan, application, 'accept', { meeting: { ...other, time: '11:00' } })).body.data
  expect((await states()).map(([, state]: any) => state)).toEqual(['moved', 'moved', 'agreed'])
  await app.call('PUT', `/api/v1/operations/${(meta.undo ?? {}).id}/undo`, { headers: johan })
  expect((await states()).map(([, state]: any) => state)).toEqual(['moved', 'agreed'])
})

test('a stranger, another town and the center that was not called in can do nothing with an appointment', async () => {
  const { application } = await invited()
  for (const verb of ['come', 'cannot', 'propose']) {
    const body = verb === 'propose' ? { meeting: other } : {}
    const answers = await Promise.all([kees, wim, {}].map(async (who) => (await act(who, application, verb, body)).status))
    expect([verb, ...answers]).toEqual([verb, 404, 403, 401])
    expect((await app.call('PUT', `/api/v1/applications/${application}/${verb}`, { host: 'oldebroek.localhost', headers: abroad, body })).status).toBe(404)
  }
  expect((await act(fatima, application, 'propose', { meeting: { ...other, day: addDays(today(), -1) } })).body.errors[0]).toMatchObject({
    code: 'in_the_past',
    source: { pointer: '/data/attributes/meeting/day' },
  })
  expect((await act(fatima, application, 'propose')).status).toBe(422)
})
