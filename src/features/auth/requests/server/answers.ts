import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { messages } from '#features/auth/model/messages.ts'
import { errorWords } from '#features/tenancy/messages.ts'
import { type Account, nameOf } from '#features/users/model/server/accounts.ts'
import { asHttpError, errorDocument } from '#kernel/http/answers/server/answer-errors.ts'
import { HttpError, type Issue, NotFound, isFault } from '#kernel/http/errors.ts'
import { acceptedLocale } from '#kernel/http/server/context.ts'
import { type AnyMessage, type Locale, say } from '#kernel/i18n/messages.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'

/** The account in the format of devise_token_auth: flat, one-word keys, no secrets (contract §1.1). */
export function userOf(account: Pick<Account, 'id' | 'email' | 'first_name' | 'last_name' | 'locale' | 'status'>) {
  const { id, email, locale, status } = account
  return { id, type: 'user', provider: 'email', uid: email, email, name: nameOf(account), locale, status }
}

/** `{"success":false,"errors":["text"],"code":"…"}`. */
export function refuse(reply: FastifyReply, status: number, code: string, text: string): FastifyReply {
  return reply.code(status).send({ success: false, errors: [text], code })
}

/** Formats every error under /auth as devise_token_auth does. */
export function answerAuthErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerAuthError)
}

/** Formats one error, for callers outside of these routes. */
export function answerAuthError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asHttpError(error)
  if (isFault(known)) request.log.error({ err: error }, known.code)
  reply.code(known.status).headers(known.headers).type('application/json; charset=utf-8')
  const isAboutFields = known.status === 422 && known.issues.some((issue) => issue.attribute)
  const body = isAboutFields ? fieldErrors(known.issues, known.code) : { success: false, errors: [textOf(known, request)], code: known.code }
  return reply.send(JSON.stringify(body))
}

/** `errors:{field:["…"], full_messages:["…"]}`, fields in snake_case. */
export function fieldErrors(issues: readonly Issue[], code: string) {
  const errors: Record<string, string[]> = {}
  for (const { attribute = 'base', meta, detail } of issues) (errors[snakeCase(attribute)] ??= []).push(String(meta?.message ?? detail))
  return { success: false, errors: { ...errors, full_messages: issues.map((issue) => issue.detail ?? issue.code) }, code }
}

function textOf(error: HttpError, request: FastifyRequest): string {
  const { code, headers } = error
  const locale = request.locale ?? acceptedLocale(request.headers['accept-language'])
  if (code === 'too_many_attempts' || code === 'rate_limited') return tooMany(locale, Number(headers['retry-after']))
  const known = (messages as Record<string, AnyMessage>)[code]
  if (known && typeof known[locale] === 'string') return known[locale]
  return errorDocument(error, { locale, center: request.centerName ?? '' }, request.id, errorWords).errors![0]!.detail ?? say(locale, messages.internal_error)
}

function tooMany(locale: Locale, seconds: number): string {
  return say(locale, messages.too_many_attempts, { minutes: Math.max(1, Math.ceil(seconds / 60)) })
}

/** The methods of each call of contract §1.1. */
export const authMethods: ReadonlyMap<string, readonly HTTPMethods[]> = new Map<string, readonly HTTPMethods[]>([
  ['/auth', ['POST', 'PUT', 'PATCH', 'DELETE']],
  ['/auth/sign_in', ['POST']],
  ['/auth/sign_out', ['DELETE']],
  ['/auth/validate_token', ['GET', 'HEAD']],
  ['/auth/password', ['POST', 'PUT', 'PATCH']],
  ['/auth/password/edit', ['GET']],
  ['/auth/confirmation', ['GET', 'POST']],
  ['/auth/unlock', ['GET', 'POST']],
])

/**
 * Recognizes calls of clients under /auth that no route takes and that would otherwise reach the pages. Requests that accept
 * HTML are for pages (contract §1.1), and so are `.data` requests of our own pages.
 */
export function unknownAuthCalls(isPage: (path: string) => boolean): (request: FastifyRequest) => boolean {
  return ({ url, headers: { accept = '*/*' } }) => {
    const path = pathOf(url)
    if ((path !== '/auth' && !path.startsWith('/auth/')) || path.endsWith('.data') || accept.includes('text/html')) return false
    return !(accept.includes('*/*') && isPage(path))
  }
}

/** Responds 405 if another method exists, else 404, in the format that clients of devise_token_auth read. */
export function refuseUnknownAuthCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = authMethods.get(pathOf(request.url))
  const refusal = allowed ? new HttpError(405, [{ code: 'method_not_allowed' }], { allow: allowed.join(', ') }) : new NotFound()
  return answerAuthError(refusal, request, reply.header('cache-control', 'no-store'))
}

const pathOf = (url: string) => url.split('?', 1)[0]!
