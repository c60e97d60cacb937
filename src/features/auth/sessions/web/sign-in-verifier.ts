import { readCookie, writeCookie } from '#kernel/http/cookie.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { deviceHeader } from './device.ts'

const name = 'sign-in-verifier'
const path = '/confirm'
/** Seconds, as long as the link of the mail is valid. */
const lifetime = 7 * 24 * 3600

/** A secret that stays in this browser, and its digest, which is sent with the sign-up (RFC 7636). */
export async function newVerifier(): Promise<{ verifier: string; challenge: string }> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  return { verifier, challenge: base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))) }
}

/** Scripts cannot read the cookie, and it is sent to the confirmation page only. */
export const keepVerifier = (verifier: string): string => writeCookie(name, verifier, { maxAge: lifetime, path })
export const forgetVerifier = (): string => writeCookie(name, '', { maxAge: 0, path })

const verifierIn = (request: Request): string | null => readCookie(request.headers.get('cookie'), name, (value) => (/^[\w-]{43}$/.test(value) ? value : null))

/** Whether this browser created an account that is not confirmed yet. */
export const hasVerifier = (request: Request): boolean => verifierIn(request) !== null

/**
 * Signs in somebody who has just confirmed the account that this browser created. False in another browser, for another account,
 * or for a used secret: they sign in with the password then.
 */
export async function signInHere(api: Pick<Client, 'request'>, request: Request, userId: string): Promise<boolean> {
  const verifier = verifierIn(request)
  if (!verifier) return false
  try {
    await api.request('POST', 'sign_in_after_confirmation', { user_id: userId, sign_in_verifier: verifier }, deviceHeader(request))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false
    throw error
  }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
