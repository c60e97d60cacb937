import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import type { ImportKey } from './parts.ts'

/** Says how far a step is, in hundredths, to whoever looks. One that begins anew after a crash stands where it was, until it is further. */
export async function recordProgress(db: Database, { centerId, importId }: ImportKey, share: number): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set progress = greatest(progress, ${Math.min(100, Math.round(share * 100))}::integer) where id = ${importId}`.execute(tx)
  })
}
