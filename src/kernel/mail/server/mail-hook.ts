import type { RawBuilder } from 'kysely'

/** Mails of one center that are about to be queued, with the operation of their transaction if that can be undone. */
export type Queueing = {
  centerId: string
  operationId: string | null
  mails: readonly { kind: string; userId: string | null; facts: Readonly<Record<string, unknown>>; messageId: string }[]
}

/**
 * Decides which queued mails are sent, and what else is written about them. A hook, so that the queue knows neither preferences
 * nor notifications.
 */
export type MailHook = (queueing: Queueing) => {
  /** What `isSent` needs to know of each mail, in the same order; a jsonb object that SQL reads as `mail.traits`. */
  traits: readonly object[]
  /** SQL over `mail` (`kind`, `"userId"`, `traits`); null when every mail is sent. */
  isSent: RawBuilder<boolean> | null
  /** Statements that run as part of the one that queues the mails. */
  beside: readonly RawBuilder<unknown>[]
}

const sendAll: MailHook = () => ({ traits: [], isSent: null, beside: [] })
let registered: MailHook = sendAll

/** Sets the hook of this process, at start, before the first mail is queued. A later call replaces it. */
export function registerMailHook(hook: MailHook): void {
  registered = hook
}

/** The registered hook, or one that sends every mail. */
export const mailHook = (): MailHook => registered
