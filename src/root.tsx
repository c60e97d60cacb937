import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, type LoaderFunctionArgs, Meta, Outlet, type ShouldRevalidateFunctionArgs, useLocation, useRouteError } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import { ToastRegion } from '#design/feedback/toast-region.tsx'
import { fontPreloads } from '#design/fonts.ts'
import { AnchorContext } from '#design/link/anchor.tsx'
import { ActingAs } from '#shell/frame/acting-as.tsx'
import { CookieBanner } from '#shell/frame/cookie-banner.tsx'
import { useShell, visitContext } from '#shell/context.ts'
import { ErrorPage } from '#shell/frame/error-page.tsx'
import { errorWords, knownError } from '#shell/frame/error-words.ts'
import { formsOnly } from '#shell/server/forms-only.ts'
import { guard } from '#shell/server/guard.ts'
import { messages } from '#shell/messages.ts'
import { NavigationEffects } from '#shell/browser/navigation-effects.tsx'
import { PageTitle } from '#shell/frame/page-title.tsx'
import { RouterAnchor } from '#shell/browser/router-anchor.tsx'
import { shownPage } from '#shell/server/shown-page.ts'
import tileIcon from './shell/frame/tile-icon.svg?url'
import './styles.css'
import './shell/frame/shell.css'

export const middleware = [formsOnly, guard]

export async function loader({ context, pattern }: LoaderFunctionArgs) {
  const { shell, pages, notices } = context.get(visitContext)
  const page = shownPage(pages.get(pattern.replace(/^\//, '')), shell.locale)
  return { ...shell, ...(withoutToolbar.has(page.layout) ? {} : await notices()), page }
}

const withoutToolbar = new Set<string | null>(['public', 'wide', 'empty'])

/** A new page may have another title, other rights, new notifications; and the guard runs only when something is loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search || defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale, tenant, theme, look, page, person } = useShell()
  return (
    <html
      lang={locale}
      data-tenant={tenant.key}
      data-shape={tenant.corners}
      data-theme={theme ?? undefined}
      data-auth={person ? 'in' : 'out'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageTitle />
        {fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        <link rel="stylesheet" href={look.href} />
        <link rel="icon" href={look.faviconUrl ?? look.websiteLogoUrl ?? tileIcon} />
      </head>
      <body className={page.background === 'white' ? 'bg-surface' : undefined}>
        <LocaleProvider locale={locale}>
          <AnchorContext value={RouterAnchor}>
            <a href="#inhoud" className="skip btn btn-primary">
              {say(locale, messages.skip)}
            </a>
            <NavigationEffects />
            <ActingAs />
            {children}
            <CookieBanner />
            <ToastRegion closeLabel={say(locale, messages.close)} />
          </AnchorContext>
        </LocaleProvider>
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Clears by itself with any navigation, as React Router's boundaries do. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { locale } = useShell()
  const { pathname } = useLocation()
  const known = knownError(error)
  if (known) return <ErrorPage words={errorWords(known, locale, pathname)} isWrongCenter={known.code === 'wrong_center'} />
  const detail = isRouteErrorResponse(error) || !(error instanceof Error) ? undefined : error.message
  return <ErrorPage words={{ code: '500', heading: say(locale, messages.errorFull), text: say(locale, messages.errorOtherText), ...(detail && { detail }) }} />
}
