import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'

const page = `select '/partners', ${dayOf('max(updated_at)')}, '/partners' from partners where volunteer_center_id = $1 having count(*) > 0`

/** The page of partners, if there are any. */
export const partnersSitemap = (centerId: string): ReadQuery => ({ name: 'sitemap_partners', text: page, values: [centerId] })
