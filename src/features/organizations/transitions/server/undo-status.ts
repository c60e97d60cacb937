import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { Refused } from '#kernel/http/errors.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { organizationUndo, type OrganizationStatus } from '#features/organizations/model/states.ts'

/** What a step had changed beside the status, and what was there before it. */
export type BeforeStatus = {
  deniedReason: string | null
  archivedReason: string | null
  closedVacancies: { id: string; status: string; shared_with: string[] }[]
}

/** Puts an organization back where it was, with the reasons and the vacancies that the step had taken from it. */
export const undoStatus: ResourceApi['undo'] = {
  ability: 'update',
  run: async ({ tx }, { id, from, to, before }) => {
    const { status } = await tx.selectFrom('organizations').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    // Somebody may have gone on from there: that is not this person's to take back.
    if (status !== to || !checkTransition(organizationUndo, status, from as OrganizationStatus))
      throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    const { deniedReason, archivedReason, closedVacancies } = before as BeforeStatus
    await tx
      .updateTable('organizations')
      .set({ status: from as OrganizationStatus, denied_reason: deniedReason, archived_reason: archivedReason })
      .where('id', '=', id)
      .execute()
    for (const vacancy of closedVacancies)
      await tx
        .updateTable('vacancies')
        .set({ status: vacancy.status as 'published', closed_reason: null, shared_with: vacancy.shared_with })
        .where('id', '=', vacancy.id)
        .where('status', '=', 'closed')
        .execute()
  },
}
