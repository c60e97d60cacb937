import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/today.ts'

const shown = `select '/nieuws/' || slug, ${dayOf('greatest(updated_at, published_at)')} from news_articles
  where volunteer_center_id = $1 and status = 'published' order by published_at desc limit 5000`
/** The list of all comes first, while there is any. */
const all = `(select '/nieuws', ${dayOf('max(published_at)')} from news_articles where volunteer_center_id = $1 and status = 'published' having count(*) > 0)
  union all (${shown})`

export const newsSitemap = (centerId: string): ReadQuery => ({ name: 'sitemap_news', text: all, values: [centerId] })
