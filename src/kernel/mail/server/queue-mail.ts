import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { defer, type Tx } from '#kernel/db/server/database.ts'
import { together } from '#kernel/db/server/together.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { operationOf, secondsToUndo } from '#kernel/undo/server/undoable.ts'
import { isStillNews } from './still-news.ts'
import type { MailEvent } from './mail-event.ts'
import { eventFor } from './templates.ts'

export type QueuedMail = {
  centerId: string
  /** A kind given to `registerMails`. */
  kind: string
  /** The event: `application.accepted:<id>`. The same event is told once to the same receiver, however often it is queued. */
  dedupeKey: string
  /** null before there is an account. */
  userId: string | null
  address: string
  /** Used when there is no account; else the account's language at the moment of sending. */
  locale: Locale
  /** For the template. Becomes jsonb: dates as text. */
  facts: Readonly<Record<string, unknown>>
  requestId?: string
  /** Seconds before it is sent, for one of many that would hold up others. */
  waits?: number
  /** What it belongs to: taken back together with it, as long as nobody has begun to send it. */
  operationId?: string
}

/**
 * Writes a mail in the transaction of the change it tells about: sent soon after the commit, never without it (decisions 24).
 * About a step that can be undone it waits until it no longer can.
 */
export function queueMail(tx: Tx, mail: QueuedMail): void {
  queueMails(tx, mail.centerId, [mail])
}

/** The same for several mails of one center, in one statement. */
export function queueMails(tx: Tx, centerId: string, mails: readonly Omit<QueuedMail, 'centerId'>[]): void {
  if (mails.length > 0) defer(tx, together(...mailWrites(tx, centerId, mails)))
}

/**
 * The same as parts of a larger statement of this transaction. Whoever has an account is told inside the product too, whatever they
 * chose; by mail at once, later in a digest or not at all, as they chose, and not again about the same while they have not read it.
 */
export function mailWrites(tx: Tx, centerId: string, mails: readonly Omit<QueuedMail, 'centerId'>[]): RawBuilder<unknown>[] {
  const operation = operationOf(tx)?.id ?? null
  const rows = mails.map(({ address, requestId = null, ...mail }) => {
    const { group, isAlways, isRepeated, notice } = eventFor(mail.kind) ?? { isAlways: true, notice: null }
    const told = mail.userId === null ? null : (notice?.(mail.facts) ?? null)
    return {
      mail: { ...mail, requestId, address: oneAddress(address), messageId: messageIdOf({ centerId, address, dedupeKey: mail.dedupeKey }) },
      wish: { group, isFree: isAlways !== true && mail.userId !== null, isRepeated: isRepeated === true, path: told?.path ?? null },
      told,
    }
  })
  const toTell = rows.filter(({ told }) => told !== null)
  const waits = operation ? secondsToUndo : 0
  return [
    ...(toTell.length > 0 ? [noticesInsert(centerId, operation, toTell)] : []),
    sql`insert into outbox (volunteer_center_id, kind, dedupe_key, user_id, address, locale, facts, message_id, request_id, operation_id, next_attempt_at)
      select ${centerId}, kind, "dedupeKey", "userId", address, mail.locale, facts, "messageId", "requestId", coalesce("operationId", ${operation}::uuid),
        now() + make_interval(secs => coalesce(waits, ${waits}))
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ mail, wish }) => ({ ...mail, ...wish })))}::jsonb)
        as mail (kind text, "dedupeKey" text, "userId" uuid, address text, locale text, facts jsonb, "messageId" text, "requestId" text, waits float8, "operationId" uuid,
          "group" text, "isFree" boolean, "isRepeated" boolean, path text)
      ${rows.some(({ wish }) => wish.isFree) ? sql`where not mail."isFree" or (${chosen(centerId)}) = 'realtime'` : sql``}
      on conflict (volunteer_center_id, message_id) do nothing`,
  ]
}

/** What somebody told inside wants by mail: at once, later, not at all; or null, for they have not read the last mail about the same. */
const chosen = (centerId: string) => sql`select mail_choice(u.notification_prefs, mail.kind, mail."group") from users u
  where u.id = mail."userId" and (mail."isRepeated" or mail.path is null or not exists (select from notifications n
    where n.volunteer_center_id = ${centerId} and n.user_id = mail."userId" and n.path = mail.path and n.event_key = mail.kind
      and n.read_at is null and n.mailed_at is not null and ${sql.raw(isStillNews('n'))}))`

type Notice = NonNullable<ReturnType<NonNullable<MailEvent['notice']>>>
type Told = { mail: { kind: string; userId: string | null; messageId: string }; wish: object; told: Notice | null }

function noticesInsert(centerId: string, operation: string | null, rows: readonly Told[]): RawBuilder<unknown> {
  const notices = rows.map(({ mail: { kind, userId, messageId }, wish, told }) => ({
    kind,
    userId,
    messageId,
    ...wish,
    facts: told!.facts,
    expiresAt: told!.expiresAt,
  }))
  return sql`insert into notifications (volunteer_center_id, user_id, event_key, facts, path, message_id, operation_id, expires_at, digest, mailed_at)
      select ${centerId}, mail."userId", mail.kind, mail.facts, mail.path, mail."messageId", ${operation}::uuid, mail."expiresAt",
        case when choice in ('daily', 'weekly') then choice end, case when choice = 'realtime' then now() end
      from (select mail.*, case when mail."isFree" then (${chosen(centerId)}) else 'realtime' end as choice
        from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
          as mail (kind text, "userId" uuid, "messageId" text, "group" text, "isFree" boolean, "isRepeated" boolean, path text, facts jsonb, "expiresAt" timestamptz)
        offset 0) mail -- asked once, not at each of its uses
      -- Who was invited and has not come yet reads nothing here.
      where exists (select from users u where u.id = mail."userId" and u.status = 'active')
      on conflict (volunteer_center_id, message_id) where message_id is not null do nothing`
}

/** The part before the @; the sender adds the host of the center's origin. */
function messageIdOf({ centerId, dedupeKey, address }: Pick<QueuedMail, 'centerId' | 'dedupeKey' | 'address'>): string {
  return hash('sha256', JSON.stringify([centerId, dedupeKey, address.toLowerCase()]), 'base64url')
}

/** An address never ends its header line. */
function oneAddress(address: string): string {
  if (/[\r\n,;<>]/.test(address)) throw new TypeError('A mail goes to one bare address.')
  return address
}
