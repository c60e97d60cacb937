import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'

const shown = `select '/nieuws/' || slug, ${dayOf('greatest(updated_at, published_at)')},
    case when title_en is not null and body_en <> '[]' then '/nieuws/' || coalesce(slug_en, slug) end
  from news_articles
  where volunteer_center_id = $1 and status = 'published' and canonical_url is null order by published_at desc limit 5000`
/** The overview comes first, if there is any news. */
const all = `(select '/nieuws', ${dayOf('max(published_at)')}, '/nieuws' from news_articles where volunteer_center_id = $1 and status = 'published' having count(*) > 0)
  union all (${shown})`

export const newsSitemap = (centerId: string): ReadQuery => ({ name: 'sitemap_news', text: all, values: [centerId] })
