import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest } from '#kernel/http/errors.ts'
import { acceptedLocale } from '#kernel/http/server/context.ts'
import { flags } from '#features/tenancy/flags.ts'
import type { Center, Tenant } from '#features/tenancy/tenant.ts'
import type { Centers } from './centers.ts'
import { hostName, tenantOf, type HostRules } from './resolve.ts'

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant
    center: Center
  }
}

export type Tenancy = { rules: HostRules; centers: Centers }

/** Paths that belong to no tenant: a load balancer asks them by address. */
const hostless = new Set(['/health', '/ready'])
/** Hosts on which a client may say whom it speaks to (contract §4). */
const neutral = new Set(['localhost', '127.0.0.1'])

/** Settles tenant, center and language of every request. Host wins over headers; headers only confirm (contract §4). */
export function addTenancyHooks(app: FastifyInstance, tenancy: Tenancy): void {
  for (const name of ['tenant', 'center', 'locale', 'centerId', 'centerName', 'tenantKey', 'siteFlags', 'ownOrigin'] as const)
    app.decorateRequest(name, null as never)
  app.addHook('onRequest', async (request) => {
    request.locale = acceptedLocale(request.headers['accept-language'])
    const asksHealth = (request.method === 'GET' || request.method === 'HEAD') && hostless.has(request.url.split('?', 1)[0]!)
    if (!asksHealth) settle(request, tenancy)
  })
}

function settle(request: FastifyRequest, { rules, centers }: Tenancy): void {
  const host = hostName(request.host) ?? ''
  const tenant = tenantFor(host, request, rules)
  const center = centerFor(host, tenant, request, centers)
  const { id: centerId, name: centerName, origin: ownOrigin } = center
  Object.assign(request, { tenant, center, centerId, centerName, tenantKey: tenant.key, siteFlags: flags(tenant), ownOrigin })
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
  // Specification §1: neither in the host map nor a default.
  request.log.error({ host }, `volunteerCenterId: the config must be set for the host ${host}`)
  throw new BadRequest('unknown_volunteer_center', { header: 'Host' })
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
