import type { Locale } from '#kernel/i18n/messages.ts'
import type { RichNode } from '#kernel/rich-text/rich-text.ts'
import type { MailSender } from './mail-theme.ts'

/** What one mail says, in plain text; the layout escapes and dresses it. */
export type MailContent = {
  subject: string
  /** What mailboxes show after the subject; without it the first words. */
  preheader?: string
  /** Where answers go, where that is not the center. */
  replyTo?: string
  /** The news itself, in one line. */
  heading: string
  /** The greeting, what the mail says, and then what others wrote (`ownParagraphs`). A line break inside one is kept; marks are a center's own. */
  paragraphs: (string | RichNode)[]
  /** A list of links, each with what one must know before one follows it; `url` as below. */
  links?: { label: string; notes: string[]; url: string }[]
  /** `url` is a path of this website (`/conversations/418`) or a whole address. */
  button?: { label: string; url: string }
  /** The facts to remember: when, where, with whom. */
  factRows?: { label: string; value: string }[]
  /** Why you get this, a sentence. */
  why: string
  /** One press there ends mails of this kind, without signing in. Its path stands in the facts as `stop` too, for the header of a second try. */
  stop?: { label: string; url: string }
  /** A legal or security mail: one cannot unsubscribe from it, and its text is forgotten once it is sent. */
  essential?: boolean
}

/** Words of one kind of mail, made of the facts that were queued with it. The locale is the receiver's. */
// oxlint-disable-next-line no-explicit-any -- each kind knows its own facts; they come back from jsonb
export type MailTemplate<Facts = any> = (facts: Facts, locale: Locale, sender: MailSender) => MailContent
