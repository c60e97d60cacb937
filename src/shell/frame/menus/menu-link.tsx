import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { MenuEntry, Shell } from '#shell/shell.ts'
import { frameWords, frameWords as messages } from '#shell/words.ts'

type Props = {
  entry: MenuEntry & { to: string }
  current: string
  className?: string
  /** Shown after the label, unless the link opens a window. */ after?: ReactNode
  children?: ReactNode
}

/** A menu line as a link: marked with its own language, and announced when it opens a new window. */
export function MenuLink({ entry: { to, label, lang, newWindow, isNew }, current, className, after, children }: Props) {
  const t = useT()
  return (
    <Anchor href={to} className={className} aria-current={to === current ? 'page' : undefined} {...(newWindow && { target: '_blank', rel: 'noopener' })}>
      {children}
      <span lang={lang}>{label}</span>
      {isNew && <NewDot />}
      {newWindow ? (
        <>
          <span className="sr-only">{t(frameWords.inNewWindow)}</span>
          <Icon name="arrow-square-out" size={18} />
        </>
      ) : (
        after
      )}
    </Anchor>
  )
}

export const isLink = (entry: MenuEntry): entry is MenuEntry & { to: string } => entry.to !== null

/** The entries that a line with nested lines opens: itself first, if it has a target. */
export const submenuOf = (entry: MenuEntry): (MenuEntry & { to: string })[] => [...(isLink(entry) ? [entry] : []), ...entry.children.filter(isLink)]

type Lines = Pick<Shell, 'menus' | 'navigation' | 'help'> & { town?: Shell['town'] }

/** Behind "Meer": the screens of the town for staff, and the lines of the site's menu that the person's own navigation does not hold already. */
export function linesBeside({ menus, navigation, help, town = [] }: Lines, heading = ''): MenuEntry[] {
  const own = [...navigation, ...help].map(({ to }) => to)
  const staff: MenuEntry[] = town.length > 0 ? [{ to: null, label: heading, icon: 'list', children: town.map((item) => ({ ...item, children: [] })) }] : []
  const site = [...menus.header, ...menus.top].filter(({ to, children }) => children.length > 0 || to === null || !own.includes(to))
  return [...staff, ...site]
}

/** Something came there since the reader was last on it. */
export function NewDot() {
  const t = useT()
  return (
    <span className="dot">
      <span className="sr-only">{t(messages.somethingNew)}</span>
    </span>
  )
}

/** How many items wait behind a navigation entry; renders nothing for none. */
export function NavigationCount({ count }: { count?: number | undefined }) {
  const t = useT()
  if (!count) return null
  return (
    <span className="count count-alert">
      {count > 99 ? '99+' : count}
      <span className="sr-only">{t(messages.waitsHere, { n: count })}</span>
    </span>
  )
}

/** A line of the site's menu in the panel of a phone; nested lines open below it, without script too. */
export function PanelEntry({ entry, current }: { entry: MenuEntry; current: string }) {
  if (entry.children.length === 0)
    return isLink(entry) ? (
      <li>
        <MenuLink entry={entry} current={current} className="menu-row" after={<Icon name="caret-right-bold" size={18} />}>
          <Icon name={entry.icon} size={26} />
        </MenuLink>
      </li>
    ) : null
  const shown = submenuOf(entry)
  return (
    <li>
      <details className="menu-fold" open={shown.some(({ to }) => to === current)}>
        <summary className="menu-row">
          <Icon name={entry.icon} size={26} />
          <span lang={entry.lang}>{entry.label}</span>
          <Icon name="caret-down-bold" size={18} />
        </summary>
        <ul>
          {shown.map((one, at) => (
            <li key={`${at} ${one.to}`}>
              <MenuLink entry={one} current={current} className="menu-row" after={<Icon name="caret-right-bold" size={18} />} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
