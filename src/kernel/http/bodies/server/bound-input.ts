import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest, HttpError } from '#kernel/http/errors.ts'
import { errorWords } from '#kernel/http/messages.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { longestName } from '#kernel/jsonapi/names.ts'

/** Bytes of a whole form: more than all the fields of the longest form at their longest. */
const longestForm = 128 * 1024
/** The same for a page's form: an article has two rich texts, each sent a second time as its base version. */
export const longestPageForm = 320 * 1024
export const longestUrl = 8192
export const maxParameters = 200

/** Characters of a header that are kept; no header the product uses is longer. */
const longestHeaders = new Map([
  ['accept', 1000],
  ['accept-encoding', 200],
  ['accept-language', 200],
  ['content-type', 200],
  ['host', 300],
  ['if-match', 1000],
  ['if-none-match', 1000],
  ['idempotency-key', 300],
  ['origin', 300],
  // Node itself accepts at most 16 kB of headers, and a truncated session cookie would be invalid.
  ['cookie', 16_384],
])
const longestOther = 2500

/**
 * Bounds all input before anything reads it: refuses an address that is too long, or has too many or too long parameter names,
 * and truncates headers. Register it first, so that patterns and loops behind it take bounded time (contract §2.3).
 */
export function boundInput(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }: Pick<FastifyRequest, 'raw'>) => {
    cutHeaders(raw.headers)
    if (hosts(raw.rawHeaders) > 1) throw new BadRequest('unknown_tenant', { header: 'Host' })
    const url = raw.url ?? ''
    // An absolute URL with another host than the Host header's (`rewriteUrl` removed the site's own).
    if (/^https?:/i.test(url)) throw new BadRequest('unknown_tenant', { header: 'Host' })
    if (url.length > longestUrl) throw new HttpError(414, [{ code: 'too_large' }])
    const start = url.indexOf('?')
    if (start >= 0) checkPairs(url.slice(start + 1))
  })
}

/** @throws 413 for a form that is longer than any of the product's, 400 for too many fields or names that are too long */
export function checkForm(form: string, longest = longestForm): void {
  if (form.length > longest) throw new HttpError(413, [{ code: 'too_large' }])
  checkPairs(form)
}

function checkPairs(text: string): void {
  let pairs = 0
  for (let at = 0; at < text.length;) {
    const end = indexOr(text, '&', at)
    if (++pairs > maxParameters) throw refusal(errorWords.too_many_parameters)
    const name = text.slice(at, Math.min(end, indexOr(text, '=', at)))
    // `%5B` is one character.
    if (name.length > 3 * longestName || name.replaceAll(/%../g, '.').length > longestName) throw refusal(errorWords.long_parameter)
    at = end + 1
  }
}

const refusal = (words: { nl: string; en: string }) => new BadRequest('unknown_parameter', { words: sayInAll(words) })

function indexOr(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from)
  return at < 0 ? text.length : at
}

function cutHeaders(headers: IncomingHttpHeaders): void {
  for (const name in headers) {
    const value = headers[name]
    const most = longestHeaders.get(name) ?? longestOther
    if (typeof value === 'string' && value.length > most) headers[name] = value.slice(0, most)
  }
}

/** Node silently keeps the first of several Host headers; a proxy in front may have used another. */
function hosts(raw: readonly string[]): number {
  let count = 0
  for (let at = 0; at < raw.length; at += 2) if (raw[at]!.length === 4 && raw[at]!.toLowerCase() === 'host') count += 1
  return count
}

/** The number of chunks a body may have whatever their size; beyond it they must have this many bytes on average. */
const free = 2000
const smallest = 64

/**
 * The sender chooses the chunk size of a body without a length (`Transfer-Encoding: chunked`), down to single bytes. Each chunk
 * costs a call and a buffer of its own: a megabyte in single bytes held the event loop for seconds and took hundreds of
 * megabytes, before the sender was even identified. So chunks are counted as they arrive, and a request with too many tiny ones
 * is ended with 400. A chunk that comes in several packets counts as several, which no honest sender notices: the smallest
 * packets of the internet hold 536 bytes, and proxies pass on what they read, not single bytes (`bound-chunks.test.ts`).
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
