import type { InputOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { CallContext, Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { user } from '#features/users/model/user.ts'
import { type RoleChange, addRole, removeRole } from '#features/users/roles/server/change-role.ts'
import { archiveUser } from '#features/users/account/server/archive-user.ts'
import { endUserSessions } from '#features/users/account/server/end-user-sessions.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'
import { updateUser } from '#features/users/account/server/update-user.ts'

// The verbs of a person; each is implemented in a file of its own.

type RoleInput = InputOf<(typeof user)['memberVerbs']['addRole']>

/** PATCH and PUT /users/{id}. */
export const changePerson: Verb<UpdateOf<typeof user>> = async (call) => {
  await updateUser(call.db, contextOf(call), call.actor, call.id, call.input)
  return call.id
}

/** DELETE /users/{id}. */
export const removePerson: Verb = async (call) => {
  await archiveUser(call.db, contextOf(call), call.actor, call.id)
  return call.id
}

/** PUT /users/{id}/add_role. */
export const giveRole: Verb<RoleInput> = async (call) => {
  await addRole(call.db, contextOf(call), call.actor, call.id, roleIn(call))
  return { id: call.id, known: {} }
}

/** DELETE /users/{id}/remove_role. */
export const takeRole: Verb<RoleInput> = async (call) => {
  await removeRole(call.db, contextOf(call), call.actor, call.id, roleIn(call))
  return { id: call.id, known: {} }
}

/** PUT /users/{id}/end_sessions. */
export const signOutPerson: Verb = async (call) => {
  await endUserSessions(people(call.tx), contextOf(call), call.actor, call.id)
  return call.id
}

/** The request context of everything that happens to an account. */
export function contextOf({
  centerId,
  centerName,
  origin,
  locale,
  now,
}: Pick<CallContext, 'centerId' | 'centerName' | 'origin' | 'locale' | 'now'>): RequestContext {
  return { center: { id: centerId, name: centerName, origin }, locale, now }
}

function roleIn({ input: { roleName, name, role, organizationId, volunteerCenterId }, actor }: Call<RoleInput>): RoleChange {
  return { roleName: roleName ?? name ?? role, organizationId: organizationId ?? actor.organizationId, volunteerCenterId }
}
