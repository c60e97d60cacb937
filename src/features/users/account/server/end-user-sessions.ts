import type { Actor } from '#kernel/access/actor.ts'
import type { PeopleTx } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { lockAccount } from '#features/users/model/server/accounts.ts'
import { isRegisteredElsewhere, requireAccess } from '#features/users/roles/server/roles.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'

/**
 * Staff sign somebody out everywhere (contract §1.6), after a lost phone or on a shared computer. For somebody who belongs to another
 * center too, only sessions of this center end; for oneself, only the others. Without sessions to end there is no mail and no audit event.
 * Returns how many ended.
 */
export async function endUserSessions(tx: PeopleTx, context: RequestContext, actor: Actor, userId: string): Promise<number> {
  refuseWhileImpersonating(actor)
  const account = await lockAccount(tx, userId)
  await requireAccess(tx, context, actor, account)
  let ending = tx.deleteFrom('sessions').where((where) => where.or([where('user_id', '=', userId), where('impersonator_id', '=', userId)]))
  if (actor.userId === userId && actor.session) ending = ending.where('client', '<>', actor.session.client)
  if (await isRegisteredElsewhere(tx, account, context.center.id)) ending = ending.where('volunteer_center_id', '=', context.center.id)
  const ended = (await ending.returning('client').execute()).length
  if (ended === 0) return 0
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.sessions_ended', userId })
  await notifyAccount(tx, context, account, { kind: 'account.sessions_ended', once: context.now.toISOString(), facts: { by: actor.name } })
  return ended
}
