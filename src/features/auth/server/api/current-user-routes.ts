import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { exportMyData } from '#features/users/server/export-my-data.ts'
import { profileViews } from '#features/users/server/profile-views.ts'
import type { AuthParts } from '#features/auth/server/auth-request.ts'
import { changeOwnAccount } from '#features/auth/server/change-own-account.ts'
import { currentOrganizationOf } from './current-organization-of.ts'
import { occasionAt, sentTo, signedIn } from './account-call.ts'

/** The caller's own account and organizations (contract §3.2). */
export function currentUserRoutes(parts: AuthParts): ApiRoute[] {
  const { db, clock } = parts
  return [
    { method: 'GET', path: '/current_user', run: async (call) => ({ document: await ownAccount(call) }) },
    { method: 'PATCH', path: '/current_user', run: async (call) => await change(call, parts) },
    {
      method: 'GET',
      path: '/current_user/data',
      run: async (call) => {
        signedIn(call)
        return { document: { meta: (await exportMyData(db, call.request.actor, clock.now())) as never } }
      },
    },
    {
      method: 'GET',
      path: '/current_user/viewers',
      run: async (call) => {
        signedIn(call)
        return { document: { meta: { viewers: await profileViews(db, { centerId: call.asked.centerId, now: clock.now() }, call.request.actor) } } }
      },
    },
    {
      method: 'GET',
      path: '/current_organizations',
      run: async (call) => {
        signedIn(call)
        return { document: await call.list('organizations', mine) }
      },
    },
    {
      method: 'GET',
      path: '/current_organization',
      run: async (call) => {
        signedIn(call)
        const id = await currentOrganizationOf(call)
        if (!id) throw new NotFound('organizations', undefined, 'no_current_organization')
        return { document: await call.one('organizations', id) }
      },
    },
  ]
}

/** All in which the caller has a role; who runs the center has its own organization too. */
const mine: Parameters<ApiRequest['list']>[1] = ({ alias, statement, caller: { actor } }) => {
  const runsCenter = actor.roles.some(({ name }) => ['editor', 'coordinator', 'center_admin', 'super_admin'].includes(name))
  const own = `${alias}.id = any(${statement.param(actor.organizationIds)}::uuid[])`
  return { where: runsCenter ? `(${own} or (${alias}.organization_type = 'VolunteerCenter' and ${alias}.status = 'approved'))` : own }
}

async function ownAccount(call: ApiRequest) {
  const { userId } = signedIn(call)
  const { actor } = call.request
  const impersonator = actor.session?.impersonator ?? null
  return await call.own('users', userId, undefined, { permissions: permissionsOf(call), impersonatedBy: impersonator })
}

/** `organizations.approve`: what the caller may do to some rows at least, for menus and buttons. */
function permissionsOf({ registry, roles }: ApiRequest): string[] {
  return registry
    .all()
    .flatMap(({ resource: { type } }) => [
      ...(registry.words(roles, type, 'create').length > 0 ? [`${type}.create`] : []),
      ...registry.verbs(roles, type).map((verb) => `${type}.${verb}`),
    ])
}

async function change(call: ApiRequest, parts: AuthParts): Promise<Answer> {
  signedIn(call)
  const { actor } = call.request
  const sent = sentTo(call)
  const { session } = await changeOwnAccount(parts.db, parts.limits, occasionAt(call, parts), actor, {
    ...(sent.has('firstName') && { firstName: sent.text('firstName') ?? '' }),
    ...(sent.has('lastName') && { lastName: sent.text('lastName') ?? '' }),
    ...(sent.has('phone') && { phone: sent.text('phone') ?? null }),
    ...(sent.has('locale') && { locale: sent.text('locale') as Locale }),
    ...(sent.has('notificationPrefs') && { notificationPrefs: sent.value('notificationPrefs') as Record<string, unknown> }),
    ...(sent.has('email') && { email: sent.text('email') ?? '' }),
    ...(sent.has('password') && { password: sent.text('password') ?? '', passwordConfirmation: sent.text('passwordConfirmation') }),
    currentPassword: sent.text('currentPassword'),
  })
  call.reply.session = session
  call.request.actor = { ...actor, session }
  return { document: await ownAccount(call) }
}
