import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'

/** The first name of somebody, for an example that greets them. */
export async function nameOf(tx: Tx, userId: string): Promise<string> {
  const { rows } = await sql<{ firstName: string }>`select first_name as "firstName" from users where id = ${userId}`.execute(tx)
  return rows[0]?.firstName ?? ''
}
