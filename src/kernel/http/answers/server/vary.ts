import type { FastifyInstance } from 'fastify'

const name = 'X-Forwarded-Host'

/**
 * Behind a proxy that sends X-Forwarded-Host, adds that header to Vary, so that a cache in between keeps hosts apart. Add it
 * after every hook that sets Vary itself.
 */
export function varyByForwardedHost(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const others = String(reply.getHeader('vary') ?? '')
    if (!others.includes(name)) reply.header('vary', others === '' ? name : `${others}, ${name}`)
  })
}
