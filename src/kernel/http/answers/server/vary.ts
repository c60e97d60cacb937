import type { FastifyInstance } from 'fastify'

const name = 'X-Forwarded-Host'

/** Where the proxy in front says for which host it asks, a cache between the two must know that it counts. After every hook that sets Vary itself. */
export function varyByForwardedHost(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const others = String(reply.getHeader('vary') ?? '')
    if (!others.includes(name)) reply.header('vary', others === '' ? name : `${others}, ${name}`)
  })
}
