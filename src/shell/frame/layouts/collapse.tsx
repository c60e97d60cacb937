import { Outlet } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { frameWords as messages } from '#shell/words.ts'
import { SideColumn, SideFrame, SideNavigation } from '#shell/frame/side/side-frame.tsx'

/** The sidebar collapses to 4.5 rem of icons with tooltips. A checkbox holds the state, so that it works without script too. */
export default function CollapseLayout() {
  const t = useT()
  return (
    <div className="side-fold">
      <SideColumn className="p-3">
        <label className="icon-btn self-end">
          <input type="checkbox" className="fold-switch sr-only" aria-label={t(messages.foldMenu)} />
          <Icon name="list" size={22} />
        </label>
        <SideNavigation whole />
      </SideColumn>
      <SideFrame>
        <Outlet />
      </SideFrame>
    </div>
  )
}
