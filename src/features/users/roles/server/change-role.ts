import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { type Account, lockAccount, lockSession, voidUnconfirmed } from '#features/users/model/server/accounts.ts'
import { endImpersonationsBy, refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { type PeopleTx, people } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { isRoleName, mayGive, scopeOf } from '#kernel/access/role-giving.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Forbidden, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { type RoleKey, noteGrant, refuseIfLast, requireAccess } from './roles.ts'

/** The input of add_role and remove_role; `organizationId` defaults to the organization that the caller acts for. */
export type RoleChange = { roleName: unknown; organizationId?: string | null | undefined; volunteerCenterId?: string | null | undefined }

/** A role with the name of its organization. */
export type NamedRole = RoleKey & { organizationName: string | null }

/** Reads a change of role. @throws {Invalid} a missing or unknown role; {NotFound} an organization or center that is not here */
export async function readRole(
  db: Database,
  { center, locale }: RequestContext,
  actor: Actor,
  { roleName, organizationId, volunteerCenterId }: RoleChange,
): Promise<NamedRole> {
  if (roleName === undefined || roleName === null || roleName === '') throw new Invalid([issue('roleName', 'blank', locale, messages.isBlank)])
  if (!isRoleName(roleName)) throw new Invalid([issue('roleName', 'inclusion', locale, messages.isNotIncluded)])
  if (volunteerCenterId && volunteerCenterId !== center.id) throw new NotFound('volunteer_centers', volunteerCenterId, 'related_not_found')
  const scope = scopeOf(roleName)
  if (scope === 'Platform') return { name: roleName, volunteerCenterId: null, organizationId: null, organizationName: null }
  if (scope !== 'Organization') return { name: roleName, volunteerCenterId: center.id, organizationId: null, organizationName: null }

  const id = organizationId ?? actor.organizationId
  if (!id) throw new Invalid([issue('organizationId', 'blank', locale, messages.isBlank)])
  const organizationName = isUuid(id) ? await organizationNamed(db, center.id, id) : null
  if (organizationName === null) throw new NotFound('organizations', id, 'related_not_found')
  return { name: roleName, volunteerCenterId: center.id, organizationId: id.toLowerCase(), organizationName }
}

/** The name of an organization of this center; null when it does not exist. */
export async function organizationNamed(db: Database, centerId: string, id: string): Promise<string | null> {
  const [rows] = await db.read(centerId, [{ name: 'organization_name', text: 'select name from organizations where id = $1', values: [id] }])
  return rows![0]?.[0] ?? null
}

/** @throws {NotFound} for the admin of another organization, who cannot see this one; {Forbidden} above one's own rank */
export function refuseUnlessMayGive(actor: Actor, { name, organizationId }: RoleKey): void {
  if (mayGive(actor, name, organizationId)) return
  const foreign = organizationId !== null && !actor.organizationIds.includes(organizationId) && !hasRole(actor, centerReaders)
  throw foreign ? new NotFound('organizations', organizationId, 'related_not_found') : new Forbidden('forbidden')
}

/** `canUndo`: undoable for ten seconds, as a part of a bulk change. */
type How = { canUndo?: boolean }

/** Grants a role (contract §3.2). Somebody who has it already keeps it, without mail and audit event. Returns whether it is new. */
export async function addRole(db: Database, context: RequestContext, actor: Actor, userId: string, change: RoleChange, how: How = {}): Promise<boolean> {
  refuseWhileImpersonating(actor)
  const role = await readRole(db, context, actor, change)
  refuseUnlessMayGive(actor, role)
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    lockSession(tx, actor)
    const account = await lockAccount(tx, userId)
    await requireAccess(tx, context, actor, account)
    if (account.status === 'archived') throw new Refused('invalid_transition', { meta: { from: account.status } })
    if (!(await grant(tx, context, actor, account, role, how))) return false
    await voidUnconfirmed(tx, account)
    return true
  })
}

/** Inserts the role, its audit event and its mail, once. */
export async function grant(
  tx: PeopleTx,
  context: RequestContext,
  actor: Pick<Actor, 'userId' | 'session'>,
  account: Account,
  role: NamedRole,
  { canUndo = false }: How = {},
): Promise<boolean> {
  const id = await giveRole(tx, context, actor, account, role)
  if (!id) return false
  // Before the mail is queued, which then waits as long.
  if (canUndo) noteGrant(tx, context, actor, account, { roleId: id })
  await notifyAccount(tx, context, account, { kind: 'account.role_added', once: id, facts: { role: role.name, organizationName: role.organizationName } })
  return true
}

/** Inserts the role and its audit event; returns its id when it is new. */
export async function giveRole(
  tx: PeopleTx,
  context: RequestContext,
  actor: Pick<Actor, 'userId' | 'session'>,
  account: Pick<Account, 'id'>,
  { name, volunteerCenterId, organizationId }: RoleKey,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('user_roles')
    .values({ user_id: account.id, name, volunteer_center_id: volunteerCenterId, organization_id: organizationId, granted_by: actor.userId })
    .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'user_id', 'name', 'organization_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await writeAccountAuditEvent(tx, context, actor, { action: 'user.role_added', userId: account.id, to: name, reason: organizationId })
  return added?.id
}

/** Revokes a role, or lets a person resign from one (contract §3.2). Has no effect when it does not exist. Returns whether it did. */
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
