import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { scenes } from '#features/files/model/stock-scenes.ts'

/** Offers every tile grid to every center, also new grids and new centers; skips those that a center withdrew. */
export async function fillStock(db: Database): Promise<void> {
  const rows = JSON.stringify(Object.entries(scenes).map(([scene, { title, tags }], at) => ({ scene, title_nl: title.nl, title_en: title.en, tags, at })))
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, (tx) =>
      sql`insert into stock_images (volunteer_center_id, scene, title_nl, title_en, tags, created_at)
        select ${id}, s.scene, s.title_nl, s.title_en, s.tags, now() + s.at * interval '1 millisecond'
        from jsonb_to_recordset(${rows}::jsonb) as s (scene text, title_nl text, title_en text, tags text[], at int)
        on conflict (volunteer_center_id, scene) do nothing`.execute(tx),
    )
  })
}
