import { type Actor, hasRole, type RoleName } from '#kernel/access/actor.ts'
import { centerAdmins, centerStaff, isIn, organizationAdmins } from '#kernel/access/role-sets.ts'
import type { ExportedResource, ExportFilters } from './export.ts'

type Asking = { roles: readonly { name: RoleName; organizationId?: string | null }[] }

/**
 * Center staff who manage organizations and vacancies may export those; people and applications only center admins. An admin of an
 * organization may export its own applicants (domain §4): of the organization that is named, or of all of theirs.
 */
export function mayExport(asking: Asking, resource: ExportedResource, organizationId?: string | null): boolean {
  if (hasRole(asking, centerAdmins)) return true
  if (resource !== 'applications') return resource !== 'users' && hasRole(asking, centerStaff)
  return asking.roles.some((role) => isIn(organizationAdmins, role.name) && (organizationId === undefined || role.organizationId === organizationId))
}

/** The filters that bound an export, whatever the caller asked for. */
export function exportedOf(actor: Actor, resource: ExportedResource): ExportFilters {
  const isKept = resource === 'applications' && !hasRole(actor, centerAdmins)
  return isKept ? { organization_id_in: actor.adminOrganizationIds } : {}
}
