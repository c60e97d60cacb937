import type { Tenant } from '#features/tenancy/tenant.ts'

export type HostRules = {
  tenants: ReadonlyMap<string, Tenant>
  /** Whole hosts → tenant key; first to be asked. */
  domains: Readonly<Record<string, string>>
  /** Suffixes such as `.localhost`, whose first label is a tenant key. */
  wildcards: readonly string[]
  /** Used when nothing else fits; null in production. */
  defaultTenant: string | null
}

/** The host as names compare: no port, no closing dot, lower case; null for what no browser sends. */
export function hostName(host: string | undefined): string | null {
  const name = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)\.?(?::\d{1,5})?$/i.exec(host ?? '')?.[1]
  return name?.toLowerCase() ?? null
}

/** Specification §1: a configured domain map, then wildcard domains (first host label), then a default. */
export function tenantOf(host: string | undefined, rules: HostRules): Tenant | null {
  const name = hostName(host)
  if (!name) return null
  const key = (Object.hasOwn(rules.domains, name) ? rules.domains[name] : null) ?? wildcardKey(name, rules) ?? rules.defaultTenant
  return (key && rules.tenants.get(key)) || null
}

function wildcardKey(name: string, { wildcards, tenants }: HostRules): string | null {
  const suffix = wildcards.find((ending) => name.endsWith(ending))
  if (!suffix) return null
  const label = name.slice(0, name.indexOf('.'))
  return tenants.has(label) ? label : null
}
