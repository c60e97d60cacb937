import type { Issue } from '#kernel/http/errors.ts'
import { isEmail } from '#kernel/fields/check.ts'
import { normalText } from '#kernel/fields/normal-text.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { foldMail } from '#features/users/model/server/accounts.ts'

/** Normalises a name: NFC, no line breaks, control characters or characters that change the text direction. */
export function cleanName(name: string): string {
  return normalText(name)
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A last name in its stored form; null for who has one name (decisions 72). */
export const cleanLastName = (name: string | null | undefined): string | null => cleanName(name ?? '') || null

/** What is wrong with a cleaned name. */
export function issuesOfName(attribute: 'firstName' | 'lastName', name: string | null, locale: Locale): Issue[] {
  if (!name) return attribute === 'lastName' ? [] : [issue(attribute, 'blank', locale, messages.isBlank)]
  return [...name].length > 100 ? [issue(attribute, 'too_long', locale, messages.isTooLong, { max: 100 })] : []
}

export function issuesOfMail(email: string, locale: Locale): Issue[] {
  if (email.trim() === '') return [issue('email', 'blank', locale, messages.isBlank)]
  return isEmail(foldMail(email)) ? [] : [issue('email', 'invalid', locale, messages.isNoMail)]
}

/** Normalises `06 12345678` or `+31 6 12345678` to E.164; null when it is not a phone number. */
export function cleanPhone(phone: string): string | null {
  const digits = phone.replaceAll(/[\s().-]/g, '')
  if (/^0[1-9]\d{8}$/.test(digits)) return `+31${digits.slice(1)}`
  const abroad = digits.replace(/^00/, '+')
  return /^\+[1-9]\d{7,14}$/.test(abroad) ? abroad : null
}
