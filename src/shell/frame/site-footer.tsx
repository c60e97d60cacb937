import { useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { tel } from '#design/link/tel.ts'
import { Skyline } from '#design/skyline/skyline.tsx'
import { useShell } from '#shell/context.ts'
import { LanguageLinks } from './language-links.tsx'
import { messages } from '#shell/messages.ts'

/** A row of gables, help in the same place on every page, and the rest of the site. */
export function SiteFooter() {
  const t = useT()
  const { appName, center, footer, path } = useShell()
  return (
    <>
      <div className="mt-16 md:mt-24">
        <Skyline />
      </div>
      <footer className="site-foot on-dark">
        <div className="wrap py-10 md:py-14 grid gap-10 md:grid-cols-[1.4fr_1fr_1fr_1.1fr]">
          <div>
            <p className="font-display text-2xl leading-tight">{t(messages.questions)}</p>
            <p className="mt-3 max-w-[30ch]">{t(messages.callOrMail)}</p>
            {center.phone && (
              <p className="mt-4 font-semibold text-xl">
                <a className="flink" href={tel(center.phone)}>
                  {center.phone}
                </a>
              </p>
            )}
            {center.email && (
              <p className="mt-1">
                <a className="flink" href={`mailto:${center.email}`}>
                  {center.email}
                </a>
              </p>
            )}
            {center.openingHours && <p className="mt-1">{center.openingHours}</p>}
          </div>
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
