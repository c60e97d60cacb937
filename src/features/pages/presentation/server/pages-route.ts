import { sql } from 'kysely'
import { isFormOpen } from '#features/center-forms/fill/server/center-form-kind.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import { picturesOf } from '#features/files/picture/server/picture-uses.ts'
import { starterHome } from '#features/pages/beginnings/starter-home.ts'
import { picturesIn } from '#features/pages/blocks/block-contents.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import type { ShownForm } from '#features/pages/blocks/define-block.ts'
import { type PageReferences, localise, pageOf } from '#features/pages/blocks/localise.ts'
import { deadLinks } from '#features/pages/findings/server/dead-links.ts'
import { reservedSlugs } from '#features/pages/model/reserved-slugs.ts'
import { contentOf } from '#features/pages/model/server/content-of.ts'
import { readDraftToken } from '#features/pages/model/server/preview.ts'
import { isSlug } from '#features/pages/model/slug.ts'
import { requiredPageAt, requiredPageContent } from '#features/pages/required/required-pages.ts'
import type { ReadQuery, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { HttpError, NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'

type TextRow = readonly (string | null)[]

const own = `from page_slugs s join published_pages p on p.volunteer_center_id = s.volunteer_center_id and p.content_item_id = s.content_item_id
  where s.volunteer_center_id = $1 and s.slug = $2`

const page = `select p.content_item_id, p.content ${own}`

const picturesQuery = `select jsonb_build_object('id', f.id, 'altNl', f.alt_nl, 'altEn', f.alt_en, 'decorative', f.decorative, 'focusX', f.focus_x, 'focusY', f.focus_y,
    'pictures', f.pictures, 'credit', f.credit)
  from files f where f.volunteer_center_id = $1 and f.kind = 'picture' and f.status = 'kept' and f.id in (
    select u.file_id from page_slugs s join file_uses u on u.volunteer_center_id = s.volunteer_center_id and u.subject_type = 'content_items'
      and u.subject_id = s.content_item_id and u.shown where s.volunteer_center_id = $1 and s.slug = $2)`

/** The forms that a page shows; of a closed form its name only. */
const formColumns = `jsonb_build_object('id', f.id, 'slug', f.slug, 'isOpen', ${isFormOpen},
  'design', case when ${isFormOpen} then f.design else f.design || '{"steps": []}' end)`
const formsQuery = `select ${formColumns} from center_forms f where f.volunteer_center_id = $1 and f.status <> 'draft' and f.id::text in (
  select v #>> '{}' from (select p.content ${own}) page, jsonb_path_query(page.content, '$.blocks[*].value.forms[*]') v)`

/** The addresses of unpublished pages among its links. */
const offlineQuery = `select distinct l.slug from (
    select (regexp_match(lower(v #>> '{}'), '^/([a-z0-9-]{1,80})/?(?:[?#].*)?$'))[1] as slug
    from (select p.content ${own}) page, jsonb_path_query(page.content, 'strict $.blocks.**.href', '{}', true) v) l
  where l.slug is not null and not exists (select from page_slugs o join published_pages q on q.volunteer_center_id = o.volunteer_center_id
    and q.content_item_id = o.content_item_id where o.volunteer_center_id = $1 and o.slug = l.slug)`

/** A published page by its address, with everything it refers to, in one round trip. */
const pageQueries = (centerId: string, slug: string): ReadQuery[] => [
  { name: 'published_page', text: page, values: [centerId, slug] },
  { name: 'published_page_pictures', text: picturesQuery, values: [centerId, slug] },
  { name: 'published_page_forms', text: formsQuery, values: [centerId, slug] },
  { name: 'published_page_offline', text: offlineQuery, values: [centerId, slug] },
]

function picturesFrom(rows: readonly TextRow[]): Map<string, FilePicture> {
  return new Map(rows.map(([text]) => JSON.parse(text!) as Parameters<typeof pictureOf>[0]).map((row) => [row.id, pictureOf(row)]))
}

function formsFrom(rows: readonly TextRow[]): Map<string, ShownForm> {
  return new Map(rows.map(([text]) => JSON.parse(text!) as ShownForm).map((form) => [form.id, form]))
}

/** Leaves out addresses of the product's own pages and of required pages. */
function offlineFrom(rows: readonly TextRow[]): Set<string> {
  return new Set(rows.flatMap(([slug]) => (slug && !reservedSlugs.has(slug) && !requiredPageAt(slug) ? [slug] : [])))
}

const type = 'pages'

/** GET /pages/{slug}: a published page in the language of the call; `home` is the home page. */
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

/** GET /page_drafts/{token}: the draft of a page, for whoever has the link. */
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

async function published({ db, asked: { centerId, siteFlags }, request }: ApiRequest, slug: string): Promise<Found | null> {
  const [rows, pictures, forms, offline] = await db.read(centerId, pageQueries(centerId, slug))
  const [id, content] = rows?.[0] ?? []
  if (id && content)
    return {
      id,
      content: JSON.parse(content) as PageContent,
      beside: { pictures: picturesFrom(pictures!), forms: formsFrom(forms!), offline: offlineFrom(offline!) },
    }
  if (slug === '') return { id: centerId, content: starterHome(request.center, siteFlags) }
  const standing = requiredPageAt(slug)
  return standing ? { id: standing, content: requiredPageContent(standing, request.center) } : null
}

function documentOf({ asked: { locale } }: ApiRequest, { id, content, beside }: Found) {
  const { slugNl, slugEn } = content
  const slugs = { nl: slugNl, en: slugEn || slugNl }
  return { data: { type, id, attributes: { slug: slugs[locale], slugs, isTranslated: content.titleEn !== '', ...localise(content, locale, beside) } } }
}

/** The forms that a draft shows. */
async function formsOn(tx: Tx, centerId: string, { blocks }: PageContent): Promise<Map<string, ShownForm>> {
  const ids = blocks.flatMap(({ kind, value }) => (kind === 'form' ? ((value['forms'] ?? []) as string[]) : []))
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    tx,
    {
      form: shown.json<ShownForm>()(formColumns),
    },
    (columns) => sql`select ${columns} from center_forms f
    where f.volunteer_center_id = ${centerId} and f.status <> 'draft' and f.id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map(({ form }) => [form.id, form]))
}
