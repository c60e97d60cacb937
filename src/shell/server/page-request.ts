import type { Locale } from '#kernel/i18n/messages.ts'
import type { FormFile } from '#kernel/jsonapi/client/client.ts'
import type { ApiCall } from './api-call.ts'
import { pagePath } from './page-path.ts'
import type { ShellContext } from './read-shell.ts'

/** What the server knows of a site, independent of who asks. */
export type SiteContext = Omit<ShellContext, 'pages' | 'locale'> & {
  /** From the browser (Accept-Language). */ locale: Locale
  /** Chosen on this site. */ localeCookie: Locale | null
}

/** What the server passes on with a request (`PageCall` of the kernel). */
export type Call = {
  context: SiteContext
  fetch: ApiCall
  /** Headers of every call of `fetch`; the selected organization and the language are added to them. */
  apiHeaders: Record<string, string>
  jar: { readonly tokenHeaders: object | null; clear(): void }
  /** Reads the posted form, once it is known who sends it and that they may. `takesFile`: the page's form has a file field. */
  readForm(takesFile: boolean): Promise<{ body: string | Uint8Array<ArrayBuffer>; file: FormFile | null }>
  report(message: string, fault?: unknown): void
}

/** A request for a page, with what every step needs of it. */
export type PageRequest = {
  request: Request
  call: Call
  url: URL
  /** The page's own path, also where React Router requests only its data. */
  path: string
  /** The browser prefetches it: nobody has seen it yet. */
  isAhead: boolean
  /** React Router requests the data of a page that is open already. */
  isData: boolean
}

export function readPageRequest(request: Request, call: Call): PageRequest {
  const url = new URL(request.url)
  const path = pagePath(url.pathname)
  return {
    request,
    call,
    url,
    path,
    isAhead: request.headers.has('sec-purpose'),
    isData: path !== url.pathname,
  }
}

/** The address as links write it. */
export function linkedAddress({ url, path }: PageRequest): string {
  const query = new URLSearchParams(url.searchParams)
  query.delete('_routes')
  return path + (query.size > 0 ? `?${query}` : '')
}

/**
 * A whole page as text. React Router treats any object with these four properties as a response; a real `Response` would wrap
 * the text in a stream that is read again at once.
 */
export type PageText = { status: number; statusText: string; headers: Headers; body: string }

const formType = 'application/x-www-form-urlencoded'

/**
 * What a page accepts: forms, which can only use GET and POST. Anything else is refused with its own status, so that it does
 * not look like a defect of ours.
 * @param mayBringFile whether a form with a file is accepted: the sender is known, or is sent away anyway
 */
export function refuseBody({ method, headers }: Pick<Request, 'method' | 'headers'>, mayBringFile = false): { status: 405 | 415; code: string } | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return { status: 405, code: 'method_not_allowed' }
  const type = (headers.get('content-type') ?? '').slice(0, 100).split(';', 1)[0]!.trim().toLowerCase()
  return type === formType || (mayBringFile && type === 'multipart/form-data') ? null : { status: 415, code: 'unsupported_media_type' }
}

/** The request with a body that was read already, as every action expects it. */
export function withForm(request: Request, body: string | Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', formType)
  return new Request(request, { method: 'POST', headers, body })
}
