import { type OwnChanges, applyOwnChanges, prepareOwnChanges } from '#features/auth/own-account/server/change-own-account.ts'
import type { AuthParts } from '#features/auth/requests/server/auth-request.ts'
import { userStates } from '#features/users/model/user-states.ts'
import { user } from '#features/users/model/user.ts'
import { exportMyData } from '#features/users/privacy/server/export-my-data.ts'
import { profileViews } from '#features/users/profile/server/profile-views.ts'
import { usersApi } from '#features/users/server/api.ts'
import { contextOf } from '#features/users/server/verbs.ts'
import { type Session, hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { email, json, oneOf, text } from '#kernel/fields/field.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Forbidden, Invalid, NotFound } from '#kernel/http/errors.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import { type ApiRequest, rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { changeOnceFor } from '#kernel/jsonapi/server/api.ts'
import { signedIn } from './account-call.ts'

const ownOfCenter = (table: string) => `(${table}.organization_type = 'VolunteerCenter' and ${table}.status = 'approved')`

/**
 * The organizations in which the caller has a role. For center staff also the center's own, first in the list, so that clients
 * that select the first one of its type by default select it (decisions 32).
 */
const ownOrganizations = (isOrdered: boolean): ListConstraint => {
  return ({ alias, statement, caller: { actor } }) => {
    const own = `${alias}.id = any(${statement.param(actor.organizationIds)}::uuid[])`
    if (!hasRole(actor, centerReaders)) return { where: own }
    return { where: `(${own} or ${ownOfCenter(alias)})`, ...(!isOrdered && { order: `${ownOfCenter(alias)} desc, ${alias}.name, ${alias}.id` }) }
  }
}

/**
 * The organization of the header if the caller may use it; else the center's own for its staff; else the first School or
 * VolunteerCenter by name; else the first (contract §3.2).
 */
async function currentOrganizationOf({ db, request }: ApiRequest): Promise<string | null> {
  const { actor, centerId, headers } = request
  const wanted = headers['current-organization-id']
  const staff = hasRole(actor, centerReaders)
  if (actor.organizationIds.length === 0 && !staff) return null
  const [rows] = await db.read(centerId, [
    {
      name: 'current_organization',
      text: `select o.id from organizations o where o.id = any($1::uuid[]) or ($2::boolean and ${ownOfCenter('o')})
        order by coalesce(o.id = $3::uuid, false) desc, ($2::boolean and ${ownOfCenter('o')}) desc, (o.organization_type in ('School', 'VolunteerCenter')) desc, o.name, o.id limit 1`,
      values: [actor.organizationIds, staff, isUuid(wanted) ? wanted : null],
    },
  ])
  return rows![0]?.[0] ?? null
}

/** The caller's own account and organizations (contract §3.2). */
export function currentUserRoutes(parts: AuthParts): ApiRoute[] {
  const { db } = parts
  return [
    {
      method: 'GET',
      path: '/current_user',
      parameters: 'query',
      run: async (call) => ({ document: await call.one('users', signedIn(call).userId, undefined, ownMeta(call)) }),
    },
    { method: 'PATCH', path: '/current_user', parameters: 'query', counts: rowWriteHeaders, run: async (call) => await change(call, parts) },
    { method: 'PUT', path: '/current_user', parameters: 'query', counts: rowWriteHeaders, run: async (call) => await change(call, parts) },
    {
      method: 'GET',
      path: '/current_user/data',
      run: async (call) => {
        signedIn(call)
        return { document: { meta: (await exportMyData(db, call.request.actor, call.asked.now)) as never } }
      },
    },
    {
      method: 'GET',
      path: '/current_user/viewers',
      run: async (call) => {
        signedIn(call)
        return { document: { meta: { viewers: await profileViews(db, call.asked, call.request.actor) } } }
      },
    },
    {
      method: 'GET',
      path: '/current_organizations',
      parameters: 'query',
      run: async (call) => {
        signedIn(call)
        const query = call.query('organizations', 'list')
        return { document: await call.list('organizations', ownOrganizations(query.sort.length > 0), query) }
      },
    },
    {
      method: 'GET',
      path: '/current_organization',
      parameters: 'query',
      run: async (call) => {
        signedIn(call)
        const query = call.query('organizations', 'one')
        const id = await currentOrganizationOf(call)
        if (!id) throw new NotFound('organizations', undefined, 'no_current_organization')
        return { document: await call.one('organizations', id, query) }
      },
    },
  ]
}

/** What menus and buttons need: the permissions of the caller, and who is impersonating. */
function ownMeta(call: ApiRequest): Record<string, unknown> {
  const { session } = call.request.actor
  const impersonatedBy = session?.impersonator ? { ...session.impersonator, until: session.expiresAt.toISOString() } : null
  return { permissions: permissionsOf(call), impersonatedBy }
}

/** Such as `organizations.approve`: the verbs the caller may use on at least some rows. */
function permissionsOf({ registry, roles }: ApiRequest): string[] {
  return registry
    .all()
    .flatMap(({ resource: { type } }) => [
      ...(registry.scopeNames(roles, type, 'create').length > 0 ? [`${type}.create`] : []),
      ...registry.verbs(roles, type).map((verb) => `${type}.${verb}`),
    ])
}

/** People may write more attributes of their own account than others may. */
const ownFields = {
  ...user.attributes,
  status: oneOf(userStates, { privileged: true }),
  email: email(),
  unconfirmedEmail: email({ optional: true }),
  notificationPrefs: json<Record<string, unknown>>()(),
  password: text({ optional: true, verbatim: true }),
  passwordConfirmation: text({ optional: true, verbatim: true }),
  currentPassword: text({ optional: true, verbatim: true }),
}

async function change(call: ApiRequest, parts: AuthParts): Promise<Answer> {
  const target = { id: signedIn(call).userId, ability: 'update', kind: 'update' } as const
  let renewed: Session | null = null
  const answer = await changeOnceFor(call, target, {
    api: usersApi,
    fields: ownFields,
    isImplied: true,
    prepare: async ({ actor, input, ...asked }) => {
      const changes = changesIn(input)
      return { changes, passwordHash: await prepareOwnChanges(parts.db, parts.limits, contextOf(asked), actor, changes) }
    },
    verb: async ({ db, actor, input, prepared: { changes, passwordHash }, id, ...asked }) => {
      // Applies what was authenticated, even if the account has changed meanwhile.
      const secrets = { email: changes.email, password: changes.password }
      renewed = (await applyOwnChanges(db, contextOf(asked), actor, { ...changesIn(input), ...secrets }, passwordHash)).session
      return { id, meta: ownMeta(call) }
    },
  })
  if (renewed) call.reply.session = renewed
  return answer
}

/** An empty `unconfirmedEmail` cancels the change of address; a new address is sent as `email`. */
function changesIn(input: Record<string, any>): OwnChanges {
  const { unconfirmedEmail, notificationPrefs, ...changes } = input
  if (unconfirmedEmail) throw new Forbidden('forbidden_attribute', { attribute: 'unconfirmedEmail' })
  if (notificationPrefs !== undefined && (typeof notificationPrefs !== 'object' || Array.isArray(notificationPrefs)))
    throw new Invalid([{ code: 'invalid', attribute: 'notificationPrefs' }])
  if (changes.password === null) changes.password = ''
  return { ...changes, ...(notificationPrefs !== undefined && { notificationPrefs }), ...(unconfirmedEmail === null && { keepsEmail: true }) }
}
