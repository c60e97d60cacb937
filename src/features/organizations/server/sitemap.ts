import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'

const known = `select '/organizations/' || id, ${dayOf('updated_at')} from organizations
  where volunteer_center_id = $1 and status = 'approved' order by name limit 15000`

export const organizationSitemap = (centerId: string): ReadQuery => ({ name: 'sitemap_organizations', text: known, values: [centerId] })
