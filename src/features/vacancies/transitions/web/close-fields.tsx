import { useT } from '#kernel/i18n/web/provider.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { actionWords as words, closeReasonWords } from '#features/vacancies/transitions/action-words.ts'

const reasons = ['filled', 'cancelled', 'other'] as const

/** Asks why one or many vacancies close, and says that open applicants are notified. */
export function CloseFields() {
  const t = useT()
  return (
    <SelectField
      name="closedReason"
      label={t(words.whyClose)}
      hint={t(words.whyCloseHint)}
      options={reasons.map((reason) => ({ value: reason, label: t(closeReasonWords[reason]) }))}
    />
  )
}
