import { hasRole, type RoleName } from '#kernel/access/actor.ts'
import { centerStaff, isIn, organizationStaff } from '#kernel/access/role-sets.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'

type Person = { roles: readonly { name: RoleName; organizationId?: string | null }[]; organizations: readonly { id: string; name: string }[] }

/** For whom somebody may write: any of the center, or where they work. */
export type WritesFor = 'all' | { id: string; name: string }[]

export function organizationsToWriteFor({ roles, organizations }: Person): WritesFor {
  if (hasRole({ roles }, centerStaff)) return 'all'
  const own = new Set(roles.filter(({ name }) => isIn(organizationStaff, name)).map(({ organizationId }) => organizationId))
  return organizations.filter(({ id }) => own.has(id)).map(({ id, name }) => ({ id, name }))
}

/** The one that was chosen, or else the only one that is called as was typed; empty where there is none. */
export async function chosenOrganization(api: Client, form: FormData): Promise<string> {
  const text = (name: string, most: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, most) : ''
  }
  const chosen = text('organizationId', 40)
  const typed = text('organization', 120)
  if (chosen || typed === '') return chosen
  const { items } = await api.organizations.list({ filter: { nameEq: typed }, fields: { organizations: ['name'] }, page: { size: 2 } })
  return items.length === 1 ? items[0]!.id : ''
}
