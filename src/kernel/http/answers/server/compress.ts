import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

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

/**
 * Synchronous instead of in the thread pool: a page of 20 kB takes 0.1 ms, less than the way there and back. `kept` bytes are
 * sent many times, so they may take 0.4 ms.
 */
export function compress(bytes: Buffer, encoding: Encoding, kept: boolean): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: kept ? 7 : 2 })
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: kept ? 5 : 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}
