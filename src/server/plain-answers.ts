import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLocale } from '#kernel/http/server/context.ts'
import { asHttpError } from '#kernel/http/server/error-document.ts'
import { securityHeaders } from '#kernel/http/server/security-headers.ts'
import { plainPage } from '#shell/browser/plain-page.ts'

/**
 * A page that could not be made: an unknown host, an address that cannot be decoded, the database away, or a defect.
 * Needs nothing but itself; `css` is the last known theme.
 */
export function answerWithoutPages(error: unknown, request: FastifyRequest, reply: FastifyReply, css = ''): FastifyReply {
  const known = asHttpError(error)
  if (known.status >= 500) request.log.error({ err: error }, known.code)
  const locale = request.locale ?? acceptedLocale(request.headers['accept-language'])
  const { html, style } = plainPage(known, locale, css)
  return reply
    .code(known.status)
    .headers({ ...securityHeaders(false), ...known.headers, 'cache-control': 'no-store' })
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(html)
}
