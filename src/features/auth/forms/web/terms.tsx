import { useT } from '#kernel/i18n/web/provider.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { FieldError } from '#design/field/field.tsx'
import { screens } from '#features/auth/forms/screens-messages.ts'
import type { Faults } from '#kernel/fields/form.ts'

/** The terms are on the page itself, short enough to be read. */
export function Terms({ faults, center, accepted }: { faults?: Faults | undefined; center: string; accepted: boolean }) {
  const t = useT()
  const fault = faults?.fields['termsAccepted']
  return (
    <div className={fault ? 'field has-error' : 'field'}>
      {fault && <FieldError id="termsAccepted-error">{fault}</FieldError>}
      <Checkbox
        id="termsAccepted"
        name="termsAccepted"
        value="true"
        label={t(screens.terms)}
        defaultChecked={accepted}
        required
        {...(fault && { 'aria-invalid': true, 'aria-describedby': 'termsAccepted-error' })}
      />
      <details className="mt-1">
        <summary className="link inline-block py-2 cursor-pointer">{t(screens.termsRead)}</summary>
        <ul className="list-disc pl-6 py-2 space-y-1">
          <li>{t(screens.terms1)}</li>
          <li>{t(screens.terms2)}</li>
          <li>{t(screens.terms3, { center })}</li>
          <li>{t(screens.terms4)}</li>
        </ul>
      </details>
    </div>
  )
}
