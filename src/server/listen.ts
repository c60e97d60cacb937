import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Open connections at once; further ones are closed as they arrive. Each costs some 20 kB, and an idle one is closed after at
 * most 20 s. More than the number of live streams (`kernel/live`), which stay open, so that there is always room for requests.
 */
export const maxConnections = 4000

/**
 * Listens on `host`. `localhost` means both loopback addresses, whatever the machine's hosts file says: browsers try ::1 first
 * for `demo.localhost`, and another program may listen there.
 * @returns a function that stops listening: it accepts no new connections, and finishes the requests in flight
 */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<() => Promise<void>> {
  app.server.maxConnections = maxConnections
  await app.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host })
  if (host !== 'localhost') return async () => await app.close()

  const second = createServer((socket) => app.server.emit('connection', socket))
  second.maxConnections = maxConnections
  await new Promise<void>((resolve) => {
    second.once('error', () => resolve()) // no IPv6 on this machine
    second.listen(port, '::1', resolve)
  })
  return async () => {
    const finished = new Promise((resolve) => second.close(resolve))
    await app.close()
    await finished
  }
}
