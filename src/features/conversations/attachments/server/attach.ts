import { sql } from 'kysely'
import { HttpError, Invalid } from '#kernel/http/errors.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { maxAttachments } from '#features/conversations/model/attachment.ts'

type Attached = { messageId: string; conversationId: string; ids: readonly string[] }

/**
 * Puts files with the message they were sent for: one's own, of this conversation, that belong to no other.
 * @throws 422 too_many, 404 attachment_gone for one that was swept or never was
 */
export async function attach({ tx, actor, centerId }: Pick<Call, 'tx' | 'actor' | 'centerId'>, { messageId, conversationId, ids }: Attached): Promise<void> {
  const wanted = [...new Set(ids)]
  const about = { attribute: 'attachmentIds', pointer: '/data/attributes/attachmentIds' }
  if (wanted.length > maxAttachments) throw new Invalid([{ code: 'too_many_attachments', ...about }])
  const gone = new HttpError(404, [{ code: 'attachment_gone', ...about }])
  if (!wanted.every(isUuid)) throw gone
  const { numAffectedRows } = await sql`update attachments set message_id = ${messageId}
    where volunteer_center_id = ${centerId} and conversation_id = ${conversationId} and user_id = ${actor.userId} and message_id is null
      and id = any(${wanted}::uuid[])`.execute(tx)
  if (Number(numAffectedRows) !== wanted.length) throw gone
}
