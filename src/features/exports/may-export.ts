import { type Actor, hasRole, type RoleName } from '#kernel/access/actor.ts'
import { allStaff, centerAdmins, centerReaders, centerStaff, isIn, organizationAdmins } from '#kernel/access/role-sets.ts'
import { contentResources, type ExportedResource, type ExportFilters } from './export.ts'

type Asking = { roles: readonly { name: RoleName; organizationId?: string | null }[] }

/**
 * Center staff who manage organizations and vacancies may export those; people and applications only center admins. An admin of an
 * organization may export its own applicants (domain §4): of the organization that is named, or of all of theirs. What a site says may be
 * exported by those who see all of the center, and ready texts by admins of organizations too: each gets what their list shows.
 */
export function mayExport(asking: Asking, resource: ExportedResource, organizationId?: string | null): boolean {
  if (hasRole(asking, centerAdmins)) return true
  // Whoever may read the counts; whose they are, the report decides.
  if (resource === 'analytics') return hasRole(asking, allStaff)
  if ((contentResources as readonly string[]).includes(resource))
    return hasRole(asking, centerReaders) || (resource === 'reply_templates' && hasRole(asking, organizationAdmins))
  if (resource !== 'applications') return resource !== 'users' && hasRole(asking, centerStaff)
  return asking.roles.some((role) => isIn(organizationAdmins, role.name) && (organizationId === undefined || role.organizationId === organizationId))
}

/** The filters that bound an export, whatever the caller asked for. */
export function exportedOf(actor: Actor, resource: ExportedResource): ExportFilters {
  const isKept = resource === 'applications' && !hasRole(actor, centerAdmins)
  return isKept ? { organization_id_in: actor.adminOrganizationIds } : {}
}
