import { sql } from 'kysely'
import { maxAttachments } from '#features/conversations/model/attachment.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { HttpError, Invalid } from '#kernel/http/errors.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

type Attached = { messageId: string; conversationId: string; ids: readonly string[] }

/**
 * Attaches uploaded files to a message: the author's own, of this conversation, and not attached yet.
 * @throws 422 too_many, 404 attachment_gone for an unknown or swept one
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

/** Deletes files that were not attached to a message within a day. */
export async function sweepAttachments(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 3600_000)
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, (tx) => sql`delete from attachments where volunteer_center_id = ${id} and message_id is null and created_at < ${before}`.execute(tx))
  })
}
