import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { type Actor, type ActorRole, anonymous, type Session } from '#kernel/access/actor.ts'
import { isIn, organizationAdmins } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import type { Center, Tenant } from '#features/tenancy/tenant.ts'
import { flags } from '#features/tenancy/flags.ts'
import { mayActAs } from '#kernel/access/role-giving.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { type Credentials, credentialsOf } from './credentials.ts'
import { findSession, type Impersonator, type SessionRow } from './find-session.ts'
import { lifetimes } from './sessions.ts'
import { isTokenOf } from '#features/auth/tokens/server/tokens.ts'

export type Request = {
  headers: IncomingHttpHeaders
  /** Only for GET /auth/validate_token. */
  query?: unknown
  tenant: Tenant
  center: Pick<Center, 'id'>
  now: Date
}

/**
 * `wrongCenter`: the session is good, but this person is not registered here, or somebody acts for them who may do so at
 * another center only (contract §1.4, §1.7); the actor then has no roles.
 */
export type Identity = { actor: Actor; wrongCenter: boolean }

const nobody: Identity = { actor: anonymous, wrongCenter: false }

/** Who sends this request. Credentials that are incomplete, malformed, ended or not right make a stranger, never an error. */
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

/** What ends the right also ends the session (`endImpersonationsBy`); this holds where the right went some other way. */
function mayStillAct({ status, until, roles, over }: Impersonator, now: Date): boolean {
  return status === 'active' && until > now && mayActAs(roles, over)
}

/** Whoever was switched off comes back by a mail link (domain §3.14), so the session of that link is good for the new password. */
function mayUse({ status, kind }: Pick<SessionRow, 'status' | 'kind'>, inactiveToo: boolean): boolean {
  return status === 'active' || (status === 'inactive' && (inactiveToo || kind === 'reset'))
}

const hour = 3_600_000
const day = 24 * hour

/** Extends a session at most once a day, and notes its use at most every five minutes: reading must not become writing. */
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
      // Whoever writes at this moment has just noted its use; waiting for it would gain nothing.
      .where('client', 'in', (db) => db.selectFrom('sessions').select('client').where('client', '=', row.client).forUpdate().skipLocked())
      .execute()
    if (row.kind === 'impersonation') return
    // To the hour: staff reads it, and whoever changes the person at this moment need not be waited for.
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
