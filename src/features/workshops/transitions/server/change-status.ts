import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Invalid, type Issue, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { isWritten } from '#kernel/rich-text/plain-text.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { type WorkshopStatus, workshopTransitions } from '#features/workshops/model/codes.ts'
import { fieldFaultWords } from '#features/workshops/model/error-words.ts'
import { askForCertificates } from '#features/workshops/model/server/certify-job.ts'
import { seat, type Seating } from '#features/workshops/seats/server/seat.ts'
import { tellTakers } from '#features/workshops/telling/server/tell.ts'
import { missingOfSessions, storedSessions } from '#features/workshops/writing/server/change-sessions.ts'
import { deadlineFault, noteFiles } from '#features/workshops/writing/server/write-workshop.ts'

/** Whoever changes it: a person, or a job. */
export type Changing = Seating & { id: string }
type Change = { to: WorkshopStatus; action: string; reason?: string | null; columns?: Record<string, unknown> }
type Before = { publishedAt: string | null; cancelledReason: string | null; completedAt: string | null; isTooFew: boolean }

const rowOf = async ({ tx, id }: Pick<Changing, 'tx' | 'id'>) =>
  await tx.selectFrom('workshops').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The only guard of a workshop's status, but for `full`. The same status again changes nothing. Whoever made a step may undo it for ten seconds. */
async function changeStatus(changing: Changing, { to, action, reason = null, columns = {} }: Change): Promise<boolean> {
  const { tx, id, centerId, actor } = changing
  const row = await rowOf(changing)
  if (!checkTransition(workshopTransitions, row.status, to)) return false
  await tx
    .updateTable('workshops')
    .set({ status: to, ...columns } as never)
    .where('id', '=', id)
    .execute()
  const before: Before = {
    publishedAt: row.published_at?.toISOString() ?? null,
    cancelledReason: row.cancelled_reason,
    completedAt: row.completed_at?.toISOString() ?? null,
    isTooFew: row.is_too_few,
  }
  undoable(tx, changing, { type: 'workshops', id, from: row.status, to, before })
  writeAuditEvent(tx, { centerId, actor }, { action, subjectType: 'workshops', subjectId: id, from: row.status, to, ...(reason && { reason }) })
  await noteFiles(changing, id)
  return true
}

/** PUT /workshops/{id}/publish. @throws 422 at each field that is missing */
export const publishWorkshop: Verb = async (call) => {
  const { id, now } = call
  const row = await rowOf(call)
  if (row.status === 'published' || row.status === 'full') return id
  if (row.status === 'draft') await refuseUnready(call, row)
  await changeStatus(call, { to: 'published', action: 'workshop.published', columns: { published_at: now } })
  return id
}

/** PUT …/confirm: it goes ahead, however few have registered. */
export const confirmWorkshop: Verb = async (call) => {
  await changeStatus(call, { to: 'confirmed', action: 'workshop.confirmed' })
  return call.id
}

/** PUT …/cancel, with a reason that everybody reads who registered. */
export const cancelByStaff: Verb<{ reason: string }> = async (call) => {
  await cancelWorkshop(call, { reason: call.input.reason })
  return call.id
}

/** Cancels a workshop and tells whoever has a place or waits for one. `isTooFew`: at its deadline. */
export async function cancelWorkshop(changing: Changing, { reason, isTooFew = false }: { reason: string | null; isTooFew?: boolean }): Promise<void> {
  const { tx, id, centerId, now } = changing
  const isNew = await changeStatus(changing, {
    to: 'cancelled',
    action: 'workshop.cancelled',
    reason,
    columns: { cancelled_reason: reason, is_too_few: isTooFew },
  })
  if (!isNew) return
  await sql`update workshop_sessions set sequence = sequence + 1 where volunteer_center_id = ${centerId} and workshop_id = ${id}`.execute(tx)
  await tellTakers({ tx, centerId, now }, { kind: 'cancelled', workshopId: id, to: { in: ['registered', 'waitlisted', 'attended'] }, reason })
}

/** PUT …/complete: once its last session is over. */
export const completeByStaff: Verb = async (call) => {
  const { id, now } = call
  const { status, last_ends_at: ends } = await rowOf(call)
  if (status === 'confirmed' && ends !== null && ends > now) throw new Refused('workshop_is_not_over')
  await completeWorkshop(call)
  return id
}

export async function completeWorkshop(changing: Changing): Promise<void> {
  const { tx, centerId, id } = changing
  const { certificate } = await rowOf(changing)
  const isNew = await changeStatus(changing, { to: 'completed', action: 'workshop.completed', columns: { completed_at: changing.now } })
  // Whoever was marked at all sessions before.
  if (isNew && certificate) await askForCertificates(tx, { centerId, workshopId: id })
}

/** At the deadline: enough have registered, or somebody said that it goes ahead. */
export async function confirmByJob(changing: Changing): Promise<void> {
  await changeStatus(changing, { to: 'confirmed', action: 'workshop.confirmed' })
}

/** PUT …/archive: out of the lists. */
export const archiveWorkshop: Verb = async (call) => {
  await archiveOne(call)
  return call.id
}

export async function archiveOne(changing: Changing): Promise<void> {
  await changeStatus(changing, { to: 'archived', action: 'workshop.archived' })
}

type Row = Awaited<ReturnType<typeof rowOf>>

/** What must be there before others see it. @throws {Invalid} at each field that is missing or wrong */
async function refuseUnready({ tx, centerId, id, now, siteFlags }: Call<unknown>, row: Row): Promise<void> {
  const blank = (attribute: string): Issue => ({ code: 'blank', attribute, words: sayInAll(fieldWords.blank) })
  const sessions = await storedSessions(tx, centerId, id)
  const missing = [
    ...(isWritten(row.description) ? [] : [blank('description')]),
    ...(row.themes.length > 0 ? [] : [blank('themes')]),
    ...(sessions.some(({ isCancelled }) => !isCancelled) ? missingOfSessions(sessions, now) : [blank('sessions')]),
    ...(row.registration_deadline === null ? [blank('registrationDeadline')] : []),
    ...(row.audience === 'all' && siteFlags['activities'] !== true
      ? [{ code: 'inclusion', attribute: 'audience', words: sayInAll(fieldFaultWords.not_without_calendar) }]
      : []),
  ]
  const late = row.registration_deadline === null ? null : deadlineFault(row)
  if (late) missing.push(late)
  else if (row.deadline_at !== null && row.deadline_at <= now)
    missing.push({ code: 'begins_in_the_past', attribute: 'registrationDeadline', words: sayInAll(fieldFaultWords.begins_in_the_past) })
  if (missing.length > 0) throw new Invalid(missing)
}

/** Undoes a step: the state before, with its reason. */
export const undoWorkshopStep: ResourceApi['undo'] = {
  ability: 'update',
  run: async (call, { id, from, to, before }) => {
    const { tx, centerId } = call
    const { status } = await tx.selectFrom('workshops').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    const { rows } = await sql`select from workshop_registrations where volunteer_center_id = ${centerId} and workshop_id = ${id} limit 1`.execute(tx)
    // Somebody may have changed the status or registered since.
    if ((status !== to && !(to === 'published' && status === 'full')) || (from === 'draft' && rows.length > 0))
      throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    const { publishedAt, cancelledReason, completedAt, isTooFew } = before as Before
    await tx
      .updateTable('workshops')
      .set({
        status: from as WorkshopStatus,
        published_at: publishedAt === null ? null : new Date(publishedAt),
        cancelled_reason: cancelledReason,
        completed_at: completedAt === null ? null : new Date(completedAt),
        is_too_few: isTooFew,
      } as never)
      .where('id', '=', id)
      .execute()
    // Calendars that read that it was cancelled have to take this for a later word.
    if (to === 'cancelled')
      await sql`update workshop_sessions set sequence = sequence + 2 where volunteer_center_id = ${centerId} and workshop_id = ${id}`.execute(tx)
    await noteFiles({ tx, centerId }, id)
    if (from !== 'draft') await seat(call, id)
  },
}
