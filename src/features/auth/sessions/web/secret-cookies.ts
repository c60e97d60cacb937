import { cookieJson, readCookie, writeCookie } from '#kernel/http/cookie.ts'

/** What the link in a reset mail has: its token, the three credentials of a session that may only set a password, or both. */
export type ResetSecrets = {
  token: string | null
  tokenHeaders: { 'access-token': string; client: string; uid: string } | null
  first: boolean
  redirect: string | null
}

const name = 'reset'
const path = '/auth'
/** Seconds. A reset session ends then; the token alone is valid longer, but should not stay in an open browser. */
const lifetime = 15 * 60

/** Reads the secrets of an address; null if there are none. */
export function secretsIn(query: URLSearchParams): ResetSecrets | null {
  const token = query.get('reset_password_token') || query.get('resetPasswordToken')
  const accessToken = query.get('access-token') || query.get('accessToken') || query.get('token')
  const client = query.get('client') || query.get('client_id')
  const uid = query.get('uid')
  const tokenHeaders = accessToken && client && uid ? { 'access-token': accessToken, client, uid } : null
  return token || tokenHeaders ? { token, tokenHeaders, first: query.has('first'), redirect: query.get('redirect') } : null
}

/** Moves secrets from the address to a cookie that scripts cannot read and that is sent to one page only (quality T21). */
export function keepSecrets(secrets: ResetSecrets): string {
  return writeCookie(name, JSON.stringify(secrets), { maxAge: lifetime, path })
}

export function forgetSecrets(): string {
  return writeCookie(name, '', { maxAge: 0, path })
}

export function keptSecrets(request: Request): ResetSecrets | null {
  return readCookie(request.headers.get('cookie'), name, (value) => {
    const { token = null, tokenHeaders = null, first = false, redirect = null } = (cookieJson(value) ?? {}) as Partial<ResetSecrets>
    return token || tokenHeaders ? { token, tokenHeaders, first, redirect } : null
  })
}
