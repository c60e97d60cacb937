import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DiskFull, Unavailable } from '#kernel/db/server/unavailable.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { isRefused } from '#kernel/http/bodies/server/unread-body.ts'
import { HttpError, type Issue, isFault, pointerOf } from '#kernel/http/errors.ts'
import { errorWords } from '#kernel/http/messages.ts'
import { acceptedLocale } from '#kernel/http/server/context.ts'
import { type AnyMessage, type Locale, say } from '#kernel/i18n/messages.ts'
import type { Document, ErrorObject } from '#kernel/jsonapi/document.ts'
import { jsonApi } from '#kernel/jsonapi/request/server/media.ts'

/** A sentence, or one that calls the center by its name. */
type CodeText = string | ((facts: { center: string }) => string)
/** Texts for the error codes of features; each feature brings its own. */
export type CodeWords = Readonly<Record<string, Record<Locale, CodeText>>>
/** Who reads an error: in which language, and at which center, by its name. */
export type ErrorReader = { locale: Locale; center: string }

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
export function errorDocument(error: HttpError, reader: ErrorReader, requestId: string, words: CodeWords): Document {
  return { errors: error.issues.map((issue, at) => errorObject(issue, error.status, reader, `${requestId}-${at + 1}`, words)) }
}

/** The sentence for people about one issue, in their language; undefined for a code without one. */
function sentenceOf(issue: Issue, { locale, center }: ErrorReader, words: CodeWords): string | undefined {
  const own = words[issue.code]?.[locale]
  return issue.detail ?? issue.words?.[locale] ?? ((typeof own === 'function' ? own({ center }) : own) || textOf(usualWords[issue.code], locale))
}

/** Why something was refused, as one sentence: that of its first issue, else the title of its status. */
export function reasonOf({ issues: [first], status }: HttpError, reader: ErrorReader, words: CodeWords): string {
  const { locale } = reader
  return (first && sentenceOf(first, reader, words)) ?? textOf(titles[status], locale) ?? say(locale, errorWords.bad_request)
}

function errorObject(issue: Issue, status: number, reader: ErrorReader, id: string, words: CodeWords): ErrorObject {
  const { locale } = reader
  const sentence = sentenceOf(issue, reader, words)
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

export type Answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Turns anything thrown into a JSON:API error document; statuses from 500 are logged as errors, with their request id. */
export function errorAnswer(words: CodeWords): Answer {
  return (error, request, reply) => {
    const known = asHttpError(error)
    if (isFault(known)) request.log.error({ err: error }, known.code)
    if (known.status >= 500 || known.status === 401) reply.session = null
    const locale = request.locale ?? acceptedLocale(request.headers['accept-language'])
    const document = errorDocument(known, { locale, center: request.centerName ?? '' }, request.id, words)
    return reply
      .code(known.status)
      .headers(known.headers)
      .type(request.headers.accept?.includes(jsonApi) ? jsonApi : 'application/json; charset=utf-8')
      .send(Buffer.from(JSON.stringify(document)))
  }
}

/** Answers every error of `app` this way, and unknown addresses too: 405 where another method would work. */
export function answerErrors(app: FastifyInstance, answer: Answer): void {
  app.setErrorHandler(answer)
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(app, request)
    if (methods.length === 0) return answer(new HttpError(404, [{ code: 'not_found' }]), request, reply)
    return answer(new HttpError(405, [{ code: 'method_not_allowed' }], { allow: methods.join(', ') }), request, reply)
  })
}

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function allowedMethods(app: FastifyInstance, { url, method }: FastifyRequest): string[] {
  const patterns = patternsOf(url.split('?', 1)[0]!).find((some) => some.some((pattern) => verbs.some((verb) => app.hasRoute({ method: verb, url: pattern }))))
  // A page answers any address, so a request that reaches this handler while pages are served has a method that no page
  // answers.
  const isStrange = method !== 'OPTIONS' && !verbs.some((verb) => verb === method)
  if (!patterns) return isStrange && app.hasRoute({ method: 'GET', url: '/*' }) ? ['GET', 'HEAD', 'POST'] : []
  const methods = verbs.filter((verb) => patterns.some((pattern) => app.hasRoute({ method: verb, url: pattern }) && !isRefused(app, verb, pattern)))
  // The method itself is fine: the route just found nothing.
  return methods.some((verb) => verb === method) ? [] : methods
}

/**
 * hasRoute knows patterns, not addresses, so ids are tried as `:id` and, where no such route exists, everything below the first
 * part as `*`. A part that would itself be read as a pattern is left out, because some of them make hasRoute throw. No address
 * has more than six parts, and a long one must not cost a try for each.
 */
function patternsOf(path: string): string[][] {
  const parts = path.split('/')
  if (parts.length > 8) return []
  return [[parts, ...parts.slice(4).map((_, at) => parts.with(at + 4, ':id'))], [[...parts.slice(0, 2), '*']]].map((some) =>
    some
      .filter((pattern) => pattern.every((part, at) => part === ':id' || (part === '*' && at === 2) || !/[*:]/.test(part)))
      .map((pattern) => pattern.join('/')),
  )
}
