import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type Flag, flags, type TenantFacts } from '#features/tenancy/tenant.ts'

/** The ids of the centers whose sites have a flag, in a fixed order: for jobs of a thing that other sites do not have. */
export async function centersWith(db: Database, flag: Flag): Promise<string[]> {
  const rows = await db.asWorker(
    async (tx) =>
      await rowsOf(
        tx,
        {
          id: shown.text('c.id'),
          facts: shown.json<TenantFacts>()(
            sql`json_build_object('kind', t.kind, 'participationSite', t.participation_site, 'oldebroekType', t.oldebroek_type, 'header', t.header)`,
          ),
        },
        (columns) => sql`select ${columns} from volunteer_centers c join tenants t on t.key = c.tenant_key order by c.id`,
      ),
  )
  return rows.filter(({ facts }) => flags(facts)[flag]).map(({ id }) => id)
}
