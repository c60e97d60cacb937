import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { isGoneSql } from '#features/one-on-one/matches/live-sql.ts'
import { endMatchOfGone } from '#features/one-on-one/matches/server/stop.ts'
import { runningStatuses } from '#features/one-on-one/model/codes.ts'
import { changeRequestStatus, lockRequest } from '#features/one-on-one/writing/server/change-status.ts'

const one = { id: shown.text('r.id') }

/**
 * Job `help.gone`: whoever closed their account asks for nothing and helps nobody any more. What stood on the site and how to reach each
 * other is hidden from that moment on; the job tells the other side, closes the conversation, and lets whoever asked look for somebody else.
 */
export async function endOfClosedAccounts(tx: Tx, centerId: string, now: Date): Promise<void> {
  const acting = { tx, centerId, now, actor: null }
  const asked = await rowsOf(
    tx,
    one,
    (columns) => sql`
    select ${columns} from help_requests r
    where r.volunteer_center_id = ${centerId} and r.status in (${sql.join([...runningStatuses])}) and r.requester_user_id is not null
      and not exists (select from users u where u.id = r.requester_user_id and u.status <> 'archived') order by r.id`,
  )
  for (const { id } of asked) await changeRequestStatus(acting, await lockRequest(tx, centerId, id), { to: 'withdrawn', action: 'help.withdrawn' })
  const helped = await rowsOf(
    tx,
    one,
    (columns) => sql`
    select ${columns} from help_matches r
    where r.volunteer_center_id = ${centerId} and r.status not in ('ended', 'refused') and ${sql.raw(isGoneSql('r'))} order by r.id`,
  )
  for (const { id } of helped) await endMatchOfGone(acting, id)
}
