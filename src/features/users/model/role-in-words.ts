import { say, type Locale } from '#kernel/i18n/messages.ts'
import { messages } from './messages.ts'
import { isRoleName } from '#kernel/access/role-giving.ts'

/** A role within a sentence, in lower case; empty for an unknown role. */
export function roleInWords(name: string | null, locale: Locale): string {
  return name && isRoleName(name) ? say(locale, messages[name]).toLowerCase() : ''
}
