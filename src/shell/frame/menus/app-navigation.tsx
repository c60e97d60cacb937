import clsx from 'clsx'
import { useLocation } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/words.ts'
import type { NavigationItem } from '#shell/shell.ts'
import { NavigationCount } from './menu-link.tsx'
import { MoreMenu } from './site-menu.tsx'
import { PanelButton } from '#shell/frame/panels/panel.tsx'

/**
 * An entry is current on its own page and on those below it, except where another entry fits: /vacancies/search has its own. That of the
 * dashboard is current at the root too (specification §2).
 */
export function isCurrent(to: string, pathname: string, others: readonly string[]): boolean {
  const here = pathname === '/' ? '/dashboard' : pathname
  const holds = (path: string) => here === path || here.startsWith(`${path}/`)
  return holds(to) && !others.some((other) => other.length > to.length && other.startsWith(to) && holds(other))
}

/** More entries than fit beside a name and a toolbar on an ordinary screen. */
export const hasMany = (navigation: readonly NavigationItem[]) => navigation.length > 6

/**
 * Up to which width a second row is needed, by the number of entries: at most six, or more, which are set closer together where
 * one row just holds them.
 */
const secondRow = {
  few: 'lg:max-xl:order-last lg:max-xl:basis-full lg:max-xl:border-t lg:max-xl:border-line lg:max-xl:py-1 lg:max-xl:[&>:first-child]:-ml-3 xl:ml-2 min-[88rem]:ml-4',
  many: 'lg:max-[90rem]:order-last lg:max-[90rem]:basis-full lg:max-[90rem]:border-t lg:max-[90rem]:border-line lg:max-[90rem]:py-1 lg:max-[90rem]:[&>:first-child]:-ml-2 min-[108rem]:ml-4',
} as const

/** Navigation of the signed-in person and, under "Meer", of the site: in one row with the toolbar, or in a second row on narrower screens. */
export function TopNavigation() {
  const t = useT()
  const { pathname } = useLocation()
  const { navigation } = useShell()
  const all = navigation.map(({ to }) => to)
  return (
    <nav
      aria-label={t(messages.mainMenu)}
      className={clsx('app-nav hidden lg:flex items-center self-stretch gap-1', secondRow[hasMany(navigation) ? 'many' : 'few'])}
    >
      {navigation.map(({ to, label, count }) => (
        <Anchor key={to} href={to} className="nav-a self-center" aria-current={isCurrent(to, pathname, all) ? 'page' : undefined}>
          {label}
          <NavigationCount count={count} />
        </Anchor>
      ))}
      <MoreMenu />
    </nav>
  )
}

/** What people use most on a phone comes first, because somebody is waiting for an answer there. */
const firstOnPhone = ['/dashboard', '/applications', '/conversations']

function entriesForPhone(navigation: readonly NavigationItem[]): NavigationItem[] {
  const first = navigation.filter(({ to }) => firstOnPhone.includes(to))
  const chosen = [...first, ...navigation.filter((item) => !first.includes(item))].slice(0, 4)
  return navigation.filter((item) => chosen.includes(item))
}

/** On a phone: four entries and the button of the full menu. */
export function BottomBar() {
  const t = useT()
  const { pathname } = useLocation()
  const { navigation } = useShell()
  const all = navigation.map(({ to }) => to)
  const shown = entriesForPhone(navigation)
  // What waits behind entries that have no place here is counted on the button that leads to them.
  const behind = navigation.filter((item) => !shown.includes(item)).reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <nav aria-label={t(messages.quickMenu)} className="bottom-bar app lg:!hidden">
      {shown.map(({ to, label, short = label, icon, count }) => (
        <Anchor key={to} href={to} aria-current={isCurrent(to, pathname, all) ? 'page' : undefined}>
          <span className="bar-sign">
            <Icon name={icon} size={26} />
            <NavigationCount count={count} />
          </span>
          <span className="bar-label">{short}</span>
        </Anchor>
      ))}
      <PanelButton panel="menu" className="">
        <span className="bar-sign">
          <Icon name="list" size={26} />
          <NavigationCount count={behind} />
        </span>
        <span className="bar-label">{t(messages.menu)}</span>
      </PanelButton>
    </nav>
  )
}
