import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import { addMessage } from './add-message.ts'
import { attach } from './attachments/attach.ts'
import { talkingIn, whyQuiet } from './talking-in.ts'

type Said = { body: string; attachmentIds?: string[] | null }

/** Says something in a conversation one takes part in; where one does not, there is none. A file may stand for words. */
export async function sendMessage(call: Call<Said>): Promise<string> {
  const { tx, actor, centerId, related, input, requestId } = call
  refuseWhileImpersonating(actor)
  const conversationId = related['conversation']
  if (!conversationId) throw new Invalid([{ code: 'blank', attribute: 'conversation', pointer: '/data/relationships/conversation' }])
  const talking = await talkingIn(call, conversationId)
  if (!talking) throw new NotFound('conversations', conversationId, 'related_not_found')
  const quiet = whyQuiet(talking)
  if (quiet) throw new Refused(quiet)
  const ids = input.attachmentIds ?? []
  if (input.body === '' && ids.length === 0) throw new Invalid([{ code: 'blank', attribute: 'body', pointer: '/data/attributes/body' }])
  return await addMessage(tx, {
    centerId,
    conversationId,
    authorId: actor.userId!,
    side: talking.side,
    body: input.body,
    requestId,
    ...(ids.length > 0 && { along: async (messageId) => await attach(call, { messageId, conversationId, ids }) }),
  })
}
