import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import { isOpenToAll } from '#features/workshops/model/server/scopes.ts'

const listed = `select '/activiteitenkalender', null, '/activiteitenkalender' union all
  (select '/activiteitenkalender/' || a.slug || '--' || right(a.id::text, 12), ${dayOf('a.updated_at')},
    case when coalesce(a.translations #>> '{en,title}', '') <> '' then '/activiteitenkalender/' || a.slug || '--' || right(a.id::text, 12) end
  from activities a where a.volunteer_center_id = $1 and a.status = 'published' and a.last_ends_at > now() order by a.published_at desc limit 5000) union all
  (select '/activiteitenkalender/' || w.slug || '--' || right(w.id::text, 12), ${dayOf('w.updated_at')}, null
  from workshops w where w.volunteer_center_id = $1 and w.status in ('published', 'full', 'confirmed') and ${isOpenToAll('w')} and w.last_ends_at > now()
  order by w.published_at desc limit 1000)`

/** The calendar, and the activities and workshops that it has. */
export const activitySitemap = (centerId: string, { activities }: Readonly<Record<string, boolean>>): ReadQuery | null =>
  activities ? { name: 'sitemap_activities', text: listed, values: [centerId] } : null
