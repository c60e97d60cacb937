import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import { helpLinkPath, helpTokenStart, linkDays, type LinkPurpose } from '#features/one-on-one/links/link.ts'

type Of = {
  centerId: string
  requestId: string
  purpose: LinkPurpose
  now: Date
  matchId?: string | null
  userId?: string | null
  /** A code that can be typed, for a letter. */ token?: string
}

/** Makes a link of a mail or a letter. Only the digest of its token is stored. */
export async function newHelpLink(tx: Tx, { centerId, requestId, purpose, now, matchId = null, userId = null, token = newToken() }: Of): Promise<string> {
  await sql`insert into help_links (volunteer_center_id, request_id, purpose, match_id, user_id, digest, created_at, expires_at)
    values (${centerId}, ${requestId}, ${purpose}, ${matchId}, ${userId}, ${digestOf(helpTokenStart + token)}, ${now},
      ${now}::timestamptz + make_interval(days => ${linkDays[purpose]}))`.execute(tx)
  return helpLinkPath(token)
}
