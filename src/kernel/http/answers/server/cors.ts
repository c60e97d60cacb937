import type { FastifyInstance } from 'fastify'

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const allowed =
  'Accept, Accept-Language, Content-Type, Authorization, access-token, client, uid, expiry, token-type, X-Tenant, App-Context, ' +
  'Volunteer-Center-Id, Current-Organization-Id, If-Match, If-None-Match, If-Modified-Since, Idempotency-Key, X-Request-Id, X-Requested-With'
const exposed =
  'access-token, client, uid, expiry, token-type, authorization, ETag, Location, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, Idempotency-Replayed'

/** Contract §4: exact origins are echoed, others get no CORS headers; no credentials flag, because tokens travel in headers. */
export function addCors(app: FastifyInstance, origins: ReadonlySet<string>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin && origins.has(origin)) reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed })
    if (request.method !== 'OPTIONS') return
    reply.headers({ vary: 'Origin', 'access-control-max-age': '7200' })
    if (origin && origins.has(origin)) reply.headers({ 'access-control-allow-methods': methods, 'access-control-allow-headers': allowed })
    return reply.code(204).send()
  })
}
