import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const vary = 'Accept, Accept-Encoding, Accept-Language, Origin, access-token, client, X-Tenant, App-Context, Volunteer-Center-Id, Current-Organization-Id'

/**
 * Adds a weak ETag to every 200 GET, answers 304 to a caller that has it already, and says how long an answer may be cached
 * (contract §5).
 */
export function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('vary', vary)
    const reading = request.method === 'GET' || request.method === 'HEAD'
    if (!reading || reply.statusCode !== 200 || !isBody(payload)) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', reading ? 'no-cache' : 'no-store')
      return payload
    }
    const etag = `W/"${hash('sha1', payload, 'base64url').slice(0, 20)}"`
    reply.header('etag', etag)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', request.actor?.userId ? 'no-cache' : 'public, max-age=60')
    if (!matches(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-length')
    return null
  })
}

const isBody = (payload: unknown): payload is string | Buffer => typeof payload === 'string' || Buffer.isBuffer(payload)

/** If-None-Match compares weakly (RFC 9110 §13.1.2). */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => opaque(tag) === opaque(etag))
}
