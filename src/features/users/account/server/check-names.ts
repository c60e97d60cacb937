import type { Issue } from '#kernel/http/errors.ts'
import { isEmail } from '#kernel/fields/check.ts'
import { ordinaryText } from '#kernel/fields/normal-text.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { foldMail } from '#features/users/model/server/accounts.ts'

/** Normalises a name: on one line, and without direction marks, since a name is put into sentences of another direction. */
export function cleanName(name: string): string {
  return ordinaryText(name)
    .replaceAll(/[\u061c\u200e\u200f]/g, '')
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
