import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'

/** A row as the table has it: times and dates as text, lists as lists, documents as they are. */
export type Row = Record<string, unknown>

/** Rows of one statement: on a busy machine too it ends within the seconds that a request has. */
const atOnce = 1000

/** Writes any number of rows of one shape as documents: quick, and without a limit on parameters. */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
    const document = JSON.stringify(rows.slice(from, from + atOnce))
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${document}::jsonb)`.execute(
      tx,
    )
  }
}

/** Something that was done, before it becomes a row. */
export type SeedEvent = {
  key: string
  slug: string
  day: number
  at: string
  actor: string | null
  action: string
  type: string
  id: string
  from: string | null
  to: string
  reason?: string | null
}
