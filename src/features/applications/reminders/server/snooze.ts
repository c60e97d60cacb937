import { sql } from 'kysely'
import { lockApplication, valuesBefore } from '#features/applications/model/server/application-row.ts'
import { isUndecided } from '#features/applications/model/states.ts'
import { snoozeWords as words } from '#features/applications/model/snooze-words.ts'
import { daysToAnswerAgain, furthestSnooze } from '#features/applications/model/snooze-days.ts'
import type { messageSent } from '#features/conversations/model/events.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'

/**
 * PUT /applications/{id}/snooze: the center has called, and comes back to it on a day. Until then it counts nowhere as waiting for
 * the center. Without a day it waits again. Its author may undo it. @throws 409 invalid_transition once nobody waits any more
 */
export const snooze: Verb<{ until?: string | null }> = async ({ tx, centerId, actor, id, now, input: { until = null } }) => {
  refuseWhileImpersonating(actor)
  const day = today(now)
  if (until && until <= day) throw new Invalid([{ code: 'in_the_past', attribute: 'until', words: sayInAll(words.dayPast) }])
  if (until && until > addDays(day, furthestSnooze)) throw new Invalid([{ code: 'too_far_ahead', attribute: 'until', words: sayInAll(words.dayFar) }])
  const row = await lockApplication(tx, { centerId, id })
  if (until && (row.first_response_at || !isUndecided(row.status))) throw new Refused('invalid_transition')
  if (row.snoozed_until === until) return id
  await tx.updateTable('applications').set({ snoozed_until: until }).where('volunteer_center_id', '=', centerId).where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: until ? 'application.snoozed' : 'application.woken', subjectType: 'applications', subjectId: id })
  const before = { columns: valuesBefore(row), lines: [], offered: [], sequence: row.calendar_sequence }
  undoable(tx, { centerId, actor, now }, { type: 'applications', id, from: row.status, to: row.status, before })
  return id
}

/** After a message of the center the organization has a week to answer; a later day that the center chose stays. */
export async function snoozeAfterMessage(tx: Tx, { centerId, conversationId, side }: NonNullable<(typeof messageSent)['payload']>): Promise<void> {
  if (side !== 'center') return
  const until = addDays(today(), daysToAnswerAgain)
  await sql`update applications a set snoozed_until = greatest(a.snoozed_until, ${until}::date) from conversations c
    where c.volunteer_center_id = ${centerId} and c.id = ${conversationId} and c.subject_type = 'application'
      and a.volunteer_center_id = c.volunteer_center_id and a.id = c.subject_id and a.first_response_at is null and a.escalated_at is not null`.execute(tx)
}
