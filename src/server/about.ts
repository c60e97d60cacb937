import type { FastifyInstance } from 'fastify'
import { profileOf } from '#kernel/jsonapi/request/server/media.ts'
import { compress, encodingFor, type Encoding } from '#kernel/http/answers/server/compress.ts'
import { openApi } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { flags } from '#features/tenancy/flags.ts'
import type { Tenant } from '#features/tenancy/tenant.ts'
import { describedCalls } from './registered.ts'
import { securityText } from './security-text.ts'
import type { ServerParts } from './server-parts.ts'

/** What the site says about itself: its OpenAPI document, which host is which center, whom to tell of a weakness. Public, and holds no secret. */
export function aboutRoutes(app: FastifyInstance, parts: Pick<ServerParts, 'registry' | 'centers' | 'rules' | 'config' | 'clock'>): void {
  const { registry, centers, rules } = parts
  securityText(app, parts)
  let document: Buffer | undefined
  const compressed: Partial<Record<Encoding, Buffer>> = {}
  app.get('/openapi.json', async (request, reply) => {
    profileOf(request.headers.accept)
    document ??= Buffer.from(JSON.stringify(openApi(registry, app.routeList, describedCalls, { title: 'Volunteer platform', version: '1' })))
    reply.headers({ 'cache-control': 'public, max-age=60', vary: 'Accept-Encoding' }).type('application/json; charset=utf-8')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return await reply.send(document)
    return await reply.header('content-encoding', encoding).send((compressed[encoding] ??= compress(document, encoding, true)))
  })

  app.get('/config', async (request, reply) => {
    profileOf(request.headers.accept)
    const { tenant, center } = request
    const mine = flags(tenant)
    return await reply.header('cache-control', 'public, max-age=60').send({
      tenant: tenant.key,
      volunteerCenterId: center.id,
      defaultVolunteerCenterId: centers.defaultOf(tenant)?.id ?? null,
      hosts: Object.assign({}, ...[...rules.tenants.values()].map((one) => centersByHost(centers, one))),
      volunteerCenters: centersByHost(centers, tenant),
      flags: mine,
      locales: mine.internationalisation ? ['nl', 'en'] : ['nl'],
    })
  })
}

/** The center at each host of a tenant: its own, and those of centers that have one for themselves. */
function centersByHost(centers: ServerParts['centers'], tenant: Tenant): Record<string, string> {
  const origins = new Set([tenant.origin, ...centers.ofTenant(tenant.key).map((center) => center.origin)])
  return Object.fromEntries(
    [...origins].flatMap((origin) => {
      const { host, hostname } = new URL(origin)
      const center = centers.atHost(hostname, tenant)
      return center ? [[host, center.id]] : []
    }),
  )
}
