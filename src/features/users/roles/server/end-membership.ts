import type { Actor } from '#kernel/access/actor.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import { endImpersonationsBy } from '#features/users/model/server/impersonation.ts'
import type { PeopleTx } from '#features/users/model/server/people-tables.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { refuseIfLast, rolesEverywhere } from './roles.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'

/** Whether another center, or the platform, has a part in this account. */
export async function isRegisteredElsewhere(tx: PeopleTx, { id, home_center_id }: Pick<Account, 'id' | 'home_center_id'>, centerId: string): Promise<boolean> {
  return home_center_id !== centerId || (await rolesEverywhere(tx, id)).some(({ volunteerCenterId }) => volunteerCenterId !== centerId)
}

/**
 * A center takes away what is its own (ADR 0016): its roles and invitations. The account goes on where it is registered
 * beside, and calls one of those centers home.
 * @throws {Invalid} last_admin
 */
export async function endMembership(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account): Promise<void> {
  const { center, locale, now } = context
  const roles = await rolesEverywhere(tx, account.id)
  await refuseIfLast(
    tx,
    account.id,
    roles.filter(({ volunteerCenterId }) => volunteerCenterId === center.id),
    locale,
  )
  await tx.deleteFrom('user_roles').where('user_id', '=', account.id).where('volunteer_center_id', '=', center.id).execute()
  await tx.deleteFrom('user_tokens').where('user_id', '=', account.id).where('volunteer_center_id', '=', center.id).where('purpose', '=', 'invite').execute()
  await endImpersonationsBy(tx, account.id, center.id)
  const home = roles.find(({ volunteerCenterId }) => volunteerCenterId !== null && volunteerCenterId !== center.id)?.volunteerCenterId
  if (account.home_center_id === center.id && home) await tx.updateTable('users').set({ home_center_id: home }).where('id', '=', account.id).execute()
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.membership_ended', userId: account.id })
  await notifyAccount(tx, context, account, { kind: 'account.membership_ended', once: now.toISOString() })
}
