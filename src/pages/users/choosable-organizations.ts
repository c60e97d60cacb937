import { hasRole, type RoleName } from '#kernel/access/actor.ts'
import { centerStaff, isIn, organizationAdmins } from '#kernel/access/role-sets.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { choiceWords } from '#features/organizations/choice/choice-messages.ts'
import { chosenOrganization } from '#features/organizations/choice/organizations-to-write-for.ts'
import { scopeOf } from '#kernel/access/role-giving.ts'
import type { Visit } from '#shell/context.ts'

/** The organizations in which a person may grant roles: any of the center, or those where they are an admin. */
export type Choosable = 'all' | { id: string; name: string }[]

export function choosableOrganizations({ roles, organizations }: NonNullable<Visit['shell']['person']>): Choosable {
  if (hasRole({ roles }, centerStaff)) return 'all'
  const led = new Set(roles.filter(({ name }) => isIn(organizationAdmins, name)).map(({ organizationId }) => organizationId))
  return organizations.filter(({ id }) => led.has(id)).map(({ id, name }) => ({ id, name }))
}

/** The organization of a posted form: the chosen one, or else the only one with the typed name. Null for a role without an organization. */
export async function organizationIn(api: Client, form: FormData): Promise<string | null> {
  const role = form.get('roleName')
  if (typeof role !== 'string' || scopeOf(role as RoleName) !== 'Organization') return null
  return (await chosenOrganization(api, form)).id
}

/** A role in an organization needs one. */
export function faultOfOrganization(id: string | null, locale: Locale): Record<string, string> {
  return id === '' ? { organizationId: say(locale, choiceWords.missing) } : {}
}
