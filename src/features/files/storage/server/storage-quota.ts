import { sql } from 'kysely'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Database } from '#kernel/db/server/database.ts'
import { HttpError } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'

/** Bytes of all files of a center, including pictures of organizations and vacancies. */
const storageQuota = 2_000_000_000

/** Uploads in half an hour, refused ones included: enough for a whole folder of photos, each of which costs a second of a processor. */
export const libraryUploadLimiter = () => new RateLimiterMemory({ points: 300, duration: 1800, keyPrefix: 'files' })

async function storageUsed(db: Database, centerId: string): Promise<number> {
  const { rows } = await db.inCenter(centerId, async (tx) =>
    sql<{ bytes: number }>`select (coalesce((select sum(kept_bytes) from files where volunteer_center_id = ${centerId}), 0)
      + coalesce((select sum(bytes) from uploads where volunteer_center_id = ${centerId}), 0))::float8 as bytes`.execute(tx),
  )
  return rows[0]!.bytes
}

/** @throws 413 library_full */
export async function refuseOverStorageQuota(db: Database, centerId: string, size: number): Promise<void> {
  if ((await storageUsed(db, centerId)) + size > storageQuota) throw new HttpError(413, [{ code: 'library_full', attribute: 'file' }])
}

/** GET /files/room: how much of its storage quota a center has used. */
export const storageQuotaRoute: ApiRoute = {
  method: 'GET',
  path: '/files/room',
  run: async (call) => {
    requireRight(call, 'files', 'create')
    return { document: { meta: { taken: await storageUsed(call.db, call.asked.centerId), most: storageQuota } } }
  },
}
