import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The number of chunks a body may have whatever their size; beyond it they must have this many bytes on average. */
const free = 2000
const smallest = 64

/**
 * The sender chooses the chunk size of a body without a length (`Transfer-Encoding: chunked`), down to single bytes. Each chunk
 * costs a call and a buffer of its own: a megabyte in single bytes held the event loop for seconds and took hundreds of
 * megabytes, before the sender was even identified. So chunks are counted as they arrive, and a request with too many tiny ones
 * is ended with 400.
 */
export function boundChunks(app: FastifyInstance): void {
  // Not a hook: hooks run only after the first bytes of the body have been parsed.
  app.server.prependListener('request', (request: IncomingMessage) => {
    if (request.headers['transfer-encoding'] === undefined) return
    const push = request.push.bind(request)
    let pieces = 0
    let bytes = 0
    request.push = (piece: Buffer | null) => {
      if (piece === null) return push(piece)
      pieces += 1
      bytes += piece.length
      if (pieces <= free + bytes / smallest) return push(piece)
      const { socket } = request
      if (!socket.destroyed) app.server.emit('clientError', Object.assign(new Error('Its body comes in crumbs.'), { code: 'ERR_BODY_IN_CRUMBS' }), socket)
      return false
    }
  })
}
