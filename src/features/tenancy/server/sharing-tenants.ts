import type { Database } from '#kernel/db/server/database.ts'
import { type Tenant, flags } from '#features/tenancy/tenant.ts'

/** Stores which tenants share across their centers (specification §6); the SQL function that shares reads only this table (ADR 0037). */
export async function saveSharingTenants(db: Database, tenants: ReadonlyMap<string, Tenant>): Promise<void> {
  const sharing = [...tenants.values()].filter((tenant) => flags(tenant).centerSharing).map(({ key }) => key)
  await db.onPlatform(async (tx) => {
    await tx
      .deleteFrom('sharing_tenants')
      .$if(sharing.length > 0, (query) => query.where('tenant_key', 'not in', sharing))
      .execute()
    if (sharing.length > 0)
      await tx
        .insertInto('sharing_tenants')
        .values(sharing.map((tenant_key) => ({ tenant_key })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
}
