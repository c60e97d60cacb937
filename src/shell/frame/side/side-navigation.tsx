import { useLocation } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { useShell } from '#shell/context.ts'
import { isCurrent } from '#shell/frame/menus/app-navigation.tsx'
import { frameWords as messages } from '#shell/words.ts'
import { NavigationCount } from '#shell/frame/menus/navigation-count.tsx'
import { PanelButton } from '#shell/frame/panels/panel.tsx'

/** Navigation in the sidebar: Dashboard and the other entries that belong here, Support, Customize. */
export function SideNavigation({ whole }: { whole?: boolean }) {
  const t = useT()
  const { pathname } = useLocation()
  const { navigation, help } = useShell()
  const shown = [...navigation.filter(({ to }) => whole || to === '/dashboard'), ...help]
  const all = shown.map(({ to }) => to)
  return (
    <>
      <nav aria-label={t(messages.mainMenu)} className="side-nav mt-8">
        {shown.map(({ to, label, icon, count }) => (
          <Anchor key={to} href={to} title={label} aria-current={isCurrent(to, pathname, all) ? 'page' : undefined}>
            <Icon name={icon} size={22} />
            <span className="fold-word">{label}</span>
            <NavigationCount count={count} />
          </Anchor>
        ))}
      </nav>
      <PanelButton panel="customize" className="flex items-center gap-3 min-h-11 px-3 mt-1 w-full rounded-sm font-medium hover:bg-sunken">
        <Icon name="palette" size={22} />
        <span className="fold-word">{t(messages.customize)}</span>
      </PanelButton>
    </>
  )
}
