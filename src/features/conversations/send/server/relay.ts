import { sql } from 'kysely'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import type { Tx } from '#kernel/db/server/database.ts'

type Relay = { centerId: string; matchId: string; helperId: string; /** Null for somebody without an account. */ askerId: string | null }

/** Opens the relayed conversation of a match. Twice is once. */
export async function openRelay(tx: Tx, { centerId, matchId, helperId, askerId }: Relay): Promise<void> {
  await sql`insert into conversations (volunteer_center_id, subject_type, subject_id, user_id, asker_id)
    values (${centerId}, 'help_match', ${matchId}, ${helperId}, ${askerId}) on conflict on constraint conversations_subject do nothing`.execute(tx)
}

/** Ends it: nobody writes any more. What was blocked stays blocked, because a report is still looked at. */
export async function closeRelay(tx: Tx, centerId: string, matchId: string): Promise<void> {
  const rows = await tx
    .updateTable('conversations')
    .set({ status: 'closed' })
    .where('volunteer_center_id', '=', centerId)
    .where('subject_type', '=', 'help_match')
    .where('subject_id', '=', matchId)
    .where('status', '=', 'open')
    .returning('id')
    .execute()
  for (const { id } of rows) publishConversationEvent(tx, centerId, id)
}
