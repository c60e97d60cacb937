import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { PlatformSite } from '#features/tenancy/site.ts'
import { type SiteSettings, originOf, withHost } from './host-rules.ts'

/** Every site with its hosts and centers, or the named one, as the rows are at this moment: a process's memory may be a moment older. */
export async function readSites(tx: Tx, settings: SiteSettings, key?: string): Promise<PlatformSite[]> {
  const tenants = await tx
    .selectFrom('tenants')
    .selectAll()
    .$if(key !== undefined, (query) => query.where('key', '=', key!))
    .orderBy('created_at')
    .orderBy('key')
    .execute()
  const hosts = await tx.selectFrom('tenant_hosts').selectAll().orderBy('is_main', 'desc').orderBy('created_at').orderBy('host').execute()
  const centers = await tx
    .selectFrom('volunteer_centers')
    .select(['id', 'tenant_key', 'slug', 'name', 'town', 'is_default', 'suspended_at'])
    .orderBy('is_default', 'desc')
    .orderBy(sql`name collate nl`)
    .execute()
  return tenants.map((tenant) => {
    const origin = originOf(tenant, settings)
    const own = hosts.filter(({ tenant_key }) => tenant_key === tenant.key)
    return {
      key: tenant.key,
      kind: tenant.kind,
      displayName: tenant.name,
      origin,
      suspendedAt: tenant.suspended_at?.toISOString() ?? null,
      hosts: own.map(({ host, center_id }) => ({ host, centerId: center_id })),
      centers: centers
        .filter(({ tenant_key }) => tenant_key === tenant.key)
        .map(({ id, slug, name, town, is_default, suspended_at }) => {
          const host = own.find(({ center_id }) => center_id === id)?.host
          return {
            id,
            slug,
            name,
            town,
            isDefault: is_default,
            origin: host ? withHost(origin, host) : origin,
            suspendedAt: suspended_at?.toISOString() ?? null,
          }
        }),
    }
  })
}
