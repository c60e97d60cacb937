import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ApiFetch, CredentialsJar } from './api-fetch.ts'
import type { ReadPosted } from './page-form.ts'

/** What the kernel must know of a request to serve a page; the site adds what its pages need. */
export type PageContext = {
  /** Configured scheme, host and port of this site; pages see no other, and take forms from no other (decisions 1). */
  origin: string
  centerId: string
  /** Sent with every API call of the page. */
  apiHeaders: Record<string, string>
  /** Set-Cookie headers for every visitor who lacks these cookies, also with a cached page. */
  contextCookies: readonly string[]
  /** Shown as to an anonymous visitor, in a frame of one of the site's own pages; nothing is cached or remembered. */
  isPreview: boolean
}

export type PageCall<Context extends PageContext = PageContext> = {
  context: Context
  fetch: ApiFetch
  /** Headers that `fetch` sends; a page may add the selected organization. */
  apiHeaders: Record<string, string>
  jar: CredentialsJar
  /** The posted form: the request that `respond` gets has no body. */
  readForm: ReadPosted
  /** Writes a sentence to the log of this request, with the error if there is one. */
  report(message: string, fault?: unknown): void
}

/** A `Response`, or its equivalent with a whole page as text: a stream around one string costs more than sending it. */
export type PageAnswer = Response | (Pick<Response, 'status' | 'statusText' | 'headers'> & { body: string })

/** The interface between server and web: what `src/app/respond.ts` exports, built or as Vite loads it. */
export type PageModule<Context extends PageContext = PageContext> = {
  respond(request: Request, call: PageCall<Context>): Promise<PageAnswer>
  /** The cache key of what an anonymous visitor sees at this address, and the address to make it from; null when it may not be cached. */
  cacheKey(url: URL, cookie: string | undefined, context: Context): { name: string; url: URL } | null
}

/** The built pages. @throws when there is no build, or it does not export these functions */
export async function loadBuiltPages<Context extends PageContext>(root: string): Promise<() => Promise<PageModule<Context>>> {
  const path = join(root, 'build/server/index.js')
  if (!existsSync(path)) throw new Error(`There are no built pages at ${path}. Run \`npm run build\`.`)
  const module = (await import(pathToFileURL(path).href)) as Partial<PageModule<Context>>
  if (!module.respond || !module.cacheKey) throw new Error(`${path} does not export respond and cacheKey: is src/app/respond.ts the entry of the server build?`)
  return async () => module as PageModule<Context>
}

/** The pages from their sources, in this process; Vite's own middleware serves styles and modules. */
export async function loadPagesFromSource<Context extends PageContext>(app: FastifyInstance, root: string): Promise<() => Promise<PageModule<Context>>> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  app.addHook('onClose', () => vite.close())
  return async () => (await vite.ssrLoadModule('/src/app/respond.ts')) as PageModule<Context>
}
