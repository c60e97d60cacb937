import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import { linkDays } from '#features/social-map/rounds/round-days.ts'
import { linkPath, tokenStart } from '#features/social-map/rounds/round-link.ts'

type Of = { centerId: string; entryId: string; userId: string | null; now: Date }

/** Makes a link that answers for one entry, for one person. Only its digest is stored. */
export async function newLink(tx: Tx, { centerId, entryId, userId, now }: Of): Promise<string> {
  const token = newToken()
  await sql`insert into social_map_links (volunteer_center_id, entry_id, user_id, digest, created_at, expires_at)
    values (${centerId}, ${entryId}, ${userId}, ${digestOf(tokenStart + token)}, ${now}, ${now}::timestamptz + make_interval(days => ${linkDays}))`.execute(tx)
  return linkPath(token)
}
