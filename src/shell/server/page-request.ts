import { parseCookies } from '#kernel/http/cookie.ts'
import type { FormFile } from '#kernel/jsonapi/client/client.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
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
  cookies: Record<string, string | undefined>
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
    cookies: parseCookies(request.headers.get('cookie')),
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
