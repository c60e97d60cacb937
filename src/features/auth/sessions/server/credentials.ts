import type { IncomingHttpHeaders } from 'node:http'
import type { Session } from '#kernel/access/actor.ts'

export type Credentials = { token: string; client: string; uid: string }
type Source = Record<string, unknown>

/**
 * The credentials of a request (contract §1.2): the three headers, else `Authorization: Bearer` with base64 or base64url of a
 * JSON object of them, else, only if `query` is passed, the query string. An incomplete set counts as none.
 */
export function credentialsOf(headers: IncomingHttpHeaders, query?: unknown): Credentials | null {
  return complete(headers) ?? complete(bearer(headers.authorization)) ?? complete(query)
}

function complete(source: unknown): Credentials | null {
  if (typeof source !== 'object' || source === null) return null
  const { 'access-token': token, client, uid } = source as Source
  if (!isPart(token) || !isPart(client) || !isPart(uid)) return null
  return { token, client, uid: uid.toLowerCase() }
}

const isPart = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 300 && !value.includes('\0')

function bearer(authorization: string | undefined): unknown {
  const packed = /^Bearer +([A-Za-z0-9+/_=-]{20,2000})$/i.exec(authorization ?? '')?.[1]
  if (!packed) return null
  try {
    return JSON.parse(Buffer.from(packed, 'base64url').toString('utf8')) // also decodes plain base64
  } catch {
    return null // another kind of Bearer token: no credentials of ours
  }
}

/** The five headers of a session, all or none (contract §1.2). */
export function sessionHeaders({ token, client, uid, expiresAt }: Session): Record<string, string> {
  return {
    'access-token': token,
    'token-type': 'Bearer',
    client,
    expiry: String(Math.floor(expiresAt.getTime() / 1000)),
    uid,
  }
}

/** All five in one header, for clients of devise_token_auth 1.2 and later; only in responses that sign in. */
export function authorizationHeader(session: Session): string {
  return `Bearer ${Buffer.from(JSON.stringify(sessionHeaders(session))).toString('base64')}`
}
