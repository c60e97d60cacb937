import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { OrganizationStatus } from '#features/organizations/model/states.ts'
import { changeStatus } from './change-status.ts'

/** PUT /organizations/{id}/approve: the center decides; without a status it approves (specification §7). */
export const approveOrganization: Verb<{ status?: OrganizationStatus | null; reason?: string | null; message?: string | null }> = async (call) => {
  const { status, reason, message } = call.input
  await changeStatus(call, { to: status ?? 'approved', reason: reason ?? null, message: message ?? null })
  return call.id
}
