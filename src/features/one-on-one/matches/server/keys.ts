import { sql } from 'kysely'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { decryptText, encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { openRelay } from '#features/conversations/send/server/relay.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { monthsOfMatch } from '#features/one-on-one/matches/limits.ts'
import type { MatchContact } from '#features/one-on-one/matches/match.ts'
import { matchFaultWords as words } from '#features/one-on-one/matches/match-words.ts'
import type { Shared } from '#features/one-on-one/model/match-codes.ts'
import { changeRequestStatus } from '#features/one-on-one/writing/server/change-status.ts'
import { planCheckIns } from './plan-check-ins.ts'
import { refuseUnready } from './guards.ts'
import { type Case, changeMatchStatus, keyHolder, lockMatch, publishRelay, setColumns } from './match-row.ts'
import { refuseOthers } from './stop.ts'
import { tellCoordinator, tellSide } from './tell-match.ts'

const keys = {
  proposed: { asker: 'meet_requester_at', helper: 'meet_helper_at' },
  acquaintance: { asker: 'agreed_by_requester_at', helper: 'agreed_by_helper_at' },
} as const

const audit = ({ tx, centerId, actor }: Call<never>, { match }: Case, action: string) =>
  writeAuditEvent(tx, { centerId, actor }, { action, subjectType: 'help_matches', subjectId: match.id })

/** PUT /help_matches/{id}/release: a coordinator has looked at an answer to somebody vulnerable, who reads it from now on. */
export const releaseMatch: Verb = async (call) => {
  refuseWhileImpersonating(call.actor)
  const { match } = await lockMatch(call, call.id)
  if (match.released_at !== null) return call.id
  if (match.status !== 'proposed') throw new Refused('match_over')
  await setColumns(call, match, { released_at: call.now, ...(match.coordinator_id === null && { coordinator_id: call.actor.userId }) })
  audit(call as never, { match } as Case, 'help_match.released')
  await tellSide(call, match.proposed_by === 'helper' ? match.asker_user_id : match.helper_user_id, { kind: 'help.proposed', matchId: match.id, once: 'once' })
  return call.id
}

/** PUT …/meet, "Ja, kennismaken": with both keys the relayed conversation opens, with the coordinator as silent third. */
export const meet: Verb = async (call) => {
  const { id, tx, centerId, now, actor } = call
  refuseWhileImpersonating(actor)
  const one = await lockMatch(call, id)
  const { match } = one
  const holder = keyHolder(match, actor.userId)
  const other = holder === 'asker' ? 'helper' : 'asker'
  if (match[keys.proposed[holder]] !== null && match.status !== 'refused') return id
  if (match.status !== 'proposed') throw new Refused('match_over')
  if (match.released_at === null) throw new Refused('match_over')
  const columns = { [keys.proposed[holder]]: now }
  if (match[keys.proposed[other]] === null) {
    await setColumns(call, match, columns)
    audit(call as never, one, 'help_match.said_yes')
    await tellOther(call, one, other, { kind: 'help.meet', once: `yes ${now.toISOString()}`, isBoth: false })
    return id
  }
  await changeMatchStatus(call, match, { to: 'acquaintance', action: 'help_match.meeting', columns })
  await openRelay(tx, { centerId, matchId: id, helperId: match.helper_user_id!, askerId: match.asker_user_id })
  for (const side of ['asker', 'helper'] as const) await tellOther(call, one, side, { kind: 'help.meet', once: 'both', isBoth: true })
  return id
}

type Agreement = { shares?: Shared[] | null; phone?: string | null; address?: string | null }

/**
 * PUT …/agree, "Akkoord", with what the other may read from then on: telephone, mail, address. With both keys it begins.
 * @throws 409 when either is gone, 422 vog_needed, parent_consent_needed, and at what was ticked and is not known
 */
export const agree: Verb<Agreement> = async (call) => {
  const { id, now, actor } = call
  refuseWhileImpersonating(actor)
  const one = await lockMatch(call, id)
  const { match } = one
  const holder = keyHolder(match, actor.userId)
  const other = holder === 'asker' ? 'helper' : 'asker'
  if (match[keys.acquaintance[holder]] !== null && ['acquaintance', 'active', 'evaluating'].includes(match.status)) return id
  if (match.status !== 'acquaintance') throw new Refused('match_over')
  await refuseUnready(call, one)
  const shares = [...new Set(call.input.shares ?? [])]
  const column = holder === 'asker' ? 'contact_requester' : 'contact_helper'
  const contact = JSON.stringify(await contactOf(call, one, holder, shares))
  const columns = {
    [keys.acquaintance[holder]]: now,
    [holder === 'asker' ? 'shares_requester' : 'shares_helper']: shares,
    [column]: encryptText(contact, { centerId: call.centerId, column: `help_matches.${column}` }),
  }
  if (match[keys.acquaintance[other]] === null) {
    await setColumns(call, match, columns)
    audit(call as never, one, 'help_match.agreed')
    await tellOther(call, one, other, { kind: 'help.matched', once: `yes ${now.toISOString()}`, isBoth: false })
    return id
  }
  await begin(call, one, columns)
  return id
}

async function begin(call: Call<Agreement>, one: Case, columns: Record<string, unknown>): Promise<void> {
  const { match, request } = one
  const day = Temporal.PlainDate.from(today(call.now))
  const dates = {
    starts_on: String(day),
    review_on: String(day.add({ months: monthsOfMatch.review })),
    ends_on: String(day.add({ months: monthsOfMatch.usual })),
  }
  await changeMatchStatus(call, match, { to: 'active', action: 'help_match.active', columns: { ...columns, ...dates } })
  await refuseOthers(call, request, match.id)
  await changeRequestStatus(call, request, { to: 'matched', action: 'help.matched' })
  await planCheckIns(call, match, String(day))
  await publishRelay(call, match.id)
  for (const side of ['asker', 'helper'] as const) await tellOther(call, one, side, { kind: 'help.matched', once: 'both', isBoth: true })
}

/** What is shared, as it is now: later changes of the account are not passed on by themselves. @throws 422 for what was ticked and is not known */
async function contactOf(
  { tx, centerId, input }: Call<Agreement>,
  { match, request }: Case,
  holder: 'asker' | 'helper',
  shares: readonly Shared[],
): Promise<MatchContact> {
  const userId = holder === 'asker' ? match.asker_user_id : match.helper_user_id
  const [person] =
    userId === null
      ? []
      : await rowsOf(
          tx,
          { phone: orNull(shown.text('u.phone')), email: shown.text('u.email') },
          (columns) => sql`select ${columns} from users u where u.id = ${userId}`,
        )
  const isOwn = (request.kind === 'request') === (holder === 'asker')
  const kept = (column: 'contact_phone' | 'exact_address') =>
    isOwn && request[column] ? decryptText(request[column], { centerId, column: `help_requests.${column}` }) : null
  const phone = input.phone?.trim() || person?.phone || kept('contact_phone')
  const address = input.address?.trim() || kept('exact_address')
  const issues = [
    ...(shares.includes('phone') && !phone ? [{ code: 'phone_needed', attribute: 'phone', words: sayInAll(words.phone_needed) }] : []),
    ...(shares.includes('address') && !address ? [{ code: 'address_needed', attribute: 'address', words: sayInAll(words.address_needed) }] : []),
  ]
  if (issues.length > 0) throw new Invalid(issues)
  return {
    phone: shares.includes('phone') ? phone : null,
    email: shares.includes('email') ? (person?.email ?? null) : null,
    address: shares.includes('address') ? address : null,
  }
}

/** PUT …/take_back: somebody's key, for as long as the other has not pressed theirs. @throws 409 too_late_to_take_back */
export const takeBack: Verb = async (call) => {
  const { id, actor } = call
  refuseWhileImpersonating(actor)
  const one = await lockMatch(call, id)
  const { match } = one
  const holder = keyHolder(match, actor.userId)
  const other = holder === 'asker' ? 'helper' : 'asker'
  if (match.status !== 'proposed' && match.status !== 'acquaintance')
    throw new Refused(match.status === 'active' || match.status === 'evaluating' ? 'too_late_to_take_back' : 'match_over')
  const step = keys[match.status]
  // In the second step nobody has pressed yet: the first yes of both stands, and can be ended only.
  if (match[step[holder]] === null) throw new Refused(match.status === 'acquaintance' ? 'too_late_to_take_back' : 'nothing_to_take_back')
  if (match[step[other]] !== null) throw new Refused('too_late_to_take_back')
  const shared =
    match.status === 'acquaintance'
      ? holder === 'asker'
        ? { contact_requester: null, shares_requester: [] }
        : { contact_helper: null, shares_helper: [] }
      : {}
  await setColumns(call, match, { [step[holder]]: null, ...shared })
  audit(call as never, one, 'help_match.taken_back')
  return id
}

/** PUT …/evaluate: either side looks back, or the coordinator; the words are for the coordinator. */
export const evaluate: Verb<{ words?: string | null }> = async (call) => {
  const { id, centerId, input, actor } = call
  refuseWhileImpersonating(actor)
  const { match } = await lockMatch(call, id)
  const place = { centerId, column: 'help_matches.evaluation' }
  const said = input.words?.trim()
  const before = match.evaluation ? `${decryptText(match.evaluation, place)}\n\n` : ''
  const columns = said ? { evaluation: encryptText(`${before}${said}`.slice(-4000), place) } : {}
  // Pressed again with nothing to say.
  if (match.status === 'evaluating' && !said) return id
  if (match.status === 'evaluating') await setColumns(call, match, columns)
  else await changeMatchStatus(call, match, { to: 'evaluating', action: 'help_match.evaluating', columns })
  return id
}

type News = { kind: 'help.meet' | 'help.matched'; once: string; isBoth: boolean }

/** Tells a side; for somebody without an account their coordinator, who calls. */
async function tellOther(call: Call<never> | Call<Agreement>, { match }: Case, side: 'asker' | 'helper', { kind, once, isBoth }: News): Promise<void> {
  const userId = side === 'asker' ? match.asker_user_id : match.helper_user_id
  const news = { kind, matchId: match.id, once, facts: { isBoth } }
  if (userId === null) await tellCoordinator(call as Call<never>, match.coordinator_id, news)
  else if (userId !== call.actor.userId) await tellSide(call as Call<never>, userId, news)
}
