import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'

const columns = {
  town: shown.text('p.name'),
  latitude: orNull(shown.number('t.latitude')),
  longitude: orNull(shown.number('t.longitude')),
}
export type Town = RowOf<typeof columns>

const scaled = `power(t.latitude - p.latitude, 2) + power((t.longitude - p.longitude) * 0.62, 2)`
/** The middle of the town of a name: of several the nearest. Where a town has none, nothing is measured. */
const middle = sql.raw(`left join lateral (select t.latitude, t.longitude from places t
  where t.postcode4 is null and plain(t.name) = plain(p.name) order by ${scaled} limit 1) t on true`)

/** The town of a postcode area, with its middle, from which distances of people are told (decisions 80). */
export async function townOfPostcode(tx: Tx, postcode4: string): Promise<Town | null> {
  const [row] = await rowsOf(tx, columns, (selected) => sql`select ${selected} from places p ${middle} where p.postcode4 = ${postcode4}`)
  return row ?? null
}

/** A town by its name, as a coordinator writes it: of several the one nearest to the postcode area. */
export async function townNamed(tx: Tx, name: string, postcode4: string | null): Promise<Town | null> {
  const [row] = await rowsOf(
    tx,
    { ...columns, town: shown.text('t.name'), latitude: shown.number('t.latitude'), longitude: shown.number('t.longitude') },
    (selected) => sql`select ${selected} from places t left join places p on p.postcode4 = ${postcode4}
      where t.postcode4 is null and plain(t.name) = plain(${name}) order by ${sql.raw(scaled)} nulls last limit 1`,
  )
  return row ?? null
}
