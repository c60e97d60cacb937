import type { Selectable } from 'kysely'
import { type Tenant, type TenantFacts } from '#features/tenancy/tenant.ts'
import type { Config } from '#kernel/config/server/config.ts'
import type { RowOf } from '#kernel/db/table.ts'
import type { tenantHosts, tenants } from './tables.ts'

export type TenantRow = Selectable<RowOf<typeof tenants>>
export type HostRow = Selectable<RowOf<typeof tenantHosts>>

/** How a host leads to a site (specification §1), in the order of the fields. */
export type HostRules = {
  tenants: ReadonlyMap<string, Tenant>
  /** Whole hosts → tenant key; checked first. */
  domains: Readonly<Record<string, string>>
  /** Suffixes such as `.localhost`, whose first label is a tenant key. */
  wildcards: readonly string[]
  /** Used when nothing else matches; null in production. */
  defaultTenant: string | null
  /** The host of Gelderse Handen, which shows the public site's page about it (decisions 37). */
  regionHost: string | null
}

/** What a process is told of sites by its environment. */
export type SiteSettings = Pick<Config, 'production' | 'port' | 'tenantOrigins' | 'regionHost'>

/** The rules that follow from the rows and the environment, whose TENANT_ORIGINS overrides the rows (decisions 63). */
export function hostRules(rows: { tenants: readonly TenantRow[]; hosts: readonly HostRow[] }, settings: SiteSettings): HostRules {
  const { production, tenantOrigins, regionHost } = settings
  const openToAll = rows.tenants.find(({ kind }) => kind === 'public')
  const configured = Object.entries(tenantOrigins).map(([key, origin]) => [new URL(origin).hostname, key])
  return {
    tenants: new Map(rows.tenants.map((row) => [row.key, tenantFrom(row, settings)])),
    domains: Object.fromEntries([
      ...(regionHost && openToAll ? [[regionHost, openToAll.key]] : []),
      ...rows.hosts.map(({ host, tenant_key }) => [host, tenant_key]),
      ...configured,
    ]),
    wildcards: production ? [] : ['.localhost'],
    defaultTenant: production ? null : 'demo',
    regionHost: openToAll ? regionHost : null,
  }
}

/** Where a site is: TENANT_ORIGINS, else its row, else an address of this machine. */
export function originOf({ key, origin }: Pick<TenantRow, 'key' | 'origin'>, { port, tenantOrigins }: SiteSettings): string {
  return tenantOrigins[key] ?? origin ?? `http://${key}.localhost:${port}`
}

function tenantFrom(row: TenantRow, settings: SiteSettings): Tenant {
  return {
    key: row.key,
    kind: row.kind,
    name: row.name,
    context: row.context,
    participationSite: row.participation_site,
    oldebroekType: row.oldebroek_type,
    header: { ...row.header, sticky: row.sticky_header },
    footerColor: row.footer_color,
    corners: row.corners,
    origin: originOf(row, settings),
    isSuspended: row.suspended_at !== null,
  }
}

/** The row of a new site, its key and address aside. */
export function rowOfFacts({ kind, name, context, participationSite, oldebroekType, header: { sticky, ...header }, footerColor, corners }: TenantFacts) {
  return {
    kind,
    name,
    context,
    participation_site: participationSite,
    oldebroek_type: oldebroekType,
    sticky_header: sticky,
    header: JSON.stringify(header),
    footer_color: footerColor,
    corners,
  }
}

/** The same scheme and port at another host. */
export function withHost(origin: string, host: string): string {
  const url = new URL(origin)
  url.hostname = host
  return url.origin
}
