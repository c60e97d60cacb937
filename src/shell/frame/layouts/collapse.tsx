import { Outlet } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#shell/messages.ts'
import { SideFrame } from '#shell/frame/side-frame.tsx'
import { SideNavigation } from '#shell/frame/side-navigation.tsx'
import { SidePerson } from '#shell/frame/side-person.tsx'

/** The sidebar folds to 4.5 rem of icons with tooltips. A checkbox holds which, so it folds without script too. */
export default function CollapseLayout() {
  const t = useT()
  return (
    <div className="fold">
      <aside className="app bg-surface border-r border-line flex-col p-3 hidden lg:flex h-screen sticky top-0">
        <label className="icon-btn self-end">
          <input type="checkbox" className="fold-switch sr-only" aria-label={t(messages.foldMenu)} />
          <Icon name="list" size={22} />
        </label>
        <SideNavigation whole />
        <SidePerson />
      </aside>
      <SideFrame>
        <Outlet />
      </SideFrame>
    </div>
  )
}
