import { type Actor, hasRole } from '#kernel/access/actor.ts'
import type { ExportedResource, ExportFilters } from '#features/exports/export.ts'

/**
 * Whoever looks after organizations and vacancies takes them along; people, and who applied, only whoever answers for the center.
 * An admin of an organization takes its own applicants (domain §4).
 */
export function mayExport(actor: Actor, resource: ExportedResource): boolean {
  if (hasRole(actor, 'center_admin', 'super_admin')) return true
  if (resource === 'applications') return actor.adminOrganizationIds.length > 0
  return resource !== 'users' && hasRole(actor, 'coordinator')
}

/** What an export is kept to, whatever was asked. */
export function exportedOf(actor: Actor, resource: ExportedResource): ExportFilters {
  const isKept = resource === 'applications' && !hasRole(actor, 'center_admin', 'super_admin')
  return isKept ? { organization_id_in: actor.adminOrganizationIds } : {}
}
