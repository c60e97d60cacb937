import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { helpStatuses, helpTransitions, type HelpStatus } from '#features/one-on-one/model/codes.ts'
import { matchStatuses, matchTransitions, type MatchStatus } from '#features/one-on-one/model/match-codes.ts'
import { pairsOf } from '#features/one-on-one/matches/server/testing.ts'
import { sharingCenters } from '#src/testing/sharing-centers.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { compare, type Machine, seed, walk } from './state-machines/walk.ts'

// The law of `state-machines.test.ts` for one-on-one help, which one site has.
const app = await startTestApp({ template: sharingCenters })
const { run, ask, answered, people, put, send, center, forget } = await pairsOf(app)
const { kees, fatima, wim, marijke } = people

const undo = async () => await Promise.reject(new Error('Nothing of help can be undone by an operation.'))

async function rowOf<State>(table: 'help_matches' | 'help_requests', id: string) {
  const [found] = await run(sql`select to_jsonb(t) as row, t.status as state from ${sql.table(table)} t where t.id = ${id}`)
  const [told] = await run(
    sql`select to_state from audit_events where subject_id = ${id} and to_state is not null and volunteer_center_id = ${center} order by at desc, id desc limit 1`,
  )
  return { row: found.row, state: found.state as State, told: (told?.to_state ?? null) as string | null }
}

type Keys = Record<'meet_requester_at' | 'meet_helper_at' | 'agreed_by_requester_at' | 'agreed_by_helper_at', string | null>

async function matchMachine(): Promise<Machine<MatchStatus>> {
  const { match, request } = await answered()
  const at = (isSet: boolean) => (isSet ? sql`now()` : sql`null`)
  const does = (by: typeof kees, verb: string, goes: Partial<Record<MatchStatus, MatchStatus>>, unless?: (keys: Keys) => boolean) => ({
    by,
    run: async (headers: typeof kees) => await put(headers, match, verb, verb === 'agree' ? { shares: [] } : {}),
    goes,
    ...(unless && { unless }),
  })
  return {
    transitions: matchTransitions,
    starts: ['proposed', 'acquaintance', 'active', 'evaluating'],
    // The helper's key of the step is there.
    begin: async (state) => {
      const [isMeeting, isRunning] = [state !== 'proposed', state === 'active' || state === 'evaluating']
      await run(sql`delete from conversations where subject_id = ${match}`)
      await run(sql`delete from help_check_ins where match_id = ${match}`)
      await run(sql`update help_matches set status = ${state}, ended_at = null, ended_by = null, end_reason = null, evaluation = null, meet_helper_at = now(),
        meet_requester_at = ${at(isMeeting)}, agreed_by_helper_at = ${at(isMeeting)}, agreed_by_requester_at = ${at(isRunning)},
        starts_on = case when ${isRunning} then (now() at time zone 'Europe/Amsterdam')::date end, ends_on = null where id = ${match}`)
      await run(sql`update help_requests set status = ${isRunning ? 'matched' : 'proposed'}, ended_at = null where id = ${request}`)
    },
    look: async () => await rowOf<MatchStatus>('help_matches', match),
    commands: {
      'who asked wants to meet': does(kees, 'meet', { proposed: 'acquaintance' }, (keys) => keys.meet_helper_at === null || keys.meet_requester_at !== null),
      'who helps wants to meet': does(fatima, 'meet', { proposed: 'acquaintance' }, (keys) => keys.meet_requester_at === null || keys.meet_helper_at !== null),
      'a coordinator presses for them': does(wim, 'meet', {}),
      'who asked agrees': does(kees, 'agree', { acquaintance: 'active' }, (keys) => keys.agreed_by_helper_at === null || keys.agreed_by_requester_at !== null),
      'who helps agrees': does(
        fatima,
        'agree',
        { acquaintance: 'active' },
        (keys) => keys.agreed_by_requester_at === null || keys.agreed_by_helper_at !== null,
      ),
      'who asked takes back': does(kees, 'take_back', {}),
      'who helps takes back': does(fatima, 'take_back', {}),
      'who helps says no': does(fatima, 'refuse', { proposed: 'refused', acquaintance: 'refused' }),
      'a coordinator says no': does(wim, 'refuse', { proposed: 'refused', acquaintance: 'refused' }),
      'who asked looks back': does(kees, 'evaluate', { active: 'evaluating' }),
      'who helps stops': does(fatima, 'end', { active: 'ended', evaluating: 'ended' }),
      'a coordinator ends it': does(wim, 'end', { active: 'ended', evaluating: 'ended' }),
      'a stranger stops it': does(marijke, 'end', {}),
      'a stranger agrees': does(marijke, 'agree', {}),
    },
  }
}

async function requestMachine(): Promise<Machine<HelpStatus>> {
  const request = await ask(kees)
  const does = (by: typeof kees, verb: string, goes: Partial<Record<HelpStatus, HelpStatus>>, attributes: object = {}) => ({
    by,
    run: async (headers: typeof kees) => await send(headers, 'PUT', `help_requests/${request}/${verb}`, attributes),
    goes,
  })
  return {
    transitions: helpTransitions,
    // By the clock and by what happens to its matches, and a denial with places that help instead (`requests.test.ts`).
    elsewhere: ['open expired', 'open proposed', 'proposed matched', 'proposed open', 'matched open', 'pending denied'],
    starts: ['draft', 'pending', 'open', 'proposed', 'matched', 'denied', 'expired'],
    begin: async (state) =>
      void (await run(sql`update help_requests set status = ${state}, expires_at = now() + interval '20 days', denied_reason = null,
        ended_at = case when ${state} in ('denied', 'expired') then now() end where id = ${request}`)),
    look: async () => await rowOf<HelpStatus>('help_requests', request),
    commands: {
      'hand in': does(kees, 'submit', { draft: 'pending' }, { consent: true }),
      'hand in without saying yes': does(kees, 'submit', {}),
      'a stranger hands in': does(fatima, 'submit', {}, { consent: true }),
      'a coordinator approves': does(wim, 'screen', { pending: 'open' }, { decision: 'approve', isVulnerable: false, publicText: 'Wie schaakt er mee?' }),
      'who asked approves': does(kees, 'screen', {}, { decision: 'approve', isVulnerable: false, publicText: 'Wie schaakt er mee?' }),
      'a coordinator denies without a place that helps': does(wim, 'screen', {}, { decision: 'deny', reason: 'unsafe' }),
      extend: does(kees, 'extend', {}),
      close: does(kees, 'close', { matched: 'closed' }),
      'a coordinator closes it': does(wim, 'close', {}),
      withdraw: does(kees, 'withdraw', { draft: 'withdrawn', pending: 'withdrawn', open: 'withdrawn', proposed: 'withdrawn', matched: 'withdrawn' }),
      'a stranger withdraws': does(fatima, 'withdraw', {}),
    },
  }
}

test.each(Object.entries({ 'a match': matchMachine, 'a request': requestMachine } as Record<string, () => Promise<Machine<any>>>))(
  `no walk of %s of one-on-one help breaks a rule (seed ${seed})`,
  { timeout: 120_000 },
  async (_, machineOf) => {
    await forget()
    const machine = await machineOf()
    compare(machine)
    await walk(machine, undo, marijke)
    expect([...helpStatuses, ...matchStatuses]).toEqual(expect.arrayContaining([...machine.starts]))
  },
)
