import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/i18n/dates.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import { helpLinkPath, helpTokenStart, linkDays } from '#features/one-on-one/links/link.ts'
import { daysUntilAskedAgain } from '#features/one-on-one/matches/limits.ts'
import { isLiveSql } from '#features/one-on-one/matches/live-sql.ts'
import { tellSide } from '#features/one-on-one/matches/server/tell-match.ts'

const asked = { id: shown.text('k.id'), matchId: shown.text('m.id'), requestId: shown.text('m.request_id'), userId: shown.text('k.user_id') }

/**
 * Job `help.check_ins`: asks both how it goes when the day has come, and once more after a week of silence. Twice on a day asks once. For
 * somebody without an account the row is what their coordinator calls about.
 */
export async function askHowItGoes(tx: Tx, centerId: string, now: Date): Promise<void> {
  const day = today(now)
  await planLater(tx, centerId, day)
  const due = await rowsOf(
    tx,
    asked,
    (columns) => sql`
    update help_check_ins k set asked_at = ${now} from help_matches m
    where k.volunteer_center_id = ${centerId} and k.due_on <= ${day}::date and k.asked_at is null and k.answered_at is null
      and m.volunteer_center_id = k.volunteer_center_id and m.id = k.match_id and ${sql.raw(isLiveSql('m'))}
    returning ${columns}`,
  )
  for (const one of due) await mail(tx, centerId, now, { ...one, kind: 'help.check_in' })
  const again = await rowsOf(
    tx,
    asked,
    (columns) => sql`
    update help_check_ins k set reminded_at = ${now} from help_matches m
    where k.volunteer_center_id = ${centerId} and k.reminded_at is null and k.answered_at is null
      and k.asked_at <= ${now}::timestamptz - make_interval(days => ${daysUntilAskedAgain})
      and m.volunteer_center_id = k.volunteer_center_id and m.id = k.match_id and ${sql.raw(isLiveSql('m'))}
    returning ${columns}`,
  )
  for (const one of again) await mail(tx, centerId, now, { ...one, kind: 'help.check_in_again' })
}

/** Every half year from the beginning, and on the day of the review, for as long as it runs. */
async function planLater(tx: Tx, centerId: string, day: string): Promise<void> {
  await sql`insert into help_check_ins (volunteer_center_id, match_id, user_id, occasion, due_on)
    select m.volunteer_center_id, m.id, person.id, min(due.occasion), due.day
    from help_matches m
    cross join lateral (values (m.asker_user_id), (m.helper_user_id)) person (id)
    cross join lateral (
      select 'half_year' as occasion, day::date as day from generate_series(m.starts_on + interval '6 months', ${day}::date, interval '6 months') day
      union all select 'review', m.review_on where m.review_on <= ${day}::date
    ) due
    where m.volunteer_center_id = ${centerId} and ${sql.raw(isLiveSql('m'))} group by m.volunteer_center_id, m.id, person.id, due.day
    on conflict do nothing`.execute(tx)
}

type Asking = { kind: 'help.check_in' | 'help.check_in_again'; id: string; matchId: string; requestId: string; userId: string | null }

/** Each mail has a link of its own; of its token only the digest is kept. */
async function mail(tx: Tx, centerId: string, now: Date, { kind, id, matchId, requestId, userId }: Asking): Promise<void> {
  if (userId === null) return
  const token = newToken()
  await sql`insert into help_links (volunteer_center_id, request_id, purpose, match_id, check_in_id, user_id, digest, created_at, expires_at)
    values (${centerId}, ${requestId}, 'check_in', ${matchId}, ${id}, ${userId}, ${digestOf(helpTokenStart + token)}, ${now},
      ${now}::timestamptz + make_interval(days => ${linkDays.check_in}))`.execute(tx)
  await tellSide({ tx, centerId }, userId, { kind, matchId, once: id, facts: { link: helpLinkPath(token) } })
}
