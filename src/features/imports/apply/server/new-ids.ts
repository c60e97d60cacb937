import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'

/** Ids as the database gives them, in order of time. */
export async function newIds(tx: Tx, count: number): Promise<string[]> {
  const rows = await rowsOf(tx, { id: shown.text('uuidv7()') }, (columns) => sql`select ${columns} from generate_series(1, ${count}::integer)`)
  return rows.map(({ id }) => id)
}
