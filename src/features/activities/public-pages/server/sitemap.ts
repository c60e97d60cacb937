import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'

const listed = `select '/activiteitenkalender', null, '/activiteitenkalender' union all
  (select '/activiteitenkalender/' || a.slug || '--' || right(a.id::text, 12), ${dayOf('a.updated_at')},
    case when coalesce(a.translations #>> '{en,title}', '') <> '' then '/activiteitenkalender/' || a.slug || '--' || right(a.id::text, 12) end
  from activities a where a.volunteer_center_id = $1 and a.status = 'published' and a.last_ends_at > now() order by a.published_at desc limit 5000)`

/** The calendar, and the activities that it has. */
export const activitySitemap = (centerId: string, { activities }: Readonly<Record<string, boolean>>): ReadQuery | null =>
  activities ? { name: 'sitemap_activities', text: listed, values: [centerId] } : null
