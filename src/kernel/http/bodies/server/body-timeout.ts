import type { IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Whether the body is declared as a form that may hold a file (`multipart/form-data`). */
export const isFormWithFile = ({ headers }: { headers: Pick<IncomingHttpHeaders, 'content-type'> }): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes forms with a file, so a body may take as long as a slow connection needs. */
    takesFile?: boolean
  }
}

/** Milliseconds for a request with a file: ten megabytes over a slow mobile connection. Node's own limit (`requestTimeout`). */
export const fileBodyTimeout = 300_000

export type BodyTimes = {
  /** Milliseconds within which a body without a file must have arrived. */ wordsWithin: number
  /** Milliseconds during which a file may arrive at any speed. */ fileGrace: number
  /** Bytes per second, on average, that a file must reach after that. */ filePace: number
}
const usual: BodyTimes = { wordsWithin: 15_000, fileGrace: 60_000, filePace: 8 * 1024 }

/**
 * Ends a request whose body arrives too slowly, as one that is never sent whole (RFC 9110 §15.5.9). A file upload, where one is
 * taken, may continue for as long as it keeps up the pace of a slow connection; an idle connection is closed anyway
 * (`connectionTimeout`).
 */
export function addBodyTimeout(app: FastifyInstance, times: Partial<BodyTimes> = {}): void {
  const { wordsWithin, fileGrace, filePace } = { ...usual, ...times }
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if ((length === undefined || length === '0') && encoding === undefined) return
    const { socket } = raw
    // A call by `inject` has no socket, and its whole body.
    if (!(socket instanceof Socket)) return
    const end = () => {
      if (!raw.complete) app.server.emit('clientError', Object.assign(new Error('Its body takes too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    }
    const bringsFile = request.routeOptions.config.takesFile === true && isFormWithFile(request)
    const began = { at: performance.now(), bytes: socket.bytesRead }
    const endIfSlow = () => {
      const seconds = (performance.now() - began.at) / 1000
      if ((socket.bytesRead - began.bytes) / seconds < filePace) end()
      else timer = setTimeout(endIfSlow, fileGrace / 12).unref()
    }
    let timer = setTimeout(bringsFile ? endIfSlow : end, bringsFile ? fileGrace : wordsWithin).unref()
    const isThere = () => clearTimeout(timer)
    raw.once('end', isThere).once('close', isThere)
  })
}

/** Milliseconds between two chunks of a file: a phone may lose its network for a moment. */
const whileItComes = 60_000
/** Milliseconds after the whole file has arrived: its processing may wait in a queue, on a busy machine. */
const onceItIsThere = 180_000

/**
 * The processing of a file waits for its turn, and meanwhile nothing is sent. The server closes a connection that is idle for
 * far less, and the sender would start again; so a connection with a file upload may be idle for longer.
 */
export function allowIdleConnection({ headers, raw }: FastifyRequest): void {
  const { socket } = raw
  // A call by `inject` has no socket.
  if (!isFormWithFile({ headers }) || !socket?.setTimeout) return
  const isThere = () => void socket.setTimeout(onceItIsThere)
  if (raw.readableEnded) return isThere()
  socket.setTimeout(whileItComes)
  raw.once('end', isThere)
}
