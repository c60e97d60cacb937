import type { Selectable } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import type { RowOf } from '#kernel/db/table.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import type { Side } from '#features/conversations/states.ts'
import { addMessage } from './add-message.ts'
import type { conversations } from './tables.ts'

type Facts = Pick<Selectable<RowOf<typeof conversations>>, 'subject_type' | 'user_id' | 'organization_id' | 'escalated_at'>

/** Says something in a conversation one takes part in; where one does not, there is none. */
export async function sendMessage(call: Call<{ body: string }>): Promise<string> {
  const { tx, actor, centerId, related, input, requestId } = call
  refuseWhileImpersonating(actor)
  const conversationId = related['conversation']
  if (!conversationId) throw new Invalid([{ code: 'blank', attribute: 'conversation', pointer: '/data/relationships/conversation' }])
  const conversation = await tx
    .selectFrom('conversations')
    .select(['subject_type', 'user_id', 'organization_id', 'status', 'escalated_at'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst()
  const side = conversation && sideIn(conversation, call)
  if (!side) throw new NotFound('conversations', conversationId, 'related_not_found')
  if (conversation.status !== 'open') throw new Refused(`conversation_${conversation.status}`)
  return await addMessage(tx, { centerId, conversationId, authorId: actor.userId!, side, body: input.body, requestId })
}

/** The side on which somebody takes part; the center does where it asked itself, or once a case was brought to it. */
function sideIn({ subject_type, user_id, organization_id, escalated_at }: Facts, { actor }: Pick<Call, 'actor'>): Exclude<Side, 'system'> | null {
  const isOfCenter = subject_type === 'organization'
  if (user_id === actor.userId) return 'volunteer'
  if ((isOfCenter ? actor.adminOrganizationIds : actor.organizationIds).includes(organization_id)) return 'organization'
  return (isOfCenter || escalated_at) && hasRole(actor, 'coordinator', 'center_admin') ? 'center' : null
}
