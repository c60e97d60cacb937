import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { LoadingBar } from '#design/feedback/loading-bar.tsx'
import { ToastRegion } from '#design/feedback/toast-region.tsx'
import { fontPreloads } from '#design/fonts.ts'
import { Icon } from '#design/icon/icon.tsx'
import { frameWords } from '#features/auth/access/frame-messages.ts'
import { clockTime } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CenterNameProvider } from '#kernel/i18n/web/center-name.tsx'
import { LocaleProvider, useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/words.ts'
import styles from '#src/browser/styles.css?url'
import { ChoiceForm } from './choice-form.tsx'
import tileIcon from './tile-icon.svg?url'
import { PlainForm } from '#design/form/plain-form.tsx'

type Props = {
  title: ReactNode
  head?: ReactNode
  /** Stylesheets beyond the common one. */ sheets?: ReactNode
  scripts: ReactNode
  /** A page is loading, or failed to load. */ active?: boolean
  failed?: boolean
  children: ReactNode
}

/** The document around every page, of both zones. `head`, `sheets` and `scripts` are what the zone adds. */
export function Html({ title, head, sheets, scripts, active, failed, children }: Props) {
  const { locale, tenant, center, organizationId, theme, look, page, person, measures, toast, isPreview } = useShell()
  return (
    <html
      lang={locale}
      data-tenant={tenant.key}
      data-context={tenant.context}
      data-center={center.id}
      data-organization={organizationId ?? undefined}
      data-shape={look.corners}
      data-theme={theme ?? undefined}
      data-auth={person ? 'in' : 'out'}
      data-person={person?.id}
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
          <CenterNameProvider name={center.name}>
            <a href="#inhoud" className="skip btn btn-primary">
              {say(locale, messages.skip)}
            </a>
            <LoadingBar {...(active && { active })} {...(failed && { failed })} />
            <ImpersonationBanner />
            {children}
            <CookieBanner />
            {person && <waiting-messages hidden />}
            <ToastRegion toast={toast} closeLabel={say(locale, messages.close)} />
          </CenterNameProvider>
        </LocaleProvider>
        {!isPreview && scripts}
      </body>
    </html>
  )
}

/**
 * Shows an admin who is signed in as somebody else that they are, on every page and at every scroll position; the button ends
 * only the impersonation (contract §1.7).
 */
function ImpersonationBanner() {
  const t = useT()
  const locale = useLocale()
  const { person } = useShell()
  if (!person?.impersonator) return null
  const { name, until } = person.impersonator
  return (
    <section aria-label={t(messages.actingAs, person)} className="acting app">
      <div className="acting-text">
        <Icon name="eye" size={26} />
        <p>
          <strong className="block">{t(messages.actingAs, person)}</strong>
          {t(messages.actingUntil, { impersonator: name, until: clockTime(locale, until) })}
          <span className="max-md:hidden"> {t(messages.actingForOther)}</span>
        </p>
      </div>
      <PlainForm method="post" action="/uitloggen">
        <button className="btn btn-second">{t(frameWords.stopActing)}</button>
      </PlainForm>
    </section>
  )
}

/**
 * Specification §4, without script: both possible buttons are rendered, and the stylesheet shows the one that fits what is
 * ticked. The answer is a new page without the banner; if there is analytics, it starts with the new consent.
 */
function CookieBanner() {
  const t = useT()
  const { consent, cookiesOpen } = useShell()
  if (!cookiesOpen) return null
  return (
    <cookie-banner className="cookie-banner" role="region" aria-labelledby="cookie-question">
      <ChoiceForm about="cookies" className="cookie-form wrap">
        <div>
          <h2 id="cookie-question">{t(messages.cookieQuestion)}</h2>
          <p className="max-w-[62ch]">{t(messages.cookieText)}</p>
          <div className="cookie-ticks">
            <Checkbox name="functional" label={t(messages.functional)} note={t(messages.alwaysOn)} checked disabled readOnly />
            <Checkbox name="analytical" label={t(messages.analytical)} defaultChecked={consent.analytical === true} />
            <Checkbox name="thirdParty" label={t(messages.thirdParty)} defaultChecked={consent.thirdParty === true} />
          </div>
        </div>
        <div className="cookie-acts">
          <button name="choice" lang="en" value="none" className="btn btn-second">
            {t(messages.rejectAll)}
          </button>
          <button name="choice" lang="en" value="all" className="btn btn-second accept-all">
            {t(messages.acceptAll)}
          </button>
          <button name="choice" lang="en" value="selection" className="btn btn-second save-selection">
            {t(messages.saveSelection)}
          </button>
        </div>
      </ChoiceForm>
    </cookie-banner>
  )
}

/** The page's own area. Remounted when the selected organization changes (specification §2). */
export function PageArea({ className, children }: { className?: string; children: ReactNode }) {
  const { organizationId, page } = useShell()
  return (
    <main key={organizationId} id="inhoud" tabIndex={-1} className={clsx('outline-none', page.background === 'white' && 'bg-surface', className)}>
      {children}
    </main>
  )
}
