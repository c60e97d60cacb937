import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { dayOf } from '#kernel/i18n/dates.ts'
import { type MeasureName, daysUntilFinal, measureNames, measureOf } from '#features/measures/measures.ts'
import { type Month, addMonths, momentsOf, monthAt } from '#features/measures/months.ts'
import { type Atom, countMonth } from './count-month.ts'
import type { CountedMonth } from './facts.ts'

/** The running month and the two before: late corrections still count in them. */
const monthsRolled = 3

export const runningMonth = (now: Date): Month => monthAt(dayOf(now))

/** The borders of a month; the running one ends now. */
export function countedMonth(centerId: string, month: Month, now: Date): CountedMonth {
  const { begin, end } = momentsOf(month)
  return { centerId, begin, end: Date.parse(end) > now.getTime() ? now.toISOString() : end }
}

/** From this moment a month is never counted again, but by a new version. */
export function isFinal(month: Month, now: Date): boolean {
  return Date.parse(momentsOf(month).end) + daysUntilFinal * 86_400_000 <= now.getTime()
}

/**
 * Counts the running month and those that are not final yet, all measures, in one transaction: run twice it leaves the same rows. What is
 * final stays as it is.
 */
export async function rollCenter(db: Database, centerId: string, now: Date): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await lockMeasures(tx, centerId)
    await noteStatesOfBefore(tx, centerId)
    const recent = Array.from({ length: monthsRolled }, (_, back) => addMonths(runningMonth(now), -back))
    const open = (await monthsOf(tx, centerId, 'provisional')).map(({ month }) => month)
    const done = new Set((await monthsOf(tx, centerId, 'final')).map(({ measure, version, month }) => `${measure} ${version} ${month}`))
    for (const month of [...new Set([...recent, ...open])].filter((one) => one <= runningMonth(now)).toSorted())
      for (const name of measureNames)
        if (!done.has(`${name} ${measureOf(name).version} ${month}`))
          await writeMonth(tx, { centerId, name, month, now }, await count(tx, centerId, name, month, now))
    await switchVersions(tx, centerId)
  })
}

const count = async (tx: Tx, centerId: string, name: MeasureName, month: Month, now: Date) => await countMonth(tx, name, countedMonth(centerId, month, now))

/** One roll of a center at a time: by the clock, and by the command beside it. */
export async function lockMeasures(tx: Tx, centerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`measures ${centerId}`}, 0))`.execute(tx)
}

/** The first states of rows that are older than the record of states: what their own columns say. */
export async function noteStatesOfBefore(tx: Tx, centerId: string): Promise<void> {
  for (const subject of ['vacancies', 'applications', 'organizations', 'social_map_entries'] as const)
    await sql`insert into state_changes (volunteer_center_id, subject, subject_id, state, reason, at)
      select x.volunteer_center_id, ${subject}, x.id, s.state, s.reason, s.at from ${sql.table(subject)} x, states_of_row(${subject}, to_jsonb(x)) s
      where x.volunteer_center_id = ${centerId} and not exists (select from state_changes c
        where c.volunteer_center_id = x.volunteer_center_id and c.subject = ${subject} and c.subject_id = x.id)`.execute(tx)
}

type Written = { centerId: string; name: MeasureName; month: Month; now: Date }

export async function writeMonth(tx: Tx, { centerId, name, month, now }: Written, atoms: readonly Atom[]): Promise<void> {
  const { version } = measureOf(name)
  await sql`delete from measure_atoms where volunteer_center_id = ${centerId} and measure = ${name} and version = ${version} and month = ${month}`.execute(tx)
  await sql`insert into measure_atoms (volunteer_center_id, measure, version, month, dimension, value_key, organization_id, n, status, computed_at)
    select ${centerId}, ${name}, ${version}, ${month}, a.dimension, a."valueKey", a."organizationId", a.n, ${isFinal(month, now) ? 'final' : 'provisional'}, ${now}
    from jsonb_to_recordset(${jsonText(atoms)}::jsonb) a (dimension text, "valueKey" text, "organizationId" uuid, n integer)`.execute(tx)
}

const monthsOf = async (tx: Tx, centerId: string, status: 'provisional' | 'final') =>
  await rowsOf(
    tx,
    { measure: shown.text('a.measure'), version: shown.number('a.version'), month: shown.text('a.month::text') },
    (columns) => sql`select ${columns} from measure_atoms a
      where a.volunteer_center_id = ${centerId} and a.dimension = '' and a.organization_id is null and a.status = ${status}`,
  )

/** Reads the newest version of each measure that has every month of the versions before it. */
export async function switchVersions(tx: Tx, centerId: string): Promise<void> {
  await sql`insert into measure_versions (volunteer_center_id, measure, version)
    select ${centerId}, v.measure, max(v.version) from (
      select measure, version, count(*) as months, max(count(*)) over (partition by measure order by version) as most
      from measure_atoms where volunteer_center_id = ${centerId} and dimension = '' and organization_id is null group by measure, version) v
    where v.months >= v.most group by v.measure
    on conflict (volunteer_center_id, measure) do update set version = excluded.version`.execute(tx)
}
