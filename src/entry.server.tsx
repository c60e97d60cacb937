import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { consentUpdate, isGtagId } from '#shell/consent.ts'
import { RefusedShell, visitContext } from '#shell/context.ts'
import type { PageData, ReactData } from '#shell/page-data.ts'
import type { PageText } from '#shell/server/page-text.ts'

/**
 * The page as one string. Our loaders give plain facts, so nothing is left to stream, and a string is half the work
 * of a stream. React Router would hand its state over by inline scripts; here it is JSON for `shell/hydrate.tsx`,
 * and only on pages that may become React's.
 */
export default function renderPage(request: Request, status: number, headers: Headers, context: EntryContext, load: RouterContextProvider): PageText {
  const { shell } = load.get(visitContext)
  void context.serverHandoffStream?.cancel()
  context.serverHandoffStream = undefined
  const isRefused = context.staticHandlerContext.loaderData?.root === undefined

  const html = renderToString(
    <RefusedShell value={isRefused ? shell : null}>
      <ServerRouter context={context} url={request.url} />
    </RefusedShell>,
  )
  const when = shell.person || context.manifest.hmr ? 'now' : html.includes(' data-live=') ? 'in-use' : null
  const page: PageData = {
    // A page that failed is left by its links: a new document is the surest way on.
    ...(when && !context.staticHandlerContext.errors && { react: reactData(context, when, isRefused ? shell : undefined) }),
    ...(isGtagId(shell.look.gtagId) && shell.consent.analytical && { measure: { id: shell.look.gtagId, update: consentUpdate(shell.consent) } }),
  }
  const block = page.react || page.measure ? `<script type="application/json" id="page-data">${safe(page)}</script>` : ''
  const script = `<script type="module" src="${context.manifest.entry.module}"></script>`
  headers.set('content-type', 'text/html; charset=utf-8')
  return { status, statusText: '', headers, body: `<!DOCTYPE html>${html.slice(0, -'</body></html>'.length)}${block}${script}</body></html>` }
}

function reactData(context: EntryContext, when: ReactData['when'], shell: ReactData['shell']): ReactData {
  const { loaderData, actionData, matches } = context.staticHandlerContext
  return {
    context: JSON.parse(context.serverHandoffString ?? '{}'),
    ...((when === 'now' || actionData) && { state: { loaderData, actionData } }),
    manifest: context.manifest.url,
    modules: matches.map(({ route }) => [route.id, modulesOf(context, route.id)]),
    when,
    ...(context.manifest.hmr?.runtime && { hmr: context.manifest.hmr.runtime }),
    ...(shell && { shell }),
  }
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
