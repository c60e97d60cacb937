import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'

/** Does the same for one center after the other. */
export async function inEveryCenter(db: Database, work: (centerId: string) => Promise<void>): Promise<void> {
  const centers = await db.asWorker(async (tx) => (await sql<{ id: string }>`select id from volunteer_centers order by id`.execute(tx)).rows)
  for (const { id } of centers) await work(id)
}
