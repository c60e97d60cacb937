import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'

/** Ids as the database gives them, in order of time. */
export async function newIds(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count}::integer)`.execute(tx)
  return rows.map(({ id }) => id)
}
