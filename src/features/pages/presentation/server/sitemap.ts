import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import { requiredPages } from '#features/pages/required/required-pages.ts'

/** The current address of a page in Dutch, and in English where it is translated; leaves out pages marked noindex. */
const written = `select '/' || (content ->> 'slugNl') as path, ${dayOf('published_at')},
    case when content ->> 'titleEn' <> '' then '/' || coalesce(nullif(content ->> 'slugEn', ''), content ->> 'slugNl') end
  from published_pages where volunteer_center_id = $1 and not coalesce((content #>> '{seo,noindex}')::boolean, false)`
/** Required pages that a center has not written yet; the home page too. */
const standing = `select '/' || nl, null, '/' || en from unnest($2::text[], $3::text[]) as usual (nl, en)
  where not exists (select from page_slugs where volunteer_center_id = $1 and slug = nl)
    and not (nl = '' and exists (select from published_pages where volunteer_center_id = $1 and content ->> 'slugNl' = ''))`

const slugs = Object.values(requiredPages).map(({ slug }) => slug)

export const pagesSitemap = (centerId: string): ReadQuery => ({
  name: 'sitemap_pages',
  text: `${written} union all ${standing} order by path limit 1000`,
  values: [centerId, ['', ...slugs.map(({ nl }) => nl)], ['', ...slugs.map(({ en }) => en)]],
})
