import { SelectField } from '#design/field/select-field.tsx'
import { OrganizationField } from '#features/organizations/choice/web/organization-field.tsx'
import { addWords as words } from '#features/vacancies/begin/add-words.ts'
import { type RoleName, hasRole } from '#kernel/access/actor.ts'
import { centerStaff, isIn, organizationStaff } from '#kernel/access/role-sets.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { Client } from '#kernel/jsonapi/client/client.ts'

type Props = { organizations: WritesFor; selected: string | null; error: string | undefined }

/** The organization of the new vacancy: center staff search for it, members of several organizations choose, everybody else has only one. */
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

type Person = { roles: readonly { name: RoleName; organizationId?: string | null }[]; organizations: readonly { id: string; name: string }[] }

/** The organizations somebody may write for: all of the center, or those they work for. */
type WritesFor = 'all' | { id: string; name: string }[]

export function organizationsToWriteFor({ roles, organizations }: Person): WritesFor {
  if (hasRole({ roles }, centerStaff)) return 'all'
  const own = new Set(roles.filter(({ name }) => isIn(organizationStaff, name)).map(({ organizationId }) => organizationId))
  return organizations.filter(({ id }) => own.has(id)).map(({ id, name }) => ({ id, name }))
}

/** The id of the chosen organization, or of the only one whose name matches what was typed; empty if there is none. */
export async function chosenOrganization(api: Client, form: FormData): Promise<string> {
  const text = (name: string, most: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? cutText(value.trim(), most) : ''
  }
  const chosen = text('organizationId', 40)
  const typed = text('organization', 120)
  if (chosen || typed === '') return chosen
  const { items } = await api.organizations.list({ filter: { nameEq: typed }, fields: { organizations: ['name'] }, page: { size: 2 } })
  return items.length === 1 ? items[0]!.id : ''
}
