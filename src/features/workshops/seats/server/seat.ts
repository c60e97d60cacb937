import { sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { lastHours, openStatuses, type WorkshopStatus } from '#features/workshops/model/codes.ts'
import { takenSql } from '#features/workshops/model/workshop.ts'
import { tellTakers } from '#features/workshops/telling/server/tell.ts'

export type Seating = { tx: Tx; centerId: string; now: Date; actor: Pick<Actor, 'userId' | 'session'> }

/** Who acts when a job does. */
export const nobody: Seating['actor'] = { userId: null, session: null }

const lockedColumns = {
  id: shown.text('w.id'),
  status: shown.code<WorkshopStatus>()('w.status'),
  capacity: shown.number('w.capacity_max'),
  isStrict: shown.flag('w.is_strict'),
  cancelUntilHours: shown.number('w.cancel_until_hours'),
  firstStartsAt: orNull(shown.moment('w.first_starts_at')),
}
type Locked = RowOf<typeof lockedColumns>

/** Locks the workshop until the transaction ends: whatever takes, frees or counts places does this first. */
export async function lockWorkshop(tx: Tx, centerId: string, workshopId: string): Promise<Locked> {
  const [row] = await rowsOf(
    tx,
    lockedColumns,
    (columns) => sql`select ${columns} from workshops w where w.volunteer_center_id = ${centerId} and w.id = ${workshopId} for update`,
  )
  return row!
}

/** Places that are taken now; right only under the lock. */
export async function countTaken(tx: Tx, centerId: string, workshopId: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select ${sql.raw(takenSql('w'))} as n from workshops w where w.volunteer_center_id = ${centerId} and w.id = ${workshopId}`.execute(tx)
  return rows[0]!.n
}

const hour = 3_600_000

/**
 * Gives the free places of a workshop to those who wait, in the order in which they came, and sets or clears `full`. The one place where
 * anybody gets a place: a new registration comes to wait first. Counts are never stored. Everybody who got one is told in the same
 * transaction; near the beginning only those get one who said that the last moment is all right, and in the last hours nobody.
 * @param arriving a registration of this moment, whose person is there and asks: no hour is too late for it, and others tell of it
 * @returns the ids of the registrations that got a place
 */
export async function seat({ tx, centerId, now, actor }: Seating, workshopId: string, arriving: string | null = null): Promise<string[]> {
  const workshop = await lockWorkshop(tx, centerId, workshopId)
  const { status, capacity, isStrict } = workshop
  if (!(openStatuses as readonly string[]).includes(status)) return []
  const taken = await countTaken(tx, centerId, workshopId)
  const waiting = await rowsOf(
    tx,
    { id: shown.text('id'), seats: shown.number('seats'), lateOk: shown.flag('late_ok') },
    (columns) => sql`select ${columns} from workshop_registrations
      where volunteer_center_id = ${centerId} and workshop_id = ${workshopId} and status = 'waitlisted' order by waitlisted_at, id
      -- Who leaves the line at this moment holds their row and waits for the workshop: that one is passed over, and then the rest come here again.
      for no key update skip locked`,
  )
  const seated: string[] = []
  let free = capacity - taken
  for (const { id, seats, lateOk } of waiting) {
    if (free <= 0) break
    if (!isInTime(workshop, now, { lateOk: lateOk || id === arriving, isThere: id === arriving })) continue
    if (seats > free) {
      if (isStrict) break
      continue
    }
    free -= seats
    seated.push(id)
  }
  if (seated.length > 0) await give({ tx, centerId, now, actor }, workshopId, seated, arriving)
  await setFull({ tx, centerId }, workshop, free <= 0)
  return seated
}

/** A place by the hand of the center, whatever the hour and the order. @returns false when there is none */
export async function seatByHand({ tx, centerId, now, actor }: Seating, workshopId: string, registration: { id: string; seats: number }): Promise<boolean> {
  const workshop = await lockWorkshop(tx, centerId, workshopId)
  const free = workshop.capacity - (await countTaken(tx, centerId, workshopId))
  if (registration.seats > free) return false
  await give({ tx, centerId, now, actor }, workshopId, [registration.id], null)
  await setFull({ tx, centerId }, workshop, free - registration.seats <= 0)
  return true
}

/** Whether somebody who waits can still be given a place. */
function isInTime({ firstStartsAt, cancelUntilHours }: Locked, now: Date, { lateOk, isThere }: { lateOk: boolean; isThere: boolean }): boolean {
  if (isThere || firstStartsAt === null) return true
  const hours = (firstStartsAt.getTime() - now.getTime()) / hour
  return hours > lastHours && (lateOk || hours > cancelUntilHours)
}

async function give({ tx, centerId, now, actor }: Seating, workshopId: string, ids: readonly string[], arriving: string | null): Promise<void> {
  await sql`update workshop_registrations set status = 'registered', registered_at = ${now}, promoted_at = case when id is distinct from ${arriving}::uuid then ${now}::timestamptz end
    where volunteer_center_id = ${centerId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  const promoted = ids.filter((id) => id !== arriving)
  for (const _ of promoted)
    writeAuditEvent(
      tx,
      { centerId, actor },
      { action: 'workshop_registration.promoted', subjectType: 'workshops', subjectId: workshopId, from: 'waitlisted', to: 'registered' },
    )
  if (promoted.length > 0) await tellTakers({ tx, centerId, now }, { kind: 'promoted', workshopId, to: { ids: promoted } })
}

async function setFull({ tx, centerId }: Pick<Seating, 'tx' | 'centerId'>, { id, status }: Locked, isFull: boolean): Promise<void> {
  const to = isFull && status === 'published' ? 'full' : !isFull && status === 'full' ? 'published' : status
  if (to !== status) await sql`update workshops set status = ${to} where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
}
