import { type Actor, hasRole } from '#kernel/access/actor.ts'
import type { ExportedResource } from '#features/exports/export.ts'

/** Whoever looks after organizations and vacancies takes them along; people only whoever answers for the center (domain §4). */
export function mayExport(actor: Actor, resource: ExportedResource): boolean {
  return resource === 'users' ? hasRole(actor, 'center_admin', 'super_admin') : hasRole(actor, 'coordinator', 'center_admin', 'super_admin')
}
