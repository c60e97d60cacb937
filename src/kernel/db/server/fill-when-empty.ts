import pg from 'pg'
import { withLock } from './with-lock.ts'

/** Runs `fill` when `table` has no rows; of several processes that start at once, one runs it and the others wait. */
export async function fillWhenEmpty(databaseUrl: string, table: string, fill: () => Promise<void>): Promise<boolean> {
  return await withLock(databaseUrl, `filling of ${table}`, async (owner) => {
    const { rows } = await owner.query<{ filled: boolean }>(`select exists (select from ${pg.escapeIdentifier(table)}) as filled`)
    if (rows[0]?.filled) return false
    await fill()
    return true
  })
}
