import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { readerColumns } from '#features/users/model/server/person-columns.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { momentOfWallTime } from '#features/activities/series/server/dates-of-schedule.ts'
import type { MailedDate } from './mails.ts'

/** A date that changed, in wall times: when it is, and when it was if that is another time. */
export type ToldDate = { id: string; activityId: string; start: string; was: string | null }

type Telling = Pick<Call, 'tx' | 'centerId' | 'actor' | 'now'>
type News = {
  kind: 'activity.cancelled' | 'activity.changed'
  dates: readonly ToldDate[]
  reason?: string
  /** It holds for the later dates too, so whoever follows any of them is told. */
  isSeries?: boolean
}

/** SQL on activity_followers `f`: follows one of these dates, or all dates of its activity. */
const followsOne = (ids: readonly string[], isSeries: boolean) => sql`(f.occurrence_id is null or ${isSeries} or f.occurrence_id = any(${ids}::uuid[]))`

/** How many people follow any of these dates. */
export async function countFollowers(tx: Tx, centerId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(distinct f.user_id)::int as n from activity_occurrences o
    join activity_followers f on f.volunteer_center_id = o.volunteer_center_id and f.activity_id = o.activity_id and ${followsOne(ids, false)}
    where o.volunteer_center_id = ${centerId} and o.id = any(${ids}::uuid[])`.execute(tx)
  return rows[0]!.n
}

/** Mails whoever follows one of these dates, once for all of them together; not who did it, and nobody about what is not published. */
export async function tellFollowers({ tx, centerId, actor, now }: Telling, { kind, dates, reason, isSeries = false }: News): Promise<void> {
  if (dates.length === 0) return
  const ids = dates.map(({ id }) => id)
  const rows = await rowsOf(
    tx,
    {
      ...readerColumns,
      dateId: shown.text('o.id'),
      activityId: shown.text('a.id'),
      slug: shown.text('a.slug'),
      title: shown.text('coalesce(o.title, a.title)'),
      place: orNull(
        shown.text(
          `nullif(concat_ws(', ', nullif(coalesce(o.location, a.location) ->> 'name', ''), nullif(coalesce(o.location, a.location) ->> 'city', '')), '')`,
        ),
      ),
      isAllDay: shown.flag('a.is_all_day'),
      host: shown.text('coalesce(organization.name, c.name)'),
      phone: orNull(shown.text('coalesce(organization.phone, c.phone)')),
    },
    (columns) => sql`select distinct ${columns}, o.starts_at
      from activity_occurrences o
      join activities a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id and a.status in ('published', 'cancelled')
      join volunteer_centers c on c.id = o.volunteer_center_id
      left join organizations organization on organization.volunteer_center_id = a.volunteer_center_id and organization.id = a.organization_id
      join activity_followers f on f.volunteer_center_id = a.volunteer_center_id and f.activity_id = a.id and ${followsOne(ids, isSeries)}
      join users u on u.id = f.user_id and u.status = 'active' and u.id is distinct from ${actor.userId}
      where o.volunteer_center_id = ${centerId} and o.id = any(${ids}::uuid[]) and (f.occurrence_id is null or f.occurrence_id = o.id or ${isSeries})
      order by u.id, o.starts_at`,
  )
  const told = new Map(dates.map((date) => [date.id, date]))
  const mails = [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => {
    const [{ id: userId, email: address, locale, firstName, host, phone }] = own as [(typeof own)[number]]
    const items = own.map(({ dateId, activityId, slug, title, place, isAllDay }): MailedDate => {
      const { start, was } = told.get(dateId)!
      const day = start.slice(0, 10)
      return { title, startsAt: at(start), isAllDay, place, was: was && was !== start ? at(was) : null, path: activityPath({ id: activityId, slug }, day) }
    })
    const facts = { firstName, dates: items, reason: reason ?? null, isSeries, host, phone }
    return { kind, dedupeKey: `${kind}:${ids[0]}:${now.toISOString()}:${userId}`, userId, address, locale, facts }
  })
  queueMails(tx, centerId, mails)
}

/** The dates of an activity that are to come, as the rows have them now. */
export async function datesToCome({ tx, centerId, now }: Pick<Call, 'tx' | 'centerId' | 'now'>, activityId: string, most: number): Promise<ToldDate[]> {
  const { rows } = await sql<{ id: string; start: string }>`select id, to_char(local_start, 'YYYY-MM-DD"T"HH24:MI') as start from activity_occurrences
    where volunteer_center_id = ${centerId} and activity_id = ${activityId} and removed_at is null and status <> 'cancelled' and ends_at > ${now}
    order by starts_at limit ${most}`.execute(tx)
  return rows.map((row) => ({ ...row, activityId, was: null }))
}

const at = (local: string) => momentOfWallTime(local).toISOString()
