import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { WayIn } from '#features/conversations/model/states.ts'
import { addMessage } from './add-message.ts'
import { attach } from '#features/conversations/attachments/server/attach.ts'
import { participationIn, sendRefusalOf } from '#features/conversations/model/server/participation.ts'

type Said = { body: string; attachmentIds?: string[] | null; receivedVia?: WayIn | null }

/** Says something in a conversation one takes part in; where one does not, there is none. A file may stand for words. */
export async function sendMessage(call: Call<Said>): Promise<string> {
  const { tx, actor, centerId, related, input, requestId } = call
  refuseWhileImpersonating(actor)
  const conversationId = related['conversation']
  if (!conversationId) throw new Invalid([{ code: 'blank', attribute: 'conversation', pointer: '/data/relationships/conversation' }])
  const talking = await participationIn(call, conversationId)
  if (!talking) throw new NotFound('conversations', conversationId, 'related_not_found')
  const quiet = sendRefusalOf(talking)
  if (quiet) throw new Refused(quiet)
  const ids = input.attachmentIds ?? []
  if (input.body === '' && ids.length === 0) throw new Invalid([{ code: 'blank', attribute: 'body', pointer: '/data/attributes/body' }])
  const replyToId = related['replyTo'] ?? null
  if (replyToId) await refuseUnanswerable(call, conversationId, replyToId)
  return await addMessage(tx, {
    centerId,
    conversationId,
    authorId: actor.userId!,
    side: talking.side,
    body: input.body,
    receivedVia: input.receivedVia ?? 'web',
    replyToId,
    requestId,
    ...(ids.length > 0 && { along: async (messageId) => await attach(call, { messageId, conversationId, ids }) }),
  })
}

/** One answers what somebody said in this conversation, and what still stands there. @throws 404 related_not_found, 409 message_deleted */
async function refuseUnanswerable({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>, conversationId: string, id: string): Promise<void> {
  const answered = isUuid(id)
    ? await tx
        .selectFrom('messages')
        .select(['kind', 'deleted_at'])
        .where('volunteer_center_id', '=', centerId)
        .where('conversation_id', '=', conversationId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!answered || answered.kind === 'status_change') throw new NotFound('messages', id, 'related_not_found')
  if (answered.deleted_at) throw new Refused('message_deleted')
}
