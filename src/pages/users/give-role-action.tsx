import { useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import type { BulkAction } from '#features/lists/web/bulk-action.ts'
import { choiceWords } from '#features/organizations/choice/choice-messages.ts'
import { OrganizationField } from '#features/organizations/choice/web/organization-field.tsx'
import { formWords } from '#features/users/person/form-messages.ts'
import { listWords as words } from '#features/users/staff-list/list-messages.ts'
import { messages } from '#features/users/model/messages.ts'
import type { RoleName } from '#kernel/access/actor.ts'
import { isRoleName, scopeOf } from '#kernel/access/role-giving.ts'

/** Gives many people a role at once, one of those that somebody may give. */
export const giveRoleAction = (gives: readonly RoleName[]): BulkAction => ({
  key: 'giveRole',
  label: words.giveRole,
  icon: 'plus',
  path: 'users/add_role',
  attributes: {},
  question: words.giveRoleThem,
  done: words.gaveRole,
  fields: (faults) => <Fields gives={gives} faults={faults} />,
  previewsFilled: true,
  needs: ({ roleName = '' }) => ({
    roleName: formWords.roleMissing,
    ...(isInOrganization(roleName) && { organizationId: choiceWords.missing }),
  }),
})

const isInOrganization = (role: string) => isRoleName(role) && scopeOf(role) === 'Organization'

function Fields({ gives, faults }: { gives: readonly RoleName[]; faults: Readonly<Record<string, string>> }) {
  const t = useT()
  const [role, setRole] = useState('')
  return (
    <div className="mt-4 grid gap-5">
      <SelectField
        name="roleName"
        label={t(formWords.role)}
        error={faults['roleName']}
        empty={t(words.chooseRole)}
        options={gives.filter((name) => name !== 'volunteer').map((value) => ({ value, label: t(messages[value]) }))}
        onChange={({ currentTarget }) => setRole(currentTarget.value)}
      />
      {isInOrganization(role) && <OrganizationField error={faults['organizationId']} />}
    </div>
  )
}
