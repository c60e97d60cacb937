import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/today.ts'
import { slotsAfter } from '#features/vacancies/slots.ts'
import type { Slot } from '#features/vacancies/vacancy.ts'
import type { Mover } from './mover.ts'

type Place = { centerId: string; vacancyId: string; /** The date that was applied for. */ slotId: string | null; actor: Mover['actor'] }
const heldColumns = {
  places: orNull(shown.number('places')),
  places_taken: shown.number('places_taken'),
  slots: shown.json<Slot[]>()('slots'),
  status: shown.text('status'),
  in_time: shown.flag(`valid_through >= ${today}`),
}
export type Held = RowOf<typeof heldColumns>

/** Takes one of the vacancy's places, under its lock: of two who are accepted for the last one, one waits. */
export async function takePlace(tx: Tx, place: Place): Promise<boolean> {
  const { places, places_taken, slots, status } = await holdPlaces(tx, place)
  const slot = slots.find(({ id }) => id === place.slotId)
  if (slot?.places && slot.placesTaken >= slot.places) return false
  if (places !== null && places_taken >= places) return false
  const isFull = places !== null && places_taken + 1 === places && status === 'published'
  await change(tx, place, { taken: places_taken + 1, slots: slotsAfter(slots, place.slotId, 1), from: status, to: isFull ? 'filled' : status })
  return true
}

/** Gives a place back; a vacancy that was full is shown again while it is still open. */
export async function freePlace(tx: Tx, place: Place): Promise<void> {
  const { places_taken, slots, status, in_time } = await holdPlaces(tx, place)
  const to = status === 'filled' && in_time ? 'published' : status
  await change(tx, place, { taken: Math.max(0, places_taken - 1), slots: slotsAfter(slots, place.slotId, -1), from: status, to })
}

/** The places of a vacancy, held until the transaction ends: whoever takes, gives or offers one comes by here. */
export async function holdPlaces(tx: Tx, { centerId, vacancyId }: Pick<Place, 'centerId' | 'vacancyId'>): Promise<Held> {
  const rows = await rowsOf(
    tx,
    heldColumns,
    (columns) => sql`select ${columns} from vacancies where volunteer_center_id = ${centerId} and id = ${vacancyId} for update`,
  )
  return rows[0]!
}

type After = { taken: number; slots: Slot[]; from: string; to: string }

async function change(tx: Tx, { centerId, vacancyId, actor }: Place, { taken, slots, from, to }: After): Promise<void> {
  await sql`update vacancies set places_taken = ${taken}, slots = ${JSON.stringify(slots)}, status = ${to} where volunteer_center_id = ${centerId} and id = ${vacancyId}`.execute(
    tx,
  )
  if (to !== from) trace(tx, { centerId, actor }, { action: `vacancy.${to}`, subjectType: 'vacancies', subjectId: vacancyId, from, to })
}
