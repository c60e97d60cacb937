import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Forbidden, Invalid, NotFound } from '#kernel/http/errors.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { isRoleName, mayGive, scopeOf } from '#kernel/access/role-giving.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import type { RoleKey } from './roles.ts'

/** What add_role and remove_role are told; `organizationId` falls back on the organization the caller acts for. */
export type RoleChange = { roleName: unknown; organizationId?: string | null | undefined; volunteerCenterId?: string | null | undefined }

/** The role that is meant, and what its organization is called. */
export type NamedRole = RoleKey & { organizationName: string | null }

/** Reads a change of role. @throws {Invalid} an unknown role or none; {NotFound} an organization or center that is not here */
export async function readRole(
  db: Database,
  { center, locale }: RequestContext,
  actor: Actor,
  { roleName, organizationId, volunteerCenterId }: RoleChange,
): Promise<NamedRole> {
  if (roleName === undefined || roleName === null || roleName === '') throw new Invalid([issue('roleName', 'blank', locale, messages.isBlank)])
  if (!isRoleName(roleName)) throw new Invalid([issue('roleName', 'inclusion', locale, messages.isNotIncluded)])
  if (volunteerCenterId && volunteerCenterId !== center.id) throw new NotFound('volunteer_centers', volunteerCenterId, 'related_not_found')
  const scope = scopeOf(roleName)
  if (scope === 'Platform') return { name: roleName, volunteerCenterId: null, organizationId: null, organizationName: null }
  if (scope !== 'Organization') return { name: roleName, volunteerCenterId: center.id, organizationId: null, organizationName: null }

  const id = organizationId ?? actor.organizationId
  if (!id) throw new Invalid([issue('organizationId', 'blank', locale, messages.isBlank)])
  const organizationName = isUuid(id) ? await organizationNamed(db, center.id, id) : null
  if (organizationName === null) throw new NotFound('organizations', id, 'related_not_found')
  return { name: roleName, volunteerCenterId: center.id, organizationId: id.toLowerCase(), organizationName }
}

/** What an organization of this center is called; null when it is not there. */
export async function organizationNamed(db: Database, centerId: string, id: string): Promise<string | null> {
  const [rows] = await db.read(centerId, [{ name: 'organization_name', text: 'select name from organizations where id = $1', values: [id] }])
  return rows![0]?.[0] ?? null
}

/** @throws {NotFound} for the admin of another organization, who cannot see this one; {Forbidden} above one's own role */
export function refuseUnlessMayGive(actor: Actor, { name, organizationId }: RoleKey): void {
  if (mayGive(actor, name, organizationId)) return
  const foreign = organizationId !== null && !actor.organizationIds.includes(organizationId) && !hasRole(actor, centerReaders)
  throw foreign ? new NotFound('organizations', organizationId, 'related_not_found') : new Forbidden('forbidden')
}
