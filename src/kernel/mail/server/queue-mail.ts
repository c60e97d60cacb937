import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { pipelineWrite, type Tx } from '#kernel/db/server/database.ts'
import { inOneStatement } from '#kernel/db/server/in-one-statement.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { operationOf, secondsToUndo } from '#kernel/undo/server/undoable.ts'
import { mailHook } from './mail-hook.ts'

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
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, at) => ({ ...row, traits: traits[at] })))}::jsonb)
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
