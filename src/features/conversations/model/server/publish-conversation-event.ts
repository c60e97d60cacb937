import { sql } from 'kysely'
import { pipelineWrite, type Tx } from '#kernel/db/server/database.ts'
import { liveChannel } from '#kernel/live/server/live-streams.ts'
import { concernsCenter } from './scopes.ts'

/** After the commit, notifies the open pages of everybody who takes part that the conversation has changed. Sends its id, no text. */
export function publishConversationEvent(tx: Tx, centerId: string, conversationId: string): void {
  pipelineWrite(
    tx,
    sql`select pg_notify(${liveChannel}, json_build_object('type', 'conversation', 'id', c.id, 'centerId', c.volunteer_center_id,
        'userId', person.id, 'organizationId', c.organization_id, 'center', ${sql.raw(concernsCenter('c'))})::text)
      from conversations c cross join lateral (select c.user_id as id union select c.asker_id where c.asker_id is not null) person where c.volunteer_center_id = ${centerId} and c.id = ${conversationId}`,
  )
}
