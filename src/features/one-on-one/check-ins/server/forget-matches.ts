import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { monthsUntilForgotten } from '#features/one-on-one/model/codes.ts'

/**
 * Part of job `help.forget`: three months after its end (decisions 52) the words of a match, of its check-ins and of its conversation are
 * gone, also where the request goes on with somebody else. A row of codes stays to be counted.
 */
export async function forgetMatches(tx: Tx, centerId: string, now: Date): Promise<void> {
  const over = sql`select id from help_matches where volunteer_center_id = ${centerId} and forgotten_at is null
    and ended_at < ${now}::timestamptz - make_interval(months => ${monthsUntilForgotten})`
  await sql`delete from conversations where volunteer_center_id = ${centerId} and subject_type = 'help_match'
    and (subject_id in (${over}) or not exists (select from help_matches m where m.volunteer_center_id = conversations.volunteer_center_id and m.id = conversations.subject_id and m.forgotten_at is null))`.execute(
    tx,
  )
  await sql`update help_check_ins set words = null, user_id = null, answered_by = null, handled_by = null, forgotten_at = ${now}
    where volunteer_center_id = ${centerId} and match_id in (${over})`.execute(tx)
  await sql`delete from help_links where volunteer_center_id = ${centerId} and match_id in (${over})`.execute(tx)
  await sql`update help_matches set message = null, evaluation = null, asker_user_id = null, helper_user_id = null, ended_by = null, coordinator_id = null, forgotten_at = ${now}
    where volunteer_center_id = ${centerId} and id in (${over})`.execute(tx)
}
