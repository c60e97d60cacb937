import { sql } from 'kysely'
import type { Call, Verb } from '#kernel/jsonapi/server/verbs.ts'
import { takeStep } from '#kernel/states/machine.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import { moveSteps } from '#features/moves/states.ts'
import { atBoth, moveRow, otherCenter } from './move-row.ts'
import { tellAdmins, tellCenterAdmins } from './tell.ts'
import { traceAt } from './trace-at.ts'

/** PUT …/refuse: either center says no, with a reason that the organization reads. */
export const refuseMove: Verb<{ reason: string }> = async (call) => await end(call, 'refused', call.input.reason)

/** PUT …/withdraw: who asked thinks better of it. */
export const withdrawMove: Verb = async (call) => await end(call, 'withdrawn', null)

async function end(call: Call<unknown>, to: 'refused' | 'withdrawn', reason: string | null): Promise<string> {
  const { tx, id, actor, centerId: here } = call
  refuseWhileImpersonating(actor)
  const move = await moveRow(call)
  if (!takeStep(moveSteps, move.status, to)) return id
  await atBoth(call, move, async (centerId) => {
    await sql`update organization_moves set status = ${to}, refusal_reason = ${reason} where id = ${id}`.execute(tx)
    traceAt(call, centerId, move, { what: to, reason })
    const news = { kind: `organization.move_${to}`, move, reason } as const
    if (to === 'refused' && centerId === move.fromId) await tellAdmins(call, centerId, news)
    if (centerId === otherCenter(move, here)) await tellCenterAdmins(call, centerId, news)
  })
  return id
}
