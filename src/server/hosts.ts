import type { Config } from '#kernel/config/server/config.ts'
import type { Tenant } from '#features/tenancy/tenant.ts'
import type { Centers } from '#features/tenancy/server/centers.ts'
import type { HostRules } from '#features/tenancy/server/resolve.ts'
import { domains, tenants } from '#src/app/tenants.ts'

/** The hosts of each tenant on this deployment: the configured origins, and outside production `{key}.localhost`. */
export function hostRules(config: Config): HostRules {
  const originOf = (key: string) => config.tenantOrigins[key] ?? `http://${key}.localhost:${config.port}`
  const known = new Map(Object.entries(tenants).map(([key, facts]): [string, Tenant] => [key, { ...facts, key, origin: originOf(key) }]))
  const configured = Object.fromEntries(Object.entries(config.tenantOrigins).map(([key, origin]) => [new URL(origin).hostname, key]))
  return {
    tenants: known,
    domains: { ...domains, ...configured },
    wildcards: config.production ? [] : ['.localhost'],
    defaultTenant: config.production ? null : 'demo',
  }
}

/** Every origin of ours, for CORS (decisions 23); forms may only come from the site's own. The set is updated as centers are added or changed. */
export function ownOrigins(rules: HostRules, centers: Centers, extra: readonly string[]): ReadonlySet<string> {
  const origins = new Set<string>()
  centers.followedBy(() => {
    origins.clear()
    for (const { origin } of [...rules.tenants.values(), ...centers.all()]) origins.add(origin)
    for (const origin of extra) origins.add(origin)
  })
  return origins
}
