import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { organizationAsked } from '#features/organizations/model/events.ts'
import { addMessage } from './add-message.ts'

type Asked = NonNullable<(typeof organizationAsked)['payload']>

/** Opens the conversation of a center with an organization, or goes on with it: there is one. One that had ended goes on, too. */
export async function sendToOrganization(tx: Tx, { centerId, organizationId, authorId, body, requestId }: Asked): Promise<void> {
  await sql`insert into conversations (volunteer_center_id, subject_type, subject_id, organization_id)
    values (${centerId}, 'organization', ${organizationId}, ${organizationId})
    on conflict on constraint conversations_subject do nothing`.execute(tx)
  const { id, status } = await tx
    .selectFrom('conversations')
    .select(['id', 'status'])
    .where('volunteer_center_id', '=', centerId)
    .where('subject_type', '=', 'organization')
    .where('subject_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (status === 'blocked') throw new Refused('conversation_blocked')
  if (status === 'closed') await sql`update conversations set status = 'open' where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  await addMessage(tx, { centerId, conversationId: id, authorId, side: 'center', body, requestId })
}
