import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import type { ImportKey } from './parts.ts'

/** Says how far a step is, in hundredths, to whoever looks. */
export async function tellProgress(db: Database, { centerId, importId }: ImportKey, share: number): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set progress = ${Math.min(100, Math.round(share * 100))} where id = ${importId}`.execute(tx)
  })
}
