import { sql } from 'kysely'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { schedule } from '#kernel/jobs/server/workers.ts'
import { daysOfTombstone } from './find-items.ts'

/** Each night forgets the rows of the feed for programs that have been gone for thirty days. */
export const forgetFeedItems = schedule('social-map.forget_feed_items', '45 3 * * *', (db) =>
  inEveryCenter(
    db,
    async (centerId) =>
      await db.inCenter(centerId, async (tx) => {
        await sql`delete from social_map_feed_items
          where volunteer_center_id = ${centerId} and gone_at < now() - make_interval(days => ${daysOfTombstone})`.execute(tx)
      }),
  ),
)
