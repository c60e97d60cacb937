import type { Tx } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** A call by somebody who has a link: at a center, with its token, on a date in Dutch time. */
export type AskedForm = {
  tx: Tx
  centerId: string
  token: string
  now: Date
  today: string
  requestId: string
  locale: Locale
  /** The key under which this browser's draft is stored, when there is a form to fill in. */
  draft: string | null
}

/** What a link shows; `purpose` selects the page, `state` says whether there is still something to do. */
export type Form = { purpose: string; state: string } & Readonly<Record<string, unknown>>

/**
 * A page for whoever has its token, signed in or not (contract §3.3). `read` changes nothing, because mail scanners follow
 * links; `use` carries out what is offered, once: a second press gets the same answer. Both answer null for an unknown token.
 */
export type FormKind = {
  read: (asked: AskedForm) => Promise<Form | null>
  /** Which of several offered actions was chosen. */
  use: (asked: AskedForm & { act: string; /** The form's fields, unchecked. */ words: unknown }) => Promise<Form | null>
}
