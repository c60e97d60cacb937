import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { dayOf, timeZone } from '#kernel/i18n/dates.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { schedule, type Worker } from '#kernel/jobs/server/workers.ts'
import { workshopPath, workshopPresenceAddress } from '#features/workshops/model/address.ts'
import { daysOfPresence, daysUntilArchived, hoursOfMinDue } from '#features/workshops/model/codes.ts'
import { takenSql } from '#features/workshops/model/workshop.ts'
import { settle } from '#features/workshops/presence/server/mark-presence.ts'
import { cancelOne } from '#features/workshops/registrations/server/cancel.ts'
import { lockWorkshop, nobody } from '#features/workshops/seats/server/seat.ts'
import { tellKeepers, tellTakers } from '#features/workshops/telling/server/tell.ts'
import { archiveOne, cancelWorkshop, completeWorkshop, confirmByJob } from '#features/workshops/transitions/server/change-status.ts'

const workshopColumns = {
  id: shown.text('w.id'),
  slug: shown.text('w.slug'),
  title: shown.text('w.title'),
  trainerId: orNull(shown.text('w.trainer_user_id')),
  contactId: orNull(shown.text('w.contact_user_id')),
  taken: shown.number(takenSql('w')),
  min: orNull(shown.number('w.capacity_min')),
  deadlineAt: orNull(shown.moment('w.deadline_at')),
  lastEndsAt: orNull(shown.moment('w.last_ends_at')),
}
const workshopsWhere = async (tx: Tx, centerId: string, condition: ReturnType<typeof sql>) =>
  await rowsOf(
    tx,
    workshopColumns,
    (columns) => sql`select ${columns} from workshops w where w.volunteer_center_id = ${centerId} and ${condition} order by w.id`,
  )

const after = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000)

/**
 * At the deadline: with enough people a workshop goes ahead, otherwise it is cancelled and everybody told, unless somebody pressed ‘Gaat
 * toch door’ before. Two days before, the center is told what is lacking. Frees the places of accounts that are gone.
 */
export async function decideWorkshops(tx: Tx, centerId: string, now: Date): Promise<void> {
  const seating = { tx, centerId, now, actor: nobody }
  for (const { id, taken, min, lastEndsAt } of await workshopsWhere(tx, centerId, sql`w.status in ('published', 'full') and w.deadline_at <= ${now}`)) {
    await lockWorkshop(tx, centerId, id)
    const isOver = lastEndsAt !== null && lastEndsAt <= now
    if (min !== null && taken < min && !isOver) await cancelWorkshop({ ...seating, id }, { reason: null, isTooFew: true })
    else await confirmByJob({ ...seating, id })
  }
  const soon = sql`w.status in ('published', 'full') and w.deadline_at between ${now} and ${after(now, hoursOfMinDue)} and ${sql.raw(takenSql('w'))} < w.capacity_min`
  for (const workshop of await workshopsWhere(tx, centerId, soon)) {
    const { taken, min, deadlineAt } = workshop
    // The last day on which one can register ends with the deadline.
    const day = dayOf(after(deadlineAt!, -1))
    await tellKeepers({ tx, centerId }, { kind: 'min_due', workshop, path: workshopPath(workshop), once: day, facts: { taken, min, day } })
  }
  const gone = await rowsOf(
    tx,
    { id: shown.text('r.id') },
    (columns) => sql`select ${columns} from workshop_registrations r join users u on u.id = r.user_id and u.status = 'archived'
      join workshops w on w.volunteer_center_id = r.volunteer_center_id and w.id = r.workshop_id and w.last_ends_at > ${now} and w.status in ('published', 'full', 'confirmed')
      where r.volunteer_center_id = ${centerId} and r.status in ('registered', 'waitlisted') order by r.workshop_id, r.id`,
  )
  for (const { id } of gone) await cancelOne(seating, id, null)
}

/** A week and a day before the first session, by days on Dutch clocks, whoever has a place is reminded. */
export async function remindOfWorkshops(tx: Tx, centerId: string, now: Date): Promise<void> {
  for (const days of [7, 1]) {
    const due = sql`w.status in ('published', 'full', 'confirmed')
      and (w.first_starts_at at time zone ${timeZone})::date = (${now}::timestamptz at time zone ${timeZone})::date + ${days}::int`
    for (const { id, deadlineAt } of await workshopsWhere(tx, centerId, due)) {
      // Before its deadline nobody knows whether it goes ahead.
      if (days === 7 && deadlineAt !== null && deadlineAt > now) continue
      await tellTakers({ tx, centerId, now }, { kind: 'reminder', workshopId: id, to: { in: ['registered'] }, days, once: `${days}:${dayOf(now)}` })
    }
  }
}

/** Two hours after the last session a workshop is over. Who was there is asked twice; whoever is not marked after the second time was absent. */
export async function completeWorkshops(tx: Tx, centerId: string, now: Date): Promise<void> {
  const seating = { tx, centerId, now, actor: nobody }
  for (const { id } of await workshopsWhere(tx, centerId, sql`w.status = 'confirmed' and w.last_ends_at <= ${after(now, -2)}`)) {
    await lockWorkshop(tx, centerId, id)
    await completeWorkshop({ ...seating, id })
    // Who was marked at all sessions before it was over.
    await tellTakers({ tx, centerId, now }, { kind: 'evaluate', workshopId: id, to: { in: ['attended'] }, once: 'once' })
  }
  const open = sql`w.status = 'completed' and exists (select from workshop_registrations r
    where r.volunteer_center_id = w.volunteer_center_id and r.workshop_id = w.id and r.status = 'registered')`
  for (const workshop of await workshopsWhere(tx, centerId, open)) {
    const days = (now.getTime() - workshop.lastEndsAt!.getTime()) / 86_400_000
    if (days > daysOfPresence.second) await markOpenAbsent(tx, centerId, workshop.id, now)
    else {
      const isLast = days > daysOfPresence.first
      await tellKeepers(
        { tx, centerId },
        { kind: 'presence_due', workshop, path: workshopPresenceAddress(workshop.id), once: isLast ? 'last' : 'first', facts: { isLast } },
      )
    }
  }
  const old = sql`w.status in ('completed', 'cancelled') and w.last_ends_at <= ${after(now, -24 * daysUntilArchived)}`
  for (const { id } of await workshopsWhere(tx, centerId, old)) await archiveOne({ ...seating, id })
}

async function markOpenAbsent(tx: Tx, centerId: string, workshopId: string, now: Date): Promise<void> {
  await lockWorkshop(tx, centerId, workshopId)
  const rows = await rowsOf(
    tx,
    { id: shown.text('r.id') },
    (columns) => sql`select ${columns} from workshop_registrations r
      where r.volunteer_center_id = ${centerId} and r.workshop_id = ${workshopId} and r.status = 'registered' order by r.id`,
  )
  const ids = rows.map(({ id }) => id)
  await sql`insert into workshop_presence (volunteer_center_id, registration_id, session_id, state, marked_at)
    select ${centerId}, r, s.id, 'absent', ${now} from unnest(${ids}::uuid[]) r
    cross join workshop_sessions s where s.volunteer_center_id = ${centerId} and s.workshop_id = ${workshopId} and s.status = 'scheduled'
    on conflict do nothing`.execute(tx)
  await settle({ tx, centerId, now, actor: nobody }, workshopId, ids)
  // Without a required session nothing follows from who was there.
  await sql`update workshop_registrations set status = 'no_show' where volunteer_center_id = ${centerId} and id = any(${ids}::uuid[]) and status = 'registered'`.execute(
    tx,
  )
}

const inEach = (work: (tx: Tx, centerId: string, now: Date) => Promise<void>) => async (db: Database) =>
  await inEveryCenter(db, async (centerId) => await db.inCenter(centerId, async (tx) => await work(tx, centerId, new Date())))

export const workshopJobs: Worker[] = [
  schedule('workshops.decide', '*/10 * * * *', inEach(decideWorkshops)),
  schedule('workshops.remind', '20 9 * * *', inEach(remindOfWorkshops)),
  schedule('workshops.complete', '*/15 * * * *', inEach(completeWorkshops)),
]
