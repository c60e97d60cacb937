import { useLocation } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { messages } from '#shell/words.ts'
import { SiteMenuEntry } from './site-menu.tsx'

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
