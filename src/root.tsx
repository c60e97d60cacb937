import { type ReactNode, useEffect } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { AnchorContext } from '#design/link/anchor.tsx'
import { NavigationFocus, RouterAnchor } from '#shell/browser/router-anchor.tsx'
import { useReloadOnline } from '#shell/browser/use-reload-online.ts'
import { ShellContext, visitContext } from '#shell/context.ts'
import { ErrorPage } from '#shell/frame/document/error-page.tsx'
import { Html } from '#shell/frame/document/html.tsx'
import { PageTitle } from '#shell/frame/document/page-title.tsx'
import { guard } from '#shell/server/guard.ts'
import { shownPage } from '#shell/server/read-shell.ts'
import type { Shell } from '#shell/shell.ts'
import signedIn from '#src/browser/signed-in.css?url'

export const middleware = [guard]

/** The frame's data. It never throws, because the error page needs it too. */
export async function loader({ context, pattern }: LoaderFunctionArgs): Promise<Shell> {
  const { shell, pages, notices, navigation } = context.get(visitContext)
  const page = shownPage(pages.get(pattern.replace(/^\//, '')), shell.locale)
  const [lists, entries] = await Promise.all([notices(), navigation()])
  return { ...shell, ...lists, navigation: entries, page }
}

/** A new page may have another title, other rights or new notifications; and the guard runs only when a loader does. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search || defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useFrameFacts()
  const navigation = useNavigation()
  const error = useRouteError()
  if (!shell) return <>{children}</>
  return (
    <ShellContext value={shell}>
      <AnchorContext value={RouterAnchor}>
        <Html
          title={<PageTitle />}
          head={<Links />}
          sheets={<link rel="stylesheet" href={signedIn} />}
          active={navigation.state !== 'idle'}
          // It is null or undefined when nothing failed.
          failed={error !== null && error !== undefined}
          scripts={
            <>
              <ScrollRestoration />
              <Scripts />
            </>
          }
        >
          <NavigationFocus />
          {children}
        </Html>
      </AnchorContext>
    </ShellContext>
  )
}

export default function Root() {
  return <Outlet />
}

/** React Router's boundary resets with any navigation. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  useReloadOnline()
  return <ErrorPage error={error} path={pathname} />
}

let lastFacts: Shell | undefined

/** When a page is refused, React Router has no root loader data; in the browser those of the page before still apply. */
function useFrameFacts(): Shell | undefined {
  const facts = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    lastFacts = facts ?? lastFacts
  }, [facts])
  return facts ?? lastFacts
}
