import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { mayAttach } from './may-attach.ts'
import type { PreparedAttachment } from './prepare-attachment.ts'

/** Keeps a file until it is said what it belongs to. */
export function storeAttachment(conversationId: string): Verb<{}, PreparedAttachment> {
  return async ({ tx, actor, centerId, prepared }) => {
    await mayAttach({ tx, actor, centerId }, conversationId)
    const { id } = await tx
      .insertInto('attachments')
      .values({ volunteer_center_id: centerId, conversation_id: conversationId, user_id: actor.userId, bytes: prepared.content.length, ...prepared })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}
