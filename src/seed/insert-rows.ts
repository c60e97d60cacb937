import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'

/** A row as the table has it: times and dates as text, lists as lists, documents as they are. */
export type Row = Record<string, unknown>

/** Milliseconds for one table: on a busy machine the two seconds that a request has end the first start. */
const patience = 60_000

/** Writes any number of rows of one shape as one document: quick, and without a limit on parameters. */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await sql`select set_config('statement_timeout', ${String(patience)}, true)`.execute(tx)
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
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
