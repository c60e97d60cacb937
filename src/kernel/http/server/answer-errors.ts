import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#kernel/http/errors.ts'
import { jsonApi } from '#kernel/jsonapi/server/media.ts'
import { acceptedLocale } from './context.ts'
import { asHttpError, errorDocument, type CodeWords } from './error-document.ts'

type Answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Turns whatever was thrown into a JSON:API error document; only defects are logged as errors, with their request id. */
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

/** Every error of `app` is answered so, and what is not there too: 405 where another method would do. */
export function answerErrors(app: FastifyInstance, words: CodeWords): void {
  const answer = errorAnswer(words)
  app.setErrorHandler(answer)
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(app, request)
    if (methods.length === 0) return answer(new HttpError(404, [{ code: 'not_found' }]), request, reply)
    return answer(new HttpError(405, [{ code: 'method_not_allowed' }], { allow: methods.join(', ') }), request, reply)
  })
}

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function allowedMethods(app: FastifyInstance, request: FastifyRequest): string[] {
  const path = request.url.split('?', 1)[0]!
  return verbs.filter((method) => app.hasRoute({ method, url: path }) || patternOf(app, method, path))
}

/** hasRoute knows patterns, not addresses, so ids are tried as `:id`. */
function patternOf(app: FastifyInstance, method: (typeof verbs)[number], path: string): boolean {
  const parts = path.split('/')
  return parts.some((_, at) => at > 3 && app.hasRoute({ method, url: parts.map((part, index) => (index === at ? ':id' : part)).join('/') }))
}
