import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Open connections at once; more are closed as they come. Each costs some 20 kB, and one that says nothing ends after 20 s at most.
 * More than there are streams of news (`kernel/live`), which stay open: whoever only reads along leaves room for whoever asks.
 */
export const maxConnections = 4000

/**
 * Listens on `host`. `localhost` means both loopback addresses, whatever the machine's hosts file says:
 * browsers try ::1 first for `demo.localhost`, and another program may sit there.
 * Returns how to stop: no new connections, and the requests under way are finished.
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
