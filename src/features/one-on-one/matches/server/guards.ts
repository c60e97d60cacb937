import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { mostAnswersADay, mostProposals } from '#features/one-on-one/matches/limits.ts'
import { vogYears } from '#features/pool/model/codes.ts'
import { todaySql } from '#features/one-on-one/matches/live-sql.ts'
import { matchFaultWords as words } from '#features/one-on-one/matches/match-words.ts'
import { needsParent } from '#features/one-on-one/writing/server/ask-consent.ts'
import type { RequestRow } from '#features/one-on-one/writing/server/change-status.ts'
import type { Case, MatchActing } from './match-row.ts'

type Where = Pick<MatchActing, 'tx' | 'centerId'>
type Pair = { asker: string | null; helper: string }

/**
 * Whether two people may come together about a request: it is open, three proposals at most, neither wants nothing of the other, and
 * neither said no to this before. What stands between two people is told as a request that is gone, so that nobody learns of a block.
 * @throws 409
 */
export async function refusePair(
  { tx, centerId, now }: Pick<MatchActing, 'tx' | 'centerId' | 'now'>,
  request: RequestRow,
  { asker, helper }: Pair,
): Promise<void> {
  const isOpen = (request.status === 'open' || request.status === 'proposed') && request.expires_at !== null && request.expires_at > now
  if (!isOpen) throw new Refused('request_gone')
  const [found] = await rowsOf(
    tx,
    {
      isBlocked: shown.flag(sql`exists (select from help_blocks b where b.volunteer_center_id = ${centerId}
        and (b.user_id = ${asker}::uuid and b.blocked_user_id = ${helper} or b.user_id = ${helper} and b.blocked_user_id = ${asker}::uuid))`),
      open: shown.number(sql`count(*) filter (where m.status in ('proposed', 'acquaintance'))::int`),
      isAnswered: shown.flag(
        sql`coalesce(bool_or(m.helper_user_id = ${helper} and m.asker_user_id is not distinct from ${asker}::uuid and m.status not in ('ended', 'refused')), false)`,
      ),
      isRefused: shown.flag(
        sql`coalesce(bool_or(m.helper_user_id = ${helper} and m.asker_user_id is not distinct from ${asker}::uuid and m.status in ('ended', 'refused')), false)`,
      ),
    },
    (columns) => sql`select ${columns} from help_matches m where m.volunteer_center_id = ${centerId} and m.request_id = ${request.id}`,
  )
  if (found!.isBlocked || found!.isRefused) throw new Refused('request_gone')
  if (found!.isAnswered) throw new Refused('already_answered')
  if (found!.open >= mostProposals) throw new Refused('too_many_proposals')
}

/** Five answers a day, so that nobody writes to everybody who asks for help (quality T27). Answers of one person wait for each other. @throws 409 */
export async function refuseManyAnswers({ tx, centerId, now }: Pick<MatchActing, 'tx' | 'centerId' | 'now'>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`help answers ${userId}`}, 0))`.execute(tx)
  const [found] = await rowsOf(
    tx,
    { many: shown.number(sql`count(*)::int`) },
    (columns) => sql`select ${columns} from help_matches m where m.volunteer_center_id = ${centerId} and m.proposed_by <> 'center'
      and case m.proposed_by when 'helper' then m.helper_user_id else m.asker_user_id end = ${userId} and m.created_at > ${now}::timestamptz - interval '1 day'`,
  )
  if (found!.many >= mostAnswersADay) throw new Refused('too_many_answers')
}

/** Whether somebody still takes part: an account that works, at this center. */
export async function isHere({ tx, centerId }: Where, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users u where u.id = ${userId} and u.status = 'active'
    and exists (select from user_roles r where r.user_id = u.id and r.volunteer_center_id = ${centerId})`.execute(tx)
  return rows.length > 0
}

/** What must be there before two people agree. @throws 409 when either is gone, 422 vog_needed, parent_consent_needed */
export async function refuseUnready(acting: Where, { match, request }: Case): Promise<void> {
  const people = [match.helper_user_id, match.asker_user_id].filter((id) => id !== null)
  for (const id of people) if (!(await isHere(acting, id))) throw new Refused('other_is_gone')
  const issues = [
    ...(request.is_vulnerable && !(await hasVog(acting.tx, acting.centerId, match.helper_user_id!)) ? ['vog_needed' as const] : []),
    ...(needsParent(request) ? ['parent_consent_needed' as const] : []),
  ]
  if (issues.length > 0) throw new Invalid(issues.map((code) => ({ code, attribute: 'shares', words: sayInAll(words[code]) })))
}

/** Whether a certificate of good conduct of the last three years was seen. */
export async function hasVog(tx: Tx, centerId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from help_vog_checks where volunteer_center_id = ${centerId} and user_id = ${userId}
    and seen_on > ${sql.raw(todaySql)} - make_interval(years => ${vogYears}) limit 1`.execute(tx)
  return rows.length > 0
}
