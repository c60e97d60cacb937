import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#kernel/http/errors.ts'
import { jsonApi } from '#kernel/jsonapi/request/server/media.ts'
import { acceptedLocale } from '#kernel/http/server/context.ts'
import { asHttpError, errorDocument, type CodeWords } from './error-document.ts'
import { isRefused } from '#kernel/http/bodies/server/refuse-the-rest.ts'

export type Answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Turns anything thrown into a JSON:API error document; statuses from 500 are logged as errors, with their request id. */
export function errorAnswer(words: CodeWords): Answer {
  return (error, request, reply) => {
    const known = asHttpError(error)
    if (known.status >= 500) request.log.error({ err: error }, known.code)
    if (known.status >= 500 || known.status === 401) reply.session = null
    const locale = request.locale ?? acceptedLocale(request.headers['accept-language'])
    const document = errorDocument(known, locale, request.id, words)
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
