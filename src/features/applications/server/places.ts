import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { today } from '#kernel/db/server/today.ts'
import type { Mover } from './mover.ts'

type Place = { centerId: string; vacancyId: string; actor: Mover['actor'] }
type Held = { places: number | null; places_taken: number; status: string; in_time: boolean }

/** Takes one of the vacancy's places, under its lock: of two who are accepted for the last one, one waits. */
export async function takePlace(tx: Tx, place: Place): Promise<boolean> {
  const { places, places_taken, status } = await lock(tx, place)
  if (places !== null && places_taken >= places) return false
  const isFull = places !== null && places_taken + 1 === places && status === 'published'
  await change(tx, place, places_taken + 1, status, isFull ? 'filled' : status)
  return true
}

/** Gives a place back; a vacancy that was full is shown again while it is still open. */
export async function freePlace(tx: Tx, place: Place): Promise<void> {
  const { places_taken, status, in_time } = await lock(tx, place)
  await change(tx, place, Math.max(0, places_taken - 1), status, status === 'filled' && in_time ? 'published' : status)
}

async function lock(tx: Tx, { centerId, vacancyId }: Place): Promise<Held> {
  const { rows } = await sql<Held>`select places, places_taken, status, valid_through >= ${sql.raw(today)} as in_time
    from vacancies where volunteer_center_id = ${centerId} and id = ${vacancyId} for update`.execute(tx)
  return rows[0]!
}

async function change(tx: Tx, { centerId, vacancyId, actor }: Place, taken: number, from: string, to: string): Promise<void> {
  await sql`update vacancies set places_taken = ${taken}, status = ${to} where volunteer_center_id = ${centerId} and id = ${vacancyId}`.execute(tx)
  if (to !== from) trace(tx, { centerId, actor }, { action: `vacancy.${to}`, subjectType: 'vacancies', subjectId: vacancyId, from, to })
}
