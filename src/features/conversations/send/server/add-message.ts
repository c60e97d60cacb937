import { sql } from 'kysely'
import type { MeetingAnswer } from '#features/conversations/model/appointment.ts'
import { contactIn } from '#features/conversations/model/contact-in.ts'
import { messageSent } from '#features/conversations/model/events.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { seal } from '#features/conversations/model/server/sealed.ts'
import type { Side, WayIn } from '#features/conversations/model/states.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { emit } from '#kernel/events/server/emit.ts'

type Said = {
  centerId: string
  conversationId: string
  authorId: string
  side: Exclude<Side, 'system'>
  body: string
  /** The message of this conversation that it answers. */
  replyToId?: string | null
  receivedVia?: WayIn | null
  requestId: string | null
  /** The conversation is relayed: the words are encrypted, and shown only through who may read them. */
  isRelayed?: boolean
  /** The message belongs to another event, which notifies by itself, so it needs no mail. */
  told?: boolean
  /** Adds to the message, such as its files, before anybody is notified. */
  along?: (messageId: string) => Promise<void>
}

/**
 * Adds a message to a conversation, and marks the conversation as read by the author. Times are whole milliseconds, as in the
 * API, so that `filter[created_at_gt]` with the last known time finds newer messages only.
 */
export async function addMessage(tx: Tx, { requestId, told = false, along, isRelayed = false, ...said }: Said): Promise<string> {
  const { centerId, conversationId, authorId, side, body, replyToId = null, receivedVia } = said
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('id'),
    },
    (columns) => sql`
    with said as (
      insert into messages (volunteer_center_id, conversation_id, author_id, side, body, sealed, reply_to_id, received_via, contact_shared, created_at)
      values (${centerId}, ${conversationId}, ${authorId}, ${side}, ${isRelayed ? '' : body}, ${isRelayed ? seal(centerId, body) : null}, ${replyToId}, ${receivedVia ?? 'web'},
        ${!isRelayed && contactIn(body) !== null},
        date_trunc('milliseconds', clock_timestamp())) returning id, created_at
    ), touched as (
      update conversations set last_message_at = said.created_at from said where volunteer_center_id = ${centerId} and conversations.id = ${conversationId}
    ), seen as (
      insert into conversation_readers (volunteer_center_id, conversation_id, user_id, seen_up_to) select ${centerId}, ${conversationId}, ${authorId}, created_at from said
      on conflict (volunteer_center_id, conversation_id, user_id) do update set seen_up_to = excluded.seen_up_to
    )
    select ${columns}
    from said`,
  )
  const { id } = rows[0]!
  await along?.(id)
  publishConversationEvent(tx, centerId, conversationId)
  await emit(tx, messageSent, { centerId, conversationId, messageId: id, authorId, side, requestId, told })
  return id
}

/** Adds a line about a transition between the messages. Its body is the status, which is shown in the language of the reader. */
export async function addStatusLine(
  tx: Tx,
  { centerId, conversationId, status }: { centerId: string; conversationId: string; status: string },
): Promise<string> {
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('id'),
    },
    (columns) => sql`
    with noted as (
      insert into messages (volunteer_center_id, conversation_id, side, kind, body, created_at)
      values (${centerId}, ${conversationId}, 'system', 'status_change', ${status}, date_trunc('milliseconds', clock_timestamp())) returning id, created_at
    ), touched as (
      update conversations set last_message_at = noted.created_at from noted where volunteer_center_id = ${centerId} and conversations.id = ${conversationId}
    )
    select ${columns}
    from noted`,
  )
  publishConversationEvent(tx, centerId, conversationId)
  return rows[0]!.id
}

type Card = {
  centerId: string
  conversationId: string
  authorId: string | null
  side: Side
  meeting: { startsAt: Date; endsAt: Date; place: string }
  /** Set if both sides have agreed already. */
  answer?: MeetingAnswer
}

/** Adds an appointment to a conversation, as a card that can be answered. Its event notifies by itself. */
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
