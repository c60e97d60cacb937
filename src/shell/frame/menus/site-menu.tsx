import clsx from 'clsx'
import { useLocation } from 'react-router'
import { Menu } from '#design/overlay/menu.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell, useTenant } from '#shell/context.ts'
import type { MenuEntry } from '#shell/shell.ts'
import { messages } from '#shell/words.ts'
import { fittingOf } from './fitting.ts'
import { MenuLink, NewDot, isLink, linesBeside, submenuOf } from './menu-link.tsx'

const positions = { left: '', center: 'mx-auto', right: 'ml-auto' }
const weights = { 400: 'nav-light', 500: '', 600: 'nav-heavy' }

/** The menu in the header of a wide screen: entries that do not fit are under "Meer". */
export function SiteMenu({ wide = false }: { wide?: boolean }) {
  const t = useT()
  const { pathname } = useLocation()
  const { menus, brand, languages } = useShell()
  const { header } = useTenant()
  const { position, borders, fontWeight } = header.cmsMenu
  const entries = menus.header
  const { bar, all } = fittingOf(entries, { brand, languages, header, wide })
  const look = clsx(borders ? 'nav-ruled' : 'self-center', weights[fontWeight])
  return (
    <nav aria-label={t(messages.mainMenu)} className={clsx('hidden lg:flex items-center gap-1 self-stretch', positions[position])}>
      {entries.map((entry, at) => (
        <SiteMenuEntry key={`${at} ${entry.label}`} entry={entry} current={pathname} look={clsx(look, barClass(bar[at]!))} />
      ))}
      {all !== 64 && (
        <div className={clsx('nav-more', moreClass(all))}>
          <Menu button={t(messages.moreLinks)} buttonClass={clsx('nav-a', weights[fontWeight])}>
            {entries.map(
              (entry, at) => bar[at] !== 64 && <MoreEntry key={`${at} ${entry.label}`} entry={entry} current={pathname} from={moreClass(bar[at]!)} />,
            )}
          </Menu>
        </div>
      )}
    </nav>
  )
}

const barClass = (step: number | null) => (step === 64 ? '' : `bar-from-${step ?? 'never'}`)
const moreClass = (step: number | null) => (step === null ? '' : `more-until-${step}`)

/** A link, or a button that opens the nested lines. */
function SiteMenuEntry({ entry, current, look }: { entry: MenuEntry; current: string; look: string }) {
  if (entry.children.length === 0) return isLink(entry) ? <MenuLink entry={entry} current={current} className={clsx('nav-a', look)} /> : null
  const shown = submenuOf(entry)
  const isHere = shown.some(({ to }) => to === current)
  return (
    <div className={clsx('nav-more', look)}>
      <Menu start button={<span lang={entry.lang}>{entry.label}</span>} buttonClass={clsx('nav-a', isHere && 'nav-here')}>
        {shown.map((one, at) => (
          <MenuLink key={`${at} ${one.to}`} entry={one} current={current} />
        ))}
      </Menu>
    </div>
  )
}

function MoreEntry({ entry, current, from }: { entry: MenuEntry; current: string; from: string }) {
  if (entry.children.length === 0)
    return isLink(entry) ? (
      <div className={from}>
        <MenuLink entry={entry} current={current} />
      </div>
    ) : null
  return (
    <div className={from} role="group" aria-label={entry.label}>
      <p className="menu-heading" lang={entry.lang}>
        {entry.label}
      </p>
      {submenuOf(entry).map((one, at) => (
        <MenuLink key={`${at} ${one.to}`} entry={one} current={current} />
      ))}
    </div>
  )
}

/** Whether an address belongs to a screen of the town: the editor of an entry does, beside its list; and the report, below the numbers. */
const isBeside = (to: string, pathname: string) => {
  const within = to.slice(0, to.lastIndexOf('/'))
  return pathname.startsWith(`${to}/`) || (within !== '' && pathname.startsWith(`${within}/`) && /\/(?:add|overzicht|edit)$/.test(pathname))
}

/** The site's menu for a signed-in person, under "Meer" behind their own navigation: without what stands there already. */
export function MoreMenu() {
  const t = useT()
  const { pathname } = useLocation()
  const shell = useShell()
  const lines = linesBeside(shell, t(messages.forStaff))
  if (lines.length === 0) return null
  const isHere = lines.flatMap(submenuOf).some(({ to }) => to === pathname) || shell.town.some(({ to }) => isBeside(to, pathname))
  return (
    <div className="nav-more">
      <Menu
        start
        button={
          <>
            <span>{t(messages.moreLinks)}</span>
            {shell.town.some(({ isNew }) => isNew) && <NewDot />}
          </>
        }
        buttonClass={clsx('nav-a', isHere && 'nav-here')}
      >
        {lines.map((entry, at) => (
          <MoreEntry key={`${at} ${entry.label}`} entry={entry} current={pathname} from="" />
        ))}
      </Menu>
    </div>
  )
}

/** The narrow row above the header, on a wide screen; on a phone its lines are in the menu. */
export function TopMenu() {
  const t = useT()
  const { pathname } = useLocation()
  const { menus } = useShell()
  if (menus.top.length === 0) return null
  return (
    <nav aria-label={t(messages.topMenu)} className="top-menu">
      {menus.top.map((entry, at) => (
        <SiteMenuEntry key={`${at} ${entry.label}`} entry={entry} current={pathname} look="" />
      ))}
    </nav>
  )
}
