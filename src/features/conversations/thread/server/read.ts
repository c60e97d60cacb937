import { sql } from 'kysely'
import { emit } from '#kernel/events/server/emit.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { conversationRead } from '#features/conversations/model/events.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'

/** Notes that somebody has seen the conversation up to now. Looking through another's eyes leaves no mark. */
export async function readConversation({ tx, actor, centerId, id }: Call): Promise<string> {
  if (actor.session?.kind === 'impersonation') return id
  const { rows } = await sql<{ hadNews: boolean }>`
    with before as (
      select seen_up_to from conversation_readers where volunteer_center_id = ${centerId} and conversation_id = ${id} and user_id = ${actor.userId}
    ), noted as (
      insert into conversation_readers (volunteer_center_id, conversation_id, user_id, seen_up_to) values (${centerId}, ${id}, ${actor.userId}, clock_timestamp())
      on conflict (volunteer_center_id, conversation_id, user_id) do update set seen_up_to = excluded.seen_up_to
    )
    select exists (select from messages where volunteer_center_id = ${centerId} and conversation_id = ${id}
      and created_at > coalesce((select seen_up_to from before), '-infinity')) as "hadNews"`.execute(tx)
  // Who reads again changes nothing, so that reading on news can make none.
  if (rows[0]!.hadNews) publishConversationEvent(tx, centerId, id)
  await emit(tx, conversationRead, { centerId, conversationId: id, userId: actor.userId! })
  return id
}
