import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { call } = app
const { apply, act, read, run, mails, forgetAll } = applicationActionsOf(app)
const [fatima, kees, marijke, johan, wim] = (await Promise.all(
  ['vrijwilliger', 'tweede', 'lid', 'beheerder', 'coordinator'].map(async (name) => await app.as(`${name}@demo.example`)),
)) as [Record<string, string>, ...Record<string, string>[]] as Record<string, string>[] & { length: 5 }

beforeEach(async () => {
  await forgetAll()
  await run(sql`update vacancies set places_taken = 0 where id = ${id.gardening('demo')}`)
})

const applied = async (headers = fatima!) => (await apply(headers)).body.data.id as string
const seen = async (application: string) => (await read(johan!, `applications/${application}`)).body.data.attributes
const undo = async (headers: Record<string, string>, operation: string) => await call('PUT', `/api/v1/operations/${operation}/undo`, { headers })
const many = async (headers: Record<string, string>, verb: string, ids: readonly string[], attributes: object = {}, query = '') =>
  await call('PATCH', `/api/v1/applications/${verb}${query}`, { headers, body: { data: ids.map((one) => ({ type: 'applications', id: one, attributes })) } })
const takenPlaces = async () => (await run(sql<{ n: number }>`select places_taken as n from vacancies where id = ${id.gardening('demo')}`))[0]!.n

test('Johan takes a decline back: no mail goes, no notice and no words stay, and it stands where it stood', async () => {
  const application = await applied()
  await act(marijke!, application, 'review')
  const before = await seen(application)
  const answer = await act(johan!, application, 'decline', { decline_reason: 'no_place', message: 'Helaas, deze keer niet.' })
  const { undo: operation } = answer.body.data.meta
  expect((await mails()).filter((mail) => mail.startsWith('application.declined'))).toHaveLength(1)
  expect((await undo(marijke!, operation.id)).status).toBe(404)
  expect((await undo(johan!, operation.id)).body.meta.undone).toBe(1)
  const { updatedAt: _, ...after } = await seen(application)
  expect(before).toMatchObject(after)
  expect((await mails()).filter((mail) => mail.startsWith('application.declined'))).toEqual([])
  const told = (await read(fatima!, 'notifications')).body.data.map((one: any) => one.attributes.eventKey)
  expect(told).not.toContain('application.declined')
  expect(await run(sql`select body from messages where body in ('Helaas, deze keer niet.', 'declined')`)).toEqual([])
  expect((await undo(johan!, operation.id)).status).toBe(404)
})

test('after ten seconds, or once somebody went on, it is too late', async () => {
  const application = await applied()
  const first = (await act(johan!, application, 'invite')).body.data.meta.undo
  await act(marijke!, application, 'accept')
  expect((await undo(johan!, first.id)).body.errors[0].code).toBe('invalid_transition')
  const second = (await act(johan!, application, 'start')).body.data.meta.undo
  await run(sql`update undoable_steps set at = at - interval '11 seconds'`)
  expect((await undo(johan!, second.id)).body.errors[0].code).toBe('undo_expired')
  expect((await seen(application)).status).toBe('active')
})

test('a place that was taken is free again, and one that was given back is taken again', async () => {
  const application = await applied()
  const accepted = (await act(johan!, application, 'accept')).body.data.meta.undo
  expect(await takenPlaces()).toBe(1)
  await undo(johan!, accepted.id)
  expect([await takenPlaces(), (await seen(application)).status]).toEqual([0, 'new'])
  await act(johan!, application, 'accept')
  const left = (await act(fatima!, application, 'withdraw', { withdraw_reason: 'other' })).body.data.meta.undo
  expect(await takenPlaces()).toBe(0)
  await undo(fatima!, left.id)
  expect([await takenPlaces(), (await seen(application)).status]).toEqual([1, 'accepted'])
})

test('two are declined at once: first it is said what would happen, then it is done, and taken back together', async () => {
  const ids = [await applied(), await applied(kees)]
  const body = { decline_reason: 'no_place', message: 'Bedankt voor je bericht.' }
  const preview = await many(johan!, 'decline', ids, body, '?preview=true')
  expect(preview.body.meta).toMatchObject({
    preview: true,
    mails: 2,
    refused: [],
    changes: ids.toSorted().map((one) => ({ id: one, from: 'new', to: 'declined' })),
  })
  expect((await seen(ids[0]!)).status).toBe('new')
  const done = await many(johan!, 'decline', ids, body)
  expect(done.body.meta.changed).toBe(2)
  expect(done.body.data.map((one: any) => one.attributes.status)).toEqual(['declined', 'declined'])
  expect((await undo(johan!, done.body.meta.undo.id)).body.meta.undone).toBe(2)
  expect((await seen(ids[1]!)).status).toBe('new')
})

test('of many all or none: one that cannot be is named with its place, and nobody else may', async () => {
  const ids = [await applied(), await applied(kees)]
  await act(kees!, ids[1]!, 'withdraw', { withdraw_reason: 'other' })
  const { status, body } = await many(johan!, 'accept', ids)
  expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([409, 'invalid_transition', '/data/1'])
  expect((await seen(ids[0]!)).status).toBe('new')
  expect((await many(wim!, 'accept', [ids[0]!])).status).toBe(403)
  expect((await many(kees!, 'accept', [ids[0]!])).status).toBe(404)
  expect((await many(johan!, 'decline', [ids[0]!])).body.errors[0]).toMatchObject({ code: 'blank' })
})

const meeting = { day: addDays(today(), 10), time: '14:30', place: 'Het Lindehof' }
const sequence = async (url: string) => /SEQUENCE:(\d+)/.exec((await app.get(url)).text)?.[1]

test('Johan moves an appointment and takes that back: it is when it was, later in calendars than both, and nobody was told', async () => {
  const application = await applied()
  await act(johan!, application, 'invite', { meeting })
  const before = await seen(application)
  const { undo: operation } = (await act(johan!, application, 'invite', { meeting: { ...meeting, time: '16:00' }, message: 'Liever wat later.' })).body.data
    .meta
  expect([await sequence(before.calendarUrl), (await seen(application)).meetingStartsAt !== before.meetingStartsAt]).toEqual(['1', true])
  expect((await mails()).filter((mail) => mail.startsWith('application.rescheduled'))).toHaveLength(1)
  expect((await undo(johan!, operation.id)).body.meta.undone).toBe(1)
  const { updatedAt: _, ...after } = await seen(application)
  expect(before).toMatchObject(after)
  expect(await sequence(before.calendarUrl)).toBe('2')
  expect((await mails()).filter((mail) => mail.startsWith('application.rescheduled'))).toEqual([])
  expect((await read(fatima!, 'notifications')).body.data.map((one: any) => one.attributes.eventKey)).not.toContain('application.rescheduled')
  expect(await run(sql`select 1 from messages where body = 'Liever wat later.'`)).toEqual([])
})

test('a first appointment that is taken back is in no calendar, and what a colleague moved since stays as it is', async () => {
  const application = await applied()
  const first = (await act(johan!, application, 'invite', { meeting })).body.data.meta.undo
  const { calendarUrl } = await seen(application)
  await undo(johan!, first.id)
  expect([(await seen(application)).status, (await app.get(calendarUrl)).status]).toEqual(['new', 404])

  const again = (await act(johan!, application, 'invite', { meeting })).body.data.meta.undo
  expect(await sequence(calendarUrl)).toBe('2')
  const moved = (await act(marijke!, application, 'invite', { meeting: { ...meeting, time: '09:00' } })).body.data.meta.undo
  expect((await undo(johan!, again.id)).body.errors[0].code).toBe('invalid_transition')
  await act(johan!, application, 'invite', { meeting: { ...meeting, time: '11:00' } })
  expect((await undo(marijke!, moved.id)).body.errors[0].code).toBe('invalid_transition')
  expect((await seen(application)).status).toBe('invited')
})

test('once Fatima has answered an appointment it cannot be taken back, whether it was moved or the first: her answer stays', async () => {
  const application = await applied()
  const first = (await act(johan!, application, 'invite', { meeting })).body.data.meta.undo
  await act(fatima!, application, 'come')
  expect((await undo(johan!, first.id)).body.errors[0]).toMatchObject({ status: '409', code: 'appointment_answered' })
  const moved = (await act(johan!, application, 'invite', { meeting: { ...meeting, time: '16:00' } })).body.data.meta.undo
  await act(fatima!, application, 'cannot', { message: 'Dan werk ik.' })
  const refused = await undo(johan!, moved.id)
  expect(refused.body.errors[0].detail).toBe('Er is al op de afspraak geantwoord, dus die blijft staan. Stel een andere dag voor als het toch anders moet.')
  expect(await run(sql`select meeting_answer as answer from messages where kind = 'appointment' order by created_at`)).toEqual([
    { answer: 'comes' },
    { answer: 'cannot' },
  ])
  // Her answer to the first appointment does not block undoing a later, unanswered one.
  const again = (await act(johan!, application, 'propose', { meeting: { ...meeting, time: '10:00' } })).body.data.meta.undo
  expect((await undo(johan!, again.id)).status).toBe(200)
  expect(await run(sql`select meeting_answer as answer from messages where kind = 'appointment' order by created_at`)).toHaveLength(2)
})
