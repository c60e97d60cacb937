import type { FastifyInstance } from 'fastify'
import type { Database } from '#kernel/db/server/database.ts'

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
    return reason ? reply.code(503).header('retry-after', '5').send({ status: 'unavailable', reason }) : reply.send({ status: 'ready' })
  })
}
