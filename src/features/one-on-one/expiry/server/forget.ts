import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { monthsUntilForgotten } from '#features/one-on-one/model/codes.ts'

/** What was never handed in is gone after so many days. */
const daysOfDrafts = 30

/**
 * Erases what people wrote three months after the end (decisions 52): words, names, addresses and telephone numbers of the request, and of
 * its matches and check-ins. A row of codes stays to be counted, which leads to nobody.
 */
export async function forgetRequests(tx: Tx, centerId: string, now: Date): Promise<void> {
  const forgotten = sql`select id from help_requests where volunteer_center_id = ${centerId} and forgotten_at is null
    and ended_at < ${now}::timestamptz - make_interval(months => ${monthsUntilForgotten})`
  await sql`update help_check_ins c set words = null, user_id = null, answered_by = null, forgotten_at = ${now}
    from help_matches m where c.volunteer_center_id = ${centerId} and m.volunteer_center_id = c.volunteer_center_id and m.id = c.match_id and m.request_id in (${forgotten})`.execute(
    tx,
  )
  await sql`update help_matches set message = null, evaluation = null, asker_user_id = null, helper_user_id = null, ended_by = null, forgotten_at = ${now}
    where volunteer_center_id = ${centerId} and request_id in (${forgotten})`.execute(tx)
  await sql`delete from help_links where volunteer_center_id = ${centerId} and (request_id in (${forgotten}) or expires_at < ${now})`.execute(tx)
  await sql`update help_requests set requester_user_id = null, first_name = null, title = null, description = null, public_text = null, preference_note = null,
      contact_phone = null, exact_address = null, intake = null, consent_email = null, parent_email = null, referral_ids = '{}', safety_flags = '{}',
      preferred_language = null, forgotten_at = ${now}
    where volunteer_center_id = ${centerId} and id in (${forgotten})`.execute(tx)
  await sql`delete from help_requests where volunteer_center_id = ${centerId} and status = 'draft' and updated_at < ${now}::timestamptz - make_interval(days => ${daysOfDrafts})`.execute(
    tx,
  )
}
