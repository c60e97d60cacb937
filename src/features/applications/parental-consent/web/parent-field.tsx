import { email } from '#kernel/fields/field.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { parentWords as words } from '#features/applications/parental-consent/parent-words.ts'

/** An applicant under sixteen names a parent (domain §3.2). */
export function ParentField({ typed = '', error }: { typed?: string | undefined; error: string | undefined }) {
  const t = useT()
  return (
    <details open={Boolean(typed || error) || undefined}>
      <summary className="link inline-block py-2 cursor-pointer">{t(words.isUnder16)}</summary>
      <div className="mt-2">
        <TextField
          name="parent_email"
          type="email"
          autoComplete="off"
          maxLength={254}
          label={t(words.parentEmail)}
          hint={t(words.parentEmailHint)}
          error={error}
          check={{ field: email({ optional: true }) }}
          defaultValue={typed}
        />
      </div>
    </details>
  )
}
