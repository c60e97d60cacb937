import { NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { homeBeginning } from '#features/pages/beginnings.ts'
import type { PageContent } from '#features/pages/block.ts'
import { localise } from '#features/pages/localise.ts'
import { standingAt, standingBeginning } from '#features/pages/standing/standing-pages.ts'
import { isSlug } from '#features/pages/slug.ts'
import { contentOf } from './content-of.ts'
import { readDraftToken } from './preview-token.ts'

const type = 'pages'

/** GET /pages/{slug}: a page that everybody may read, in the language of the call; `home` is the one at the root. */
export const pageRoute: ApiRoute = {
  method: 'GET',
  path: '/pages/:slug',
  run: async (call) => {
    const asked = (call.request.params as { slug: string }).slug
    const slug = asked === 'home' ? '' : asked.toLowerCase()
    const found = slug === '' || isSlug(slug) ? await published(call, slug) : null
    if (!found) throw new NotFound(type, asked)
    return { document: documentOf(call, found) }
  },
}

/** GET /page_drafts/{token}: a page that is being written, for whoever was given the link. */
export const draftRoute: ApiRoute = {
  method: 'GET',
  path: '/page_drafts/:token',
  run: async (call) => {
    const { db, secretKey, asked } = call
    const id = readDraftToken(secretKey, asked, (call.request.params as { token: string }).token)
    const row =
      id &&
      (await db.inCenter(
        asked.centerId,
        async (tx) => await tx.selectFrom('content_items').selectAll().where('id', '=', id).where('status', '<>', 'archived').executeTakeFirst(),
      ))
    if (!row) throw new NotFound(type, '')
    return { document: documentOf(call, { id: row.id, content: contentOf(row) }), headers: { 'cache-control': 'private, no-store' } }
  },
}

type Found = { id: string; content: PageContent }

const text = `select p.content_item_id, p.content from page_slugs s
  join published_pages p on p.volunteer_center_id = s.volunteer_center_id and p.content_item_id = s.content_item_id
  where s.volunteer_center_id = $1 and s.slug = $2`

async function published({ db, asked: { centerId }, request }: ApiRequest, slug: string): Promise<Found | null> {
  const [rows] = await db.read(centerId, [{ name: 'published_page', text, values: [centerId, slug] }])
  const [id, content] = rows?.[0] ?? []
  if (id && content) return { id, content: JSON.parse(content) as PageContent }
  if (slug === '') return { id: centerId, content: homeBeginning(request.center) }
  const standing = standingAt(slug)
  return standing ? { id: standing, content: standingBeginning(standing, request.center) } : null
}

function documentOf({ asked: { locale } }: ApiRequest, { id, content }: Found) {
  const { slugNl, slugEn } = content
  const slugs = { nl: slugNl, en: slugEn || slugNl }
  return { data: { type, id, attributes: { slug: slugs[locale], slugs, ...localise(content, locale) } } }
}
