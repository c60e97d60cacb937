import type { Actor } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { NotFound, Unauthenticated } from '#kernel/http/errors.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { endSession, endSessions } from './sessions.ts'

export type OwnSession = {
  /** The client: it names the session and opens nothing without its token. */
  id: string
  kind: 'normal' | 'reset' | 'impersonation'
  current: boolean
  userAgent: string | null
  signedInAt: Date
  lastUsedAt: Date
  expiresAt: Date
}

/** Where a person is signed in, the latest first. Sessions of those who act for them are listed too. */
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

/** @throws {NotFound} when it is not one's own or has ended */
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
