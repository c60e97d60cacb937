import { type ReactNode, useState } from 'react'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { Menu } from '#features/menu-items/menu-item.ts'
import { menuWords as words } from '#features/menu-items/messages.ts'
import type { ShownLine } from '#features/menu-items/menu-lines.ts'

type Props = { lines: readonly ShownLine[]; site: string; isBilingual: boolean }

/** A small preview of the menus as visitors see them, in either language, signed in or not. */
export function MenuDrawing({ lines, site, isBilingual }: Props) {
  const t = useT()
  const own = useLocale()
  const [locale, setLocale] = useState<Locale>(own)
  const [isIn, setIn] = useState(false)
  const seen = lines.filter(({ mark, visibleFor }) => mark === null && visibleFor !== (isIn ? 'anonymous' : 'signed_in'))
  const under = (parentId: string) => seen.filter((line) => line.parentId === parentId)
  const tops = (menu: Menu) => seen.filter((line) => line.menu === menu && line.parentId === null && (line.target !== 'heading' || under(line.id).length > 0))
  const say = ({ name }: ShownLine) => <span lang={locale === 'en' && name.en === null ? 'nl' : locale}>{(locale === 'en' && name.en) || name.nl}</span>
  const entry = (line: ShownLine) => (
    <li key={line.id}>
      {say(line)}
      {under(line.id).length > 0 && (
        <>
          <Icon name="caret-down-bold" size={16} />
          <ul>
            {under(line.id).map((child) => (
              <li key={child.id}>{say(child)}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
  const loose = tops('footer').filter(({ id }) => under(id).length === 0)
  return (
    <aside className="menu-drawn" aria-labelledby="menu-drawn-title">
      <h2 id="menu-drawn-title">{t(words.preview)}</h2>
      <div className="flex flex-wrap gap-2 mt-3">
        {isBilingual && (
          <Choice label={t(words.asLanguage)}>
            <Option is={locale === 'nl'} choose={() => setLocale('nl')}>
              {t(words.dutch)}
            </Option>
            <Option is={locale === 'en'} choose={() => setLocale('en')}>
              {t(words.english)}
            </Option>
          </Choice>
        )}
        <Choice label={t(words.asWho)}>
          <Option is={!isIn} choose={() => setIn(false)}>
            {t(words.stranger)}
          </Option>
          <Option is={isIn} choose={() => setIn(true)}>
            {t(words.signedIn)}
          </Option>
        </Choice>
      </div>
      <div className="menu-paper">
        {tops('top').length > 0 && <ul className="menu-paper-top">{tops('top').map(entry)}</ul>}
        <div className="menu-paper-head">
          <strong>{site}</strong>
          <ul>{tops('header').map(entry)}</ul>
        </div>
        <div className="menu-paper-page" />
        <div className="menu-paper-foot on-dark">
          {tops('footer')
            .filter(({ id }) => under(id).length > 0)
            .map((line) => (
              <Column key={line.id} heading={say(line)}>
                {line.target !== 'heading' && <li>{say(line)}</li>}
                {under(line.id).map((child) => (
                  <li key={child.id}>{say(child)}</li>
                ))}
              </Column>
            ))}
          {loose.length > 0 && (
            <Column heading={words.loose[locale]}>
              {loose.map((line) => (
                <li key={line.id}>{say(line)}</li>
              ))}
            </Column>
          )}
          <Column heading={<span lang={locale}>{words.always[locale]}</span>}>
            <li lang={locale}>{words.alwaysThere[locale]}</li>
          </Column>
        </div>
      </div>
    </aside>
  )
}

function Column({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div>
      <strong>{heading}</strong>
      <ul>{children}</ul>
    </div>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="segments">
      {children}
    </div>
  )
}

function Option({ is, choose, children }: { is: boolean; choose: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={is} onClick={choose}>
      {children}
    </button>
  )
}
