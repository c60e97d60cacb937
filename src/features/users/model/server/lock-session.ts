import { sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import { defer, deferRead, type Tx } from '#kernel/db/server/database.ts'
import { Unauthenticated } from '#kernel/http/errors.ts'
import type { PeopleTx } from './people-tables.ts'

/**
 * Holds the caller's session until a write commits, in any transaction (contract §1.5): after a sign-out, a password
 * change or an archiving that came first, the write does not happen.
 * It goes along with the first statement of the write, which fails with Unauthenticated when the session has ended meanwhile.
 */
export function lockSession(tx: Tx | PeopleTx, { session }: Pick<Actor, 'session'>): void {
  if (!session) return
  defer(tx as Tx, sql<{ held: boolean }>`select hold_session(${session.client}) as held`, ([row]) => {
    if (!row?.held) throw new Unauthenticated('invalid_token')
  })
}

/**
 * Whether the session still stands when the write commits, read along with the commit: nobody ends it before that, for it is held,
 * but the write itself may have.
 */
export async function isSessionValid(tx: Tx, { session }: Pick<Actor, 'session'>): Promise<boolean> {
  if (!session) return false
  const rows = await deferRead(tx, { text: 'select hold_session($1)', values: [session.client] })
  return rows[0]?.[0] === 't'
}
