import { sql } from 'kysely'
import type { MeetingAnswer } from '#features/conversations/model/appointment.ts'
import type { Side } from '#features/conversations/model/states.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Meeting } from '#features/applications/model/meeting.ts'

const cardColumns = {
  id: shown.text('id'),
  side: shown.code<Side>()('side'),
  answer: orNull(shown.code<MeetingAnswer>()('meeting_answer')),
  startsAt: shown.moment('meeting_starts_at'),
  endsAt: shown.moment('meeting_ends_at'),
  place: shown.text('meeting_place'),
}
export type Card = RowOf<typeof cardColumns>

/** The card of the current appointment, and the volunteer's proposal if it is unanswered (ADR 0034). */
export async function cardsOf(tx: Tx, centerId: string, conversationId: string): Promise<{ agreed: Card | null; proposed: Card | null }> {
  const rows = await rowsOf(tx, cardColumns, (columns) => {
    const newest = (which: string) => sql`(select ${columns} from messages where volunteer_center_id = ${centerId} and conversation_id = ${conversationId}
      and kind = 'appointment' ${sql.raw(which)} order by created_at desc, id desc limit 1)`
    return sql`${newest('')} union all ${newest(`and side <> 'volunteer'`)}`
  })
  const [last] = rows
  return {
    agreed: rows.find(({ side }) => side !== 'volunteer') ?? null,
    proposed: last && last.side === 'volunteer' && last.answer === null ? last : null,
  }
}

/** Records the answer of the other side on a card. */
export async function answerCard(tx: Tx, centerId: string, id: string, answer: MeetingAnswer): Promise<void> {
  await sql`update messages set meeting_answer = ${answer}, meeting_answered_at = now() where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
}

export const isSameMeeting = (one: Meeting | null, other: Meeting): boolean =>
  one !== null && one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime() && one.place === other.place
