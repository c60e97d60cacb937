import type { FastifyInstance } from 'fastify'
import type { CredentialsJar } from './credentials-jar.ts'
import { refuseUnexpectedToken } from './unexpected-token.ts'

/** A call of our own API: a path and what `fetch` would take. Pages know the API by nothing else. */
export type ApiFetch = (path: string, call?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Response>

export type Visitor = {
  /** The address rate limits count by; calls from inside must not all count as one. */
  ip: string
  /** Sent with every call: host, language, and the context headers of contract §4. May be added to during a request. */
  headers: Record<string, string>
  jar: CredentialsJar
}

const withoutBody = new Set([204, 205, 304])

/** Calls that go through the same hooks, rights and serializer as those of an outsider, but not over the network. */
export function apiFetchFor(app: FastifyInstance, { ip, headers, jar }: Visitor): ApiFetch {
  return async (path, { method = 'GET', headers: own, body } = {}) => {
    const sentWith = jar.trio
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: ip,
      headers: { ...headers, ...sentWith, ...own },
      ...(body !== undefined && { payload: body }),
    })
    refuseUnexpectedToken({ method, path, sentToken: sentWith !== null || own?.['access-token'] !== undefined, gotToken: answer.headers['access-token'] !== undefined })
    if (isSignOut(method, path)) jar.clear()
    else jar.store(answer.headers, sentWith)
    return new Response(withoutBody.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: headersOf(answer.headers),
    })
  }
}

/** Sign-out ignores server errors: the cookies go in any case (specification §7). */
function isSignOut(method: string, path: string): boolean {
  return method === 'DELETE' && path.startsWith('/auth/sign_out')
}

function headersOf(raw: Record<string, number | string | string[] | undefined>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one))
  }
  return headers
}
