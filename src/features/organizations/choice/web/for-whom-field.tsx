import { SelectField } from '#design/field/select-field.tsx'
import type { WritesFor } from '#features/organizations/choice/organizations-to-write-for.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { OrganizationField } from './organization-field.tsx'

type Props = {
  organizations: WritesFor
  /** The organization that the reader works for now. */
  selected: string | null
  /** The question where there is a choice. */
  label: string
  answer: FormAnswer | undefined
}

/** Whose the new thing is: staff search the center, members of several organizations choose, everybody else has only one. */
export function ForWhomField({ organizations, selected, label, answer }: Props) {
  const error = answer?.faults.fields['organizationId']
  if (organizations !== 'all' && organizations.length === 1) return <input type="hidden" name="organizationId" value={organizations[0]!.id} />
  return (
    <div className="max-w-xl">
      {organizations === 'all' ? (
        <OrganizationField name={answer?.typed['organization']?.[0]} error={error} />
      ) : (
        <SelectField
          name="organizationId"
          label={label}
          error={error}
          options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={(organizations.find(({ id }) => id === selected) ?? organizations[0])?.id}
        />
      )}
    </div>
  )
}
