import { centerIds } from '#kernel/db/server/center-ids.ts'
import type { Database } from '#kernel/db/server/database.ts'

/** Runs `work` for one center after the other. */
export async function inEveryCenter(db: Database, work: (centerId: string) => Promise<void>): Promise<void> {
  for (const id of await db.asWorker(centerIds)) await work(id)
}
