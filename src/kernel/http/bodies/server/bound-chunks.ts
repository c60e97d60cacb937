import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Pieces that a body may come in, however small they are; beyond them each has at least so many bytes on average. */
const free = 2000
const smallest = 64

/**
 * A sender chooses the pieces of a body whose length is not told before (`Transfer-Encoding: chunked`), down to single bytes. Each piece
 * costs a call and a buffer of its own: a megabyte in single bytes held the event loop for seconds and took hundreds of megabytes,
 * before anybody could ask who sends it. So pieces are counted as they come off the line, and who sends crumbs is ended with 400.
 */
export function boundChunks(app: FastifyInstance): void {
  // Before any hook: all of them run only after the first bytes of the body have been parsed.
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
