import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { email, text } from '#kernel/fields/field.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'

/** The fields of the forms of an account. */
export const checkEmail: CheckedField = { field: email(), words: { blank: screens.enterEmail } }

/** A password that exists already: whatever it is, it has to be there. */
export const checkGivenPassword: CheckedField = { field: text({ verbatim: true }), words: { blank: screens.enterPassword } }

/** Length alone, in signs as people count them; what is easy to guess the server knows. Nothing is trimmed (contract §1.2). */
export const checkNewPassword: CheckedField = {
  field: text({ min: 12, max: 128, verbatim: true }),
  words: { blank: screens.enterNewPassword, too_short: screens.passwordShort, too_long: screens.passwordLong },
}

export const checkFirstName: CheckedField = { field: text({ max: 100 }), words: { blank: screens.enterFirstName } }
export const checkLastName: CheckedField = { field: text({ max: 100 }), words: { blank: screens.enterLastName } }
