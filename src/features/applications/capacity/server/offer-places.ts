import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { placeOffered } from '#features/applications/model/events.ts'
import { lockCapacity } from './capacity.ts'

/** So long a place that came free is theirs to take alone; then whoever comes next is asked too. */
export const daysToClaim = 3

type Where = { centerId: string; vacancyId: string }

/**
 * Picks who is told that there is a place: whoever waits longest, one for each place that nobody was asked about lately. Who is
 * just deciding is passed over, so that nobody waits for each other in a circle.
 * @returns their applications; `tellOfPlaces` says it
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

/** A notice and a mail to each of them. */
export async function notifyOfOffers(tx: Tx, centerId: string, offered: readonly string[], requestId: string | null): Promise<void> {
  for (const applicationId of offered) await emit(tx, placeOffered, { centerId, applicationId, requestId })
}

/** Nobody took what was offered: whoever comes next is asked too. */
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

/** Both in one. */
export async function offerAndNotify(tx: Tx, { requestId, ...where }: Where & { requestId: string | null }): Promise<void> {
  await notifyOfOffers(tx, where.centerId, await offerPlaces(tx, where), requestId)
}
