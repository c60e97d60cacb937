import type { FastifyInstance } from 'fastify'
import { openApi } from '#kernel/jsonapi/server/openapi.ts'
import { flags } from '#features/tenancy/flags.ts'
import type { Tenant } from '#features/tenancy/tenant.ts'
import { describedCalls } from './registered.ts'
import { securityText } from './security-text.ts'
import type { ServerParts } from './server-parts.ts'

/** What the site says about itself: its OpenAPI document, which host is which center, whom to tell of a weakness. Public, and holds no secret. */
export function aboutRoutes(app: FastifyInstance, parts: Pick<ServerParts, 'registry' | 'centers' | 'rules' | 'config' | 'clock'>): void {
  const { registry, centers, rules } = parts
  securityText(app, parts)
  let document: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(registry, app.routeList, describedCalls, { title: 'Volunteer platform', version: '1' }))
    return await reply.header('cache-control', 'public, max-age=60').type('application/json; charset=utf-8').send(document)
  })

  app.get('/config', async (request, reply) => {
    const { tenant, center } = request
    const mine = flags(tenant)
    return await reply.header('cache-control', 'public, max-age=60').send({
      tenant: tenant.key,
      volunteerCenterId: center.id,
      volunteerCenters: Object.fromEntries(ownHosts(centers, tenant).map(({ host, hostname }) => [host, centers.atHost(hostname, tenant)?.id])),
      hosts: Object.fromEntries([...rules.tenants.values()].map(({ key, origin }) => [new URL(origin).host, key])),
      flags: mine,
      locales: mine.internationalisation ? ['nl', 'en'] : ['nl'],
    })
  })
}

/** Hosts of a tenant: its own, and those of centers that have one for themselves. */
function ownHosts(centers: ServerParts['centers'], { key, origin }: Tenant): URL[] {
  return [...new Set([origin, ...centers.ofTenant(key).map((center) => center.origin)])].map((one) => new URL(one))
}
