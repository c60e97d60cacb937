import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds in which the words of a request have to be there. */
const wordsWithin = 15_000
/** Milliseconds for one that brings a file: ten megabytes over the slowest of phones. Node's own limit (`requestTimeout`). */
export const fileWithin = 300_000

/**
 * Whoever sends a body drop by drop is ended as one that sends no whole request (RFC 9110 §15.5.9); one that brings a file may take
 * as long as a slow line needs, for a silent one is closed anyway (`connectionTimeout`).
 */
export function bodyInTime(app: FastifyInstance, within = wordsWithin): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-type': type = '', 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if ((length === undefined || length === '0') && encoding === undefined) return
    if (type.toLowerCase().startsWith('multipart/form-data')) return
    const { socket } = raw
    // A call of our own (`inject`) has none, and all of its body.
    if (!(socket instanceof Socket)) return
    const timer = setTimeout(() => {
      if (!raw.complete) app.server.emit('clientError', Object.assign(new Error('Its body takes too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    }, within).unref()
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  })
}
