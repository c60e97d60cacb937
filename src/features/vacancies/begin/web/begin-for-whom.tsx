import { useT } from '#kernel/i18n/web/provider.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { OrganizationField } from '#features/organizations/choice/web/organization-field.tsx'
import { addWords as words } from '#features/vacancies/begin/add-words.ts'
import type { WritesFor } from './choose-organization.ts'

type Props = { organizations: WritesFor; selected: string | null; error: string | undefined }

/** The organization that a vacancy is of: searched by the center's people, chosen by who works for several, known of all others. */
export function BeginForWhom({ organizations, selected, error }: Props) {
  const t = useT()
  if (organizations === 'all')
    return (
      <div className="max-w-xl">
        <OrganizationField error={error} />
      </div>
    )
  const known = organizations.find(({ id }) => id === selected) ?? organizations[0]
  if (organizations.length === 1) return <input type="hidden" name="organizationId" value={known?.id} />
  return (
    <div className="max-w-xl">
      <SelectField
        name="organizationId"
        label={t(words.forWhom)}
        error={error}
        options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={known?.id}
      />
    </div>
  )
}
