import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'

/** A median of fewer answers means nothing. */
const fewest = 5

/**
 * The response time of each organization: the median of the last year in days, and the number of applications it is made from
 * (domain §5.1). Unanswered applications count with their age so far; those withdrawn without an answer do not count.
 */
export async function countResponseTimes(db: Database, centerId: string): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    const rows = await rowsOf(
      tx,
      {
        id: shown.text('o.id'),
        count: shown.number('coalesce(t.count, 0)'),
        median: orNull(shown.number('t.median')),
      },
      (columns) => sql`
      select ${columns} from organizations o left join (
        select organization_id, count(*)::int as count,
          case when count(*) >= ${fewest} then ceil(percentile_cont(0.5) within group (order by extract(epoch from coalesce(first_response_at, now()) - created_at) / 86400))::int end as median
        from applications
        where volunteer_center_id = ${centerId} and created_at > now() - interval '1 year' and (first_response_at is not null or status <> 'withdrawn')
        group by organization_id
      ) t on t.organization_id = o.id
      where o.volunteer_center_id = ${centerId} and (o.response_count, o.response_median_days) is distinct from (coalesce(t.count, 0), t.median)`,
    )
    for (const { id, count, median } of rows)
      await sql`update organizations set response_count = ${count}, response_median_days = ${median} where volunteer_center_id = ${centerId} and id = ${id}`.execute(
        tx,
      )
  })
}
