import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { MailSender } from '#kernel/mail/server/mail-theme.ts'
import { eventFor, templateFor } from '#kernel/mail/server/templates.ts'
import type { EventKey, NoticeFacts } from '#features/notifications/model/event-keys.ts'
import { noticeWords } from '#features/notifications/model/messages.ts'

/** Of its sender a subject line names no more than the center. */
const senderOf = (name: string) => ({ name, phone: null, email: null }) as unknown as MailSender

/** The sentence of a notice: its own words, or the subject of its mail. */
export function noticeSentence(locale: Locale, key: string, facts: object, centerName: string): string {
  const words = noticeWords[key as EventKey]
  if (words) return say(locale, words, facts as NoticeFacts)
  try {
    return templateFor(key)(facts, locale, senderOf(centerName)).subject
  } catch {
    // An older notice may lack facts that today's words need.
    const event = eventFor(key)
    return event ? say(locale, event.name) : ''
  }
}
