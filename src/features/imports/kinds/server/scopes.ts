import { kinds } from '#features/imports/kinds/kinds.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import type { Scopes } from '#kernel/access/server/scope.ts'

/** The kinds that all staff of a center may import; the others are for its admins (domain §4). */
const ofStaff = Object.entries(kinds).flatMap(([kind, { by }]) => (centerStaff.every((role) => by.includes(role)) ? [`'${kind}'`] : []))

export const importScopes: Scopes = { ofStaff: `@.kind in (${ofStaff.join(', ')})` }
export const importRowScopes: Scopes = {
  ofStaff: `exists (select 1 from imports i where i.volunteer_center_id = @.volunteer_center_id and i.id = @.import_id and i.kind in (${ofStaff.join(', ')}))`,
}
