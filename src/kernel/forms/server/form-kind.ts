import type { Tx } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** Who has a link asks: at a center, with its token, on a day of the Dutch calendar. */
export type AskedForm = {
  tx: Tx
  centerId: string
  token: string
  now: Date
  today: string
  requestId: string
  locale: Locale
  /** Under which this browser keeps what it has filled in, where there is something to fill in. */
  draft: string | null
}

/** What a link shows; `purpose` says which page is drawn, `state` whether there is still something to do. */
export type Form = { purpose: string; state: string } & Readonly<Record<string, unknown>>

/**
 * A page for whoever has its token, signed in or not (contract §3.3). `read` changes nothing, for mail scanners follow links;
 * `use` does what is offered, once: a second press answers as the first did. Both answer null for a token they do not know.
 */
export type FormKind = {
  read: (asked: AskedForm) => Promise<Form | null>
  /** `act`: which of several things it offers. */
  use: (asked: AskedForm & { act: string; /** What was filled in, as it came. */ words: unknown }) => Promise<Form | null>
}
