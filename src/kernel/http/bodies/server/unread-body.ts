import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Bytes that are read to their end although nobody wants them, so that the connection can serve again. */
const worthReading = 64 * 1024

/**
 * Whoever is answered before their body was read is not listened to any longer: Node would read all of it, gigabytes too, from
 * somebody who has been refused.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // A call of our own (`inject`) has no socket, and all of its body.
    if (raw.complete || !(raw.socket instanceof Socket)) return
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if (encoding !== undefined || Number(length ?? 0) > worthReading) reply.header('connection', 'close')
  })
}
