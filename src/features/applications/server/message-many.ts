import { applicationsApi } from './api.ts'
import { addMessage } from '#features/conversations/send/server/add-message.ts'
import { bulkMessage } from '#features/conversations/model/bulk-message.ts'
import { participationIn, sendRefusalOf } from '#features/conversations/model/server/participation.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { Refused } from '#kernel/http/errors.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { actOnMany } from '#kernel/jsonapi/write/server/change-many.ts'

/**
 * PATCH /applications/message: one message in the conversation of each of these applications.
 * @throws per row 409 no_conversation for guests, conversation_not_shared for the center before the case came to it, conversation_closed …
 */
export const messageMany: ApiRoute = {
  method: 'PATCH',
  path: '/applications/message',
  counts: rowWriteHeaders,
  parameters: 'query',
  run: async (call) => await actOnMany(call, applicationsApi, { ability: 'read', fields: bulkMessage, isFinal: true, run: messageOne }),
}

async function messageOne({ tx, centerId, actor, requestId, id, input: { message } }: Call<{ message: string }>): Promise<void> {
  refuseWhileImpersonating(actor)
  const { conversation_id: conversationId } = await tx
    .selectFrom('applications')
    .select('conversation_id')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!conversationId) throw new Refused('no_conversation')
  const part = await participationIn({ tx, actor, centerId }, conversationId)
  if (!part) throw new Refused('conversation_not_shared')
  const quiet = sendRefusalOf(part)
  if (quiet) throw new Refused(quiet)
  await addMessage(tx, { centerId, conversationId, authorId: actor.userId!, side: part.side, body: message, requestId })
}
