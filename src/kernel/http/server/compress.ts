import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this many bytes compressing costs more than it saves (contract §5). */
export const worthCompressing = 1024

/** The encoding to answer in, by Accept-Encoding; null means as it is. */
export function encodingFor(accept: string | undefined): Encoding | null {
  if (!accept) return null
  const wanted = accept.split(',').map((part) => part.trim().split(/\s*;\s*q=/))
  const accepts = (name: string) => wanted.some(([encoding, q]) => encoding === name && q !== '0')
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null
}

/** `kept` bytes are sent many times, so they may take longer: measured on a page of 60 kB, see bench/. */
export function compress(bytes: Buffer, encoding: Encoding, kept: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: kept ? 7 : 2 })
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: kept ? 6 : 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}
