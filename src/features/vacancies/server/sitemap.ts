import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf, today } from '#kernel/db/server/database-clock.ts'

const open = `select '/vacancies/' || id, ${dayOf('updated_at')},
    case when coalesce(translations #>> '{en,title}', '') <> '' then '/vacancies/' || id end
  from vacancies
  where volunteer_center_id = $1 and status = 'published' and valid_through >= ${today} order by published_at desc limit 25000`

/** The open vacancies. */
export const vacancySitemap = (centerId: string): ReadQuery => ({ name: 'sitemap_vacancies', text: open, values: [centerId] })
