import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { eventFor } from '#kernel/mail/server/templates.ts'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { Texts } from '#features/notification-templates/template.ts'
import { contentOf } from './preview-of.ts'

type Facts = { kind: string; facts: Record<string, unknown>; texts: Texts; locale: Locale; replyTo?: string | null }

/** A mail in words that are being written, to whoever writes them: in the language they are written in. */
export const testMail: MailTemplate<Facts> = ({ kind, facts, texts, locale, replyTo }, _reader, sender) => {
  const content = contentOf({ kind, event: eventFor(kind)!, facts, texts, locale, sender })
  return { ...content, ...(replyTo && { replyTo }), subject: say(locale, words.testSubject, { subject: content.subject }) }
}
