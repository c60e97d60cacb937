import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
} from 'react-router'
import { pagePath } from './page-path.ts'
import type { PageText } from './page-text.ts'

type Routes = ServerBuild['routes']
type DataRoutes = Parameters<typeof createStaticHandler>[0]
type Query = NonNullable<Parameters<ReturnType<typeof createStaticHandler>['query']>[1]>

/**
 * Answers the reading of a page with React Router's own static handler, as its request handler does, but without encoding
 * the state as a stream, which few visitors need and which cost more than rendering. Null leaves a request to that handler:
 * data for a change of page, forms that are sent, routes without a screen.
 */
export function documentServer(build: ServerBuild): (request: Request, load: RouterContextProvider) => Promise<PageText | Response | null> {
  const handler = createStaticHandler(dataRoutesOf(build.routes), { basename: build.basename, mapRouteProperties, future: build.future } as never)
  const routeModules = Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route!.module]))
  const { default: renderPage, handleError } = build.entry.module as unknown as {
    default: (request: Request, status: number, headers: Headers, context: EntryContext, load: RouterContextProvider) => PageText
    handleError(error: unknown, call: { request: Request; params: object; context: RouterContextProvider }): void
  }
  const { basename, future, routeDiscovery, ssr } = build
  const serverHandoffString = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false })

  return async (request, load) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const { pathname } = new URL(request.url)
    if (pathname !== pagePath(pathname)) return null
    const leaf = handler.match(pathname)?.at(-1)?.route
    if (leaf?.id && !routeModules[leaf.id]?.default && !routeModules[leaf.id]?.ErrorBoundary) return null

    const report = (error: unknown) => handleError(error, { request, params: {}, context: load })
    const render = (context: StaticHandlerContext) => {
      for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error) || (error as { error?: unknown }).error) report(error)
      if (context.errors) context.errors = withoutDetails(context.errors)
      const entry = {
        manifest: build.assets,
        branches: [],
        routeModules,
        staticHandlerContext: context,
        serverHandoffString,
        renderMeta: {},
        future,
        ssr,
        routeDiscovery,
        isSpaMode: false,
        serializeError: (error: unknown) => error,
      }
      return renderPage(request, context.statusCode, headersOf(context), entry as unknown as EntryContext, load)
    }
    return (await handler.query(request, {
      requestContext: load,
      generateMiddlewareResponse: async (query) => {
        const context = await query(request)
        return context instanceof Response ? context : (render(context) as unknown as Response)
      },
    } satisfies Query)) as Response
  }
}

/** Cookies that loaders set; no page of ours has a `headers` export. */
function headersOf({ loaderHeaders }: StaticHandlerContext): Headers {
  const headers = new Headers()
  for (const of of Object.values(loaderHeaders)) for (const cookie of of.getSetCookie()) headers.append('set-cookie', cookie)
  return headers
}

/** What went wrong in our code is for the log alone. */
function withoutDetails(errors: NonNullable<StaticHandlerContext['errors']>): NonNullable<StaticHandlerContext['errors']> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      error instanceof Error ? Object.assign(new Error('Unexpected Server Error'), { stack: undefined }) : error,
    ]),
  )
}

function dataRoutesOf(routes: Routes, parent = ''): DataRoutes {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.parentId ?? '') !== parent) return []
    const { loader, action, middleware, handle, ErrorBoundary } = route.module
    const own = {
      id: route.id,
      path: route.path,
      caseSensitive: route.caseSensitive,
      middleware,
      handle,
      ...(loader && { loader }),
      ...(action && { action }),
      // Only whether there is one counts here.
      ...((route.id === 'root' || ErrorBoundary) && { ErrorBoundary: () => null }),
    }
    return [route.index ? { ...own, index: true } : { ...own, children: dataRoutesOf(routes, route.id) }]
  }) as DataRoutes
}
