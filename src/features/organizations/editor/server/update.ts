import { sql } from 'kysely'
import type { organization } from '#features/organizations/model/organization.ts'
import type { OrganizationType } from '#features/organizations/model/states.ts'
import { changeStatus, resubmit, returnToPending } from '#features/organizations/transitions/server/change-status.ts'
import { refuseOthersUpload } from '#features/uploads/server/use-upload.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { changeAddress, refuseTakenNumber } from './checked-fields.ts'

const purposes = { logo: 'organization_logo', cover: 'organization_cover' } as const

/** The logo and cover that were sent, as columns; null removes one. Also for a new organization. */
async function picturesOf(call: Pick<Call, 'tx' | 'id' | 'centerId' | 'actor' | 'related'>): Promise<{ logo_id?: string | null; cover_id?: string | null }> {
  const { tx, id, related } = call
  if (related['logo'] === undefined && related['cover'] === undefined) return {}
  const shown = id === '' ? undefined : await tx.selectFrom('organizations').select(['logo_id', 'cover_id']).where('id', '=', id).executeTakeFirst()
  const columns: { logo_id?: string | null; cover_id?: string | null } = {}
  for (const relation of ['logo', 'cover'] as const) {
    const upload = related[relation]
    if (upload === undefined || upload === shown?.[`${relation}_id`]) continue
    if (upload !== null) await refuseOthersUpload(call, { id: upload, purpose: purposes[relation], relation })
    columns[`${relation}_id`] = upload
  }
  return columns
}

/** PUT and PATCH /organizations/{id}: changes attributes; a change of `status` goes through the same guard as approve. */
export const updateOrganization: Verb<UpdateOf<typeof organization>> = async (call) => {
  const { status, reason, message, address, profile, ...words } = call.input
  await refuseOtherType(call, words)
  if (words.isTrustedWithActivities !== undefined && !hasRole(call.actor, centerStaff))
    throw new Forbidden('forbidden_attribute', { attribute: 'isTrustedWithActivities' })
  if (words.kvkNumber) await refuseTakenNumber(call, words.kvkNumber)
  if (address) await changeAddress(call, call.id, address)
  if (profile) await changeProfile(call, profile)
  await changeColumns(call, { ...inColumns(words), ...(await picturesOf(call)), ...(await contactOf(call)) }, Boolean(address ?? profile))
  const isStaff = hasRole(call.actor, centerStaff)
  if (!isStaff && words.name !== undefined && words.kvkNumber !== undefined) await returnToPending(call)
  if (status === 'pending' && !isStaff) await resubmit(call)
  else if (status) await changeStatus(call, { to: status, reason: reason ?? null, message: message ?? null })
  return call.id
}

/** An organization, its address and its profile share a version, so that concurrent changes of them are detected as conflicts. */
async function changeColumns({ tx, id, actor }: Call, columns: Record<string, unknown>, isTouched: boolean): Promise<void> {
  if (Object.keys(columns).length === 0 && !isTouched) return
  await tx
    .updateTable('organizations')
    .set({ ...columns, changed_by: actor.userId })
    .where('id', '=', id)
    .execute()
}

async function changeProfile({ tx, id, centerId }: Call, sent: NonNullable<UpdateOf<typeof organization>['profile']>): Promise<void> {
  if (Object.keys(sent).length === 0) return
  await tx
    .insertInto('organization_profiles')
    .values({ volunteer_center_id: centerId, organization_id: id, ...sent })
    .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'organization_id']).doUpdateSet(sent))
    .execute()
}

/** The contact must belong to the organization. */
async function contactOf({ tx, id, related: { contact } }: Call): Promise<{ contact_user_id?: string | null }> {
  if (contact === undefined) return {}
  const { rows } = await sql`select from user_roles where organization_id = ${id} and user_id = ${contact} limit 1`.execute(tx)
  if (contact !== null && rows.length === 0) throw new NotFound('users', contact, 'related_not_found')
  return { contact_user_id: contact }
}

/** The type decides the rights of an organization and where it is shown, so only center staff may change it. */
async function refuseOtherType({ tx, id, actor }: Call, { organizationType }: { organizationType?: OrganizationType }): Promise<void> {
  if (organizationType === undefined || hasRole(actor, centerStaff)) return
  const { organization_type: current } = await tx.selectFrom('organizations').select('organization_type').where('id', '=', id).executeTakeFirstOrThrow()
  if (organizationType !== current) throw new Forbidden('forbidden_attribute', { attribute: 'organizationType' })
}
