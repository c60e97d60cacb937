import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import type { ImportKey } from './parts.ts'

/**
 * A step failed as often as it was tried: nothing of it was done, the import stands again where it stood before it and says so, and
 * whoever asked for it can try it again. A file that was being read is sent again.
 */
export async function abortRun(db: Database, { centerId, importId }: ImportKey): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set progress = 100, problem = 'interrupted',
        status = case status when 'applying' then 'ready' when 'undoing' then 'done' else 'failed' end
      where id = ${importId} and status in ('reading', 'applying', 'undoing')`.execute(tx)
  })
}
