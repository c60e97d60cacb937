import type { ReadQuery } from '#kernel/db/server/database.ts'
import { isOpen } from '#features/center-forms/fill/server/is-open.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import type { ShownForm } from '#features/pages/blocks/shown-form.ts'
import { reservedSlugs } from '#features/pages/model/reserved-slugs.ts'
import { requiredPageAt } from '#features/pages/required/required-pages.ts'

type TextRow = readonly (string | null)[]

const own = `from page_slugs s join published_pages p on p.volunteer_center_id = s.volunteer_center_id and p.content_item_id = s.content_item_id
  where s.volunteer_center_id = $1 and s.slug = $2`

const page = `select p.content_item_id, p.content ${own}`

const pictures = `select jsonb_build_object('id', f.id, 'altNl', f.alt_nl, 'altEn', f.alt_en, 'decorative', f.decorative, 'focusX', f.focus_x, 'focusY', f.focus_y,
    'pictures', f.pictures, 'credit', f.credit)
  from files f where f.volunteer_center_id = $1 and f.kind = 'picture' and f.status = 'kept' and f.id in (
    select u.file_id from page_slugs s join file_uses u on u.volunteer_center_id = s.volunteer_center_id and u.subject_type = 'content_items'
      and u.subject_id = s.content_item_id and u.shown where s.volunteer_center_id = $1 and s.slug = $2)`

/** The forms that a page shows; of one that is over only its name. */
export const formColumns = `jsonb_build_object('id', f.id, 'slug', f.slug, 'isOpen', ${isOpen},
  'design', case when ${isOpen} then f.design else f.design || '{"steps": []}' end)`
const forms = `select ${formColumns} from center_forms f where f.volunteer_center_id = $1 and f.status <> 'draft' and f.id::text in (
  select v #>> '{}' from (select p.content ${own}) page, jsonb_path_query(page.content, '$.blocks[*].value.forms[*]') v)`

/** Addresses of pages in its links that nobody can read. */
const offline = `select distinct l.slug from (
    select (regexp_match(lower(v #>> '{}'), '^/([a-z0-9-]{1,80})/?(?:[?#].*)?$'))[1] as slug
    from (select p.content ${own}) page, jsonb_path_query(page.content, 'strict $.blocks.**.href', '{}', true) v) l
  where l.slug is not null and not exists (select from page_slugs o join published_pages q on q.volunteer_center_id = o.volunteer_center_id
    and q.content_item_id = o.content_item_id where o.volunteer_center_id = $1 and o.slug = l.slug)`

/** A page that everybody reads, by its address, with everything that it names: one round trip. */
export const pageQueries = (centerId: string, slug: string): ReadQuery[] => [
  { name: 'published_page', text: page, values: [centerId, slug] },
  { name: 'published_page_pictures', text: pictures, values: [centerId, slug] },
  { name: 'published_page_forms', text: forms, values: [centerId, slug] },
  { name: 'published_page_offline', text: offline, values: [centerId, slug] },
]

export function picturesFrom(rows: readonly TextRow[]): Map<string, FilePicture> {
  return new Map(rows.map(([text]) => JSON.parse(text!) as Parameters<typeof pictureOf>[0]).map((row) => [row.id, pictureOf(row)]))
}

export function formsFrom(rows: readonly TextRow[]): Map<string, ShownForm> {
  return new Map(rows.map(([text]) => JSON.parse(text!) as ShownForm).map((form) => [form.id, form]))
}

/** Those that are no page of the product's own, nor one that every site has. */
export function offlineFrom(rows: readonly TextRow[]): Set<string> {
  return new Set(rows.flatMap(([slug]) => (slug && !reservedSlugs.has(slug) && !requiredPageAt(slug) ? [slug] : [])))
}
