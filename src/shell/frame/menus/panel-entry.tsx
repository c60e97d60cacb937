import { Icon } from '#design/icon/icon.tsx'
import type { MenuEntry } from '#shell/shell.ts'
import { isLink, MenuLink, submenuOf } from './menu-link.tsx'

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
