import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { HttpError, NotFound } from '#kernel/http/errors.ts'
import { answerAuthError } from './answers.ts'

/** Which methods each call of contract §1.1 answers. */
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
 * What comes to the pages although it is no page: a client's call under /auth that no route takes. Pages there are for
 * whoever accepts HTML (contract §1.1); `.data` is how our own pages ask for theirs.
 */
export function unknownAuthCalls(isPage: (path: string) => boolean): (request: FastifyRequest) => boolean {
  return ({ url, headers: { accept = '*/*' } }) => {
    const path = pathOf(url)
    if ((path !== '/auth' && !path.startsWith('/auth/')) || path.endsWith('.data') || accept.includes('text/html')) return false
    return !(accept.includes('*/*') && isPage(path))
  }
}

/** 405 where another method would do, else 404, as clients of device tokens read it. */
export function refuseUnknownAuthCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = authMethods.get(pathOf(request.url))
  const refusal = allowed ? new HttpError(405, [{ code: 'method_not_allowed' }], { allow: allowed.join(', ') }) : new NotFound()
  return answerAuthError(refusal, request, reply.header('cache-control', 'no-store'))
}

const pathOf = (url: string) => url.split('?', 1)[0]!
