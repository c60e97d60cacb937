import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Side } from '#features/conversations/model/states.ts'
import type { MeetingAnswer } from '#features/conversations/model/appointment.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'

type Card = {
  centerId: string
  conversationId: string
  authorId: string | null
  side: Side
  meeting: { startsAt: Date; endsAt: Date; place: string }
  /** Where both sides have said yes already. */
  answer?: MeetingAnswer
}

/** Puts a day and a place into a conversation, as a card that can be answered. What belongs to it is told by itself. */
export async function addAppointment(tx: Tx, { centerId, conversationId, authorId, side, meeting, answer }: Card): Promise<string> {
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('id'),
    },
    (columns) => sql`
    with put as (
      insert into messages (volunteer_center_id, conversation_id, author_id, side, kind, body, meeting_starts_at, meeting_ends_at, meeting_place,
        meeting_answer, meeting_answered_at, created_at)
      values (${centerId}, ${conversationId}, ${authorId}, ${side}, 'appointment', '', ${meeting.startsAt}, ${meeting.endsAt}, ${meeting.place},
        ${answer ?? null}, case when ${answer ?? null}::text is not null then now() end, date_trunc('milliseconds', clock_timestamp())) returning id, created_at
    ), touched as (
      update conversations set last_message_at = put.created_at from put where volunteer_center_id = ${centerId} and conversations.id = ${conversationId}
    ), seen as (
      insert into conversation_readers (volunteer_center_id, conversation_id, user_id, seen_up_to)
      select ${centerId}, ${conversationId}, ${authorId}::uuid, created_at from put where ${authorId}::uuid is not null
      on conflict (volunteer_center_id, conversation_id, user_id) do update set seen_up_to = excluded.seen_up_to
    )
    select ${columns}
    from put`,
  )
  publishConversationEvent(tx, centerId, conversationId)
  return rows[0]!.id
}
