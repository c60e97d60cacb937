import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'
import { credentialCookies as names, sessionSeconds } from '#kernel/http/credential-cookies.ts'

export type TokenHeaders = Record<(typeof names)[number], string>

/**
 * The three credentials of one visitor, kept in cookies no script can read (contract §1.2). Token headers in answers of the API
 * are stored, but only if the call was sent with what the cookies hold now: a late answer must not undo a sign-out.
 */
export class CredentialsJar {
  #tokenHeaders: TokenHeaders | null
  readonly setCookies: string[] = []

  constructor(cookieHeader: string | undefined) {
    const cookies = parseCookies(cookieHeader)
    const complete = names.every((name) => cookies[name])
    this.#tokenHeaders = complete ? { 'access-token': cookies['access-token']!, client: cookies.client!, uid: cookies.uid! } : null
  }

  /** SIGNED_IN of specification §4: all three are present. */
  get tokenHeaders(): TokenHeaders | null {
    return this.#tokenHeaders
  }

  /**
   * @param sentWith the token headers that the call carried
   * @param now in unix seconds
   */
  store(headers: Readonly<Record<string, unknown>>, sentWith: TokenHeaders | null, now = Date.now() / 1000): void {
    const { 'access-token': token, client, uid } = headers
    if (typeof token !== 'string' || typeof client !== 'string' || typeof uid !== 'string' || !token) return
    if (sentWith !== this.#tokenHeaders) return
    const life = Number(headers.expiry) - now
    const same = this.#tokenHeaders?.['access-token'] === token && this.#tokenHeaders.client === client && this.#tokenHeaders.uid === uid
    // An unchanged session is written again within a minute of its extension, so that the cookies live as long as it does.
    if (same && !(life > sessionSeconds - 60)) return
    this.#tokenHeaders = { 'access-token': token, client, uid }
    const maxAge = Math.max(0, Math.round(life)) || undefined
    this.#write((name) => writeCookie(name, this.#tokenHeaders![name], { maxAge }))
  }

  clear(): void {
    this.#tokenHeaders = null
    this.#write((name) => writeCookie(name, '', { maxAge: 0 }))
  }

  #write(line: (name: (typeof names)[number]) => string): void {
    this.setCookies.length = 0
    this.setCookies.push(...names.map(line))
  }
}
