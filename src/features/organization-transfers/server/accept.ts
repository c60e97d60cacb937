import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { transferTransitions } from '#features/organization-transfers/states.ts'
import { atBoth, transferRow, otherCenter, type TransferRow } from './transfer-row.ts'
import { notifyCenterAdmins, notifyPeople } from './notify.ts'
import { writeAuditEventAt } from './write-audit-event-at.ts'

/** PUT …/accept: one center agrees; with the other's agreement the organization moves, in the same transaction. */
export const acceptTransfer: Verb = async (call) => {
  const { tx, id, actor } = call
  refuseWhileImpersonating(actor)
  const move = await transferRow(call)
  if (!checkTransition(transferTransitions, move.status, 'moved')) return id
  if (move.side === 'leaving' ? move.leavingAgreed : move.receivingAgreed) return id

  const agreedAt = sql.ref(`${move.side}_agreed_at`)
  await atBoth(call, move, async (centerId) => {
    await sql`update organization_moves set ${agreedAt} = ${call.now} where id = ${id}`.execute(tx)
    writeAuditEventAt(call, centerId, move, { what: 'agreed' })
  })
  const bothAgree = move.side === 'leaving' ? move.receivingAgreed : move.leavingAgreed
  if (bothAgree) await moveNow(call, move)
  return id
}

async function moveNow(call: Call, move: TransferRow): Promise<void> {
  const { tx, id, actor, centerId: here } = call
  const { rows } = await sql<{ waiting: number }>`select move_organization(${id}) as waiting`.execute(tx)
  const { waiting } = rows[0]!
  if (waiting > 0) throw new Refused('has_open_applications', { meta: { count: waiting } })
  await atBoth(call, move, async (centerId) => {
    await sql`update organization_moves set status = 'moved' where id = ${id}`.execute(tx)
    writeAuditEvent(
      tx,
      { centerId, actor: centerId === here ? actor : null },
      { action: 'organization.moved', subjectType: 'organizations', subjectId: move.organizationId, from: move.from, to: move.to },
    )
    // Its people are those of the new center now; the admins of the other center hear it from this one.
    if (centerId === move.toId) await notifyPeople(call, centerId, move)
    if (centerId === otherCenter(move, here)) await notifyCenterAdmins(call, centerId, { kind: 'organization.moved', move, reason: null })
  })
}
