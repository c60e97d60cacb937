import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import type { Center } from '#features/tenancy/tenant.ts'
import { homeBeginning } from '#features/pages/beginnings.ts'
import { columnsOf } from './content-of.ts'
import { keepVersion } from './keep-version.ts'
import { putOnline } from './put-online.ts'

/** The home page of a center to write in; one that never wrote it goes on from what every center begins with. */
export async function homeItem(db: Database, center: Center): Promise<string> {
  return await db.inCenter(center.id, async (tx) => {
    const own = async () => await tx.selectFrom('content_items').select('id').where('is_home', '=', true).executeTakeFirst()
    const found = await own()
    if (found) return found.id
    const content = homeBeginning(center)
    const { rows } = await sql<{ id: string }>`insert into content_items (volunteer_center_id, is_home, title_nl, title_en, layout, blocks, seo, last_version)
      values (${center.id}, true, ${content.titleNl}, ${content.titleEn}, ${content.layout}, ${columnsOf(content).blocks}::jsonb, ${columnsOf(content).seo}::jsonb, 1)
      on conflict do nothing returning id`.execute(tx)
    const id = rows[0]?.id
    // Somebody else began it at the same moment.
    if (!id) return (await own())!.id
    await keepVersion({ tx, centerId: center.id, userId: null }, { id, last_version: 0, live_version: null, scheduled_version: null }, content, true)
    await putOnline({ tx, centerId: center.id }, id, 1)
    return id
  })
}
