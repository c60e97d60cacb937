import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Center, type Tenant, flags } from '#features/tenancy/tenant.ts'
import { BadRequest, Closed } from '#kernel/http/errors.ts'
import { acceptedLocale } from '#kernel/http/server/context.ts'
import { isOpenToLeave } from '#features/tenancy/open-to-leave.ts'
import type { Centers } from './centers.ts'
import { type HostRules, withHost } from './host-rules.ts'

/** Normalises a host for comparison: no port, no trailing dot, lower case; null for an invalid one. */
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

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant
    center: Center
  }
}

/** Paths without a tenant, since load balancers request them by IP address. */
const hostless = new Set(['/health', '/ready'])
/** Hosts on which a client may name its tenant and center (contract §4). */
const neutral = new Set(['localhost', '127.0.0.1'])

/** Determines tenant, center and language of every request. The host wins over headers; headers only confirm (contract §4). */
export function addTenancyHooks(app: FastifyInstance, centers: Centers): void {
  for (const name of ['tenant', 'center', 'locale', 'centerId', 'centerName', 'tenantKey', 'siteFlags', 'ownOrigin'] as const)
    app.decorateRequest(name, null as never)
  app.addHook('onRequest', async (request) => {
    request.locale = acceptedLocale(request.headers['accept-language'])
    const asksHealth = (request.method === 'GET' || request.method === 'HEAD') && hostless.has(request.url.split('?', 1)[0]!)
    if (!asksHealth) settle(request, centers)
  })
}

/** Seconds after which a visitor or a search engine may ask again whether a site is open. */
const retryAfter = 600

function settle(request: FastifyRequest, centers: Centers): void {
  const host = hostName(request.host) ?? ''
  if (centers.rules.tenants.size === 0) {
    request.log.error({ host }, '[useTenant] No tenant found')
    throw new Closed('site_being_set_up', retryAfter)
  }
  const tenant = tenantFor(host, request, centers.rules)
  const center = centerFor(host, tenant, request, centers)
  const { id: centerId, name: centerName, origin } = center
  // The page of the region has an address of its own; everything else of a center is at the center's.
  const ownOrigin = host === centers.rules.regionHost ? withHost(origin, host) : origin
  Object.assign(request, { tenant, center, centerId, centerName, tenantKey: tenant.key, siteFlags: flags(tenant), ownOrigin })
  if (center.isSuspended && !(center.isLeaving && isOpenToLeave(request.url))) throw new Closed('site_suspended', retryAfter)
}

function tenantFor(host: string, request: FastifyRequest, rules: HostRules): Tenant {
  const named = headerOf(request, 'x-tenant')
  const resolved = tenantOf(request.host, rules)
  const tenant = named && neutral.has(host) ? rules.tenants.get(named) : resolved
  if (named && (!tenant || tenant.key !== named)) throw new BadRequest('tenant_mismatch', { header: 'X-Tenant' })
  if (!tenant) throw new BadRequest('unknown_tenant', { header: 'Host' })
  const context = headerOf(request, 'app-context')
  if (context && context !== tenant.context) throw new BadRequest('invalid_app_context', { header: 'App-Context' })
  return tenant
}

function centerFor(host: string, tenant: Tenant, request: FastifyRequest, centers: Centers): Center {
  const named = headerOf(request, 'volunteer-center-id')
  if (named) {
    const center = centers.get(named)
    if (center?.tenantKey !== tenant.key) throw new BadRequest('unknown_volunteer_center', { header: 'Volunteer-Center-Id' })
    return center
  }
  const center = centers.atHost(host, tenant)
  if (center) return center
  // Specification §1: the host is not in the map and there is no default.
  request.log.error({ host }, `volunteerCenterId: the config must be set for the host ${host}`)
  throw new BadRequest('unknown_volunteer_center', { header: 'Host' })
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
