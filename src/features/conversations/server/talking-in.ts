import type { Selectable } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import type { RowOf } from '#kernel/db/table.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import type { ConversationStatus, Side } from '#features/conversations/states.ts'
import type { conversations } from './tables.ts'

type Asking = Pick<Call, 'tx' | 'actor' | 'centerId'>
type Facts = Pick<Selectable<RowOf<typeof conversations>>, 'subject_type' | 'user_id' | 'organization_id' | 'escalated_at' | 'reported_at'>

/** On which side somebody takes part in a conversation, which is held until what is done there is done; null where they do not. */
export async function talkingIn({ tx, actor, centerId }: Asking, id: string): Promise<{ side: Exclude<Side, 'system'>; status: ConversationStatus } | null> {
  const conversation = await tx
    .selectFrom('conversations')
    .select(['subject_type', 'user_id', 'organization_id', 'status', 'escalated_at', 'reported_at'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const side = conversation && sideIn(conversation, actor)
  return side ? { side, status: conversation.status } : null
}

/** The side on which somebody takes part; the center does where it asked or is asked itself, or once a case was brought to it. */
function sideIn({ subject_type, user_id, organization_id, escalated_at, reported_at }: Facts, actor: Asking['actor']): Exclude<Side, 'system'> | null {
  const isOfCenter = subject_type === 'organization' || subject_type === 'support'
  if (user_id === actor.userId) return 'volunteer'
  if (organization_id && (isOfCenter ? actor.adminOrganizationIds : actor.organizationIds).includes(organization_id)) return 'organization'
  return (isOfCenter || escalated_at || reported_at) && hasRole(actor, 'coordinator', 'center_admin') ? 'center' : null
}
