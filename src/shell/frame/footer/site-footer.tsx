import { useT } from '#kernel/i18n/web/provider.tsx'
import { Skyline } from '#design/skyline/skyline.tsx'
import { useShell } from '#shell/context.ts'
import { ContactCard } from './contact-card.tsx'
import { footerColumns } from '#shell/frame/menus/footer-columns.ts'
import { FooterColumn } from './footer-column.tsx'
import { LanguageLinks } from '#shell/frame/document/language-links.tsx'
import { isLink, submenuOf } from '#shell/frame/menus/menu-link.tsx'
import { messages } from '#shell/messages.ts'

/** A row of gables, help in the same place on every page, and the rest of the site. */
export function SiteFooter() {
  const t = useT()
  const { appName, menus, path, locale } = useShell()
  const words = { organizationSignUp: t(messages.organizationSignUp), changeTown: t(messages.changeTown) }
  const { columns, loose, fixed } = footerColumns(menus.footer, words, locale)
  return (
    <>
      <div className="mt-16 md:mt-24">
        <Skyline />
      </div>
      <footer className="site-foot on-dark">
        <div className="wrap py-10 md:py-14 grid gap-10 lg:grid-cols-[1.4fr_3.1fr]">
          <ContactCard />
          <div className="foot-columns">
            {columns.map((column, at) => (
              <FooterColumn key={`${at} ${column.label}`} heading={column.label} lang={column.lang} lines={submenuOf(column)} />
            ))}
            {loose.length > 0 && <FooterColumn heading={t(messages.moreLinks)} lines={loose.filter(isLink)} />}
            <FooterColumn heading={t(messages.thisSite)} lines={fixed.filter(isLink)}>
              <li>
                <a href={`${path}${path.includes('?') ? '&' : '?'}cookies`} className="flink">
                  {t(messages.changeCookies)}
                </a>
              </li>
            </FooterColumn>
          </div>
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
