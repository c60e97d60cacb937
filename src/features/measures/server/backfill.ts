import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { rowsOf, orNull, shown } from '#kernel/db/server/rows-of.ts'
import { uuidV5 } from '#kernel/db/server/uuid-v5.ts'
import { type MeasureName, measureNames, measureOf } from '#features/measures/measures.ts'
import { type Month, addMonths, monthsIn } from '#features/measures/months.ts'
import { type Atom, countMonth } from './count-month.ts'
import { countedMonth, lockMeasures, noteStatesOfBefore, runningMonth, switchVersions, writeMonth } from './roll.ts'

type Asked = {
  centerId: string
  from: Month
  now: Date
  /** Hears of each month, and of each stored final that a fresh count contradicts. */ say: (line: string) => void
}

/**
 * Counts every month of a center from `from` on, each in a transaction of its own that leaves a row in `jobs_done`: after a stop it goes
 * on where it was. A final month is not written again; where it differs, that is said.
 */
export async function backfillCenter(db: Database, { centerId, from, now, say }: Asked): Promise<void> {
  const versions = measureNames.map((name) => `${name} ${measureOf(name).version}`).join()
  for (const month of monthsIn({ from, to: addMonths(runningMonth(now), 1) })) {
    const lines = await db.inCenter(centerId, async (tx) => {
      await lockMeasures(tx, centerId)
      const { rows } = await sql`insert into jobs_done (volunteer_center_id, id) values (${centerId}, ${uuidV5(centerId, `measures ${month} ${versions}`)})
        on conflict do nothing returning id`.execute(tx)
      if (rows.length === 0) return [`${month.slice(0, 7)}: counted before`]
      await noteStatesOfBefore(tx, centerId)
      const said = [`${month.slice(0, 7)}: counted`]
      for (const name of measureNames) {
        const atoms = await countMonth(tx, name, countedMonth(centerId, month, now))
        const stored = await finalOf(tx, centerId, name, month)
        if (stored.length === 0) await writeMonth(tx, { centerId, name, month, now }, atoms)
        else said.push(...differences(name, month, stored, atoms))
      }
      await switchVersions(tx, centerId)
      return said
    })
    for (const line of lines) say(line)
  }
}

const finalOf = async (tx: Parameters<typeof countMonth>[0], centerId: string, name: MeasureName, month: Month): Promise<Atom[]> =>
  await rowsOf(
    tx,
    {
      dimension: shown.text('a.dimension'),
      valueKey: shown.text('a.value_key'),
      organizationId: orNull(shown.text('a.organization_id::text')),
      n: shown.number('a.n'),
    },
    (columns) => sql`select ${columns} from measure_atoms a where a.volunteer_center_id = ${centerId} and a.measure = ${name}
      and a.version = ${measureOf(name).version} and a.month = ${month} and a.status = 'final'`,
  )

function differences(name: MeasureName, month: Month, stored: readonly Atom[], counted: readonly Atom[]): string[] {
  const keyOf = ({ dimension, valueKey, organizationId }: Atom) => [organizationId ?? '', dimension, valueKey].join(' ').trim()
  const now = new Map(counted.map((atom) => [keyOf(atom), atom.n]))
  const then = new Map(stored.map((atom) => [keyOf(atom), atom.n]))
  return [...new Set([...then.keys(), ...now.keys()])]
    .filter((key) => (then.get(key) ?? 0) !== (now.get(key) ?? 0))
    .map((key) => `${month.slice(0, 7)}: ${name}${key && ` ${key}`} is ${then.get(key) ?? 0} and final; a fresh count says ${now.get(key) ?? 0}`)
}
