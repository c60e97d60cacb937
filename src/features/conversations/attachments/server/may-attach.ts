import { sql } from 'kysely'
import { NotFound, Refused } from '#kernel/http/errors.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { participationIn } from '#features/conversations/model/server/participation.ts'

type Asking = Pick<Call, 'tx' | 'actor' | 'centerId'>

/**
 * Whether somebody may add a file to a conversation: one they take part in, that goes on, and in which somebody else has
 * answered, so that nobody gets a stranger's pictures (domain §3.4).
 * @throws 404, 409 conversation_closed, conversation_blocked, attachment_too_early
 */
export async function mayAttach({ tx, actor, centerId }: Asking, conversationId: string): Promise<void> {
  refuseWhileImpersonating(actor)
  if (!isUuid(conversationId)) throw new NotFound('conversations', conversationId)
  const talking = await participationIn({ tx, actor, centerId }, conversationId)
  if (!talking) throw new NotFound('conversations', conversationId)
  if (talking.status !== 'open') throw new Refused(`conversation_${talking.status}`)
  const { rows } = await sql<{ isAnswered: boolean }>`select exists (select from messages where volunteer_center_id = ${centerId}
    and conversation_id = ${conversationId} and kind = 'text' and side <> ${talking.side}) as "isAnswered"`.execute(tx)
  if (!rows[0]!.isAnswered) throw new Refused('attachment_too_early')
}
