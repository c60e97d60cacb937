import { type RawBuilder, sql } from 'kysely'
import { contactIn } from '#features/conversations/model/contact-in.ts'

type Start = {
  centerId: string
  id: string
  subjectId: string
  userId: string
  organizationId: string
  /** The volunteer's own words; empty when there are none. */
  firstMessage: string
}

/** What opens the conversation about an application; what the volunteer wrote is its first message, and read by its author. */
export function conversationInserts({ centerId, id, subjectId, userId, organizationId, firstMessage }: Start): RawBuilder<unknown>[] {
  return [
    sql`insert into conversations (volunteer_center_id, id, subject_type, subject_id, user_id, organization_id, last_message_at)
      values (${centerId}, ${id}, 'application', ${subjectId}, ${userId}, ${organizationId}, now())`,
    sql`insert into conversation_readers (volunteer_center_id, conversation_id, user_id, seen_up_to) values (${centerId}, ${id}, ${userId}, now())`,
    ...(firstMessage === ''
      ? []
      : [
          sql`insert into messages (volunteer_center_id, conversation_id, author_id, side, body, contact_shared, created_at)
            values (${centerId}, ${id}, ${userId}, 'volunteer', ${firstMessage}, ${contactIn(firstMessage) !== null}, now())`,
        ]),
  ]
}
