import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/today.ts'
import { slotsAfter } from '#features/vacancies/model/slots.ts'
import type { Slot } from '#features/vacancies/model/vacancy.ts'
import type { TransitionContext } from '#features/applications/model/server/transition-context.ts'

type CapacityClaim = { centerId: string; vacancyId: string; /** The date that was applied for. */ slotId: string | null; actor: TransitionContext['actor'] }
const heldColumns = {
  places: orNull(shown.number('places')),
  places_taken: shown.number('places_taken'),
  slots: shown.json<Slot[]>()('slots'),
  status: shown.text('status'),
  in_time: shown.flag(`valid_through >= ${today}`),
}
export type Capacity = RowOf<typeof heldColumns>

/** Takes one of the vacancy's places, under its lock: of two who are accepted for the last one, one waits. */
export async function takePlace(tx: Tx, place: CapacityClaim): Promise<boolean> {
  const { places, places_taken, slots, status } = await lockCapacity(tx, place)
  const slot = slots.find(({ id }) => id === place.slotId)
  if (slot?.places && slot.placesTaken >= slot.places) return false
  if (places !== null && places_taken >= places) return false
  const isFull = places !== null && places_taken + 1 === places && status === 'published'
  await change(tx, place, { taken: places_taken + 1, slots: slotsAfter(slots, place.slotId, 1), from: status, to: isFull ? 'filled' : status })
  return true
}

/** Gives a place back; a vacancy that was full is shown again while it is still open. */
export async function freePlace(tx: Tx, place: CapacityClaim): Promise<void> {
  const { places_taken, slots, status, in_time } = await lockCapacity(tx, place)
  const to = status === 'filled' && in_time ? 'published' : status
  await change(tx, place, { taken: Math.max(0, places_taken - 1), slots: slotsAfter(slots, place.slotId, -1), from: status, to })
}

/** The capacity of a vacancy, locked until the transaction ends: whatever takes, frees or offers a place calls this first. */
export async function lockCapacity(tx: Tx, { centerId, vacancyId }: Pick<CapacityClaim, 'centerId' | 'vacancyId'>): Promise<Capacity> {
  const rows = await rowsOf(
    tx,
    heldColumns,
    (columns) => sql`select ${columns} from vacancies where volunteer_center_id = ${centerId} and id = ${vacancyId} for update`,
  )
  return rows[0]!
}

type After = { taken: number; slots: Slot[]; from: string; to: string }

async function change(tx: Tx, { centerId, vacancyId, actor }: CapacityClaim, { taken, slots, from, to }: After): Promise<void> {
  await sql`update vacancies set places_taken = ${taken}, slots = ${JSON.stringify(slots)}, status = ${to} where volunteer_center_id = ${centerId} and id = ${vacancyId}`.execute(
    tx,
  )
  if (to !== from) writeAuditEvent(tx, { centerId, actor }, { action: `vacancy.${to}`, subjectType: 'vacancies', subjectId: vacancyId, from, to })
}
