import { defineForm } from '#design/form/define-form.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { planFields, withoutExportFields } from './center-removal.ts'
import { removalWords as words } from './messages.ts'

/** The field of the password is drawn by `removal-part.tsx`: no form shows a password as text. */
export const planForm = defineForm(planFields, {
  name: { label: words.typeName, autoComplete: 'off', words: { blank: words.nameMissing } },
  currentPassword: { label: words.password, words: { blank: screens.enterPassword, invalid: screens.currentWrong } },
})

export const withoutExportForm = defineForm(withoutExportFields, {
  reason: { label: words.reason, hint: words.reasonHint, rows: 3, words: { blank: words.reasonMissing } },
})
