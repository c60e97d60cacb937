import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import { entryScopes } from '#features/social-map/model/server/scopes.ts'

const listed = `select '/sociale-kaart/' || e.slug || '--' || right(e.id::text, 12), ${dayOf('e.updated_at')}, null
  from social_map_entries e where e.volunteer_center_id = $1 and ${entryScopes.listed.replaceAll('@', 'e')} order by e.name limit 5000`

/** The entries that the list shows. */
export const mapSitemap = (centerId: string): ReadQuery => ({ name: 'sitemap_social_map', text: listed, values: [centerId] })
