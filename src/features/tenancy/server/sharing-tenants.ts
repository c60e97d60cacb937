import type { Database, Tx } from '#kernel/db/server/database.ts'
import { type Tenant, type TenantFacts, flags } from '#features/tenancy/tenant.ts'

/** Stores which tenants share across their centers (specification §6); the SQL function that shares reads only this table (ADR 0037). */
export async function saveSharingTenants(db: Database, tenants: readonly Tenant[]): Promise<void> {
  const apart = tenants.filter((tenant) => !flags(tenant).centerSharing).map(({ key }) => key)
  await db.onPlatform(async (tx) => {
    if (apart.length > 0) await tx.deleteFrom('sharing_tenants').where('tenant_key', 'in', apart).execute()
    for (const tenant of tenants) await saveSharing(tx, tenant.key, tenant)
  })
}

/** The same for one site that is being added. */
export async function saveSharing(tx: Tx, key: string, facts: TenantFacts): Promise<void> {
  if (!flags(facts).centerSharing) return
  await tx
    .insertInto('sharing_tenants')
    .values({ tenant_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
