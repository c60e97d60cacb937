import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'

type Reader = { id: string }

/** Marks these people as told of all there is now, and answers who had read what they were told before, and has not silenced the conversation. */
export async function markNotified<R extends Reader>(tx: Tx, centerId: string, conversationId: string, people: readonly R[]): Promise<R[]> {
  const rows = await rowsOf(tx, { userId: shown.text('user_id') }, (columns) => sql`${notifiedUpsert(centerId, conversationId, people)} returning ${columns}`)
  return people.filter(({ id }) => rows.some(({ userId }) => userId === id))
}

/** The mark that these people were told, for who had read up to the one before. */
export const notifiedUpsert = (centerId: string, conversationId: string, people: readonly Reader[]) => sql`
  insert into conversation_readers (volunteer_center_id, conversation_id, user_id, notified_up_to)
  select ${centerId}, ${conversationId}, who, clock_timestamp() from unnest(${people.map(({ id }) => id)}::uuid[]) who
  on conflict (volunteer_center_id, conversation_id, user_id) do update set notified_up_to = excluded.notified_up_to
    where conversation_readers.muted_at is null
      and (conversation_readers.notified_up_to is null or conversation_readers.seen_up_to >= conversation_readers.notified_up_to)`
