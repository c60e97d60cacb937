import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/today.ts'
import { standingPages } from '#features/pages/standing/standing-pages.ts'

/** The address that a page has now, in Dutch; the home page, and one that search engines should leave alone, are not among them. */
const written = `select '/' || (content ->> 'slugNl') as path, ${dayOf('published_at')} from published_pages
  where volunteer_center_id = $1 and content ->> 'slugNl' <> '' and not coalesce((content #>> '{seo,noindex}')::boolean, false)`
/** Those that every site has, until its editors first look at them. */
const standing = `select '/' || usual, null from unnest($2::text[]) usual
  where not exists (select from page_slugs where volunteer_center_id = $1 and slug = usual)`

export const pagesSitemap = (centerId: string): ReadQuery => ({
  name: 'sitemap_pages',
  text: `${written} union all ${standing} order by path limit 1000`,
  values: [centerId, Object.values(standingPages).map(({ slug }) => slug.nl)],
})
