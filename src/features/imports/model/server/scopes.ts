import type { Scopes } from '#kernel/access/server/scope.ts'

/** A coordinator imports organizations, not people (domain §4). */
export const importScopes: Scopes = { organizations: `@.kind = 'organizations'` }
export const importRowScopes: Scopes = {
  organizations: `exists (select 1 from imports i where i.volunteer_center_id = @.volunteer_center_id and i.id = @.import_id and i.kind = 'organizations')`,
}
