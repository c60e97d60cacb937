import { sql } from 'kysely'
import { Refused } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { canTransition } from '#kernel/states/machine.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { applicationUndo, isPlaced, type ApplicationStatus } from '#features/applications/model/states.ts'
import { lockApplication } from '#features/applications/model/server/application-row.ts'
import { freePlace, takePlace } from '#features/applications/capacity/server/capacity.ts'

type Before = {
  columns: Readonly<Record<string, unknown>>
  /** What it added to the conversation. */ lines: string[]
  /** Who was asked about the place. */ offered: string[]
  /** Of the appointment, from then on. */ sequence: number
}

/** Puts an application back where it was, or its appointment back to when it was: its place and its words too. Mails and notices go with the operation (ADR 0025). */
export const undoTransition: ResourceApi['undo'] = {
  ability: 'read',
  run: async ({ tx, centerId, actor }, step) => {
    const { id } = step
    const [from, to] = [step.from, step.to] as [ApplicationStatus, ApplicationStatus]
    const { columns, lines, offered, sequence } = step.before as Before
    const row = await lockApplication(tx, { centerId, id })
    // Somebody may have gone on from there: that is not this person's to take back.
    const isGone = row.status !== to || row.calendar_sequence !== sequence
    if (isGone || (from !== to && !canTransition(applicationUndo, to, from))) throw new Refused('invalid_transition', { meta: { from: row.status, to: from } })
    // Nor are their words: who has said to come must not find that there is nothing to come to.
    if (await isAnswered(tx, centerId, lines)) throw new Refused('appointment_answered')
    const place = { centerId, vacancyId: row.vacancy_id, slotId: row.slot_id, actor }
    if (isPlaced(to) && !isPlaced(from)) await freePlace(tx, place)
    if (isPlaced(from) && (to === 'stopped' || to === 'withdrawn') && !(await takePlace(tx, place))) throw new Refused('undo_expired')

    await tx
      .updateTable('applications')
      .set({ ...columns, status: from, ...(row.calendar_key && { calendar_sequence: sql<number>`calendar_sequence + 1` }) })
      .where('volunteer_center_id', '=', centerId)
      .where('id', '=', id)
      .execute()
    await sql`update applications set place_offered_at = null
      where volunteer_center_id = ${centerId} and id = any(${offered}::uuid[]) and status = 'waitlisted'`.execute(tx)
    await sql`delete from messages where volunteer_center_id = ${centerId} and id = any(${lines}::uuid[])`.execute(tx)
    if (row.conversation_id) publishConversationEvent(tx, centerId, row.conversation_id)
  },
}

/** Whether somebody has answered an appointment that the step put into the conversation. */
async function isAnswered(tx: Tx, centerId: string, lines: string[]): Promise<boolean> {
  const { rows } = await sql`select from messages where volunteer_center_id = ${centerId} and id = any(${lines}::uuid[])
    and meeting_answer is not null limit 1`.execute(tx)
  return rows.length > 0
}
