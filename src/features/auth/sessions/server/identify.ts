import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { isTokenOf } from '#features/auth/tokens/server/tokens.ts'
import { type Center, type Tenant, flags } from '#features/tenancy/tenant.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import type { UserState } from '#features/users/model/user-states.ts'
import { type Actor, type ActorRole, type RoleName, type Session, anonymous } from '#kernel/access/actor.ts'
import { mayActAs } from '#kernel/access/role-giving.ts'
import { isIn, organizationAdmins } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { type Credentials, credentialsOf } from './credentials.ts'
import { lifetimes } from './sessions.ts'

/** A session with its user, and its impersonator if there is one. */
type SessionRow = {
  client: string
  tokenSha256: Buffer
  kind: Session['kind']
  volunteerCenterId: string
  impersonator: Impersonator | null
  uidAtSignIn: string
  signedInAt: Date
  lastUsedAt: Date
  expiresAt: Date
  absoluteUntil: Date
  userId: string
  email: string
  name: string
  locale: Locale
  status: UserState
  homeCenterId: string
  roles: ActorRole[]
}

/** The impersonator, and what their right depends on, which may have ended since the session began. */
type Impersonator = {
  id: string
  name: string
  status: UserState
  /** The expiry of the session that this one was started from. */
  until: Date
  /** Their roles at the center of the session. */
  roles: { name: RoleName }[]
  /** The roles of the user, at all centers. */
  over: { name: RoleName }[]
}

const time = (column: string) => `(extract(epoch from ${column}) * 1000)::text`
const findQuery = {
  name: 'find_session',
  text: `select json_build_object(
      'client', s.client, 'tokenSha256', encode(s.token_sha256, 'base64'), 'kind', s.kind, 'volunteerCenterId', s.volunteer_center_id, 'uidAtSignIn', s.uid_at_sign_in,
      'signedInAt', ${time('s.signed_in_at')}, 'lastUsedAt', ${time('s.last_used_at')}, 'expiresAt', ${time('s.expires_at')}, 'absoluteUntil', ${time('s.absolute_until')},
      'impersonator', case when i.id is not null then json_build_object('id', i.id, 'name', full_name(i.first_name, i.last_name), 'status', i.status,
        'until', (select ${time('p.expires_at')} from sessions p where p.client = s.impersonator_client),
        'roles', (select coalesce(json_agg(json_build_object('name', r.name)), '[]')
          from user_roles r where r.user_id = i.id and (r.volunteer_center_id = s.volunteer_center_id or r.volunteer_center_id is null)),
        'over', (select coalesce(json_agg(json_build_object('name', r.name)), '[]') from user_roles r where r.user_id = u.id)) end,
      'userId', u.id, 'email', u.email, 'name', full_name(u.first_name, u.last_name), 'locale', u.locale, 'status', u.status, 'homeCenterId', u.home_center_id,
      'roles', (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'organizationId', r.organization_id) order by r.id), '[]')
        from user_roles r where r.user_id = u.id and (r.volunteer_center_id = $2 or r.volunteer_center_id is null)))
    from sessions s join users u on u.id = s.user_id left join users i on i.id = s.impersonator_id
    where s.client = $1`,
}

/** One query in one round trip, because it runs before every authenticated response. */
async function findSession(db: Database, client: string, centerId: string): Promise<SessionRow | undefined> {
  const [rows] = await db.readOnPlatform([{ ...findQuery, values: [client, centerId] }])
  const text = rows![0]?.[0]
  if (!text) return undefined
  const row = JSON.parse(text)
  for (const name of ['signedInAt', 'lastUsedAt', 'expiresAt', 'absoluteUntil']) row[name] = new Date(Number(row[name]))
  if (row.impersonator) row.impersonator.until = new Date(Number(row.impersonator.until))
  return { ...row, tokenSha256: Buffer.from(row.tokenSha256, 'base64') }
}

export type Request = {
  headers: IncomingHttpHeaders
  /** Only for GET /auth/validate_token. */
  query?: unknown
  tenant: Tenant
  center: Pick<Center, 'id'>
  now: Date
}

/**
 * `wrongCenter`: the session is valid, but its user is not registered here, or its impersonator may act at another center only
 * (contract §1.4, §1.7). The actor then has no roles.
 */
export type Identity = { actor: Actor; wrongCenter: boolean }

const nobody: Identity = { actor: anonymous, wrongCenter: false }

/** Identifies the caller. Credentials that are incomplete, malformed, expired or wrong make a visitor, never an error. */
export async function identify(db: Database, { headers, query, tenant, center, now }: Request): Promise<Identity> {
  const credentials = credentialsOf(headers, query)
  if (!credentials) return nobody
  const row = await findSession(db, credentials.client, center.id)
  if (!row || !isRight(row, credentials, now) || !mayUse(row, flags(tenant).allowInactiveUsers)) return nobody
  const expiresAt = await keepAlive(db, row, now)
  return identityOf({ ...row, expiresAt }, credentials.token, center.id)
}

function isRight(row: SessionRow, { token, uid }: Credentials, now: Date): boolean {
  const rightToken = isTokenOf(token, row.tokenSha256)
  const rightUid = uid === row.email || uid === row.uidAtSignIn
  return rightToken && rightUid && row.expiresAt > now && (!row.impersonator || mayStillAct(row.impersonator, now))
}

/** Losing the right also ends the session (`endImpersonationsBy`); this check covers rights lost in any other way. */
function mayStillAct({ status, until, roles, over }: Impersonator, now: Date): boolean {
  return status === 'active' && until > now && mayActAs(roles, over)
}

/** An inactive account is reactivated by a mailed link (domain §3.14), so the reset session of that link may set a password. */
function mayUse({ status, kind }: Pick<SessionRow, 'status' | 'kind'>, inactiveToo: boolean): boolean {
  return status === 'active' || (status === 'inactive' && (inactiveToo || kind === 'reset'))
}

const hour = 3_600_000
const day = 24 * hour

/** Extends a session at most once a day, and stores its use at most every five minutes, so that reads rarely write. */
async function keepAlive(db: Database, row: SessionRow, now: Date): Promise<Date> {
  const extended = Math.floor(Math.min(now.getTime() + lifetimes.normal, row.absoluteUntil.getTime()) / 1000) * 1000
  const extend = row.kind === 'normal' && row.expiresAt.getTime() < now.getTime() + 13 * day && extended > row.expiresAt.getTime()
  const idle = now.getTime() - row.lastUsedAt.getTime()
  if (!extend && idle < 5 * 60_000) return row.expiresAt

  const expiresAt = extend ? new Date(extended) : row.expiresAt
  await db.onPlatform(async (plain) => {
    const tx = people(plain)
    await tx
      .updateTable('sessions')
      .set({ last_used_at: now, expires_at: sql`greatest(expires_at, ${expiresAt})` })
      .where('client', '=', row.client)
      // Skips a locked row: its lock is held by a request that has just stored the use.
      .where('client', 'in', (db) => db.selectFrom('sessions').select('client').where('client', '=', row.client).forUpdate().skipLocked())
      .execute()
    if (row.kind === 'impersonation') return
    // To the hour, which is enough for staff, and without waiting for a transaction that has locked the user.
    await sql`update users set last_seen_at = ${now} where id in (select id from users
      where id = ${row.userId} and (last_seen_at is null or last_seen_at < ${new Date(now.getTime() - hour)}) for no key update skip locked)`.execute(tx)
  })
  return expiresAt
}

function identityOf(row: SessionRow, token: string, centerId: string): Identity {
  const elsewhere = row.impersonator !== null && row.volunteerCenterId !== centerId
  const wrongCenter = elsewhere || (row.roles.length === 0 && row.homeCenterId !== centerId)
  const roles = elsewhere ? [] : row.roles
  const inOrganizations = roles.filter((role) => role.organizationId !== null)
  const ids = (roles: ActorRole[]) => [...new Set(roles.map((role) => role.organizationId!))]
  const session: Session = {
    client: row.client,
    token,
    userId: row.userId,
    uid: row.email,
    kind: row.kind,
    impersonator: row.impersonator && { id: row.impersonator.id, name: row.impersonator.name },
    signedInAt: row.signedInAt,
    expiresAt: row.expiresAt,
  }
  const actor: Actor = {
    userId: row.userId,
    roles,
    organizationIds: ids(inOrganizations),
    adminOrganizationIds: ids(inOrganizations.filter((role) => isIn(organizationAdmins, role.name))),
    organizationId: null,
    organizationKind: null,
    session,
    locale: row.locale,
    email: row.email,
    name: row.name,
  }
  return { actor, wrongCenter }
}
