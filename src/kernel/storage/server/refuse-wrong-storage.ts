import { sql } from 'kysely'
import { ConfigFaults } from '#kernel/config/server/variables.ts'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { tablesWithBytes } from './move-bytes.ts'
import { StorageAway } from './storage-away.ts'

/**
 * Refuses a start that could not give files: they lie in a storage and none is set, or the one that is set refuses. One that does not answer
 * is no reason: the rest of the site works, and files do when it is back.
 * @param say tells that it does not answer
 * @throws {ConfigFaults} with what to set
 */
export async function refuseWrongStorage(db: Database, say: (line: string) => void): Promise<void> {
  const { objects } = db.bytes
  if (!objects) {
    if (await hasObjects(db))
      throw new ConfigFaults([
        'FILES_S3_URL: files of this database lie in a storage. Set it again, with its key; or set it for `npm run move-files -- --back`, which brings them back.',
      ])
    return
  }
  try {
    await objects.tryOut()
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    if (error.isRefused)
      throw new ConfigFaults([
        `FILES_S3_URL: the storage does not keep a file here. ${error.message} Check the address with the bucket, FILES_S3_REGION, FILES_S3_KEY_ID and FILES_S3_SECRET.`,
      ])
    say(`${error.message} Everything else works; files do when it is back.`)
  }
}

async function hasObjects(db: Database): Promise<boolean> {
  const { tables, centers } = await db.asWorker(async (tx) => ({ tables: await tablesWithBytes(tx), centers: await centerIds(tx) }))
  for (const centerId of centers) {
    const inOne = tables.map((table) => sql`exists (select from ${sql.table(table)} where volunteer_center_id = ${centerId} and object_key is not null)`)
    const [found] = await db.inCenter(
      centerId,
      async (tx) => await rowsOf(tx, { hasAny: shown.flag(sql.join(inOne, sql` or `)) }, (columns) => sql`select ${columns}`),
    )
    if (found!.hasAny) return true
  }
  return false
}
