import { sql } from 'kysely'
import { pipelineWrite, type Tx } from '#kernel/db/server/database.ts'
import { liveChannel } from '#kernel/live/server/live-streams.ts'
import { conversationScopes } from './scopes.ts'

/** After the commit, notifies the open pages of everybody who takes part that the conversation has changed. Sends its id, no text. */
export function publishConversationEvent(tx: Tx, centerId: string, conversationId: string): void {
  pipelineWrite(
    tx,
    sql`select pg_notify(${liveChannel}, json_build_object('type', 'conversation', 'id', c.id, 'centerId', c.volunteer_center_id,
        'userId', c.user_id, 'organizationId', c.organization_id, 'center', ${sql.raw(conversationScopes.withCenter.replaceAll('@', 'c'))})::text)
      from conversations c where c.volunteer_center_id = ${centerId} and c.id = ${conversationId}`,
  )
}
