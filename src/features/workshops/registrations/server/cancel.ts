import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { type RegistrationStatus, registrationTransitions, type WorkshopStatus } from '#features/workshops/model/codes.ts'
import { workshopPath } from '#features/workshops/model/address.ts'
import { tellKeepers } from '#features/workshops/telling/server/tell.ts'
import { lockWorkshop, seat, seatByHand, type Seating } from '#features/workshops/seats/server/seat.ts'

/** PUT /workshop_registrations/{id}/cancel: one's own, or by the center. What comes free is somebody's in the same moment. */
export const cancelRegistration: Verb<{ reason?: string | null }> = async (call) => {
  refuseWhileImpersonating(call.actor)
  await cancelOne(call, call.id, call.input.reason ?? null)
  return call.id
}

const columns = {
  status: shown.code<RegistrationStatus>()('r.status'),
  workshopId: shown.text('r.workshop_id'),
  workshopStatus: shown.code<WorkshopStatus>()('w.status'),
  firstStartsAt: orNull(shown.moment('w.first_starts_at')),
  lastEndsAt: orNull(shown.moment('w.last_ends_at')),
  cancelUntilHours: shown.number('w.cancel_until_hours'),
  userId: orNull(shown.text('r.user_id')),
  person: shown.text(`coalesce(r.guest_name, (select full_name(u.first_name, u.last_name) from users u where u.id = r.user_id), '')`),
  title: shown.text('w.title'),
  slug: shown.text('w.slug'),
  contactId: orNull(shown.text('w.contact_user_id')),
}

const rowOf = async ({ tx, centerId }: Pick<Seating, 'tx' | 'centerId'>, id: string) => {
  const [row] = await rowsOf(
    tx,
    columns,
    (names) => sql`select ${names} from workshop_registrations r join workshops w on w.volunteer_center_id = r.volunteer_center_id and w.id = r.workshop_id
      where r.volunteer_center_id = ${centerId} and r.id = ${id}`,
  )
  return row!
}

/** Whether it is later than one may cancel; that is noted, and possible all the same. */
export const isLateAt = ({ firstStartsAt, cancelUntilHours }: { firstStartsAt: Date | null; cancelUntilHours: number }, now: Date): boolean =>
  firstStartsAt !== null && firstStartsAt.getTime() - now.getTime() < cancelUntilHours * 3_600_000

/**
 * Cancels a registration and gives its place to who is next. Twice is once.
 * @returns whether it was cancelled now
 * @throws 409 when the workshop is over, or somebody was marked there
 */
export async function cancelOne(seating: Seating, id: string, reason: string | null): Promise<boolean> {
  const { tx, centerId, now, actor } = seating
  const { workshopId } = await rowOf(seating, id)
  await lockWorkshop(tx, centerId, workshopId)
  const row = await rowOf(seating, id)
  if (!checkTransition(registrationTransitions, row.status, 'cancelled')) return false
  if (row.lastEndsAt !== null && row.lastEndsAt <= now) throw new Refused('registration_closed')
  const isLate = row.status === 'registered' && isLateAt(row, now)
  await sql`update workshop_registrations set status = 'cancelled', cancelled_at = ${now}, cancel_reason = ${reason}, is_late = ${isLate}
    where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  if (row.status === 'registered' && row.userId === actor.userId)
    await tellKeepers(
      { tx, centerId },
      {
        kind: 'left',
        workshop: { id: workshopId, title: row.title, trainerId: null, contactId: row.contactId },
        path: workshopPath({ id: workshopId, slug: row.slug }),
        once: id,
        facts: { person: row.person, isLate },
      },
    )
  writeAuditEvent(
    tx,
    { centerId, actor },
    { action: 'workshop_registration.cancelled', subjectType: 'workshops', subjectId: workshopId, from: row.status, to: 'cancelled' },
  )
  await seat(seating, workshopId)
  return true
}

/** PUT …/promote: a place for somebody who waits, by the hand of the center, at any hour. @throws 409 when no place is free */
export const promoteByHand: Verb = async (call) => {
  const { tx, id, centerId } = call
  const { workshopId } = await rowOf(call, id)
  await lockWorkshop(tx, centerId, workshopId)
  const row = await tx.selectFrom('workshop_registrations').select(['status', 'seats']).where('id', '=', id).executeTakeFirstOrThrow()
  const { workshopStatus, lastEndsAt } = await rowOf(call, id)
  if (row.status === 'registered') return id
  if (row.status !== 'waitlisted') throw new Refused('waits_for_no_place')
  if (!['published', 'full', 'confirmed'].includes(workshopStatus) || (lastEndsAt !== null && lastEndsAt <= call.now)) throw new Refused('registration_closed')
  if (!(await seatByHand(call, workshopId, { id, seats: row.seats }))) throw new Refused('workshop_is_full')
  return id
}
