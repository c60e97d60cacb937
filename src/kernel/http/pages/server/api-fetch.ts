import type { FastifyInstance } from 'fastify'
import type { CredentialsJar } from './credentials-jar.ts'
import { captureDocument } from './in-process-document.ts'
import { isPlainPath } from './plain-path.ts'
import { refuseUnexpectedToken } from './unexpected-token.ts'

/** An answer of the API as pages see it: the part of `Response` they use, without its streams. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'> & {
  headers: Pick<Headers, 'get'>
  /** The document itself, which was never written as text: read it, do not change it. Null when there is only text. */
  document: object | null
}

/** A call of the API: a path and what `fetch` would take. Pages know the API by nothing else. */
export type ApiFetch = (path: string, call?: { method?: string; headers?: Record<string, string>; body?: string | Buffer }) => Promise<ApiAnswer>

export type Visitor = {
  /** The address by which rate limits count; in-process calls must not all count as one. */
  ip: string
  /** Sent with every call: host, language, and the context headers of contract §4. May be extended during a request. */
  headers: Record<string, string>
  jar: CredentialsJar
}

/** An id such as `..` would turn the address into another call; it leads to an address that does not exist. */
const leadsNowhere = '/api/v1/nowhere'

/** Calls that pass the same hooks, rights and serializer as those from outside, but not the network. */
export function apiFetchFor(app: FastifyInstance, { ip, headers, jar }: Visitor): ApiFetch {
  return async (path, { method = 'GET', headers: own, body } = {}) => {
    const sentWith = jar.tokenHeaders
    const { answer, document } = await captureDocument(
      async () =>
        await app.inject({
          method: method as 'GET',
          url: isPlainPath(path) ? path : leadsNowhere,
          remoteAddress: ip,
          headers: { ...headers, ...sentWith, ...own },
          ...(body !== undefined && { payload: body }),
        }),
    )
    refuseUnexpectedToken({
      method,
      path,
      sentToken: sentWith !== null || own?.['access-token'] !== undefined,
      gotToken: answer.headers['access-token'] !== undefined,
    })
    if (isSignOut(method, path)) jar.clear()
    else jar.store(answer.headers, sentWith)
    const { statusCode: status, statusMessage: statusText } = answer
    return {
      ok: status >= 200 && status < 300,
      status,
      statusText,
      headers: { get: (name) => textOf(answer.headers[name.toLowerCase()]) },
      document,
      text: async () => (document ? JSON.stringify(document) : answer.body),
      json: async () => document ?? JSON.parse(answer.body),
    }
  }
}

/** Sign-out ignores server errors: the cookies are removed in any case (specification §7). */
function isSignOut(method: string, path: string): boolean {
  return method === 'DELETE' && path.startsWith('/auth/sign_out')
}

function textOf(header: number | string | string[] | undefined): string | null {
  return header === undefined ? null : [header].flat().join(', ')
}
