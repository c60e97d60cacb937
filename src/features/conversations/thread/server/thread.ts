import { sql } from 'kysely'
import { contactIn } from '#features/conversations/model/contact-in.ts'
import { conversationRead } from '#features/conversations/model/events.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { seal, unseal } from '#features/conversations/model/server/sealed.ts'
import { minutesToEdit } from '#features/conversations/model/states.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

/** Edits one's own message while that is allowed; readers see that it was edited. */
export async function editMessage({ tx, actor, centerId, id, input }: Call<{ body?: string }>): Promise<string> {
  refuseWhileImpersonating(actor)
  const message = await tx
    .selectFrom('messages')
    .select(['conversation_id', 'body', 'sealed', 'created_at', 'deleted_at'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (message.deleted_at) throw new Refused('message_deleted')
  if (message.created_at.getTime() < Date.now() - minutesToEdit * 60_000) throw new Refused('too_late_to_edit')
  const isRelayed = message.sealed !== null
  const body = isRelayed ? unseal(centerId, message.sealed!) : message.body
  if (input.body === undefined || input.body === body) return id
  if (input.body === '' && body !== '') throw new Invalid([{ code: 'blank', attribute: 'body', pointer: '/data/attributes/body' }])
  await tx
    .updateTable('messages')
    .set({
      ...(isRelayed ? { sealed: seal(centerId, input.body) } : { body: input.body, contact_shared: contactIn(input.body) !== null }),
      edited_at: new Date(),
    })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  publishConversationEvent(tx, centerId, message.conversation_id)
  return id
}

/** Deletes one's own message: its text is gone, an empty message stays (domain §3.4). */
export async function deleteMessage({ tx, actor, centerId, id }: Call): Promise<string> {
  refuseWhileImpersonating(actor)
  const deleted = await tx
    .updateTable('messages')
    .set({ body: '', sealed: null, contact_shared: false, deleted_at: new Date() })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('conversation_id')
    .executeTakeFirst()
  if (!deleted) return id
  await tx.deleteFrom('attachments').where('volunteer_center_id', '=', centerId).where('message_id', '=', id).execute()
  publishConversationEvent(tx, centerId, deleted.conversation_id)
  return id
}

/** Marks a conversation as read up to now. Impersonators leave no mark. */
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
  // Publishes only if something was unread; otherwise pages that reload on events would cause events.
  if (rows[0]!.hadNews) publishConversationEvent(tx, centerId, id)
  await emit(tx, conversationRead, { centerId, conversationId: id, userId: actor.userId! })
  return id
}
