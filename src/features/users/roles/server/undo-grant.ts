import type { Actor } from '#kernel/access/actor.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { CallContext } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { UndoResult } from '#kernel/jsonapi/registry/server/registry.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import { endImpersonationsBy } from '#features/users/model/server/impersonation.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { refuseIfLast } from './roles.ts'

/** What was done to somebody beside their status: a role that was given, or an invitation sent again (the digest of its link). */
export type UndoableGrant = { roleId: string } | { invitation: string }

/** Said before its mail is queued, so that the mail waits as long as it can be undone. */
export function noteGrant(tx: PeopleTx, { center, now }: RequestContext, actor: Pick<Actor, 'userId'>, { id, status }: Account, act: UndoableGrant): void {
  undoable(tx as unknown as Tx, { centerId: center.id, actor, now }, { type: 'users', id, from: status, to: status, before: act })
}

export const isGrant = (before: Readonly<Record<string, unknown>>): before is UndoableGrant => 'roleId' in before || 'invitation' in before

/** Takes the role, or the link of the mail that never went. What an account lost because nobody had proved the address stays lost. */
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
