import { MailAddress } from '#design/link/mail-address.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { TelLink } from '#design/link/tel-link.tsx'
import { Skyline } from '#design/skyline/skyline.tsx'
import { UploadedPicture } from '#features/uploads/web/uploaded-picture.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { LanguageLinks } from '#shell/frame/document/choice-form.tsx'
import { footerColumns } from '#shell/frame/menus/footer-columns.ts'
import { MenuLink, isLink, submenuOf } from '#shell/frame/menus/menu-link.tsx'
import { messages } from '#shell/words.ts'
import { closingWords } from './closing-words.ts'
import type { MenuEntry } from '#shell/shell.ts'

/** The row of gables, help in the same place on every page, and links to the rest of the site. */
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

type Props = { heading: string; lang?: 'nl' | undefined; lines: readonly (MenuEntry & { to: string })[]; children?: ReactNode }

/** A group of links in the footer. */
function FooterColumn({ heading, lang, lines, children }: Props) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={heading}>
      <p className="font-semibold text-lg" lang={lang}>
        {heading}
      </p>
      <ul className="mt-2">
        {lines.map((line, at) => (
          <li key={`${at} ${line.to}`}>
            <MenuLink entry={line} current={pathname} className="flink" />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

/** Where to get help, in the same place on every page: the center's own text, with a photo of its contact person if there is one. */
function ContactCard() {
  const t = useT()
  const { person, phone, email, openingHours, closing } = useShell().center
  return (
    <div>
      <p className="font-display text-2xl leading-tight">{closing.title ?? t(messages.questions)}</p>
      <p className="mt-3 max-w-[34ch] whitespace-pre-line">{closing.text ?? t(phone || email ? closingWords.callOrMail : closingWords.reachSoon)}</p>
      {person && (
        <div className="mt-5 flex items-center gap-4">
          {person.photo && <UploadedPicture picture={person.photo} sizes="4.5rem" className="size-18 rounded-full object-cover shrink-0" />}
          <p className="leading-snug min-w-0">
            <span className="font-semibold text-lg">{person.name}</span>
            {person.role && <span className="block">{person.role}</span>}
          </p>
        </div>
      )}
      {phone && (
        <p className="mt-4 font-semibold text-xl">
          <TelLink phone={phone} className="flink" />
        </p>
      )}
      {email && (
        <p className="mt-1">
          <a className="flink" href={`mailto:${email}`}>
            <MailAddress>{email}</MailAddress>
          </a>
        </p>
      )}
      {openingHours && <p className="mt-1">{openingHours}</p>}
    </div>
  )
}
