import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowOfFacts } from '#features/tenancy/server/host-rules.ts'
import { tenants } from './content/tenants.ts'

/** Writes the six sites. What stands already is left as it is. */
export async function fillTenants(tx: Tx): Promise<void> {
  const rows = Object.entries(tenants).map(([key, facts]) => ({ key, ...rowOfFacts(facts) }))
  await tx
    .insertInto('tenants')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The same in a transaction of its own. */
export async function fillSites(db: Database): Promise<void> {
  await db.onPlatform(fillTenants)
}

/** Writes the hosts of those centers of the six sites that exist. */
export async function fillHosts(tx: Tx): Promise<void> {
  for (const { hosts } of Object.values(tenants))
    for (const [host, slug] of Object.entries(hosts))
      await tx
        .insertInto('tenant_hosts')
        .columns(['host', 'tenant_key', 'center_id'])
        .expression((query) =>
          query
            .selectFrom('volunteer_centers')
            .select(({ val, ref }) => [val(host).as('host'), ref('tenant_key').as('tenant_key'), ref('id').as('center_id')])
            .where('slug', '=', slug),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
}
