import { sql } from 'kysely'
import { emit } from '#kernel/events/server/emit.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import { conversationRead } from '#features/conversations/events.ts'

/** Notes that somebody has seen the conversation up to now. Looking through another's eyes leaves no mark. */
export async function readConversation({ tx, actor, centerId, id }: Call): Promise<string> {
  if (actor.session?.kind === 'impersonation') return id
  await sql`insert into conversation_readers (volunteer_center_id, conversation_id, user_id, seen_up_to) values (${centerId}, ${id}, ${actor.userId}, clock_timestamp())
    on conflict (volunteer_center_id, conversation_id, user_id) do update set seen_up_to = excluded.seen_up_to`.execute(tx)
  await emit(tx, conversationRead, { centerId, conversationId: id, userId: actor.userId! })
  return id
}
