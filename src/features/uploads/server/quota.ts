import { sql } from 'kysely'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Database } from '#kernel/db/server/database.ts'
import { HttpError, TooMany } from '#kernel/http/errors.ts'

/** Uploads in half an hour, refused ones included, since each costs a second of a processor. */
export const uploadLimiter = () => new RateLimiterMemory({ points: 30, duration: 1800, keyPrefix: 'uploads' })

/** @throws 429 upload_quota */
export async function countUpload(limiter: RateLimiterMemory, userId: string): Promise<void> {
  await limiter.consume(userId).catch(({ msBeforeNext }: { msBeforeNext: number }) => {
    throw new TooMany(msBeforeNext / 1000, 'upload_quota')
  })
}

/** How many files one person may upload in a day, and how many bytes a whole center may keep. */
type Most = { files: number; bytes: number; /** SQL: which of them count as sent by that person. */ counted?: string }

/** The quota of a table of files; checked before a file is drawn or read. @throws 429 upload_quota, 413 center_full */
export const quotaOf =
  (table: 'uploads' | 'attachments', most: Most) =>
  async (db: Database, centerId: string, userId: string): Promise<void> => {
    const { rows } = await db.inCenter(centerId, async (tx) =>
      sql<{ today: number; bytes: number }>`select
        (select count(*)::int from ${sql.table(table)} where volunteer_center_id = ${centerId} and user_id = ${userId} and created_at > now() - interval '1 day' and ${sql.raw(most.counted ?? 'true')}) as today,
        (select coalesce(sum(bytes), 0)::float8 from ${sql.table(table)} where volunteer_center_id = ${centerId}) as bytes`.execute(tx),
    )
    if (rows[0]!.today >= most.files) throw new TooMany(3600, 'upload_quota')
    if (rows[0]!.bytes >= most.bytes) throw new HttpError(413, [{ code: 'center_full', attribute: 'file' }])
  }

/** Bytes of pictures that a center may keep. */
const largestStore = 2 * 1024 ** 3

/** The quota of pictures; the bytes are those of their copies. */
export const refuseBeyondQuota = quotaOf('uploads', { files: 100, bytes: largestStore, counted: 'operation_id is null' })

/** For pictures that an import brings, which nobody sends by hand. @throws 413 center_full */
export const refuseWhenFull = quotaOf('uploads', { files: Infinity, bytes: largestStore })
