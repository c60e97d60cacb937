import { useT } from '#kernel/i18n/web/provider.tsx'
import { Field } from '#design/field/field.tsx'
import { choiceWords as words } from '#features/organizations/choice/choice-messages.ts'

type Props = {
  /** The hidden field is `organizationId`, the typed name `organization`. */
  id?: string | undefined
  name?: string | undefined
  error?: string | undefined
}

/** Searches among hundreds of organizations of the center. Without script the user types the whole name, and the server looks it up. */
export function OrganizationField({ id = '', name = '', error }: Props) {
  const t = useT()
  return (
    <Field name="organization" id="organizationId" label={t(words.label)} hint={t(words.hint)} error={error}>
      {(control) => (
        <organization-combobox className="combobox">
          <input {...control} className="input" defaultValue={name} maxLength={120} autoComplete="off" />
          {/* A field of type hidden would lose the choice when React renders it again. */}
          <input hidden readOnly name="organizationId" defaultValue={id} />
          <div id="organization-list" className="combobox-list" role="listbox" aria-label={t(words.list)} hidden />
          <p className="sr-only" role="status" />
        </organization-combobox>
      )}
    </Field>
  )
}
