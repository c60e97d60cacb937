import { sql } from 'kysely'
import { placeOffered } from '#features/applications/model/events.ts'
import type { TransitionContext } from '#features/applications/model/server/application-row.ts'
import { isOpenSlot, slotsAfter } from '#features/vacancies/model/slots.ts'
import type { Slot } from '#features/vacancies/model/vacancy.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { type RowOf, orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'

type CapacityClaim = { centerId: string; vacancyId: string; /** The date that was applied for. */ slotId: string | null; actor: TransitionContext['actor'] }
const heldColumns = {
  places: orNull(shown.number('places')),
  places_taken: shown.number('places_taken'),
  slots: shown.json<Slot[]>()('slots'),
  status: shown.text('status'),
  in_time: shown.flag(`valid_through >= ${today}`),
}
type Capacity = RowOf<typeof heldColumns>

/**
 * Takes a place of the vacancy, under its lock: if two people are accepted for the last one, the second is waitlisted. Returns
 * whether there was a place.
 */
export async function takePlace(tx: Tx, place: CapacityClaim): Promise<boolean> {
  const { places, places_taken, slots, status } = await lockCapacity(tx, place)
  const slot = slots.find(({ id }) => id === place.slotId)
  if (slot?.places && slot.placesTaken >= slot.places) return false
  if (places !== null && places_taken >= places) return false
  const isFull = places !== null && places_taken + 1 === places && status === 'published'
  await change(tx, place, { taken: places_taken + 1, slots: slotsAfter(slots, place.slotId, 1), from: status, to: isFull ? 'filled' : status })
  return true
}

/** Frees a place. A vacancy that was filled is published again if its last day has not passed. */
export async function freePlace(tx: Tx, place: CapacityClaim): Promise<void> {
  const { places_taken, slots, status, in_time } = await lockCapacity(tx, place)
  const to = status === 'filled' && in_time ? 'published' : status
  await change(tx, place, { taken: Math.max(0, places_taken - 1), slots: slotsAfter(slots, place.slotId, -1), from: status, to })
}

/** Locks the capacity of a vacancy until the transaction ends. Everything that takes, frees or offers a place calls this first. */
async function lockCapacity(tx: Tx, { centerId, vacancyId }: Pick<CapacityClaim, 'centerId' | 'vacancyId'>): Promise<Capacity> {
  const rows = await rowsOf(
    tx,
    heldColumns,
    (columns) => sql`select ${columns} from vacancies where volunteer_center_id = ${centerId} and id = ${vacancyId} for update`,
  )
  return rows[0]!
}

type After = { taken: number; slots: Slot[]; from: string; to: string }

async function change(tx: Tx, { centerId, vacancyId, actor }: CapacityClaim, { taken, slots, from, to }: After): Promise<void> {
  await sql`update vacancies set places_taken = ${taken}, slots = ${jsonText(slots)}, status = ${to} where volunteer_center_id = ${centerId} and id = ${vacancyId}`.execute(
    tx,
  )
  if (to !== from) writeAuditEvent(tx, { centerId, actor }, { action: `vacancy.${to}`, subjectType: 'vacancies', subjectId: vacancyId, from, to })
}

/** Checks the date that was applied for, if one was chosen. @throws 422 for an unknown or past one, 409 slot_full */
export function openSlot(id: string | null, slots: readonly Slot[], now: Date): string | null {
  if (id === null) return null
  const slot = slots.find((one) => one.id === id)
  if (!slot || Date.parse(slot.startsAt) < now.getTime()) throw new Invalid([{ code: 'inclusion', attribute: 'slotId' }])
  if (!isOpenSlot(slot, now)) throw new Refused('slot_full', { attribute: 'slotId' })
  return id
}

/** Days that an offered place is reserved for one applicant; after that it is also offered to the next. */
const daysToClaim = 3

type Where = { centerId: string; vacancyId: string }

/**
 * Chooses who is offered a place: those who have waited longest, one for each free place without a current offer. Skips rows
 * that another transaction has locked, because waiting for those could deadlock.
 * @returns the ids of the applications; `notifyOfOffers` notifies the applicants
 */
export async function offerPlaces(tx: Tx, { centerId, vacancyId }: Where): Promise<string[]> {
  const { places, places_taken, slots, status, in_time } = await lockCapacity(tx, { centerId, vacancyId })
  if (!in_time || (status !== 'published' && status !== 'filled')) return []
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('id'),
      slot_id: orNull(shown.text('slot_id')),
      asked: shown.flag(sql`coalesce(place_offered_at > now() - make_interval(days => ${daysToClaim}), false)`),
    },
    (columns) => sql`
    select ${columns} from applications
    where volunteer_center_id = ${centerId} and vacancy_id = ${vacancyId} and status = 'waitlisted'
      and (parent_email is null or parent_consent_at is not null) and (place_offered_at is null or place_offered_at > now() - make_interval(days => ${daysToClaim}))
    order by created_at, id limit 200 for update skip locked`,
  )
  let free = (places === null ? 1 : places - places_taken) - rows.filter(({ asked }) => asked).length
  const room = new Map(slots.map((slot) => [slot.id, slot.places === null ? rows.length : slot.places - slot.placesTaken]))
  for (const { slot_id } of rows.filter(({ asked }) => asked)) if (slot_id) room.set(slot_id, (room.get(slot_id) ?? 0) - 1)
  const offered: string[] = []
  for (const { id, slot_id, asked } of rows) {
    if (asked || free <= 0) continue
    if (slot_id) {
      const left = room.get(slot_id) ?? 0
      if (left <= 0) continue
      room.set(slot_id, left - 1)
    }
    free -= 1
    offered.push(id)
  }
  if (offered.length > 0)
    await sql`update applications set place_offered_at = now() where volunteer_center_id = ${centerId} and id = any(${offered}::uuid[])`.execute(tx)
  return offered
}

/** Notifies each of them, by notice and mail. */
export async function notifyOfOffers(tx: Tx, centerId: string, offered: readonly string[], requestId: string | null): Promise<void> {
  for (const applicationId of offered) await emit(tx, placeOffered, { centerId, applicationId, requestId })
}

/** Offers a place to the next applicant if an earlier offer was not taken in time. */
export async function offerAgain(db: Database, centerId: string): Promise<void> {
  const vacancies = await db.inCenter(centerId, async (tx) => {
    const rows = await rowsOf(
      tx,
      {
        id: shown.text('v.id'),
      },
      (columns) => sql`
      select distinct ${columns}
    from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
      where a.volunteer_center_id = ${centerId} and a.status = 'waitlisted' and a.place_offered_at <= now() - make_interval(days => ${daysToClaim})
        and v.status = 'published' and (v.places is null or v.places_taken < v.places)
        and exists (select from applications b where b.volunteer_center_id = a.volunteer_center_id and b.vacancy_id = v.id
          and b.status = 'waitlisted' and b.place_offered_at is null) limit 1000`,
    )
    return rows
  })
  for (const { id: vacancyId } of vacancies) await db.inCenter(centerId, async (tx) => await offerAndNotify(tx, { centerId, vacancyId, requestId: null }))
}

/** Offers free places and notifies. */
export async function offerAndNotify(tx: Tx, { requestId, ...where }: Where & { requestId: string | null }): Promise<void> {
  await notifyOfOffers(tx, where.centerId, await offerPlaces(tx, where), requestId)
}
