import { sql } from 'kysely'
import { ConfigFaults } from '#kernel/config/server/variables.ts'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import type { Database } from '#kernel/db/server/database.ts'
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
  for (const centerId of await db.asWorker(centerIds)) {
    const found = await db.inCenter(centerId, async (tx) => {
      for (const table of await tablesWithBytes(tx)) {
        const { rows } = await sql`select from ${sql.table(table)} where volunteer_center_id = ${centerId} and object_key is not null limit 1`.execute(tx)
        if (rows.length > 0) return true
      }
      return false
    })
    if (found) return true
  }
  return false
}
