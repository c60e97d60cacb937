import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { MailCenter } from './mail-theme.ts'

/**
 * A mail that this process has leased. `attempts` is the fencing token: a later claim raises it, and then writes of the earlier
 * one do nothing.
 */
const claimedMailColumns = {
  id: shown.text('o.id'),
  centerId: shown.text('o.volunteer_center_id'),
  kind: shown.text('o.kind'),
  address: shown.text('o.address'),
  facts: shown.json<unknown>()('o.facts'),
  /** Stored at an earlier try, so that the mail has the same text each time. */
  subject: orNull(shown.text('o.subject')),
  bodyText: orNull(shown.text('o.body_text')),
  bodyHtml: orNull(shown.text('o.body_html')),
  essential: shown.flag('o.essential'),
  replyTo: orNull(shown.text('o.reply_to')),
  messageId: shown.text('o.message_id'),
  requestId: orNull(shown.text('o.request_id')),
  attempts: shown.number('o.attempts'),
  /** The account's current language, else the one it was queued in. */
  locale: shown.code<Locale>()('coalesce((select u.locale from users u where u.id = o.user_id), o.locale)'),
  center: shown.json<MailCenter>()(
    `jsonb_build_object('id', c.id, 'tenantKey', c.tenant_key, 'name', c.name, 'town', c.town, 'phone', c.phone, 'email', c.email)`,
  ),
}
export type ClaimedMail = RowOf<typeof claimedMailColumns>

/** Leases the mail that has been due longest, for `leaseSeconds`; undefined when none is due. Other processes skip it. */
export async function claimMail(tx: Tx, leaseSeconds: number): Promise<ClaimedMail | undefined> {
  const rows = await rowsOf(
    tx,
    claimedMailColumns,
    (columns) => sql`
    with due as (
      select volunteer_center_id, id from outbox
      where status = 'waiting' and next_attempt_at <= now() and coalesce(leased_until <= now(), true)
      order by next_attempt_at limit 1 for update skip locked
    )
    update outbox o set attempts = o.attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
    from due, volunteer_centers c
    where o.volunteer_center_id = due.volunteer_center_id and o.id = due.id and c.id = o.volunteer_center_id
    returning ${columns}`,
  )
  return rows[0]
}
