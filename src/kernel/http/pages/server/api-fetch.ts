import type { FastifyInstance } from 'fastify'
import { cookieValues, writeCookie } from '#kernel/http/cookie.ts'
import { credentialCookies as names, sessionSeconds } from '#kernel/http/credential-cookies.ts'
import { retryOnce } from '#kernel/http/retry-once.ts'
import { captureDocument } from './in-process-document.ts'

type TokenHeaders = Record<(typeof names)[number], string>

/** What the product writes into each cookie (contract §1.2). */
const shapes: Readonly<Record<keyof TokenHeaders, RegExp>> = { 'access-token': /^[\w-]{43}$/, client: /^[\w-]{22}$/, uid: /@/ }
/** More were not set by chance, and each costs a call. */
const mostCredentials = 8

/**
 * Every complete set of credentials in a Cookie header. Other applications on a parent domain set cookies named `uid` or `client`
 * too: a value that has not the product's form counts only where no value has it.
 */
function credentialsIn(cookieHeader: string | undefined): TokenHeaders[] {
  const [tokens, clients, uids] = names.map((name) => {
    const values = [...new Set(cookieValues(cookieHeader, name))].filter((value) => value !== '')
    const own = values.filter((value) => shapes[name].test(value))
    return own.length > 0 ? own : values
  }) as [string[], string[], string[]]
  const sets = tokens.flatMap((token) => clients.flatMap((client) => uids.map((uid) => ({ 'access-token': token, client, uid }))))
  return sets.slice(0, mostCredentials)
}

/**
 * The three credentials of one visitor, kept in cookies no script can read (contract §1.2). Token headers in answers of the API
 * are stored, but only if the call was sent with what the cookies hold now: a late answer must not undo a sign-out.
 */
export class CredentialsJar {
  #tokenHeaders: TokenHeaders | null
  readonly setCookies: string[] = []

  /** @param cookieHeader with one value of each credential (`settleCredentials`) */
  constructor(cookieHeader: string | undefined) {
    this.#tokenHeaders = credentialsIn(cookieHeader)[0] ?? null
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

const signsIn = ['/auth/sign_in', '/api/v1/sign_in_after_confirmation']

/** Specification §8: a token in an answer to a call that had none. Only calls that sign in may return one (decisions 22). */
export function refuseUnexpectedToken(call: { method: string; path: string; sentToken: boolean; gotToken: boolean }): void {
  if (!call.gotToken || call.sentToken || (call.method === 'POST' && signsIn.includes(call.path.split('?', 1)[0]!))) return
  throw new Error('[useApiFetch] Received unexpected token in response.')
}

/** An answer of the API as pages see it: the part of `Response` they use, without its streams. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'> & {
  headers: Pick<Headers, 'get'>
  /** The document itself, which was never written as text: read it, do not change it. Null when there is only text. */
  document: object | null
}

/** A call of the API: a path and what `fetch` would take. Pages know the API by nothing else. */
export type ApiFetch = (path: string, call?: { method?: string; headers?: Record<string, string>; body?: string | Buffer }) => Promise<ApiAnswer>

type Visitor = {
  /** The address by which rate limits count; in-process calls must not all count as one. */
  ip: string
  /** Sent with every call: host, language, and the context headers of contract §4. May be extended during a request. */
  headers: Record<string, string>
  jar: CredentialsJar
}

/** An id such as `..` would turn the address into another call; it leads to an address that does not exist. */
const leadsNowhere = '/api/v1/nowhere'

/** Calls that pass the same hooks, rights and serializer as those from outside, but not the network. Reading is retried (`retryOnce`). */
export function apiFetchFor(app: FastifyInstance, { ip, headers, jar }: Visitor): ApiFetch {
  const fetch: ApiFetch = async (path, { method = 'GET', headers: own, body } = {}) => {
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
  return async (path, call) => await retryOnce(call?.method ?? 'GET', async () => await fetch(path, call))
}

/**
 * Finds the session among several credentials: the first that the API does not refuse. Asks nothing where there is one set or
 * none, as nearly always.
 * @returns the Cookie header with these credentials alone, and all other cookies
 */
export async function settleCredentials(
  app: FastifyInstance,
  cookieHeader: string | undefined,
  { ip, headers }: Omit<Visitor, 'jar'>,
): Promise<string | undefined> {
  const sets = credentialsIn(cookieHeader)
  if (sets.length === 0) return cookieHeader
  let settled = sets[0]!
  for (const set of sets.length > 1 ? sets : []) {
    const { statusCode } = await app.inject({ url: '/auth/validate_token', remoteAddress: ip, headers: { ...headers, ...set } })
    if (statusCode === 401) continue
    settled = set
    break
  }
  const others = cookieHeader!.split(';').filter((part) => !names.some((name) => part.trimStart().startsWith(`${name}=`)))
  const own = names.map((name) => `${name}=${encodeURIComponent(settled[name].toWellFormed())}`)
  return [...others.map((part) => part.trim()), ...own].join('; ')
}

/** Sign-out ignores server errors: the cookies are removed in any case (specification §7). */
function isSignOut(method: string, path: string): boolean {
  return method === 'DELETE' && path.startsWith('/auth/sign_out')
}

function textOf(header: number | string | string[] | undefined): string | null {
  return header === undefined ? null : [header].flat().join(', ')
}

/**
 * Whether an address stays below its own beginning: no part is `.` or `..`, in any spelling. A parser would resolve such parts,
 * and the path would then begin differently.
 */
export function isPlainPath(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0]!
  return !path.split(/[/\\]/).some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
}
