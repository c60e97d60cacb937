import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type Tx, pipelineWrite } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { type RowOf, orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { inOneStatement } from '#kernel/db/server/transaction.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { schedule } from '#kernel/jobs/server/workers.ts'
import { operationOf, secondsToUndo } from '#kernel/undo/server/undoable.ts'
import { mailHook } from './mail-event.ts'
import type { MailCenter } from './mail-theme.ts'

export type QueuedMail = {
  centerId: string
  /** A kind registered with `registerMails`. */
  kind: string
  /** Identifies the event: `application.accepted:<id>`. The same receiver gets it once, however often it is queued. */
  dedupeKey: string
  /** null before there is an account. */
  userId: string | null
  address: string
  /** Used without an account; otherwise the account's language at the moment of sending. */
  locale: Locale
  /** For the template. Stored as jsonb, so dates are text. */
  facts: Readonly<Record<string, unknown>>
  requestId?: string
  /** Seconds before it is sent, for one of many that would delay others. */
  waits?: number
  /** The operation that it belongs to: an undo removes it, unless its sending has begun. */
  operationId?: string
}

/**
 * Queues a mail in the transaction of the change that it is about: sent soon after the commit, never without it (decisions 24).
 * When the change can be undone, the mail waits until it no longer can.
 */
export function queueMail(tx: Tx, mail: QueuedMail): void {
  queueMails(tx, mail.centerId, [mail])
}

/** The same for several mails of one center, in one statement. */
export function queueMails(tx: Tx, centerId: string, mails: readonly Omit<QueuedMail, 'centerId'>[]): void {
  if (mails.length > 0) pipelineWrite(tx, inOneStatement(...mailInserts(tx, centerId, mails)))
}

/**
 * The same as parts of a larger statement of this transaction. The registered hook (`registerMailHook`) may leave mails out and
 * add statements of its own; without one every mail is sent.
 */
export function mailInserts(tx: Tx, centerId: string, mails: readonly Omit<QueuedMail, 'centerId'>[]): RawBuilder<unknown>[] {
  const operationId = operationOf(tx)?.id ?? null
  const rows = mails.map(({ address, requestId = null, ...mail }) => ({
    ...mail,
    requestId,
    address: oneAddress(address),
    messageId: messageIdOf({ centerId, address, dedupeKey: mail.dedupeKey }),
  }))
  const { traits, isSent, beside } = mailHook()({ centerId, operationId, mails: rows })
  const waits = operationId ? secondsToUndo : 0
  return [
    ...beside,
    sql`insert into outbox (volunteer_center_id, kind, dedupe_key, user_id, address, locale, facts, message_id, request_id, operation_id, next_attempt_at)
      select ${centerId}, kind, "dedupeKey", "userId", address, mail.locale, facts, "messageId", "requestId", coalesce("operationId", ${operationId}::uuid),
        now() + make_interval(secs => coalesce(waits, ${waits}))
      from jsonb_to_recordset(${jsonText(rows.map((row, at) => ({ ...row, traits: traits[at] })))}::jsonb)
        as mail (kind text, "dedupeKey" text, "userId" uuid, address text, locale text, facts jsonb, "messageId" text, "requestId" text, waits float8, "operationId" uuid,
          traits jsonb)
      ${isSent ? sql`where ${isSent}` : sql``}
      on conflict (volunteer_center_id, message_id) do nothing`,
  ]
}

/** The part before the @; the sender adds the host of the center's origin. */
function messageIdOf({ centerId, dedupeKey, address }: Pick<QueuedMail, 'centerId' | 'dedupeKey' | 'address'>): string {
  return hash('sha256', JSON.stringify([centerId, dedupeKey, address.toLowerCase()]), 'base64url')
}

/** @throws for an address that would end its header line or add receivers */
function oneAddress(address: string): string {
  if (/[\r\n,;<>]/.test(address)) throw new TypeError('A mail goes to one bare address.')
  return address
}

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

/** Mails are stored for 30 days: to show what was sent, and to prevent sending it twice. */
export const sweepOutbox = schedule('outbox.sweep', '20 3 * * *', async (db) => {
  await db.asWorker((tx) => sql`delete from outbox where created_at < now() - interval '30 days' and status not in ('waiting', 'sending')`.execute(tx))
})
