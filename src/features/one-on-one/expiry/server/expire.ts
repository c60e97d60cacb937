import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { newHelpLink } from '#features/one-on-one/links/server/links.ts'
import { daysBeforeExpiry } from '#features/one-on-one/model/codes.ts'
import { tellPerson } from '#features/one-on-one/telling/server/tell.ts'
import { changeRequestStatus, lockRequest } from '#features/one-on-one/writing/server/change-status.ts'

/**
 * Asks two weeks and three days before the end whether it is still wanted, by a mail with one button, and ends what nobody extended. A second
 * run on the same day asks nobody again.
 */
export async function expireRequests(tx: Tx, centerId: string, now: Date): Promise<void> {
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('r.id'),
      userId: orNull(shown.text('r.requester_user_id')),
      expiresAt: shown.moment('r.expires_at'),
      days: shown.number(sql`ceil(extract(epoch from r.expires_at - ${now}::timestamptz) / 86400)::int`),
      /** How often this end has been asked about already. */
      asked: shown.number(sql`(select count(*)::int from help_links l where l.volunteer_center_id = r.volunteer_center_id and l.request_id = r.id
        and l.purpose = 'extend' and l.created_at > r.expires_at - make_interval(days => ${daysBeforeExpiry[0] + 1}))`),
    },
    (columns) => sql`
    select ${columns} from help_requests r
    where r.volunteer_center_id = ${centerId} and r.status = 'open' and r.expires_at <= ${now}::timestamptz + make_interval(days => ${daysBeforeExpiry[0]})
    order by r.id`,
  )
  for (const { id, userId, expiresAt, days, asked } of rows) {
    if (expiresAt <= now) {
      const request = await lockRequest(tx, centerId, id)
      await changeRequestStatus({ tx, centerId, now, actor: null }, request, { to: 'expired', action: 'help.expired' })
      await tellPerson({ tx, centerId }, userId, { kind: 'help.expired', requestId: id, once: 'once' })
      continue
    }
    const due = daysBeforeExpiry.filter((before) => days <= before).length
    if (userId === null || asked >= due) continue
    const link = await newHelpLink(tx, { centerId, requestId: id, purpose: 'extend', now })
    await tellPerson({ tx, centerId }, userId, { kind: 'help.expiring', requestId: id, once: `${expiresAt.toISOString()}:${due}`, facts: { days, link } })
  }
}
