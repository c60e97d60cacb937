import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { consentUpdate, isGtagId } from '#shell/consent.ts'
import { RefusedShell, visitContext } from '#shell/context.ts'
import type { PageData } from '#shell/page-data.ts'

/**
 * The page as one string. Our loaders give plain facts, so nothing is left to stream, and a string is half the work
 * of a stream. React Router would hand its state over by inline scripts; here it is JSON for `shell/hydrate.tsx`.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: RouterContextProvider,
): Promise<Response> {
  const { shell } = load.get(visitContext)
  const state = await textOf(context.serverHandoffStream)
  context.serverHandoffStream = undefined
  const isRefused = context.staticHandlerContext.loaderData?.root === undefined

  const html = renderToString(
    <RefusedShell value={isRefused ? shell : null}>
      <ServerRouter context={context} url={request.url} />
    </RefusedShell>,
  )
  const data: Omit<PageData, 'context'> = {
    state,
    manifest: context.manifest.url,
    modules: context.staticHandlerContext.matches.map(({ route }) => [route.id, modulesOf(context, route.id)]),
    when: shell.person ? 'now' : 'interaction',
    ...(context.manifest.hmr?.runtime && { hmr: context.manifest.hmr.runtime }),
    ...(isRefused && { shell }),
    ...(isGtagId(shell.look.gtagId) && shell.consent.analytical && { measure: { id: shell.look.gtagId, update: consentUpdate(shell.consent) } }),
  }
  const block = `<script type="application/json" id="page-data">{"context":${context.serverHandoffString},${safe(data).slice(1)}</script>`
  const script = `<script type="module" src="${context.manifest.entry.module}"></script>`
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${html.replace('</body></html>', () => `${block}${script}</body></html>`)}`, { status, headers })
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? await new Response(stream).text() : ''
}

function modulesOf({ manifest }: EntryContext, id: string): string[] {
  const route = manifest.routes[id]
  if (!route) return []
  return [route.clientActionModule, route.clientLoaderModule, route.clientMiddlewareModule, route.hydrateFallbackModule, route.module].filter(
    (address) => address !== undefined,
  )
}

/** No `</script>` and no `<!--` can come out of what people wrote. */
function safe(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Faults of ours go to the log; what was thrown on purpose has a status and is shown. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (typeof (error as { status?: unknown })?.status !== 'number') context.get(visitContext).report('a page failed', error)
}
