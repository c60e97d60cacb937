import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { dayOf, timeZone } from '#kernel/i18n/dates.ts'
import { type MeasureName, measureNames, measureOf } from '#features/measures/measures.ts'
import type { Month } from '#features/measures/months.ts'
import { countMonth } from './count-month.ts'
import { countedMonth } from './roll.ts'

/** What is stored of a month and is not what a fresh count says. */
export type Difference = { measure: string; month: Month; dimension: string; stored: number; counted: number }

/**
 * Counts one finished month again: the total of each measure whose facts last has to be the same, and each dimension has to add up to its
 * total. Which month, the date decides, so that a second try on the same night asks for the same.
 */
export async function checkCenter(db: Database, centerId: string, now: Date): Promise<Difference[]> {
  return await db.inCenter(centerId, async (tx) => {
    // What was stored before its month was over came from elsewhere, as in the demo: there is nothing to count it from.
    const months = await rowsOf(
      tx,
      { month: shown.text('a.month::text') },
      (columns) => sql`select distinct ${columns} from measure_atoms a where a.volunteer_center_id = ${centerId} and a.status = 'final'
        and a.computed_at >= (a.month + interval '1 month') at time zone ${timeZone} order by 1`,
    )
    if (months.length === 0) return []
    const dice = createHash('sha256')
      .update(`${centerId} ${dayOf(now)}`)
      .digest()
      .readUInt32BE(0)
    return await differencesOf(tx, centerId, months[dice % months.length]!.month, now)
  })
}

/** The differences of one stored month. */
export async function differencesOf(tx: Parameters<typeof countMonth>[0], centerId: string, month: Month, now: Date): Promise<Difference[]> {
  const stored = await rowsOf(
    tx,
    { measure: shown.text('a.measure'), dimension: shown.text('a.dimension'), n: shown.number('sum(a.n)::int') },
    (columns) => sql`select ${columns} from measure_atoms a join measure_versions v on v.volunteer_center_id = a.volunteer_center_id
        and v.measure = a.measure and v.version = a.version
      where a.volunteer_center_id = ${centerId} and a.month = ${month} and a.organization_id is null group by a.measure, a.dimension`,
  )
  const found: Difference[] = []
  for (const name of measureNames) {
    const own = stored.filter(({ measure }) => measure === name)
    const total = own.find(({ dimension }) => dimension === '')
    if (!total) continue
    for (const { dimension, n } of own) if (n !== total.n) found.push({ measure: name, month, dimension, stored: n, counted: total.n })
    if (!measureOf(name).isLasting) continue
    const counted = (await countMonth(tx, name as MeasureName, countedMonth(centerId, month, now))).find(
      ({ dimension, organizationId }) => dimension === '' && organizationId === null,
    )
    if (counted && counted.n !== total.n) found.push({ measure: name, month, dimension: '', stored: total.n, counted: counted.n })
  }
  return found
}
