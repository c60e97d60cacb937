import { type Issue, Invalid } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { isCommonPassword } from './common-passwords.ts'

export const shortestPassword = 12
export const longestPassword = 128

export type NewPassword = { password: string; passwordConfirmation?: string | undefined }
type Owner = Pick<Account, 'email' | 'first_name' | 'last_name'>

/** Length and rarity only; no rules about signs, nothing trimmed (contract §1.2). */
export function issuesOfPassword({ password, passwordConfirmation }: NewPassword, owner: Owner, locale: Locale): Issue[] {
  const issues: Issue[] = []
  const length = [...password].length
  if (length < shortestPassword) issues.push(issue('password', 'too_short', locale, messages.isTooShort, { min: shortestPassword }))
  else if (length > longestPassword) issues.push(issue('password', 'too_long', locale, messages.isTooLong, { max: longestPassword }))
  else if (isOwnName(password, owner)) issues.push(issue('password', 'equals_email', locale, messages.isYourMail))
  else if (isCommonPassword(password)) issues.push(issue('password', 'common', locale, messages.isCommon))

  if (passwordConfirmation !== undefined && passwordConfirmation !== password) {
    issues.push(issue('passwordConfirmation', 'confirmation', locale, messages.isNoMatch))
  }
  return issues
}

/** @throws {Invalid} */
export function checkPassword(given: NewPassword, owner: Owner, locale: Locale): void {
  const issues = issuesOfPassword(given, owner, locale)
  if (issues.length > 0) throw new Invalid(issues)
}

function isOwnName(password: string, { email, first_name, last_name }: Owner): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const own = [email, email.split('@')[0]!, `${first_name}${last_name}`, `${last_name}${first_name}`].map(plain)
  const given = plain(password)
  return own.some((name) => given.startsWith(name) && /^\d*$/.test(given.slice(name.length)))
}
