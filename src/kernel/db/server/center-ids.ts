import { sql } from 'kysely'
import { rowsOf, shown } from './rows-of.ts'
import type { Tx } from './transaction.ts'

/** The ids of all centers of the deployment (a few dozen), in a fixed order. */
export async function centerIds(tx: Tx): Promise<string[]> {
  const rows = await rowsOf(tx, { id: shown.text('id') }, (columns) => sql`select ${columns} from volunteer_centers order by id`)
  return rows.map(({ id }) => id)
}
