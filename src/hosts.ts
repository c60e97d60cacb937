import type { Config } from '#kernel/config/server/config.ts'
import type { Tenant } from '#features/tenancy/tenant.ts'
import type { HostRules } from '#features/tenancy/server/resolve.ts'
import { domains, tenants } from './tenants.ts'

/** Where each tenant lives on this deployment: configured origins, and outside production `{key}.localhost`. */
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

/** Every origin of our own: for CORS, the Origin check of forms and links in reset mails (decisions 1, 23). */
export function ownOrigins(rules: HostRules, centerOrigins: readonly string[], extra: readonly string[]): Set<string> {
  return new Set([...[...rules.tenants.values()].map(({ origin }) => origin), ...centerOrigins, ...extra])
}
