import { Forbidden, Invalid } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { idOf } from '#kernel/jsonapi/server/readable.ts'
import { isUuid } from '#kernel/jsonapi/server/uuid.ts'
import { clientAddress } from '#kernel/http/server/client-address.ts'
import { addRole } from '#features/users/server/add-role.ts'
import { archiveUser } from '#features/users/server/archive-user.ts'
import { removeRole } from '#features/users/server/remove-role.ts'
import { updateUser } from '#features/users/server/update-user.ts'
import type { UserState } from '#features/users/user-states.ts'
import { messages } from '#features/auth/messages.ts'
import type { AuthParts } from '#features/auth/server/auth-request.ts'
import { invite } from '#features/auth/server/invite.ts'
import { resendConfirmation } from '#features/auth/server/resend-confirmation.ts'
import { signUp } from '#features/auth/server/sign-up.ts'
import { occasionAt, sentTo, signedIn } from './account-call.ts'
import { listUsers } from './list-users.ts'
import { shownPerson } from './shown-person.ts'

/** People of a center, and how they come and go (contract §3.2). */
export function userRoutes(parts: AuthParts): ApiRoute[] {
  const change = async (call: ApiRequest) => await update(call, parts)
  return [
    { method: 'GET', path: '/users', run: async (call) => ({ document: await listUsers(call) }) },
    { method: 'POST', path: '/users', run: async (call) => await create(call, parts) },
    { method: 'PATCH', path: '/users/:id', run: change },
    { method: 'PUT', path: '/users/:id', run: change },
    { method: 'DELETE', path: '/users/:id', run: async (call) => await remove(call, parts) },
    { method: 'PUT', path: '/users/:id/add_role', run: async (call) => await changeRole(call, parts, addRole) },
    { method: 'DELETE', path: '/users/:id/remove_role', run: async (call) => await changeRole(call, parts, removeRole) },
    { method: 'POST', path: '/users/:id/resend_confirmation_instructions', run: async (call) => await resend(call, parts) },
  ]
}

/** A visitor signs up; an admin or the center's staff invite. */
async function create(call: ApiRequest, parts: AuthParts): Promise<Answer> {
  const { db, limits } = parts
  const { actor } = call.request
  const context = occasionAt(call, parts)
  const sent = sentTo(call)
  const person = { email: sent.text('email') ?? '', firstName: sent.text('firstName') ?? '', lastName: sent.text('lastName') ?? '' }
  const locale = sent.text('locale') as Locale | undefined
  if (actor.userId) {
    if (!actor.roles.some(({ name }) => ['admin', 'coordinator', 'center_admin', 'super_admin'].includes(name))) throw new Forbidden()
    const { account, created } = await invite(db, context, actor, {
      ...person,
      locale,
      roleName: sent.text('roleName') ?? sent.text('role'),
      organizationId: sent.text('organizationId') ?? actor.organizationId,
    })
    const name = `${person.firstName} ${person.lastName}`.trim()
    const document = await shownPerson(call, account.id, { ...person, name, status: 'invited' })
    return { status: created ? 201 : 200, document, ...(created && { headers: { location: `/api/v1/users/${account.id}` } }) }
  }
  await limits.take('signUpsByAddress', clientAddress(call.request))
  const account = await signUp(db, context, {
    ...person,
    locale,
    password: sent.text('password') ?? '',
    passwordConfirmation: sent.text('passwordConfirmation'),
    termsAccepted: sent.has('termsAccepted') ? sent.value('termsAccepted') === true : undefined,
    redirect: sent.text('redirect'),
  })
  const { id, email, firstName, lastName, status } = account
  const self = `/api/v1/users/${id}`
  const attributes = { email, firstName, lastName, name: `${firstName} ${lastName}`.trim(), status, locale: account.locale }
  return {
    status: 201,
    document: { data: { type: 'users', id, attributes, links: { self }, meta: { version: account.lockVersion, permissions: [] } } },
    headers: { location: self },
  }
}

async function update(call: ApiRequest, parts: AuthParts): Promise<Answer> {
  const { userId } = signedIn(call)
  const id = idOf(call)
  await call.one('users', id, call.bareQuery())
  const sent = sentTo(call, id)
  if (sent.has('email') || sent.has('password')) throw new Forbidden('forbidden_attribute', { attribute: sent.has('email') ? 'email' : 'password' })
  await updateUser(parts.db, occasionAt(call, parts), call.request.actor, id, {
    ...(sent.has('firstName') && { firstName: sent.text('firstName') ?? '' }),
    ...(sent.has('lastName') && { lastName: sent.text('lastName') ?? '' }),
    ...(sent.has('phone') && { phone: sent.text('phone') ?? null }),
    ...(sent.has('locale') && { locale: sent.text('locale') as Locale }),
    ...(sent.has('status') && { status: sent.text('status') as UserState }),
  })
  return { document: id === userId ? await call.own('users', id) : await call.one('users', id) }
}

async function remove(call: ApiRequest, parts: AuthParts): Promise<Answer> {
  const { userId } = signedIn(call)
  const id = idOf(call)
  await call.one('users', id, call.bareQuery())
  await archiveUser(parts.db, occasionAt(call, parts), call.request.actor, id)
  if (id === userId) call.reply.session = null
  return { status: 204, document: null }
}

/** Proxies drop bodies of DELETE, so the role may stand in the query too. */
async function changeRole(call: ApiRequest, parts: AuthParts, verb: typeof addRole): Promise<Answer> {
  signedIn(call)
  const id = idOf(call)
  await call.one('users', id, call.bareQuery())
  const sent = sentTo(call, id)
  const given = (name: string, query: string) => sent.text(name) ?? call.parameter(query)
  await verb(parts.db, occasionAt(call, parts), call.request.actor, id, {
    roleName: given('roleName', 'role_name') ?? sent.text('name') ?? sent.text('role'),
    organizationId: given('organizationId', 'organization_id') ?? call.request.actor.organizationId,
    volunteerCenterId: given('volunteerCenterId', 'volunteer_center_id'),
  })
  return { document: await shownPerson(call, id, {}, call.bareQuery(['roles'])) }
}

async function resend(call: ApiRequest, parts: AuthParts): Promise<Answer> {
  signedIn(call)
  const id = idOf(call)
  if (!isUuid(id)) throw new Invalid([{ code: 'invalid', attribute: 'id' }])
  await resendConfirmation(parts.db, parts.limits, occasionAt(call, parts), call.request.actor, id)
  return { document: { meta: { message: say(call.request.locale, messages.confirmation_sent) } } }
}
