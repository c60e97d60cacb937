import type { Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { findAccount } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { findUsableToken } from '#features/auth/tokens/server/one-time-tokens.ts'
import { openSession } from '#features/auth/sessions/server/sessions.ts'

const maxOpenings = 5

/**
 * Follows the link in a reset mail: null when the link is bad or old. It is not used up, for mail scanners follow it first;
 * each of the first five openings gets a session that may only set a password.
 */
export async function followResetLink(
  db: Database,
  { now }: RequestContext,
  token: string,
  userAgent: string | undefined,
  withSession = true,
): Promise<{ session: Session | null } | null> {
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const found = await findUsableToken(tx, token, 'reset', now)
    const user = found && (await findAccount(tx, found.user_id))
    if (!user || user.status === 'archived') return null
    if (!withSession) return { session: null }

    const counted = await tx
      .updateTable('user_tokens')
      .set((row) => ({ uses: row('uses', '+', 1) }))
      .where('digest', '=', found.digest)
      .where('uses', '<', maxOpenings)
      .returning('digest')
      .executeTakeFirst()
    if (!counted) return { session: null }
    return { session: await openSession(tx, { user, centerId: found.volunteer_center_id, kind: 'reset', userAgent, now }) }
  })
}
