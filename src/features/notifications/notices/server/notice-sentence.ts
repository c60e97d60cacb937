import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { MailSender } from '#kernel/mail/server/mail-theme.ts'
import { eventFor, templateFor } from '#kernel/mail/server/templates.ts'
import type { EventKey, NoticeFacts } from '#features/notifications/model/event-keys.ts'
import { noticeWords } from '#features/notifications/model/messages.ts'

/** A subject names no sender. */
const nobody = { name: '', phone: null, email: null } as unknown as MailSender

/** What a notice says: in words of its own, or in those of the subject of its mail. */
export function noticeSentence(locale: Locale, key: string, facts: object): string {
  const words = noticeWords[key as EventKey]
  if (words) return say(locale, words, facts as NoticeFacts)
  try {
    return templateFor(key)(facts, locale, nobody).subject
  } catch {
    // An older notice may lack what today's words name.
    const event = eventFor(key)
    return event ? say(locale, event.name) : ''
  }
}
