import { sql } from 'kysely'
import { defer, type Tx } from '#kernel/db/server/database.ts'

type Start = {
  centerId: string
  id: string
  subjectId: string
  userId: string
  organizationId: string
  /** The volunteer's own words; empty when there are none. */
  firstMessage: string
}

/** Opens the conversation about an application; what the volunteer wrote is its first message. */
export function startConversation(tx: Tx, { centerId, id, subjectId, userId, organizationId, firstMessage }: Start): void {
  defer(
    tx,
    sql`
    with started as (
      insert into conversations (volunteer_center_id, id, subject_type, subject_id, user_id, organization_id)
      values (${centerId}, ${id}, 'application', ${subjectId}, ${userId}, ${organizationId}) returning id, last_message_at
    ), seen as (
      insert into conversation_readers (volunteer_center_id, conversation_id, user_id, seen_up_to) select ${centerId}, id, ${userId}, last_message_at from started
    ), said as (
      insert into messages (volunteer_center_id, conversation_id, author_id, side, body, created_at)
      select ${centerId}, id, ${userId}, 'volunteer', ${firstMessage}, last_message_at from started where ${firstMessage} <> ''
    )
    select from started`,
  )
}
