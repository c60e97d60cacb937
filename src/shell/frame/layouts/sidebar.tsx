import { Outlet, useLocation } from 'react-router'
import { Rail } from '#design/nav/rail.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { AppFrame, frames } from '#shell/frame/app-frame.tsx'
import { isCurrent } from '#shell/frame/menus/app-navigation.tsx'
import { PanelButton } from '#shell/frame/panels/panel.tsx'
import { frameWords as messages } from '#shell/words.ts'

/** A fixed column on the left with Dashboard, Support and Customize (specification §2). */
export default function SidebarLayout() {
  const t = useT()
  const { pathname } = useLocation()
  const { navigation, help } = useShell()
  const shown = [...navigation.filter(({ to }) => to === '/dashboard'), ...help]
  const all = shown.map(({ to }) => to)
  return (
    <AppFrame className={frames.whole}>
      <Rail
        label={t(messages.sideMenu)}
        entries={shown.map(({ to, label, icon }) => ({ key: to, href: to, label, icon, current: isCurrent(to, pathname, all) }))}
        after={
          <PanelButton panel="customize" className="rail-entry">
            <Icon name="palette" size={22} />
            {t(messages.customize)}
          </PanelButton>
        }
      >
        <Outlet />
      </Rail>
    </AppFrame>
  )
}
