import { HttpError, type Issue, pointerOf } from '#kernel/http/errors.ts'
import { errorWords } from '#kernel/http/messages.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { say, type AnyMessage, type Locale } from '#kernel/i18n/messages.ts'
import type { Document, ErrorObject } from '#kernel/jsonapi/document.ts'
import { DiskFull, Unavailable } from '#kernel/db/server/unavailable.ts'

/** Texts for the error codes of features; each feature brings its own. */
export type CodeWords = Readonly<Record<string, { nl: string; en: string }>>

const titles: Record<number, AnyMessage> = {
  400: errorWords.bad_request,
  401: errorWords.unauthenticated,
  403: errorWords.forbidden,
  404: errorWords.not_found,
  405: errorWords.method_not_allowed,
  406: errorWords.not_acceptable,
  409: errorWords.conflict,
  412: errorWords.version_mismatch,
  413: errorWords.too_large,
  414: errorWords.too_large,
  415: errorWords.unsupported_media_type,
  422: errorWords.unprocessable,
  429: errorWords.rate_limited,
  500: errorWords.internal_error,
  503: errorWords.unavailable,
  507: errorWords.insufficient_storage,
}

const usualWords: Record<string, AnyMessage> = {
  ...errorWords,
  forbidden: errorWords.forbidden_detail,
  blank: fieldWords.blank,
  invalid: fieldWords.invalid,
  inclusion: fieldWords.inclusion,
}

/** Anything thrown, as an HttpError: the product's own, Fastify's, a database that is unavailable, or a defect. */
export function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof DiskFull) return new HttpError(507, [{ code: 'insufficient_storage' }])
  if (error instanceof Unavailable) return new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' })
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new HttpError(413, [{ code: 'too_large' }])
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new HttpError(415, [{ code: 'unsupported_media_type' }])
  if (statusCode && statusCode >= 400 && statusCode < 500) return new HttpError(statusCode, [{ code: statusCode === 404 ? 'not_found' : 'invalid_json' }])
  return new HttpError(500, [{ code: 'internal_error' }])
}

/** The error document of contract §2.5. */
export function errorDocument(error: HttpError, locale: Locale, requestId: string, words: CodeWords): Document {
  return { errors: error.issues.map((issue, at) => errorObject(issue, error.status, locale, `${requestId}-${at + 1}`, words)) }
}

function errorObject(issue: Issue, status: number, locale: Locale, id: string, words: CodeWords): ErrorObject {
  const sentence = issue.detail ?? issue.words?.[locale] ?? (words[issue.code]?.[locale] || textOf(usualWords[issue.code], locale))
  const pointer = pointerOf(issue)
  const source = {
    ...(pointer && { pointer }),
    ...(issue.parameter && { parameter: issue.parameter }),
    ...(issue.header && { header: issue.header }),
  }
  return {
    id,
    status: String(status),
    code: issue.code,
    title: issue.title ?? textOf(titles[status], locale) ?? say(locale, errorWords.bad_request),
    ...(sentence && { detail: sentence }),
    ...(Object.keys(source).length > 0 && { source }),
    ...((issue.attribute || issue.meta) && {
      meta: { ...(issue.attribute && { attribute: issue.attribute, message: sentence ?? issue.code }), ...issue.meta },
    }),
  }
}

const textOf = (message: AnyMessage | undefined, locale: Locale) => (message && typeof message[locale] === 'string' ? (message[locale] as string) : undefined)
