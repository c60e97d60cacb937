import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type ActionFunction,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type LoaderFunction,
  type RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import script from 'virtual:document-script'
import { ShellContext, useShell, visitContext } from '#shell/context.ts'
import { ErrorPage } from '#shell/frame/document/error-page.tsx'
import { Html } from '#shell/frame/document/html.tsx'
import EmptyLayout from '#shell/frame/layouts/empty.tsx'
import PublicLayout from '#shell/frame/layouts/public.tsx'
import TopnavLayout from '#shell/frame/layouts/topnav.tsx'
import WideLayout from '#shell/frame/layouts/wide.tsx'
import { titleOf } from '#shell/frame/document/page-title.tsx'
import { zoneOf } from '#shell/page-at.ts'
import { pagePath } from '#shell/server/page-path.ts'
import { mapApiErrors } from '#shell/server/map-api-errors.ts'
import type { PageText } from '#shell/server/page-request.ts'
import { rulesAddress } from '#shell/speculation-rules.ts'
import { shownPage } from '#shell/server/read-shell.ts'
import type { Shell } from '#shell/shell.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { type Page, pages } from './pages.ts'

type PageModule = { default: ComponentType; loader?: LoaderFunction; action?: ActionFunction; handle?: unknown; headers?: () => Record<string, string> }

// `topnav` for a page of staff at an address that is everybody's (`layoutOf`).
const layouts: Partial<Record<Page['layout'], ComponentType>> = { public: PublicLayout, wide: WideLayout, empty: EmptyLayout, topnav: TopnavLayout }
const modules = import.meta.glob<PageModule>(['../pages/**/*.tsx', '!../pages/test/**'], { eager: true })
const documents = new Map(
  pages.filter((page) => zoneOf(page) === 'document' && modules[`../${page.file}`]).map((page) => [page.path, documentOf(page, modules[`../${page.file}`]!)]),
)

/** The paths of this zone that have a page module. */
export const documentPaths: ReadonlySet<string> = new Set(documents.keys())

/** Answers a GET or POST of a document: React renders it on the server, with React Router's data mode, and does not run in the browser. */
export async function answerDocument(page: Page, request: Request, load: RouterContextProvider): Promise<PageText | Response> {
  return await documents.get(page.path)!(request, load)
}

function documentOf(page: Page, module: PageModule): (request: Request, load: RouterContextProvider) => Promise<PageText | Response> {
  const { loader, action } = mapApiErrors(module)
  const leaf = { id: page.path, path: page.path, Component: module.default, ...(loader && { loader }), ...(action && { action }) }
  const handler = createStaticHandler([{ id: 'frame', Component: Frame, children: [leaf] }])
  return async (request, load) => {
    const visit = load.get(visitContext)
    const [context, navigation, lists] = await Promise.all([handler.query(request, { requestContext: load }), visit.navigation(), visit.notices()])
    if (context instanceof Response) return context
    const shown = shownPage(page, visit.shell.locale)
    const shell = { ...visit.shell, ...lists, navigation, page: { ...shown, layout: layoutOf(module.handle, context.loaderData[page.path]) ?? shown.layout } }
    const error = errorIn(context)
    if (error !== undefined) return errorDocument(shell, error, request, visit.report)
    const title = titleOf({ shell, handle: module.handle, loaderData: context.loaderData[page.path], answer: context.actionData?.[page.path] })
    const body = (
      <>
        {page.seen !== undefined && (
          <PageMeta
            url={new URL(request.url).origin + pagePath(new URL(request.url).pathname)}
            title={shown.title ?? title}
            description={page.seen?.[shell.locale] ?? shown.title ?? title}
            hidden={page.seen === null}
          />
        )}
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </>
    )
    return { status: context.statusCode, statusText: '', headers: headersOf(context, module), body: draw(shell, title, body) }
  }
}

/** The error page of the specification, whether a loader, an action or the guard before them threw. */
export function errorDocument(shell: Shell, error: unknown, request: Request, report: (message: string, fault?: unknown) => void): PageText {
  const known = isRouteErrorResponse(error) || typeof (error as { status?: unknown })?.status === 'number'
  if (!known) report('a page failed', error)
  const told = known ? error : new Error('Unexpected Server Error')
  const status = known ? (error as { status: number }).status : 500
  const { pathname } = new URL(request.url)
  const bare = { ...shell, page: shownPage(undefined, shell.locale) }
  return {
    status,
    statusText: '',
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    body: draw(bare, titleOf({ shell: bare, error: told }), <ErrorPage error={told} path={pathname} />),
  }
}

function draw(shell: Shell, title: string, body: ReactNode): string {
  const html = renderToString(
    <ShellContext value={shell}>
      <Html title={<title>{title}</title>} scripts={<script type="module" src={script} />}>
        {body}
      </Html>
    </ShellContext>,
  )
  return `<!DOCTYPE html>${html}`
}

/** The layout of the row, or the one that a page has for what it shows. */
function Frame() {
  const Layout = layouts[useShell().page.layout as Page['layout']] ?? WideLayout
  return <Layout />
}

function layoutOf(handle: unknown, loaderData: unknown): Page['layout'] | null {
  const told = (handle as { layout?: (data: never) => Page['layout'] | null } | undefined)?.layout
  return told && loaderData !== undefined ? told(loaderData as never) : null
}

const errorIn = ({ errors }: StaticHandlerContext): unknown => (errors ? Object.values(errors)[0] : undefined)

/** The headers that the page declares, and those that its loader and action set. */
function headersOf({ loaderHeaders, actionHeaders }: StaticHandlerContext, { headers: own }: PageModule): Headers {
  const headers = new Headers({ ...own?.(), 'content-type': 'text/html; charset=utf-8', 'speculation-rules': `"${rulesAddress}"` })
  for (const set of [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]) {
    for (const [name, value] of set) if (name === 'cache-control') headers.set(name, value)
    for (const cookie of set.getSetCookie()) headers.append('set-cookie', cookie)
  }
  return headers
}
