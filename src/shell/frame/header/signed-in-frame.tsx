import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useShell } from '#shell/context.ts'
import { Brand } from '#shell/frame/document/brand.tsx'
import { BottomBar, hasMany, TopNavigation } from '#shell/frame/menus/app-navigation.tsx'
import { CustomizePanel } from './customize-panel.tsx'
import { LiveNotices } from './live-notices.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { Toolbar, ToolbarPanels } from './toolbar-panels.tsx'

/**
 * What is around every page of a signed-in person, in both zones: a bar of 64 px with brand, navigation and toolbar, a bar at the
 * bottom of a phone, and the panels (decisions 62). Its width is the same on every page, so that nothing in it moves on navigation.
 */
export function SignedInFrame({ sticky, children }: { sticky?: boolean; children: ReactNode }) {
  const many = hasMany(useShell().navigation)
  return (
    <LiveNotices>
      <header className={clsx('site-head app', sticky && 'is-sticky')}>
        <div
          data-many={many || undefined}
          className="app-bar group/bar max-w-[110rem] mx-auto flex lg:max-[90rem]:flex-wrap items-center gap-x-3 min-h-16 px-4 md:px-8 min-[90rem]:max-[108rem]:data-many:px-5"
        >
          <Brand small />
          <TopNavigation />
          <Toolbar />
        </div>
      </header>
      {children}
      <BottomBar />
      <MenuPanel />
      <ToolbarPanels />
      <CustomizePanel />
    </LiveNotices>
  )
}
