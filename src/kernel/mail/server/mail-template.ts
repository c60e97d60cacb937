import type { Locale } from '#kernel/i18n/messages.ts'
import type { RichNode } from '#kernel/rich-text/rich-text.ts'
import type { MailSender } from './mail-theme.ts'

/** The content of one mail, in plain text; the layout escapes and formats it. */
export type MailContent = {
  subject: string
  /** What mailboxes show after the subject; the first words of the mail by default. */
  preheader?: string
  /** Where answers go, when that is not the center. */
  replyTo?: string
  /** The message itself, in one line. */
  heading: string
  /**
   * The greeting, the message, and then what others wrote (`customParagraphs`). Line breaks are kept; rich text occurs only in
   * a center's custom text.
   */
  paragraphs: (string | RichNode)[]
  /** A list of links, each with what to know before following it; `url` as below. */
  links?: { label: string; notes: string[]; url: string }[]
  /** `url` is a path of this website (`/conversations/418`) or a whole address. */
  button?: { label: string; url: string }
  /** The facts to remember: when, where, with whom. */
  factRows?: { label: string; value: string }[]
  /** A sentence that says why the receiver gets this. */
  why: string
  /** One click there ends mails of this kind, without signing in. Its path is in the facts as `stop` too, for the header of a retry. */
  stop?: { label: string; url: string }
  /** A legal or security mail: nobody can unsubscribe from it, and its text is removed once it is sent. */
  essential?: boolean
}

/** The texts of one kind of mail, made from the facts that were queued with it. The locale is the receiver's. */
// oxlint-disable-next-line no-explicit-any -- each kind knows its own facts; they come back from jsonb
export type MailTemplate<Facts = any> = (facts: Facts, locale: Locale, sender: MailSender) => MailContent
