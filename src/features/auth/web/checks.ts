import { checkField } from '#kernel/fields/check.ts'
import { email, text } from '#kernel/fields/field.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { screens } from '#features/auth/screens-messages.ts'

/** What to do about one value, or nothing when it is right. The same runs on blur and when the form is sent (specification §5). */
export type Check = (value: string, locale: Locale) => string | null

const address = email()
const name = text({ max: 100 })

export const checkEmail: Check = (value, locale) => {
  if (value.trim() === '') return say(locale, screens.enterEmail)
  return checkField(address, value, locale).fault?.message ?? null
}

/** A password that exists already: whatever it is, it has to be there. */
export const checkGivenPassword: Check = (value, locale) => (value === '' ? say(locale, screens.enterPassword) : null)

/** Length alone, in signs as people count them; what is easy to guess the server knows. Nothing is trimmed (contract §1.2). */
export const checkNewPassword: Check = (value, locale) => {
  if (value === '') return say(locale, screens.enterNewPassword)
  const length = [...value].length
  if (length < 12) return say(locale, screens.passwordShort)
  return length > 128 ? say(locale, screens.passwordLong) : null
}

export const checkFirstName: Check = (value, locale) => checkName(value, locale, say(locale, screens.enterFirstName))
export const checkLastName: Check = (value, locale) => checkName(value, locale, say(locale, screens.enterLastName))

function checkName(value: string, locale: Locale, blank: string): string | null {
  if (value.trim() === '') return blank
  return checkField(name, value, locale).fault?.message ?? null
}

/** All faults of a form at once, by field. */
export function faultsIn(form: FormData, locale: Locale, checks: Readonly<Record<string, Check>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const fault = check(String(form.get(name) ?? ''), locale)
      return fault ? [[name, fault]] : []
    }),
  )
}
