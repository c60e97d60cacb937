import type { Actor } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { lockAccount } from '#features/users/model/server/accounts.ts'
import { readRole, refuseUnlessMayGive, type RoleChange } from './change-role.ts'
import { lockSession } from '#features/users/model/server/lock-session.ts'
import { endImpersonationsBy, refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { requireAccess } from './access-level.ts'
import { refuseIfLast } from './roles.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'

/** Takes a role, or lets a person lay one down (contract §3.2). Nothing happens when it is not there. Returns whether it was. */
export async function removeRole(db: Database, context: RequestContext, actor: Actor, userId: string, change: RoleChange): Promise<boolean> {
  refuseWhileImpersonating(actor)
  const role = await readRole(db, context, actor, change)
  if (actor.userId !== userId) refuseUnlessMayGive(actor, role)
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    lockSession(tx, actor)
    const account = await lockAccount(tx, userId)
    await requireAccess(tx, context, actor, account)
    await refuseIfLast(tx, userId, [role], context.locale)

    const removed = await tx
      .deleteFrom('user_roles')
      .where('user_id', '=', userId)
      .where('name', '=', role.name)
      .where('volunteer_center_id', 'is not distinct from', role.volunteerCenterId)
      .where('organization_id', 'is not distinct from', role.organizationId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return false
    await endImpersonationsBy(tx, userId, role.volunteerCenterId)
    await writeAccountAuditEvent(tx, context, actor, { action: 'user.role_removed', userId, from: role.name, reason: role.organizationId })
    await notifyAccount(tx, context, account, {
      kind: 'account.role_removed',
      once: removed.id,
      facts: { role: role.name, organizationName: role.organizationName },
    })
    return true
  })
}
