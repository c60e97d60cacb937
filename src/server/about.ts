import type { FastifyInstance } from 'fastify'
import { type Tenant, flags } from '#features/tenancy/tenant.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { type Encoding, compress, encodingFor } from '#kernel/http/answers/server/compress.ts'
import { openApi } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { profileOf } from '#kernel/jsonapi/request/server/media.ts'
import { describedCalls } from './registered.ts'
import type { ServerParts } from './server-parts.ts'

const path = '/.well-known/security.txt'
const day = 24 * 3_600_000
/** RFC 9116 recommends less than a year. */
const good = 180 * day

/** Where to report a vulnerability (RFC 9116): the center, or else the sender of the site's mails. */
function securityText(app: FastifyInstance, { config, clock }: Pick<ServerParts, 'config' | 'clock'>): void {
  const sender = /<([^<>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom
  app.get(path, async ({ center }, reply) => {
    // Rounded to the day, so that the answer can be cached.
    const expires = new Date(Math.floor(clock.now().getTime() / day) * day + good)
    const lines = [
      `Contact: mailto:${center.email ?? sender}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${center.origin}${path}`,
    ]
    return await reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}

/** Public metadata: the OpenAPI document, the hosts of the centers, security.txt. Holds no secrets. */
export function aboutRoutes(app: FastifyInstance, parts: Pick<ServerParts, 'registry' | 'centers' | 'config' | 'clock'>): void {
  const { registry, centers } = parts
  securityText(app, parts)
  let document: Buffer | undefined
  const compressed: Partial<Record<Encoding, Buffer>> = {}
  app.get('/openapi.json', async (request, reply) => {
    profileOf(request.headers.accept)
    document ??= Buffer.from(JSON.stringify(openApi(registry, app.routeList, describedCalls, { title: 'Volunteer platform', version: '1' })))
    reply.headers({ 'cache-control': 'public, max-age=60', vary: 'Accept-Encoding' }).type('application/json; charset=utf-8')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return await reply.send(document)
    return await reply.header('content-encoding', encoding).send((compressed[encoding] ??= await compress(document, encoding, true)))
  })

  app.get('/config', async (request, reply) => {
    profileOf(request.headers.accept)
    const { tenant, center } = request
    const mine = flags(tenant)
    return await reply.header('cache-control', 'public, max-age=60').send({
      tenant: tenant.key,
      volunteerCenterId: center.id,
      defaultVolunteerCenterId: centers.defaultOf(tenant)?.id ?? null,
      hosts: Object.assign({}, ...centers.tenants().map((one) => centersByHost(centers, one))),
      volunteerCenters: centersByHost(centers, tenant),
      flags: mine,
      locales: mine.internationalisation ? ['nl', 'en'] : ['nl'],
    })
  })
}

/** The center at each host of a tenant: its own, and those of centers with their own host. */
function centersByHost(centers: ServerParts['centers'], tenant: Tenant): Record<string, string> {
  return Object.fromEntries(
    centers.originsOf(tenant).flatMap((origin) => {
      const { host, hostname } = new URL(origin)
      const center = centers.atHost(hostname, tenant)
      return center ? [[host, center.id]] : []
    }),
  )
}

declare module 'fastify' {
  interface FastifyInstance {
    /** True as soon as the process begins to stop: load balancers must send no more requests. */
    draining: boolean
  }
}

/** /health: the process is alive. /ready: it can serve (quality §6). Neither depends on the host or reveals anything else. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const reason = app.draining ? 'draining' : !(await db.answers()) ? 'database' : db.isFull() ? 'disk' : null
    reply.header('cache-control', 'no-store')
    if (reason) return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', reason })
    // No reason to send no more requests: all but files works, here as in every other process.
    return reply.send({ status: 'ready', ...((await db.bytes.objects?.answers()) === false && { files: 'away' }) })
  })
}
