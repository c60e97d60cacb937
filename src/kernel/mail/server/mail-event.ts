import type { RawBuilder } from 'kysely'
import type { RoleName } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** The event behind a kind of mail; its name is the kind. */
// oxlint-disable-next-line no-explicit-any -- each kind knows its own facts; they come back from jsonb
export type MailEvent<Facts = any> = {
  /** Its name where people choose their mails and where a center writes its custom text. */
  name: { nl: string; en: string }
  /** A sentence that says who gets it and when. */
  when: { nl: string; en: string }
  /** The side that is notified; those who can get it can choose. `all`: everybody with an account. */
  to: 'volunteer' | 'team' | 'center' | 'all'
  /** The roles at a center that are notified, when they are not its case staff (`role-sets.ts`). */
  roles?: readonly RoleName[]
  /** Only sites with this flag send it; on others nobody is asked about it (`siteFlags`). */
  flag?: string
  /** The name under which an older preference may be stored (notification_prefs). */
  group: string
  /** Mailed whatever the preferences: somebody waits for it, or it is about access. */
  isAlways?: true
  /** Mailed again although the last one about the same thing is unread: it is a reminder, or says something new each time. */
  isRepeated?: true
  /**
   * The notification inside the product: where it leads, the facts of its sentence, without any secret, and when it becomes
   * useless. null: there is none.
   */
  notice: ((facts: Facts) => { path: string; facts: Readonly<Record<string, unknown>>; expiresAt?: string | undefined }) | null
  /** The facts that a center's custom text may name; without it the mail has no custom text. */
  variables?: readonly (keyof Facts & string)[] | undefined
  /**
   * More names for it, derived from these facts in the reader's language; null: no value in this mail, and a line that names it
   * is left out.
   */
  made?: {
    from: readonly string[]
    names: readonly string[]
    of: (facts: Readonly<Record<string, unknown>>, locale: Locale) => Readonly<Record<string, string | null>>
  }
}

/** Declares the event of a mail, with the facts of its template. */
export const mailEvent = <Facts>(event: MailEvent<Facts>): MailEvent<Facts> => event

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
