import { type Actor, hasRole } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import { isUuid } from '#kernel/jsonapi/server/uuid.ts'

const heedless = new Set(['current_user', 'current_organizations', 'current_organization', 'confirm', 'volunteer_centers', 'volunteer_centers/current'])

/** Calls that must not fail on a stale choice (contract §4): the client makes them to find out what it may choose. */
export function ignoresOrganization(path: string): boolean {
  if (path === '/auth' || path.startsWith('/auth/')) return true
  const call = /^\/api\/v1\/([^?]+?)\/?$/.exec(path)?.[1]
  return call === undefined || heedless.has(call.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase())
}

/**
 * The organization the caller says to act for, when it may (contract §4): its members, and the staff of its center.
 * @throws {Forbidden} not_a_member
 */
export async function currentOrganization(db: Database, centerId: string, actor: Actor, header: string | string[] | undefined): Promise<string | null> {
  if (!actor.userId || header === undefined || header === '') return null
  const refused = new Forbidden('not_a_member', { header: 'Current-Organization-Id' })
  if (!isUuid(header)) throw refused
  const id = header.toLowerCase()
  if (actor.organizationIds.includes(id)) return id
  if (!hasRole(actor, 'coordinator', 'center_admin', 'super_admin')) throw refused
  const [found] = await db.read(centerId, [{ name: 'organization_exists', text: 'select id from organizations where id = $1', values: [id] }])
  if (found!.length === 0) throw refused
  return id
}
