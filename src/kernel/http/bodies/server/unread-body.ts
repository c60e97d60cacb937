import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Bytes that are read to the end although they are not needed, so that the connection can be reused. */
const worthReading = 64 * 1024

/**
 * Closes the connection of a sender who is answered before their body was read: Node would otherwise read all of it, gigabytes
 * too, from somebody who has been refused.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // A call by `inject` has no socket, and its whole body.
    if (raw.complete || !(raw.socket instanceof Socket)) return
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if (encoding !== undefined || Number(length ?? 0) > worthReading) reply.header('connection', 'close')
  })
}
