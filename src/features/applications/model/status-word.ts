import { say, type Locale } from '#kernel/i18n/messages.ts'
import { messages } from './messages.ts'
import type { ApplicationStatus } from './states.ts'

/** A state in words. The same state is "sent" to the volunteer and "new" to the organization. */
export function statusWord(status: ApplicationStatus, locale: Locale, isOwn: boolean): string {
  if (!isOwn && status === 'new') return say(locale, messages.teamNew)
  if (!isOwn && status === 'in_review') return say(locale, messages.teamReading)
  return say(locale, messages[status])
}
