import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Center } from '#features/tenancy/tenant.ts'
import { homeBeginning } from '#features/pages/beginnings.ts'
import type { PageContent } from '#features/pages/block.ts'
import { standingBeginning, type StandingKey, standingPages } from '#features/pages/standing/standing-pages.ts'
import { columnsOf } from './content-of.ts'
import { keepVersion } from './keep-version.ts'
import { putOnline } from './put-online.ts'

type Missing = { standsAs: StandingKey | null; content: PageContent }

/** The pages that a center has without having made them, to write in; those that it never wrote go on from what every center begins with. Answers the home page. */
export async function beginItems(db: Database, center: Center): Promise<string> {
  return await db.inCenter(center.id, async (tx) => {
    const own = await tx
      .selectFrom('content_items')
      .select(['id', 'is_home', 'stands_as'])
      .where((where) => where.or([where('is_home', '=', true), where('stands_as', 'is not', null)]))
      .execute()
    const home = own.find((row) => row.is_home)
    for (const key of Object.keys(standingPages) as StandingKey[])
      if (!own.some((row) => row.stands_as === key)) await begin(tx, center.id, { standsAs: key, content: standingBeginning(key, center) })
    return home?.id ?? (await begin(tx, center.id, { standsAs: null, content: homeBeginning(center) })) ?? (await homeId(tx))
  })
}

/** Null where somebody else began it at the same moment, or the center has a page of its own at that address. */
async function begin(tx: Tx, centerId: string, { standsAs, content }: Missing): Promise<string | null> {
  const columns = columnsOf(content)
  const { rows } = await sql<{ id: string }>`
    insert into content_items (volunteer_center_id, is_home, stands_as, title_nl, title_en, slug_nl, slug_en, layout, blocks, seo, last_version)
    select ${centerId}, ${standsAs === null}, ${standsAs}::text, ${content.titleNl}, ${content.titleEn}, ${content.slugNl}, ${content.slugEn}, ${content.layout},
      ${columns.blocks}::jsonb, ${columns.seo}::jsonb, 1
    where not exists (select from page_slugs s where s.volunteer_center_id = ${centerId} and s.slug in (${content.slugNl}, ${content.slugEn}))
    on conflict do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (!id) return null
  await keepVersion({ tx, centerId, userId: null }, { id, last_version: 0, live_version: null, scheduled_version: null }, content, true)
  await putOnline({ tx, centerId }, id, 1)
  return id
}

const homeId = async (tx: Tx): Promise<string> => (await tx.selectFrom('content_items').select('id').where('is_home', '=', true).executeTakeFirstOrThrow()).id
