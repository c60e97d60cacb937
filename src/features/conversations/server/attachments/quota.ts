import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { HttpError, TooMany } from '#kernel/http/errors.ts'

/** Files that one person may send in a day, and all of a center together. */
const most = { files: 50, bytes: 4 * 1024 ** 3 }

/** @throws 429 upload_quota, 413 center_full */
export async function refuseBeyondQuota(db: Database, centerId: string, userId: string): Promise<void> {
  const { rows } = await db.inCenter(centerId, async (tx) =>
    sql<{ today: number; bytes: number }>`select
      (select count(*)::int from attachments where volunteer_center_id = ${centerId} and user_id = ${userId} and created_at > now() - interval '1 day') as today,
      (select coalesce(sum(bytes), 0)::float8 from attachments where volunteer_center_id = ${centerId}) as bytes`.execute(tx),
  )
  if (rows[0]!.today >= most.files) throw new TooMany(3600, 'upload_quota')
  if (rows[0]!.bytes >= most.bytes) throw new HttpError(413, [{ code: 'center_full', attribute: 'file' }])
}
