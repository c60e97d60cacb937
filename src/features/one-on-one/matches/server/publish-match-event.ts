import { sql } from 'kysely'
import { pipelineWrite, type Tx } from '#kernel/db/server/database.ts'
import { liveChannel } from '#kernel/live/server/live-streams.ts'

/**
 * After the commit, tells the open pages of both people and of the center that a match has changed: its id and nothing else. A proposal
 * that was not released yet is kept from whoever may not know of it.
 */
export function publishMatchEvent(tx: Tx, centerId: string, matchId: string): void {
  pipelineWrite(
    tx,
    sql`select pg_notify(${liveChannel}, json_build_object('type', 'help_match', 'id', m.id, 'centerId', m.volunteer_center_id,
        'userId', person.id, 'organizationId', null, 'center', person.place = 1)::text)
      from help_matches m cross join lateral (values (m.helper_user_id, m.proposed_by = 'helper', 1), (m.asker_user_id, m.proposed_by = 'asker', 2)) person (id, is_first, place)
      where m.volunteer_center_id = ${centerId} and m.id = ${matchId} and (m.released_at is not null or person.is_first)`,
  )
}
