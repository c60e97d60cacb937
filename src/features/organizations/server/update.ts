import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { OrganizationStatus } from '#features/organizations/states.ts'
import { changeStatus } from './change-status.ts'

/** PUT and PATCH /organizations/{id}: its own words, and its status through the same guard as approve. */
export const updateOrganization: Verb = async (call) => {
  const { status, reason, ...words } = call.input as { status?: OrganizationStatus; reason?: string | null }
  const columns = Object.fromEntries(Object.entries(words).map(([name, value]) => [snakeCase(name), value]))
  if (Object.keys(columns).length > 0) await call.tx.updateTable('organizations').set(columns).where('id', '=', call.id).execute()
  if (status) await changeStatus(call, status, reason ?? null)
  return call.id
}
