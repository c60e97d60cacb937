import { use } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { DeclaredFields } from '#design/form/define-form.ts'
import { FormContext, FormFields } from '#design/form/form-fields.tsx'
import { choiceWords } from '#features/organizations/choice/choice-messages.ts'
import { OrganizationField } from '#features/organizations/choice/web/organization-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import type { Choosable } from './choosable-organizations.ts'

type Props = { form: DeclaredFields; organizations: Choosable }

/** Chooses a role, and for a role in an organization which one: the center's people search for it, an organization's admins choose among their own. */
export function RoleFields({ form, organizations }: Props) {
  const t = useT()
  const { values = {}, faults = {} } = use(FormContext) ?? {}
  const [id = ''] = values['organizationId'] ?? []
  const error = faults['organizationId']
  return (
    <>
      <FormFields of={form} names={['roleName']} />
      <div className="of-organization">
        {organizations === 'all' ? (
          <OrganizationField id={id} name={values['organization']?.[0]} error={error} />
        ) : (
          <SelectField
            name="organizationId"
            label={t(choiceWords.label)}
            error={error}
            options={organizations.map(({ id: value, name }) => ({ value, label: name }))}
            defaultValue={id || organizations[0]?.id}
          />
        )}
      </div>
    </>
  )
}
