import type { Faults } from '#kernel/fields/form.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import type { AnyMessage, Locale } from '#kernel/i18n/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'

/** Sentences of our own for codes of the API; for other codes the API's sentence is shown. */
const sentences: Record<string, Record<string, { nl: string; en: string }>> = {
  email: { blank: screens.enterEmail, taken: screens.taken },
  firstName: { blank: screens.enterFirstName },
  password: {
    blank: screens.enterNewPassword,
    too_short: screens.passwordShort,
    too_long: screens.passwordLong,
    common: screens.passwordCommon,
    equals_email: screens.passwordOwn,
  },
  passwordConfirmation: { confirmation: screens.passwordsDiffer, blank: screens.enterNewPassword },
  currentPassword: { blank: screens.enterPassword, invalid: screens.currentWrong },
  phone: { invalid: fieldWords.telephone },
  termsAccepted: { accepted: screens.termsMissing, blank: screens.termsMissing },
}

/** A refusal of the API as a form shows it. @throws any error that is not about the input */
export function faultsOf(error: unknown, locale: Locale): Faults {
  if (!(error instanceof ApiError) || error.status >= 500 || error.message === 'wrong center') throw error
  if (error.status === 429) return { fields: {}, problem: error.message || say(locale, screens.tooMany) }
  const fields: Record<string, string> = {}
  for (const { code, detail, title, meta, source } of error.errors) {
    const name = String(meta?.['attribute'] ?? source?.pointer?.split('/').at(-1) ?? '')
    if (name === '' || name in fields) continue
    fields[name] = sentence(locale, sentences[name]?.[code]) ?? whole(locale, name, detail ?? title)
  }
  return Object.keys(fields).length > 0 ? { fields } : { fields, problem: error.message || say(locale, screens.failed) }
}

const sentence = (locale: Locale, message: { nl: string; en: string } | undefined) => message && say(locale, message)

/** The texts of /auth start after the name of the field: "is te kort". */
function whole(locale: Locale, name: string, text: string): string {
  const label: Record<string, AnyMessage> = { password: screens.password, passwordConfirmation: screens.password, email: screens.email }
  const known = label[name]
  const begun = known && /^\p{Ll}/u.test(text) ? `${say(locale, known as { nl: string; en: string })} ${text}` : text
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
