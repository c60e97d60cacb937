import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest, HttpError } from '#kernel/http/errors.ts'
import { errorWords } from '#kernel/http/messages.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { longestName } from '#kernel/jsonapi/names.ts'

/** Whole bytes of a form: more than all the fields of our longest form at their longest. */
export const longestForm = 128 * 1024
/** The same of a page: an article has two texts with their marks, each a second time as it was drawn. */
export const longestPageForm = 320 * 1024
export const longestUrl = 8192
export const maxParameters = 200

/** Letters of a header that are looked at; nothing of ours is longer. */
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
  // Node itself takes no more than 16 kB of headers, and a session cut in half would be none.
  ['cookie', 16_384],
])
const longestOther = 2500

/**
 * Bounds what strangers say before anybody looks at it: an address that is too long is refused, and so are too many or too
 * long names in it; headers are cut. Register it first. Patterns and loops behind it then have an end (contract §2.3).
 */
export function boundInput(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }: Pick<FastifyRequest, 'raw'>) => {
    cutHeaders(raw.headers)
    if (hosts(raw.rawHeaders) > 1) throw new BadRequest('unknown_tenant', { header: 'Host' })
    const url = raw.url ?? ''
    // A whole address of another host than the one that is asked (`rewriteUrl` took out the own one).
    if (/^https?:/i.test(url)) throw new BadRequest('unknown_tenant', { header: 'Host' })
    if (url.length > longestUrl) throw new HttpError(414, [{ code: 'too_large' }])
    const start = url.indexOf('?')
    if (start >= 0) checkPairs(url.slice(start + 1))
  })
}

/** @throws 413 for a form that is longer than any of ours, 400 for too many fields or names that are too long */
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
    // `%5B` is one letter.
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

/** Node keeps the first of several and says nothing; a proxy in front may have kept another. */
function hosts(raw: readonly string[]): number {
  let count = 0
  for (let at = 0; at < raw.length; at += 2) if (raw[at]!.length === 4 && raw[at]!.toLowerCase() === 'host') count += 1
  return count
}
