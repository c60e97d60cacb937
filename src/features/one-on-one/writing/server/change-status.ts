import type { Selectable } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Tables } from '#kernel/db/tables.ts'
import { emit } from '#kernel/events/server/emit.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { endedStatuses, type HelpStatus, helpTransitions } from '#features/one-on-one/model/codes.ts'
import { helpRequestChanged } from '#features/one-on-one/model/events.ts'

export type RequestRow = Selectable<Tables['help_requests']>
type Acting = { tx: Tx; centerId: string; now: Date; /** null: a job, or somebody with a link. */ actor: Pick<Call['actor'], 'userId' | 'session'> | null }
type Change = { to: HelpStatus; action: string; columns?: Record<string, unknown> }

/** A request, locked until the transaction ends. */
export const lockRequest = async (tx: Tx, centerId: string, id: string): Promise<RequestRow> =>
  await tx.selectFrom('help_requests').selectAll().where('volunteer_center_id', '=', centerId).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/**
 * The only guard of the status of a request, for every slice of the feature. The same status again changes nothing, and answers false.
 * @throws 409 invalid_transition
 */
export async function changeRequestStatus({ tx, centerId, now, actor }: Acting, row: RequestRow, { to, action, columns = {} }: Change): Promise<boolean> {
  const { id, status: from } = row
  if (!checkTransition(helpTransitions, from, to)) return false
  const isEnd = (endedStatuses as readonly HelpStatus[]).includes(to)
  await tx
    .updateTable('help_requests')
    .set({ status: to, ...(isEnd && { ended_at: now }), ...columns } as never)
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action, subjectType: 'help_requests', subjectId: id, from, to })
  await emit(tx, helpRequestChanged, { centerId, requestId: id, from, to })
  return true
}
