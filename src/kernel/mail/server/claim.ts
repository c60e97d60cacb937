import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { MailCenter } from './mail-theme.ts'

/** A mail that is ours for a while. `attempts` is the token: who claims it later has a higher one, and then our writes do nothing. */
export type ClaimedMail = {
  id: string
  centerId: string
  center: MailCenter
  kind: string
  address: string
  /** The account's language now, else the one it was queued in. */
  locale: Locale
  facts: unknown
  /** From an earlier try, so that a mail says the same each time. */
  subject: string | null
  bodyText: string | null
  bodyHtml: string | null
  essential: boolean
  replyTo: string | null
  messageId: string
  requestId: string | null
  attempts: number
}

/** Takes the mail that has been due longest, for `leaseSeconds`; undefined when none is due. Others skip it. */
export async function claimMail(tx: Tx, leaseSeconds: number): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    with due as (
      select volunteer_center_id, id from outbox
      where status = 'waiting' and next_attempt_at <= now() and coalesce(leased_until <= now(), true)
      order by next_attempt_at limit 1 for update skip locked
    )
    update outbox o set attempts = o.attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
    from due, volunteer_centers c
    where o.volunteer_center_id = due.volunteer_center_id and o.id = due.id and c.id = o.volunteer_center_id
    returning o.id, o.volunteer_center_id as "centerId", o.kind, o.address, o.facts, o.subject, o.body_text as "bodyText", o.body_html as "bodyHtml", o.essential, o.reply_to as "replyTo",
      o.message_id as "messageId", o.request_id as "requestId", o.attempts,
      coalesce((select u.locale from users u where u.id = o.user_id), o.locale) as locale,
      jsonb_build_object('id', c.id, 'tenantKey', c.tenant_key, 'name', c.name, 'town', c.town, 'phone', c.phone, 'email', c.email) as center`.execute(tx)
  return rows[0]
}
