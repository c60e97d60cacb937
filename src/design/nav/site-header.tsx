import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Anchor } from '#design/link/anchor.tsx'
import { useHideOnScroll } from './use-hide-on-scroll.ts'

export type NavItem = { href: string; label: string; current?: boolean }
export type AuthLink = { href: string; label: string; icon?: IconName }

type Props = {
  brand: ReactNode
  items: readonly NavItem[]
  words: { nav: string; menu: string }
  /** Theme toggle, language and the like. */
  tools?: ReactNode
  /** A tab hanging from the top edge with the first link, or a bar above the header with all of them. */
  auth?: { style: 'tab' | 'legacy'; links: readonly AuthLink[] }
  onMenu: () => void
  menuOpen?: boolean
  sticky?: boolean
  menuPosition?: 'left' | 'center' | 'right'
  menuBorders?: boolean
  wide?: boolean
}

/** The public header. Under 1280 px its menu is behind the button with the word. */
export function SiteHeader({ brand, items, words, tools, auth, onMenu, menuOpen, sticky = false, menuPosition = 'center', menuBorders, wide }: Props) {
  const away = useHideOnScroll(sticky)
  const [first] = auth?.links ?? []
  return (
    <>
      {auth?.style === 'legacy' && <div className="auth-bar on-dark"><div className={wide ? 'wrap-wide' : 'wrap'}>{auth.links.map((link) => <Anchor key={link.href} href={link.href} className="flink">{link.label}</Anchor>)}</div></div>}
      <header className={clsx('site-head', sticky && 'is-sticky', away && 'is-away')}>
        <div className={clsx('site-bar', wide ? 'wrap-wide' : 'wrap')}>
          {brand}
          <nav aria-label={words.nav} className={clsx('site-nav', `site-nav-${menuPosition}`, menuBorders && 'has-borders')}>
            {items.map((item) => <Anchor key={item.href} href={item.href} className="nav-a" aria-current={item.current ? 'page' : undefined}>{item.label}</Anchor>)}
          </nav>
          <div className="site-tools">
            {tools}
            {auth?.style === 'tab' && first && <Anchor href={first.href} className="auth-tab max-sm:!hidden">{first.icon && <Icon name={first.icon} size={22} />}{first.label}</Anchor>}
            <button type="button" className="btn btn-second btn-sm site-menu" aria-expanded={Boolean(menuOpen)} onClick={onMenu}><Icon name="list" size={22} />{words.menu}</button>
          </div>
        </div>
      </header>
    </>
  )
}
