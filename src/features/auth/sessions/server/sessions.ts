import { digestOf, newClient, newToken, voidTokens } from '#features/auth/tokens/server/tokens.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { type PeopleTx, people } from '#features/users/model/server/people-tables.ts'
import type { Actor, Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { NotFound, Unauthenticated } from '#kernel/http/errors.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The lifetime of each kind, in milliseconds (contract §1.2). */
export const lifetimes = { normal: 14 * day, reset: 15 * minute, impersonation: 60 * minute }
const absoluteLifetime = 90 * day
const maxSessions = 10

type Opening = {
  user: { id: string; email: string }
  centerId: string
  kind?: Session['kind']
  impersonator?: Session['impersonator']
  /** The impersonator's own session; this one ends with it. */
  from?: Pick<Session, 'client'> | null
  userAgent?: string | undefined
  now: Date
}

/** Opens a session. An eleventh ends the one that would expire first, in the same transaction (contract §1.2). */
export async function openSession(
  tx: PeopleTx,
  { user, centerId, kind = 'normal', impersonator = null, from = null, userAgent, now }: Opening,
): Promise<Session> {
  // Serializes sign-ins of one user; otherwise each of twenty at once would count nine others.
  await tx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().execute()
  const token = newToken()
  const client = newClient()
  const expiresAt = wholeSecond(now.getTime() + lifetimes[kind])
  await tx
    .insertInto('sessions')
    .values({
      client,
      user_id: user.id,
      token_sha256: digestOf(token),
      kind,
      impersonator_id: impersonator?.id ?? null,
      impersonator_client: from?.client ?? null,
      uid_at_sign_in: user.email,
      volunteer_center_id: centerId,
      user_agent: userAgent?.replaceAll('\0', '').slice(0, 300) ?? null,
      signed_in_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      absolute_until: kind === 'normal' ? new Date(now.getTime() + absoluteLifetime) : expiresAt,
    })
    .execute()
  if (kind === 'normal') await keepTen(tx, user.id, client)
  return { client, token, userId: user.id, uid: user.email, kind, impersonator, signedInAt: now, expiresAt }
}

/** Counts and ends normal sessions only: shorter kinds would always expire first. */
async function keepTen(tx: PeopleTx, userId: string, newest: string): Promise<void> {
  const own = tx.selectFrom('sessions').where('user_id', '=', userId).where('kind', '=', 'normal')
  const tooMany = own
    .select('client')
    .where('client', '<>', newest)
    .orderBy('expires_at', 'desc')
    .orderBy('signed_in_at', 'desc')
    .offset(maxSessions - 1)
  await tx.deleteFrom('sessions').where('client', 'in', tooMany).execute()
}

/** Gives a session a new token after a change of password; the old one is void. A reset session becomes a normal one. */
export async function renewSession(tx: PeopleTx, session: Session, now: Date): Promise<Session | null> {
  const token = newToken()
  const lowest = session.kind === 'normal' ? session.expiresAt.getTime() : 0
  const expiresAt = wholeSecond(Math.max(lowest, now.getTime() + lifetimes.normal)) // never lower than an earlier response said
  const renewed = await tx
    .updateTable('sessions')
    .set({
      token_sha256: digestOf(token),
      kind: 'normal',
      signed_in_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      absolute_until: new Date(now.getTime() + absoluteLifetime),
    })
    .where('client', '=', session.client)
    .where('token_sha256', '=', digestOf(session.token))
    .returning('client')
    .executeTakeFirst()
  return renewed ? { ...session, token, kind: 'normal', signedInAt: now, expiresAt } : null
}

/** Ends a session, and impersonations started from it. False if it had ended already: the second of two sign-outs is 404 (contract §1.5). */
export async function endSession(tx: PeopleTx, client: string): Promise<boolean> {
  const ended = await tx.deleteFrom('sessions').where('client', '=', client).executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** Ends all sessions of a user, or all but one; their impersonations; and the token for a first session that was not opened yet. */
export async function endSessions(tx: PeopleTx, userId: string, { except }: { except?: string | undefined } = {}): Promise<void> {
  const all = tx.deleteFrom('sessions').where((where) => where.or([where('user_id', '=', userId), where('impersonator_id', '=', userId)]))
  await (except === undefined ? all : all.where('client', '<>', except)).execute()
  await voidTokens(tx, userId, 'first_session')
}

/** Checks a session again just before its headers are written, because another request may have ended or renewed it. */
export async function isSessionUnchanged(db: Database, { client, token }: Pick<Session, 'client' | 'token'>, now: Date): Promise<boolean> {
  const values = [client, digestOf(token).toString('hex'), now.toISOString()]
  const [rows] = await db.readOnPlatform([
    { name: 'session_stands', text: `select from sessions where client = $1 and token_sha256 = decode($2, 'hex') and expires_at > $3`, values },
  ])
  return rows!.length > 0
}

/** The ids of the roles that count at a center, as one text. If they change, so do the rights of the session. */
export const rightsOf = (roles: readonly { id: string }[]): string =>
  roles
    .map(({ id }) => id)
    .toSorted()
    .join()

/** Which of these sessions are still valid with the same rights. */
export async function validSessions(
  db: Database,
  clients: string[],
  now: Date,
): Promise<(session: { session: string; centerId: string; rights: string }) => boolean> {
  const text = `select s.client, r.id, r.volunteer_center_id from sessions s left join user_roles r on r.user_id = s.user_id
    where s.client = any($1) and s.expires_at > $2`
  const [rows] = await db.readOnPlatform([{ name: 'sessions_standing', text, values: [clients, now.toISOString()] }])
  const roles = new Map<string, { id: string; centerId: string | null }[]>()
  for (const [client, id, centerId] of rows!) {
    const known = roles.get(client!) ?? roles.set(client!, []).get(client!)!
    if (id !== null) known.push({ id: id!, centerId: centerId ?? null })
  }
  return ({ session, centerId, rights }) => {
    const own = roles.get(session)
    return own !== undefined && rightsOf(own.filter((role) => role.centerId === null || role.centerId === centerId)) === rights
  }
}

/** The header `expiry` is in whole seconds, and the row must not end later. */
function wholeSecond(time: number): Date {
  return new Date(Math.floor(time / 1000) * 1000)
}

export type OwnSession = {
  /** The `client` of the token headers: it identifies the session, and is no secret. */
  id: string
  kind: 'normal' | 'reset' | 'impersonation'
  current: boolean
  userAgent: string | null
  signedInAt: Date
  lastUsedAt: Date
  expiresAt: Date
}

/** The open sessions of a person, last used first. Includes those of impersonators. */
export async function listSessions(db: Database, actor: Actor, now: Date): Promise<OwnSession[]> {
  const { userId, session } = signedIn(actor)
  const rows = await db.onPlatform(
    async (tx) =>
      await people(tx)
        .selectFrom('sessions')
        .select(['client as id', 'kind', 'user_agent as userAgent', 'signed_in_at as signedInAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .execute(),
  )
  return rows.map((row) => ({ ...row, current: row.id === session.client }))
}

/** @throws {NotFound} if it is not the caller's own or has ended */
export async function endOwnSession(db: Database, actor: Actor, client: string): Promise<void> {
  const { userId, session } = signedIn(actor)
  if (client !== session.client) refuseWhileImpersonating(actor)
  const ended = await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const own = await tx.selectFrom('sessions').select('client').where('client', '=', client).where('user_id', '=', userId).executeTakeFirst()
    return own !== undefined && (await endSession(tx, client))
  })
  if (!ended) throw new NotFound('sessions', client)
}

export async function endOtherSessions(db: Database, actor: Actor): Promise<void> {
  const { userId, session } = signedIn(actor)
  refuseWhileImpersonating(actor)
  await db.onPlatform(async (tx) => await endSessions(people(tx), userId, { except: session.client }))
}

function signedIn({ userId, session }: Actor) {
  if (!userId || !session) throw new Unauthenticated()
  return { userId, session }
}
