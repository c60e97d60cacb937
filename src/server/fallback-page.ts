import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type HttpError, isFault } from '#kernel/http/errors.ts'
import { acceptedLocale, chosenLocale } from '#kernel/http/server/context.ts'
import { readablePath } from '#kernel/http/readable-path.ts'
import { escapeXml } from '#kernel/http/answers/escape-xml.ts'
import { asHttpError } from '#kernel/http/answers/server/answer-errors.ts'
import { securityHeaders } from '#kernel/http/answers/server/security-headers.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { lookOver } from '#features/settings/look/preview.ts'
import { fallbackPage } from '#shell/browser/fallback-page.ts'

/**
 * Answers when a page could not be made: an unknown host, an address that cannot be decoded, an unavailable database, or a
 * defect. Depends on nothing else; `css` is the last known theme.
 */
export function sendFallbackPage(error: unknown, request: FastifyRequest, reply: FastifyReply, css?: string): FastifyReply {
  const known = asHttpError(error)
  if (isFault(known)) request.log.error({ err: error }, known.code)
  const { html, headers } = fallbackAnswer(known, readersLocale(request), { css, path: escapeXml(readablePath(request.url.split('?', 1)[0]!)) })
  return reply
    .code(known.status)
    .headers({ ...known.headers, ...headers })
    .send(html)
}

/** The language of the page (decisions 5), as far as it is known: a site may have only one, and its visitor may have chosen. */
export function readersLocale({ siteFlags, headers, locale }: FastifyRequest): Locale {
  if (siteFlags && !siteFlags['internationalisation']) return 'nl'
  return chosenLocale(headers.cookie) ?? locale ?? acceptedLocale(headers['accept-language'])
}

/** The page and its headers, also for callers without a Fastify reply. */
export function fallbackAnswer(
  refusal: HttpError,
  locale: Locale,
  known: Parameters<typeof fallbackPage>[2] = {},
): { html: string; headers: Record<string, string> } {
  const { html, style } = fallbackPage(refusal, locale, known)
  const isFramed = refusal.code === lookOver
  const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors ${isFramed ? "'self'" : "'none'"}`
  const type = 'text/html; charset=utf-8'
  return {
    html,
    headers: {
      ...securityHeaders(false, isFramed),
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      'content-security-policy': policy,
      'content-type': type,
    },
  }
}
