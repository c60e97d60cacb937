import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import {
  applicationStatuses,
  applicationTransitions,
  applicationUndo,
  openStatuses,
  verbTargets,
  type ApplicationStatus,
  type ApplicationVerb,
} from '#features/applications/model/states.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { apply, act, run, forgetAll } = applicationActionsOf(app)
const [fatima, kees, johan] = (await Promise.all(['vrijwilliger', 'tweede', 'beheerder'].map(async (name) => await app.as(`${name}@demo.example`)))) as [
  Record<string, string>,
  Record<string, string>,
  Record<string, string>,
]
const one = id.gardening('demo')

type Row = { id: string; user_id: string; status: ApplicationStatus; offered: boolean; told: string | null }
type Step = { who: 0 | 1; verb: ApplicationVerb | 'apply' | 'claim' | 'undo'; old: boolean }

const rows = async () =>
  await run(sql<Row>`select a.id, a.user_id, a.status, a.place_offered_at is not null as offered,
      (select to_state from audit_events e where e.subject_id = a.id order by e.id desc limit 1) as told
    from applications a order by a.created_at`)
const held: readonly ApplicationStatus[] = ['accepted', 'active', 'completed']

/** Invariants that hold after each verb, whether it was refused or not (domain §3.2). */
async function look(before: readonly Row[], { verb }: Step): Promise<void> {
  const after = await rows()
  for (const { id: which, status, offered, told } of after) {
    const from = before.find((row) => row.id === which)?.status
    if (from && from !== status) expect((verb === 'undo' ? applicationUndo : applicationTransitions)[from]).toContain(status)
    if (offered) expect(status).toBe('waitlisted')
    expect(told).toBe(status)
  }
  for (const person of new Set(after.map((row) => row.user_id)))
    expect(after.filter((row) => row.user_id === person && (openStatuses as readonly string[]).includes(row.status)).length).toBeLessThanOrEqual(1)
  const [vacancy] = await run(
    sql<{ places: number; places_taken: number; status: string }>`select places, places_taken, status from vacancies where id = ${one}`,
  )
  expect(vacancy!.places_taken).toBe(after.filter(({ status }) => held.includes(status)).length)
  expect(vacancy!.places_taken).toBeLessThanOrEqual(vacancy!.places)
  expect(vacancy!.status).toBe(vacancy!.places_taken === vacancy!.places ? 'filled' : 'published')
}

async function take({ who, verb, old }: Step, last: { operation: string | null; by: Record<string, string> }): Promise<void> {
  const volunteer = who === 0 ? fatima : kees
  const person = id.person('demo', who === 0 ? 'vrijwilliger' : 'tweede')
  const before = await rows()
  const theirs = before.filter((row) => row.user_id === person)
  const target = old ? theirs[0] : theirs.at(-1)
  if (verb === 'apply') {
    const { status } = await apply(volunteer)
    expect([201, 409]).toContain(status)
  } else if (verb === 'undo') {
    if (last.operation) expect([200, 404, 409]).toContain((await app.call('PUT', `/api/v1/operations/${last.operation}/undo`, { headers: last.by })).status)
  } else if (target) {
    const by = verb === 'withdraw' || verb === 'claim' ? volunteer : johan
    const reasons = { ...(verb === 'decline' && { decline_reason: 'other' }), ...(verb === 'withdraw' && { withdraw_reason: 'other' }) }
    const { status, body } = await act(by, target.id, verb, reasons)
    const to = verb === 'claim' ? 'accepted' : verbTargets[verb]
    const isLegal = verb === 'claim' ? target.offered || target.status === to : target.status === to || applicationTransitions[target.status].includes(to)
    expect([verb, target.status, status]).toEqual([verb, target.status, isLegal ? 200 : 409])
    if (!isLegal) expect(await rows()).toEqual(before)
    const { undo } = body.data?.meta ?? {}
    if (undo) Object.assign(last, { operation: undo.id, by })
  }
  await look(before, { who, verb, old })
}

test('whatever two people and an organization try, in whatever order, no rule breaks', { timeout: 120_000 }, async () => {
  const step = fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    verb: fc.constantFrom<Step['verb']>('apply', 'apply', 'undo', 'claim', 'accept', 'accept', ...(Object.keys(verbTargets) as ApplicationVerb[])),
    old: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(1, 2), fc.array(step, { minLength: 8, maxLength: 30 }), async (places, steps) => {
      await forgetAll()
      await run(sql`update vacancies set places = ${places}, places_taken = 0, slots = '[]', status = 'published' where id = ${one}`)
      const last = { operation: null, by: johan }
      for (const each of steps) await take(each, last)
    }),
    { numRuns: 20, seed: 20261122, endOnFailure: true },
  )
})

test('from each state only what the table says can be reached, and what time has ended stays ended', () => {
  for (const status of applicationStatuses) for (const to of applicationTransitions[status]) if (to !== 'expired') expect(applicationUndo[to]).toContain(status)
  expect(applicationUndo.expired).toEqual([])
})
