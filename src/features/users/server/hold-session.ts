import { sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Unauthenticated } from '#kernel/http/errors.ts'
import type { PeopleTx } from './people-tables.ts'

/**
 * Holds the caller's session until a write commits, in any transaction (contract §1.5): after a sign-out, a password
 * change or an archiving that came first, the write does not happen.
 * @throws {Unauthenticated} when the session has ended meanwhile
 */
export async function holdSession(tx: Tx | PeopleTx, { session }: Pick<Actor, 'session'>): Promise<void> {
  if (!session) return
  const { rows } = await sql<{ held: boolean }>`select hold_session(${session.client}) as held`.execute(tx as Tx)
  if (!rows[0]!.held) throw new Unauthenticated('invalid_token')
}
