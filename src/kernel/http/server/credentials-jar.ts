import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'

const names = ['access-token', 'client', 'uid'] as const
export type Trio = Record<(typeof names)[number], string>

/** How long a session lasts after it was extended (contract §1.2). */
const wholeLife = 14 * 24 * 3600

/**
 * The three credentials of one visitor, kept in cookies no script can read (contract §1.2).
 * Token headers in answers of the API are stored, but only if the call went out with what the cookies hold now:
 * a late answer must not undo a sign-out.
 */
export class CredentialsJar {
  #trio: Trio | null
  readonly setCookies: string[] = []

  constructor(cookieHeader: string | undefined) {
    const cookies = parseCookies(cookieHeader)
    const complete = names.every((name) => cookies[name])
    this.#trio = complete ? { 'access-token': cookies['access-token']!, client: cookies.client!, uid: cookies.uid! } : null
  }

  /** SIGNED_IN of specification §4: all three are there. */
  get trio(): Trio | null {
    return this.#trio
  }

  /** @param sentWith what the call carried; @param now in unix seconds */
  store(headers: Readonly<Record<string, unknown>>, sentWith: Trio | null, now = Date.now() / 1000): void {
    const { 'access-token': token, client, uid } = headers
    if (typeof token !== 'string' || typeof client !== 'string' || typeof uid !== 'string' || !token) return
    if (sentWith !== this.#trio) return
    const life = Number(headers.expiry) - now
    const same = this.#trio?.['access-token'] === token && this.#trio.client === client && this.#trio.uid === uid
    // An unchanged session is written again in the minute it was extended, so that the cookies live as long as it does.
    if (same && !(life > wholeLife - 60)) return
    this.#trio = { 'access-token': token, client, uid }
    const maxAge = Math.max(0, Math.round(life)) || undefined
    this.#write((name) => writeCookie(name, this.#trio![name], { maxAge }))
  }

  clear(): void {
    this.#trio = null
    this.#write((name) => writeCookie(name, '', { maxAge: 0 }))
  }

  #write(line: (name: (typeof names)[number]) => string): void {
    this.setCookies.length = 0
    this.setCookies.push(...names.map(line))
  }
}
