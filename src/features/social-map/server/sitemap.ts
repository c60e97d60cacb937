import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import { entryScopes } from '#features/social-map/model/server/scopes.ts'

const ofCenter = `from social_map_entries e where e.volunteer_center_id = $1 and ${entryScopes.listed.replaceAll('@', 'e')}`
const entries = `select '/sociale-kaart/' || e.slug || '--' || right(e.id::text, 12), ${dayOf('e.updated_at')}, null ${ofCenter} order by e.name limit 5000`
/** The list comes first, if there is anything in it. */
const all = `(select '/sociale-kaart', ${dayOf('max(e.updated_at)')}, '/sociale-kaart' ${ofCenter} having count(*) > 0) union all (${entries})`

/** The entries that the list shows. */
export const mapSitemap = (centerId: string): ReadQuery => ({ name: 'sitemap_social_map', text: all, values: [centerId] })
