import { useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Skyline } from '#design/skyline/skyline.tsx'
import { useShell } from '#shell/context.ts'
import { ContactCard } from './contact-card.tsx'
import { LanguageLinks } from './language-links.tsx'
import { messages } from '#shell/messages.ts'

/** A row of gables, help in the same place on every page, and the rest of the site. */
export function SiteFooter() {
  const t = useT()
  const { appName, footer, footerLinks, path } = useShell()
  return (
    <>
      <div className="mt-16 md:mt-24">
        <Skyline />
      </div>
      <footer className="site-foot on-dark">
        <div className="wrap py-10 md:py-14 grid gap-10 md:grid-cols-[1.4fr_1fr_1fr_1.1fr]">
          <ContactCard />
          {footer.map(({ heading, items }, i) => (
            <nav key={heading} aria-label={heading}>
              <p className="font-semibold text-lg">{heading}</p>
              <ul className="mt-2">
                {items.map(({ to, label }) => (
                  <li key={to}>
                    <Anchor href={to} className="flink">
                      {label}
                    </Anchor>
                  </li>
                ))}
                {i === footer.length - 1 && (
                  <li>
                    <a href={`${path}${path.includes('?') ? '&' : '?'}cookies`} className="flink">
                      {t(messages.changeCookies)}
                    </a>
                  </li>
                )}
              </ul>
            </nav>
          ))}
          {footerLinks.length > 0 && (
            <nav aria-label={t(messages.moreLinks)} className="md:col-start-2 md:col-span-3">
              <p className="font-semibold text-lg">{t(messages.moreLinks)}</p>
              <ul className="mt-2 md:columns-3 gap-10">
                {footerLinks.map(({ href, label }, at) => (
                  <li key={`${at} ${href}`} className="break-inside-avoid">
                    <Anchor href={href} className="flink">
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="site-foot-end">
          <div className="wrap py-5 flex flex-wrap gap-x-8 gap-y-2 items-center">
            <span>{appName}</span>
            <LanguageLinks look="flink min-h-11" className="ml-auto gap-6" />
          </div>
        </div>
      </footer>
    </>
  )
}
