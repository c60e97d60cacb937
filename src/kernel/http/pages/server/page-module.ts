import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ApiFetch } from './api-fetch.ts'
import type { ReadPosted } from './page-form.ts'
import type { CredentialsJar } from './credentials-jar.ts'

/** What the kernel must know of a request to serve a page; the site adds what its pages need. */
export type PageContext = {
  /** Configured scheme, host and port of this site; pages see no other, and take forms from no other (decisions 1). */
  origin: string
  centerId: string
  /** Sent with every API call of the page. */
  apiHeaders: Record<string, string>
  /** Set-Cookie lines for every visitor who lacks them, also with a cached page. */
  contextCookies: readonly string[]
  /** Shown as to a visitor, in a frame of one of our own pages: whoever asks is nobody here, and nothing is kept or remembered. */
  isPreview: boolean
}

export type PageCall<Context extends PageContext = PageContext> = {
  context: Context
  fetch: ApiFetch
  /** Headers `fetch` sends; a page may add the selected organization. */
  apiHeaders: Record<string, string>
  jar: CredentialsJar
  /** What was posted: the request that `respond` gets has no body. */
  readForm: ReadPosted
  /** Writes to the log of this request: a sentence, and the fault if there is one. */
  report(message: string, fault?: unknown): void
}

/** A `Response`, or what is the same with a whole page as text: a stream around one string costs more than sending it. */
export type PageAnswer = Response | (Pick<Response, 'status' | 'statusText' | 'headers'> & { body: string })

/** The seam between server and web: what `src/app/respond.ts` exports, built or as Vite loads it. */
export type PageModule<Context extends PageContext = PageContext> = {
  respond(request: Request, call: PageCall<Context>): Promise<PageAnswer>
  /** A name for what an anonymous visitor sees at this address, and the address to make it from; null when it may not be kept. */
  cacheKey(url: URL, cookie: string | undefined, context: Context): { name: string; url: URL } | null
}

/** The built pages. @throws when there is no build, or one that is not ours */
export async function loadBuiltPages<Context extends PageContext>(root: string): Promise<() => Promise<PageModule<Context>>> {
  const path = join(root, 'build/server/index.js')
  if (!existsSync(path)) throw new Error(`There are no built pages at ${path}. Run \`npm run build\`.`)
  const module = (await import(pathToFileURL(path).href)) as Partial<PageModule<Context>>
  if (!module.respond || !module.cacheKey) throw new Error(`${path} does not export respond and cacheKey: is src/app/respond.ts the entry of the server build?`)
  return async () => module as PageModule<Context>
}

/** The pages as they stand in the sources, in this process; styles and modules go out through Vite's own middleware. */
export async function loadPagesFromSource<Context extends PageContext>(app: FastifyInstance, root: string): Promise<() => Promise<PageModule<Context>>> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  app.addHook('onClose', () => vite.close())
  return async () => (await vite.ssrLoadModule('/src/app/respond.ts')) as PageModule<Context>
}
