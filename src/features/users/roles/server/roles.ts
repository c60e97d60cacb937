import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { type Account, isRegisteredAt } from '#features/users/model/server/accounts.ts'
import { endImpersonationsBy } from '#features/users/model/server/impersonation.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { type PeopleTx, people } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { type Actor, type ActorRole, type RoleName, hasRole, rankOf } from '#kernel/access/actor.ts'
import { centerStaff, isIn, leaders } from '#kernel/access/role-sets.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Forbidden, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { UndoResult } from '#kernel/jsonapi/registry/server/registry.ts'
import type { CallContext } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'

/** Somebody's roles at all centers, which determine their rank wherever somebody wants to act on them (ADR 0016). */
export async function rolesEverywhere(tx: PeopleTx, userId: string): Promise<(ActorRole & RoleKey)[]> {
  return await tx
    .selectFrom('user_roles')
    .select(['id', 'name', 'volunteer_center_id as volunteerCenterId', 'organization_id as organizationId'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export type RoleKey = { name: RoleName; volunteerCenterId: string | null; organizationId: string | null }

/**
 * Whether this person is the only one left in a leading role who can decide. Locks the rows of that role until the transaction ends, so
 * that of two who leave at once the second finds itself the last. People who have not accepted their invitation do not count, so that a
 * mistyped address can be removed.
 */
async function isLast(tx: PeopleTx, userId: string, { name, volunteerCenterId, organizationId }: RoleKey): Promise<boolean> {
  if (!isIn(leaders, name)) return false
  const holders = await tx
    .selectFrom('user_roles')
    .select('user_id')
    .where('name', '=', name)
    .where('volunteer_center_id', 'is not distinct from', volunteerCenterId)
    .where('organization_id', 'is not distinct from', organizationId)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!holders.some((holder) => holder.user_id === userId)) return false
  const ids = holders.map((holder) => holder.user_id)
  const states = await tx.selectFrom('users').select(['id', 'status']).where('id', 'in', ids).execute()
  if (states.some(({ id, status }) => id !== userId && status === 'active')) return false
  return states.some(({ id, status }) => id === userId && status !== 'invited')
}

/** @throws {Invalid} last_admin: an organization or a center must keep somebody who decides */
export async function refuseIfLast(tx: PeopleTx, userId: string, roles: readonly RoleKey[], locale: Locale): Promise<void> {
  for (const role of roles) if (await isLast(tx, userId, role)) throw new Invalid([issue('roleName', 'last_admin', locale, messages.isLastAdmin)])
}

/** `unseen`: the person does not exist for the actor. `seen`: read only. `acts`: the actor may change something. */
type AccessLevel = 'unseen' | 'seen' | 'acts'

/**
 * The actor's access level to a person: oneself, for center staff everybody registered there, for an admin everybody of the organization.
 * People of higher rank at any center are `seen` at most. Each verb decides what may be done then.
 */
export async function accessLevelOf(tx: PeopleTx, { center }: Pick<RequestContext, 'center'>, actor: Actor, { id }: Pick<Account, 'id'>): Promise<AccessLevel> {
  if (actor.userId === id) return 'acts'
  const reach = await accessByRole(tx, center.id, actor, id)
  if (reach !== 'acts') return reach
  return rankOf(await rolesEverywhere(tx, id)) > rankOf(actor.roles) ? 'seen' : 'acts'
}

/** @throws {NotFound} for a person the actor cannot see, {Forbidden} for one they may only read */
export async function requireAccess(tx: PeopleTx, context: Pick<RequestContext, 'center'>, actor: Actor, account: Pick<Account, 'id'>): Promise<void> {
  const reach = await accessLevelOf(tx, context, actor, account)
  if (reach === 'unseen') throw new NotFound('users', account.id)
  if (reach === 'seen') throw new Forbidden('forbidden')
}

async function accessByRole(tx: PeopleTx, centerId: string, actor: Actor, userId: string): Promise<AccessLevel> {
  if (hasRole(actor, centerStaff)) return (await isRegisteredAt(tx, userId, centerId)) ? 'acts' : 'unseen'
  if (actor.organizationIds.length === 0) return 'unseen'
  const shared = await tx
    .selectFrom('user_roles')
    .select('organization_id')
    .where('user_id', '=', userId)
    .where('volunteer_center_id', '=', centerId)
    .where('organization_id', 'in', actor.organizationIds)
    .execute()
  if (shared.length === 0) return 'unseen'
  return shared.some(({ organization_id: organizationId }) => actor.adminOrganizationIds.includes(organizationId!)) ? 'acts' : 'seen'
}

/** Whether another center, or the platform, has a part in this account. */
export async function isRegisteredElsewhere(tx: PeopleTx, { id, home_center_id }: Pick<Account, 'id' | 'home_center_id'>, centerId: string): Promise<boolean> {
  return home_center_id !== centerId || (await rolesEverywhere(tx, id)).some(({ volunteerCenterId }) => volunteerCenterId !== centerId)
}

/**
 * A center ends its own part of an account (ADR 0016): its roles and invitations. The account remains at the other centers, one of which
 * becomes its home center.
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

/** A change other than of the status: a role that was granted, or an invitation that was sent again (the digest of its token). */
type UndoableGrant = { roleId: string } | { invitation: string }

/** Call it before the mail is queued, so that the mail waits as long as the change can be undone. */
export function noteGrant(tx: PeopleTx, { center, now }: RequestContext, actor: Pick<Actor, 'userId'>, { id, status }: Account, act: UndoableGrant): void {
  undoable(tx as unknown as Tx, { centerId: center.id, actor, now }, { type: 'users', id, from: status, to: status, before: act })
}

export const isGrant = (before: Readonly<Record<string, unknown>>): before is UndoableGrant => 'roleId' in before || 'invitation' in before

/** Undoes the role, or the token of the mail that was not sent. What an account lost because its address was not confirmed stays lost. */
export async function undoGrant({ tx: plain, locale }: CallContext & { tx: Tx }, userId: string, act: UndoableGrant): Promise<UndoResult> {
  const tx = people(plain)
  if ('invitation' in act) {
    await tx.deleteFrom('user_tokens').where('digest', '=', Buffer.from(act.invitation, 'base64url')).execute()
    return { action: 'user.invitation_held_back', from: null, to: null }
  }
  const role = await tx.selectFrom('user_roles').selectAll().where('id', '=', act.roleId).where('user_id', '=', userId).executeTakeFirst()
  if (!role) throw new Refused('invalid_transition')
  const { name, volunteer_center_id: volunteerCenterId, organization_id: organizationId } = role
  await refuseIfLast(tx, userId, [{ name, volunteerCenterId, organizationId }], locale)
  await tx.deleteFrom('user_roles').where('id', '=', role.id).execute()
  await endImpersonationsBy(tx, userId, volunteerCenterId)
  return { action: 'user.role_removed', from: name, to: null, reason: organizationId }
}
