import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { ClaimedMail } from './outbox.ts'
import type { RenderedMail } from './render.ts'
import { cutText } from '#kernel/fields/cut-text.ts'

const minutes = [1, 5, 30, 120, 360]

/** The age at which an undeliverable mail is given up and shown to the admin. */
const giveUpAfterHours = 24

/** Minutes to wait after the n-th try: 1, 5, 30, 120, then always 360. */
export function minutesUntilRetry(attempts: number): number {
  return minutes[Math.min(attempts, minutes.length) - 1] ?? 1
}

/** The lease ran out, so another process may have leased the mail. */
class LeaseLost extends Error {}

/**
 * Recorded before the first byte of the text is sent: from here on the outcome may be unknown.
 * @throws {LeaseLost}
 */
export async function recordSending(
  tx: Tx,
  mail: ClaimedMail,
  { subject, bodyText, bodyHtml, essential, replyTo }: RenderedMail,
  leaseSeconds: number,
): Promise<void> {
  const { rows } = await sql`update outbox set status = 'sending', leased_until = now() + make_interval(secs => ${leaseSeconds}),
      subject = ${subject}, body_text = ${bodyText}, body_html = ${bodyHtml}, essential = ${essential}, reply_to = ${replyTo}, locale = ${mail.locale}
    where ${ours(mail)} and status = 'waiting' returning id`.execute(tx)
  if (rows.length === 0) throw new LeaseLost()
}

/** Extends the lease, while the sender is alive and waits for the mail server. */
export async function extendLease(tx: Tx, mail: ClaimedMail, leaseSeconds: number): Promise<void> {
  await sql`update outbox set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where ${ours(mail)} and leased_until is not null and status in ('waiting', 'sending')`.execute(tx)
}

/**
 * The mail server has accepted it. `forget` removes the text of an essential mail, which may contain a secret (a link to set a
 * password).
 */
export async function recordSent(tx: Tx, mail: ClaimedMail, forget: boolean): Promise<void> {
  await sql`update outbox set status = 'sent', sent_at = now(), leased_until = null, last_error = null where ${ours(mail)}`.execute(tx)
  if (forget) await sql`update outbox set facts = '{}', body_text = null, body_html = null where ${ours(mail)} and essential`.execute(tx)
}

/** It will not be retried: the server refused it for good, nobody knows whether it arrived, or it must not be sent. */
export async function recordEnded(tx: Tx, mail: ClaimedMail, status: 'failed' | 'unknown' | 'withheld', error: string): Promise<void> {
  await sql`update outbox set status = ${status}, leased_until = null, last_error = ${error} where ${ours(mail)}`.execute(tx)
}

/** It has not arrived: retried later, or failed when it is a day old. */
export async function recordRetry(tx: Tx, mail: ClaimedMail, error: string): Promise<void> {
  await sql`update outbox set leased_until = null, last_error = ${error},
      status = case when created_at < now() - make_interval(hours => ${giveUpAfterHours}) then 'failed' else 'waiting' end,
      next_attempt_at = now() + make_interval(mins => ${minutesUntilRetry(mail.attempts)})
    where ${ours(mail)}`.execute(tx)
}

/**
 * Mails whose sender died while sending the text: nobody knows whether they arrived. Those that somebody waits for (confirm,
 * reset) are sent again with the same Message-ID; the others become `unknown`, because arriving twice would be worse
 * (decisions 24).
 */
export async function recordAbandoned(tx: Tx): Promise<void> {
  await sql`update outbox set leased_until = null, last_error = 'The sender stopped before the mail server answered.', next_attempt_at = now(),
      status = case when kind ~ ${repeatable.source} and created_at > now() - make_interval(hours => ${giveUpAfterHours}) then 'waiting' else 'unknown' end
    where status = 'sending' and leased_until < now()`.execute(tx)
}

/** Kinds that may arrive twice rather than not at all: `confirm`, `reset`, `account.confirm` … */
export const repeatable = /(^|\.)(confirm|reset)$/

const ours = ({ centerId, id, attempts }: ClaimedMail) => sql`volunteer_center_id = ${centerId} and id = ${id} and attempts = ${attempts}`

type SmtpError = { code?: string; responseCode?: number }

/**
 * What a failed send means for the mail. retry: it has not arrived; refused: the server will never accept it; unknown: the text
 * was sent and no answer came; lost: another process may have leased it.
 */
export function outcomeOf(error: unknown, textLeft: boolean): 'retry' | 'refused' | 'unknown' | 'lost' {
  if (error instanceof LeaseLost) return 'lost'
  const { code, responseCode = 0 } = error as SmtpError
  // EENVELOPE and EMESSAGE are about this mail; a 5xx at the greeting or at the password is about the server, and temporary.
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (aboutThisMail && (responseCode >= 500 || (responseCode === 0 && !textLeft))) return 'refused'
  if (responseCode >= 400) return 'retry'
  return textLeft ? 'unknown' : 'retry'
}

/** The server's own message, shortened, for the admin. */
export function wordsOf(error: unknown): string {
  return cutText(error instanceof Error ? error.message : String(error), 500)
}
