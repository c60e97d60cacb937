import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'

/**
 * How it was, once it is over: a number of each side, and words of the volunteer. Both sides read both, so that nobody is
 * judged behind their back; who says it again says it anew. @throws 409 invalid_transition while it goes on
 */
export const evaluate: Verb<{ score: number; message?: string | null }> = async ({ tx, actor, centerId, id, input: { score, message } }) => {
  refuseWhileImpersonating(actor)
  const row = await tx
    .selectFrom('applications')
    .select(['user_id', 'conversation_id', 'ended_at'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!row.ended_at) throw new Refused('invalid_transition')
  const isOwn = row.user_id === actor.userId
  await tx
    .updateTable('applications')
    .set(isOwn ? { volunteer_score: score, ...(message !== undefined && { evaluation_text: message }) } : { organization_score: score })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.evaluated', subjectType: 'applications', subjectId: id })
  if (row.conversation_id) publishConversationEvent(tx, centerId, row.conversation_id)
  return id
}
