import type { ReactNode } from 'react'
import { say } from '#kernel/i18n/messages.ts'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import { LoadingBar } from '#design/feedback/loading-bar.tsx'
import { ToastRegion } from '#design/feedback/toast-region.tsx'
import { fontPreloads } from '#design/fonts.ts'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/frame-words.ts'
import styles from '#src/browser/styles.css?url'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import tileIcon from './tile-icon.svg?url'

type Props = {
  title: ReactNode
  head?: ReactNode
  /** Sheets that go beyond the one of all pages. */ sheets?: ReactNode
  scripts: ReactNode
  /** A page is under way, or did not come. */ active?: boolean
  failed?: boolean
  children: ReactNode
}

/** The document around every page, of both zones. `head`, `sheets` and `scripts` are what a zone adds of its own. */
export function Html({ title, head, sheets, scripts, active, failed, children }: Props) {
  const { locale, tenant, theme, look, page, person, measures, toast, isPreview } = useShell()
  return (
    <html
      lang={locale}
      data-tenant={tenant.key}
      data-shape={look.corners}
      data-theme={theme ?? undefined}
      data-auth={person ? 'in' : 'out'}
      data-measure={measures ? look.gtagId : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {title}
        {fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {head}
        <link rel="stylesheet" href={styles} />
        {sheets}
        <link rel="stylesheet" href={look.href} />
        <link rel="icon" href={look.faviconUrl ?? look.websiteLogoUrl ?? tileIcon} />
      </head>
      <body className={page.background === 'white' ? 'bg-surface' : undefined} inert={isPreview}>
        <LocaleProvider locale={locale}>
          <a href="#inhoud" className="skip btn btn-primary">
            {say(locale, messages.skip)}
          </a>
          <LoadingBar {...(active && { active })} {...(failed && { failed })} />
          <ImpersonationBanner />
          {children}
          <CookieBanner />
          <ToastRegion toast={toast} closeLabel={say(locale, messages.close)} />
        </LocaleProvider>
        {!isPreview && scripts}
      </body>
    </html>
  )
}
