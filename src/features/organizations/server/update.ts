import { hasRole } from '#kernel/access/actor.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Call, Verb } from '#kernel/jsonapi/server/verbs.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { organization } from '#features/organizations/organization.ts'
import type { OrganizationType } from '#features/organizations/states.ts'
import { changeStatus } from './change-status.ts'
import { picturesOf } from './pictures.ts'

/** PUT and PATCH /organizations/{id}: its own words, and its status through the same guard as approve. */
export const updateOrganization: Verb<UpdateOf<typeof organization>> = async (call) => {
  const { status, reason, message, ...words } = call.input
  await refuseOtherType(call, words)
  const columns = { ...Object.fromEntries(Object.entries(words).map(([name, value]) => [snakeCase(name), value])), ...(await picturesOf(call)) }
  if (Object.keys(columns).length > 0) await call.tx.updateTable('organizations').set(columns).where('id', '=', call.id).execute()
  if (status) await changeStatus(call, { to: status, reason: reason ?? null, message: message ?? null })
  return call.id
}

/** What kind of organization it is decides what it may and where it is shown, so only the center changes that. */
async function refuseOtherType({ tx, id, actor }: Call, { organizationType }: { organizationType?: OrganizationType }): Promise<void> {
  if (organizationType === undefined || hasRole(actor, 'coordinator', 'center_admin', 'super_admin')) return
  const { organization_type: current } = await tx.selectFrom('organizations').select('organization_type').where('id', '=', id).executeTakeFirstOrThrow()
  if (organizationType !== current) throw new Forbidden('forbidden_attribute', { attribute: 'organizationType' })
}
