import { sql } from 'kysely'
import { type StarterPage, starterHome } from '#features/pages/beginnings/starter-home.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import { columnsOf } from '#features/pages/model/server/content-of.ts'
import { putOnline } from '#features/pages/publication/server/publish.ts'
import { type RequiredPageKey, requiredPageContent, requiredPages } from '#features/pages/required/required-pages.ts'
import { saveVersion } from '#features/pages/versions/server/versions.ts'
import type { Center } from '#features/tenancy/tenant.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'

const type = 'content_items'

/** GET /content_items/beginnings: the starter pages that a center has not written yet. Reading them creates nothing. */
const list: ApiRoute = {
  method: 'GET',
  path: '/content_items/beginnings',
  run: async (call) => {
    requireRight(call, type, 'read')
    const { request, asked } = call
    const missing = await call.db.inCenter(asked.centerId, async (tx) => await missingStarterPages(tx, request.center, asked.siteFlags))
    const beginnings = missing.map(({ standsAs, content: { titleNl, titleEn, slugNl } }): StarterPage => ({
      key: standsAs ?? 'home',
      titleNl,
      titleEn,
      slugNl,
    }))
    return { document: { meta: { beginnings } } }
  },
}

/** POST /content_items/home: creates the starter pages as pages of the center, to be edited. Answers the home page. */
const beginRoute: ApiRoute = {
  method: 'POST',
  path: '/content_items/home',
  counts: { key: 'around' },
  run: async (call) => {
    requireRight(call, type, 'update')
    const home = await call.inHeldTransaction(type, async (tx) => await createStarterPages(tx, call.request.center, call.asked.siteFlags))
    return { document: await call.one(type, home, call.bareQuery()) }
  },
}

export const starterPageRoutes = [list, beginRoute]

type Flags = Readonly<Record<string, boolean>>
type Missing = { standsAs: RequiredPageKey | null; content: PageContent }

/** The starter pages that a center has no page for. */
async function missingStarterPages(tx: Tx, center: Center, flags: Flags): Promise<Missing[]> {
  const own = await tx
    .selectFrom('content_items')
    .select(['is_home', 'stands_as'])
    .where((where) => where.or([where('is_home', '=', true), where('stands_as', 'is not', null)]))
    .execute()
  const standing = (Object.keys(requiredPages) as RequiredPageKey[])
    .filter((key) => !own.some((row) => row.stands_as === key))
    .map((key): Missing => ({ standsAs: key, content: requiredPageContent(key, center) }))
  const taken = new Set(await takenSlugs(tx, center.id, standing))
  const free = standing.filter(({ content: { slugNl, slugEn } }) => !taken.has(slugNl) && !taken.has(slugEn))
  return own.some((row) => row.is_home) ? free : [{ standsAs: null, content: starterHome(center, flags) }, ...free]
}

/** A center that has a page of its own at such an address keeps it. */
async function takenSlugs(tx: Tx, centerId: string, missing: readonly Missing[]): Promise<string[]> {
  const slugs = missing.flatMap(({ content }) => [content.slugNl, content.slugEn])
  if (slugs.length === 0) return []
  const rows = await tx.selectFrom('page_slugs').select('slug').where('volunteer_center_id', '=', centerId).where('slug', 'in', slugs).execute()
  return rows.map(({ slug }) => slug)
}

/** Creates the starter pages as pages of the center. Answers the home page. */
async function createStarterPages(tx: Tx, center: Center, flags: Flags): Promise<string> {
  for (const missing of await missingStarterPages(tx, center, flags)) await begin(tx, center.id, missing)
  return (await tx.selectFrom('content_items').select('id').where('is_home', '=', true).executeTakeFirstOrThrow()).id
}

/** Has no effect where somebody else created it at the same moment. */
async function begin(tx: Tx, centerId: string, { standsAs, content }: Missing): Promise<void> {
  const written = columnsOf(content)
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('id'),
    },
    (columns) => sql`
    insert into content_items (volunteer_center_id, is_home, stands_as, title_nl, title_en, slug_nl, slug_en, layout, blocks, seo, last_version)
    select ${centerId}, ${standsAs === null}, ${standsAs}::text, ${content.titleNl}, ${content.titleEn}, ${content.slugNl}, ${content.slugEn}, ${content.layout},
      ${written.blocks}::jsonb, ${written.seo}::jsonb, 1
    where not exists (select from page_slugs s where s.volunteer_center_id = ${centerId} and s.slug in (${content.slugNl}, ${content.slugEn}))
    on conflict do nothing returning ${columns}`,
  )
  const id = rows[0]?.id
  if (!id) return
  await saveVersion({ tx, centerId, userId: null }, { id, last_version: 0, live_version: null, scheduled_version: null }, content, true)
  await putOnline({ tx, centerId }, id, 1)
}
