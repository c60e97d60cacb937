import { sql } from 'kysely'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { transferTransitions } from '#features/organization-transfers/states.ts'
import { atBoth, transferRow, otherCenter } from './transfer-row.ts'
import { notifyAdmins, notifyCenterAdmins } from './notify.ts'
import { writeAuditEventAt } from './write-audit-event-at.ts'

/** PUT …/refuse: either center says no, with a reason that the organization reads. */
export const refuseTransfer: Verb<{ reason: string }> = async (call) => await end(call, 'refused', call.input.reason)

/** PUT …/withdraw: who asked thinks better of it. */
export const withdrawTransfer: Verb = async (call) => await end(call, 'withdrawn', null)

async function end(call: Call<unknown>, to: 'refused' | 'withdrawn', reason: string | null): Promise<string> {
  const { tx, id, actor, centerId: here } = call
  refuseWhileImpersonating(actor)
  const move = await transferRow(call)
  if (!checkTransition(transferTransitions, move.status, to)) return id
  await atBoth(call, move, async (centerId) => {
    await sql`update organization_moves set status = ${to}, refusal_reason = ${reason} where id = ${id}`.execute(tx)
    writeAuditEventAt(call, centerId, move, { what: to, reason })
    const news = { kind: `organization.move_${to}`, move, reason } as const
    if (to === 'refused' && centerId === move.fromId) await notifyAdmins(call, centerId, news)
    if (centerId === otherCenter(move, here)) await notifyCenterAdmins(call, centerId, news)
  })
  return id
}
