import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { remindAndEscalate } from '#features/applications/reminders/server/reminders.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const app = await startTestApp()
const { as, db, call } = app
const { apply, act, read, run, say, forgetAll } = applicationActionsOf(app)
const [fatima, kees, johan, wim, stranger] = (await Promise.all(
  ['vrijwilliger@demo', 'tweede@demo', 'beheerder@demo', 'coordinator@demo', 'coordinator@oldebroek'].map(async (name) => await as(`${name}.example`)),
)) as [Record<string, string>, Record<string, string>, Record<string, string>, Record<string, string>, Record<string, string>]
const johansTeam = { ...johan, 'current-organization-id': id.school('demo') }
const inAWeek = addDays(today(), 7)

beforeEach(forgetAll)

/** An application that nobody has answered for 15 days, which the center has heard of. */
async function silent(headers = fatima): Promise<{ application: string; conversation: string }> {
  const { data } = (await apply(headers)).body
  await run(sql`update applications set created_at = now() - interval '15 days' where id = ${data.id}`)
  await remindAndEscalate(db, id.center('demo'))
  return { application: data.id, conversation: data.relationships.conversation.data.id }
}
const attributesOf = async (headers: Record<string, string>, application: string) => (await read(headers, `applications/${application}`)).body.data.attributes
/** What waits for somebody: the number beside the menu, and the applications that the dashboard names. */
async function waitingFor(headers: Record<string, string>): Promise<{ menu: number; named: string[] }> {
  const [counts, todos] = await Promise.all([read(headers, 'counts'), read(headers, 'todos')])
  const items = todos.body.meta.todos.flatMap((one: { items: { type: string; id: string }[] }) => one.items)
  return {
    menu: counts.body.meta.counts.applications ?? 0,
    named: items.filter(({ type }: { type: string }) => type === 'applications').map((one: { id: string }) => one.id),
  }
}

test('once the organization has answered, an application no longer waits too long, on no screen', async () => {
  const { application, conversation } = await silent()
  expect(await attributesOf(wim, application)).toMatchObject({ isEscalated: true })
  expect(await waitingFor(wim)).toEqual({ menu: 1, named: [application] })
  expect((await waitingFor(johansTeam)).menu).toBe(1)
  await say(johan, conversation, 'Sorry dat het zo lang duurde!')
  expect(await attributesOf(wim, application)).toMatchObject({ isEscalated: false, waitingSince: null, status: 'in_review' })
  expect((await read(wim, 'applications?filter[is_escalated_eq]=true')).body.data).toEqual([])
  expect(await waitingFor(wim)).toEqual({ menu: 0, named: [] })
  expect((await waitingFor(johansTeam)).menu).toBe(0)
})

test('after a call it is put away until a day, and waits again from then on', async () => {
  const { application } = await silent()
  const answer = await act(wim, application, 'snooze', { until: inAWeek })
  expect([answer.status, answer.body.data.attributes.snoozedUntil, answer.body.data.attributes.isEscalated]).toEqual([200, inAWeek, false])
  expect(await attributesOf(wim, application)).toMatchObject({ waitingSince: expect.any(String) })
  expect((await attributesOf(johan, application)).snoozedUntil).toBeUndefined()
  expect(await waitingFor(wim)).toEqual({ menu: 0, named: [] })
  expect((await waitingFor(johansTeam)).menu).toBe(1)
  await run(sql`update applications set snoozed_until = ${today()}::date where id = ${application}`)
  expect(await attributesOf(wim, application)).toMatchObject({ isEscalated: true, snoozedUntil: null })
  expect(await waitingFor(wim)).toEqual({ menu: 1, named: [application] })
})

test('putting away can be undone, and without a day it waits at once', async () => {
  const { application } = await silent()
  const { undo } = (await act(wim, application, 'snooze', { until: inAWeek })).body.data.meta
  expect((await call('PUT', `/api/v1/operations/${undo.id}/undo`, { headers: wim })).status).toBe(200)
  expect(await attributesOf(wim, application)).toMatchObject({ isEscalated: true })
  await act(wim, application, 'snooze', { until: inAWeek })
  expect((await act(wim, application, 'snooze', {})).body.data.attributes).toMatchObject({ isEscalated: true, snoozedUntil: null })
})

test('only the center puts away, on a day that comes, and only while somebody waits', async () => {
  const { application, conversation } = await silent()
  const codeOf = async (headers: Record<string, string>, until: string) => {
    const { status, body } = await act(headers, application, 'snooze', { until })
    return [status, body?.errors?.[0]?.code]
  }
  expect(await codeOf(johan, inAWeek)).toEqual([403, 'forbidden'])
  expect(await codeOf(fatima, inAWeek)).toEqual([403, 'forbidden'])
  expect((await codeOf(stranger, inAWeek))[0]).toBe(403)
  expect(await codeOf(wim, today())).toEqual([422, 'in_the_past'])
  expect(await codeOf(wim, addDays(today(), 43))).toEqual([422, 'too_far_ahead'])
  expect((await codeOf(wim, '2027-02-30'))[0]).toBe(422)
  await say(johan, conversation, 'Kom je woensdag?')
  expect(await codeOf(wim, inAWeek)).toEqual([409, 'invalid_transition'])
})

test('after a message of the center the organization has a week, or until the later day that was chosen', async () => {
  const { application, conversation } = await silent()
  await say(wim, conversation, 'We gaan erachteraan.')
  expect(await attributesOf(wim, application)).toMatchObject({ snoozedUntil: inAWeek, isEscalated: false, status: 'in_review' })
  const later = addDays(today(), 20)
  await act(wim, application, 'snooze', { until: later })
  await say(wim, conversation, 'Nog een paar dagen geduld.')
  expect(await attributesOf(wim, application)).toMatchObject({ snoozedUntil: later })
})

test('the board is ordered by how long somebody waits where they stand', async () => {
  const { application: first } = await silent()
  const { application: second } = await silent(kees)
  // Kees has been answered and has been in conversation for a day: Fatima has waited longer, though she was moved later.
  await run(
    sql`update applications set status = 'in_review', moved_at = now() - interval '1 day', first_response_at = now() - interval '1 day' where id = ${second}`,
  )
  await run(sql`update applications set status = 'in_review', moved_at = now() where id = ${first}`)
  const { body } = await read(wim, 'applications?sort=aged_since')
  expect(body.data.map((one: { id: string }) => one.id)).toEqual([first, second])
})
