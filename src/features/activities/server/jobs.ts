import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { adminsOf } from '#features/organizations/model/server/admins.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { daysCancelledShown, daysUntilArchived } from '#features/activities/model/codes.ts'
import { datesOfSchedule } from '#features/activities/series/server/dates-of-schedule.ts'
import { deriveOccurrences, spanOf } from '#features/activities/series/server/derive-occurrences.ts'
import { whole } from '#features/activities/writing/server/schedule-of.ts'

/** Days before the last date on which an organization is asked whether its series goes on. */
const daysBeforeEnd = 14
/** Rows of dates that are none any more, kept for feeds that tell of them. */
const daysOfTombstones = 30

/** Adds the dates of long series that have come within the horizon. */
export async function extendActivities(tx: Tx, centerId: string, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('activities')
    .selectAll()
    .where('volunteer_center_id', '=', centerId)
    .where('is_fully_derived', '=', false)
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const schedule = whole(row)
    const dates = schedule ? datesOfSchedule(schedule) : null
    if (!Array.isArray(dates)) continue
    await deriveOccurrences(tx, { centerId, now }, row.id, dates)
    await tx
      .updateTable('activities')
      .set({ is_fully_derived: spanOf(dates, { now }).is_fully_derived })
      .where('id', '=', row.id)
      .execute()
  }
}

/** Sets what is over to `ended`, and after three months to `archived`, or after one when it was cancelled; forgets followers and rows that nobody needs any more. */
export async function endActivities(tx: Tx, centerId: string, now: Date): Promise<void> {
  const over = sql`volunteer_center_id = ${centerId} and last_ends_at <= ${now}`
  await sql`update activities set status = 'ended' where ${over} and status = 'published'`.execute(tx)
  // What was cancelled goes on saying so, for calendars that read it.
  await sql`update activities set status = 'archived' where ${over} and status = 'cancelled' and last_ends_at <= ${now}::timestamptz - make_interval(days => ${daysCancelledShown})`.execute(
    tx,
  )
  await sql`update activities set status = 'archived' where ${over} and status = 'ended' and last_ends_at <= ${now}::timestamptz - make_interval(days => ${daysUntilArchived})`.execute(
    tx,
  )
  await sql`delete from activity_followers f using activities a where f.volunteer_center_id = ${centerId} and a.volunteer_center_id = f.volunteer_center_id
    and a.id = f.activity_id and a.last_ends_at <= ${now}::timestamptz - interval '30 days'`.execute(tx)
  await sql`delete from activity_occurrences where volunteer_center_id = ${centerId} and removed_at <= ${now}::timestamptz - make_interval(days => ${daysOfTombstones})`.execute(
    tx,
  )
}

/** Asks the organization of a series two weeks before its last date whether it goes on; once, whatever later runs find. */
export async function askWhetherItGoesOn(tx: Tx, centerId: string, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('activities')
    .select(['id', 'slug', 'title', 'organization_id', 'last_ends_at', 'series_id'])
    .where('volunteer_center_id', '=', centerId)
    .where('status', '=', 'published')
    .where('organization_id', 'is not', null)
    .where(sql<boolean>`rule ->> 'kind' <> 'none'`)
    .where(sql<boolean>`last_ends_at between ${now} and ${now}::timestamptz + make_interval(days => ${daysBeforeEnd})`)
    // A part of a series that goes on as another activity does not end.
    .where(
      sql<boolean>`not exists (select from activities later where later.volunteer_center_id = activities.volunteer_center_id and later.split_from_id = activities.id)`,
    )
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const day = row.last_ends_at!.toISOString()
    const admins = (await adminsOf(tx, row.organization_id!)).filter(({ status }) => status === 'active')
    queueMails(
      tx,
      centerId,
      admins.map(({ id: userId, email: address, firstName, locale }) => ({
        kind: 'activity.ending_series',
        dedupeKey: `activity.ending_series:${row.id}:${day}:${userId}`,
        userId,
        address,
        locale,
        facts: { firstName, title: row.title, activityId: row.id, path: activityPath(row), reason: null, day },
      })),
    )
  }
}

const inEach = (work: (tx: Tx, centerId: string, now: Date) => Promise<void>) => async (db: Database) =>
  await inEveryCenter(db, async (centerId) => await db.inCenter(centerId, async (tx) => await work(tx, centerId, new Date())))

export const activityJobs: Worker[] = [
  schedule('activities.extend', '20 1 * * *', inEach(extendActivities)),
  schedule('activities.end', '*/15 * * * *', inEach(endActivities)),
  schedule('activities.ending', '25 9 * * *', inEach(askWhetherItGoesOn)),
]
