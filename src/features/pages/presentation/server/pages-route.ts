import { HttpError, NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { starterHome } from '#features/pages/beginnings/starter-home.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import { type PageReferences, localise, pageOf } from '#features/pages/blocks/localise.ts'
import { picturesIn } from '#features/pages/blocks/pictures-in.ts'
import { requiredPageAt, requiredPageContent } from '#features/pages/required/required-pages.ts'
import { isSlug } from '#features/pages/model/slug.ts'
import { picturesOf } from '#features/files/picture/server/pictures-of.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { formsOn } from './forms-on.ts'
import { deadLinks } from '#features/pages/findings/server/dead-links.ts'
import { formsFrom, offlineFrom, pageQueries, picturesFrom } from './page-queries.ts'
import { contentOf } from '#features/pages/model/server/content-of.ts'
import { readDraftToken } from '#features/pages/model/server/preview.ts'

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
    const link = readDraftToken(secretKey, asked, (call.request.params as { token: string }).token)
    if (link?.isOver) throw new HttpError(410, [{ code: 'preview_over' }])
    const found = link && (await db.inCenter(asked.centerId, async (tx) => await drafted(tx, asked.centerId, link.id)))
    if (!found) throw new NotFound(type, '')
    return { document: documentOf(call, found), headers: { 'cache-control': 'private, no-store' } }
  },
}

async function drafted(tx: Tx, centerId: string, id: string): Promise<Found | null> {
  const row = await tx.selectFrom('content_items').selectAll().where('id', '=', id).where('status', '<>', 'archived').executeTakeFirst()
  if (!row) return null
  const content = contentOf(row)
  const ids = picturesIn(content).map(({ fileId }) => fileId)
  const dead = await deadLinks({ tx, centerId }, id)
  const offline = new Set(dead.flatMap(({ href, why }) => (why === 'offline' ? [pageOf(href) ?? ''] : [])))
  return { id, content, beside: { pictures: await picturesOf(tx, centerId, ids), forms: await formsOn(tx, centerId, content), offline } }
}

type Found = { id: string; content: PageContent; beside?: PageReferences }

async function published({ db, asked: { centerId }, request }: ApiRequest, slug: string): Promise<Found | null> {
  const [rows, pictures, forms, offline] = await db.read(centerId, pageQueries(centerId, slug))
  const [id, content] = rows?.[0] ?? []
  if (id && content)
    return {
      id,
      content: JSON.parse(content) as PageContent,
      beside: { pictures: picturesFrom(pictures!), forms: formsFrom(forms!), offline: offlineFrom(offline!) },
    }
  if (slug === '') return { id: centerId, content: starterHome(request.center) }
  const standing = requiredPageAt(slug)
  return standing ? { id: standing, content: requiredPageContent(standing, request.center) } : null
}

function documentOf({ asked: { locale } }: ApiRequest, { id, content, beside }: Found) {
  const { slugNl, slugEn } = content
  const slugs = { nl: slugNl, en: slugEn || slugNl }
  return { data: { type, id, attributes: { slug: slugs[locale], slugs, isTranslated: content.titleEn !== '', ...localise(content, locale, beside) } } }
}
