import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** Below this many bytes compression costs more than it saves (contract §5). */
export const worthCompressing = 1024

/** The encoding to answer in, by Accept-Encoding; null means uncompressed. */
export function encodingFor(accept: string | undefined): Encoding | null {
  if (!accept) return null
  const wanted = accept
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
  const accepts = (name: string) => wanted.some(([encoding, ...rest]) => encoding === name && !rest.some((piece) => /^q ?= ?0(\.0{0,3})?$/.test(piece)))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null
}

/** Bytes up to which a body is compressed on the main thread: the largest of ordinary pages. */
const largestAtOnce = 64 * 1024
const inThreadPool = { gzip: promisify(gzip), br: promisify(brotliCompress) }

/**
 * Compresses an ordinary page at once: 20 kB take 0.1 ms, less than the way to the thread pool and back. A larger body goes there, for
 * a megabyte would hold the event loop for tens of milliseconds.
 * @param kept the bytes are sent many times, so that they may take four times as long
 */
export async function compress(bytes: Buffer, encoding: Encoding, kept: boolean): Promise<Buffer> {
  const atOnce = bytes.length <= largestAtOnce
  if (encoding === 'gzip') {
    const options = { level: kept ? 7 : 2 }
    return atOnce ? gzipSync(bytes, options) : await inThreadPool.gzip(bytes, options)
  }
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: kept ? 5 : 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  return atOnce ? brotliCompressSync(bytes, options) : await inThreadPool.br(bytes, options)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body holds a secret: compressed together with input chosen by an attacker, its length would leak it (contract §5). */
    secretBody?: true
  }
}

/**
 * Compresses answers from 1 KiB, synchronously and at a fast level: a page of 25 items takes a fraction of a millisecond. The
 * ETag stays that of the uncompressed body: it is weak, so it only says that the meaning is the same. Add it after the ETags,
 * which also set Vary: Accept-Encoding.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isBody(payload) || request.routeOptions.config.secretBody) return payload
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
    const encoding = bytes.length >= worthCompressing && !reply.hasHeader('content-encoding') ? encodingFor(request.headers['accept-encoding']) : null
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return await compress(bytes, encoding, false)
  })
}

const isBody = (payload: unknown): payload is string | Buffer => typeof payload === 'string' || Buffer.isBuffer(payload)
