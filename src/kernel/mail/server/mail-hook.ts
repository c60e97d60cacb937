import type { RawBuilder } from 'kysely'

/** Mails of one center as they are about to be queued, with the operation of their transaction where that can be undone. */
export type Queueing = {
  centerId: string
  operationId: string | null
  mails: readonly { kind: string; userId: string | null; facts: Readonly<Record<string, unknown>>; messageId: string }[]
}

/**
 * Decides which queued mails are sent, and what else is written about them. It stands here so that the queue knows neither
 * preferences nor what people read inside the product.
 */
export type MailHook = (queueing: Queueing) => {
  /** For each mail, in the same order: what `isSent` needs to know of it; a jsonb object that SQL reads as `mail.traits`. */
  traits: readonly object[]
  /** SQL over `mail` (`kind`, `"userId"`, `traits`); null when every mail is sent. */
  isSent: RawBuilder<boolean> | null
  /** Statements that run as part of the one that queues the mails. */
  beside: readonly RawBuilder<unknown>[]
}

const sendAll: MailHook = () => ({ traits: [], isSent: null, beside: [] })
let registered: MailHook = sendAll

/** Sets the hook of this process; at start, before the first mail is queued. The last one counts. */
export function registerMailHook(hook: MailHook): void {
  registered = hook
}

/** The registered hook, or one that sends every mail. */
export const mailHook = (): MailHook => registered
