import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { TransferRow } from './transfer-row.ts'

type Done = { what: 'requested' | 'agreed' | 'refused' | 'withdrawn'; reason?: string | null }

/** A trace at one of both centers; the other one is told which center did it, not who there. */
export function writeAuditEventAt(
  { tx, actor, centerId: here, centerName }: Call<unknown>,
  centerId: string,
  { organizationId }: Pick<TransferRow, 'organizationId'>,
  { what, reason = null }: Done,
): void {
  const isHere = centerId === here
  writeAuditEvent(
    tx,
    { centerId, actor: isHere ? actor : null },
    { action: `organization.move_${what}`, subjectType: 'organizations', subjectId: organizationId, from: isHere ? null : centerName, reason },
  )
}
