import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { centerReaders, centerStaff } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import { oncePerRequest } from '#kernel/http/server/request-scope.ts'
import { isUuid } from '#kernel/fields/uuid.ts'

const heedless = new Set(['current_user', 'current_organizations', 'current_organization', 'confirm', 'volunteer_centers', 'volunteer_centers/current'])

/** Calls that must not fail on a stale choice (contract §4): the client makes them to find out what it may choose. */
export function ignoresOrganization(path: string): boolean {
  if (path === '/auth' || path.startsWith('/auth/')) return true
  const call = /^\/api\/v1\/([^?]+?)\/?$/.exec(path)?.[1]
  return call === undefined || heedless.has(call.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase())
}

type Chosen = Pick<Actor, 'organizationId' | 'organizationKind'>

/**
 * The organization the caller says to act for, when it may (contract §4): its members, and the staff of its center; editors for the center's own.
 * @throws {Forbidden} not_a_member
 */
export async function currentOrganization(
  db: Database,
  centerId: string,
  actor: Actor,
  { method, header }: { method: string; header: string | string[] | undefined },
): Promise<Chosen> {
  if (!actor.userId || header === undefined || header === '') return { organizationId: null, organizationKind: null }
  const refused = new Forbidden('not_a_member', { header: 'Current-Organization-Id' })
  if (!isUuid(header)) throw refused
  const id = header.toLowerCase()
  const isMember = actor.organizationIds.includes(id)
  const runsCenter = hasRole(actor, centerStaff)
  const isEditor = !isMember && !runsCenter && hasRole(actor, centerReaders)
  if (!isMember && !runsCenter && !isEditor) throw refused
  if (!runsCenter && !isEditor) return { organizationId: id, organizationKind: null }
  // What kind it is decides whether they see the whole center (`features/organizations/model/view-of.ts`).
  const find = async () =>
    await db.read(centerId, [{ name: 'organization_kind', text: 'select organization_type from organizations where id = $1', values: [id] }])
  const [found] = await oncePerRequest(method, `organization ${centerId} ${id}`, find)
  const kind = found![0]?.[0]
  if (!kind || (isEditor && kind !== 'VolunteerCenter')) throw refused
  return { organizationId: id, organizationKind: kind }
}
