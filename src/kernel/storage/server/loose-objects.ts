import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { schedule } from '#kernel/jobs/server/workers.ts'

/** Objects that are removed between two looks at the table. */
const atOnce = 50

/**
 * Removes the objects that no row names and that are due, from the storage first and from the list after it: what fails, or is interrupted,
 * is tried again. One that is taken can get no row any more (`keep_loose_objects`), so an upload that comes late is refused and nothing that
 * is shown is ever removed.
 * @returns how many were removed
 * @throws {StorageAway} with the rest still on the list
 */
export async function removeLooseObjects(db: Database, now = new Date()): Promise<number> {
  const { objects } = db.bytes
  let removed = 0
  for (;;) {
    const keys = objects ? await take(db, now) : []
    if (!objects || keys.length === 0) return removed
    for (const key of keys) {
      await objects.delete(key)
      await db.asWorker(async (tx) => await sql`delete from loose_objects where key = ${key}`.execute(tx))
      removed += 1
    }
  }
}

/** Takes some for five minutes, after which another worker takes what this one has not removed. */
async function take(db: Database, now: Date): Promise<string[]> {
  return await db.asWorker(async (tx) => {
    const rows = await rowsOf(
      tx,
      { key: shown.text('key') },
      (columns) => sql`update loose_objects set is_taken = true, due_at = ${now}::timestamptz + interval '5 minutes'
        where key in (select key from loose_objects where due_at <= ${now} order by due_at limit ${atOnce} for update skip locked) returning ${columns}`,
    )
    return rows.map(({ key }) => key)
  })
}

export const looseObjectsWorker = schedule('storage.sweep', '* * * * *', async (db) => void (await removeLooseObjects(db)))
