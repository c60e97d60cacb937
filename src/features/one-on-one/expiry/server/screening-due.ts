import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { screeningDays } from '#features/one-on-one/model/codes.ts'
import { tellCenter } from '#features/one-on-one/telling/server/tell.ts'

/** SQL: how many working days lie between a moment and another, in Dutch time; the first day does not count. */
export const workingDaysSql = (from: string, until: string): string =>
  `(select count(*)::int from generate_series((${from} at time zone '${timeZone}')::date + 1, (${until} at time zone '${timeZone}')::date, interval '1 day') day
    where extract(isodow from day) < 6)`

/** Reminds the coordinators after three working days, and the center's own admins after five. Each is told once. */
export async function remindOfScreening(tx: Tx, centerId: string, now: Date): Promise<void> {
  const moment = `'${now.toISOString()}'::timestamptz`
  const rows = await rowsOf(
    tx,
    { id: shown.text('r.id'), days: shown.number(sql.raw(workingDaysSql('r.submitted_at', moment))) },
    (columns) => sql`
    select ${columns} from help_requests r
    where r.volunteer_center_id = ${centerId} and r.status = 'pending' and r.submitted_at < ${now}::timestamptz - make_interval(days => ${screeningDays.remind - 1})
    order by r.submitted_at, r.id`,
  )
  for (const { id, days } of rows) {
    if (days >= screeningDays.remind)
      await tellCenter({ tx, centerId }, 'deciders', { kind: 'help.screening_due', requestId: id, once: 'remind', facts: { days } })
    if (days >= screeningDays.escalate)
      await tellCenter({ tx, centerId }, 'admins', { kind: 'help.screening_due', requestId: id, once: 'escalate', facts: { days } })
  }
}
