import type { ReactNode } from 'react'
import { UndoBar } from '#features/lists/web/undo-bar.tsx'
import { useShell } from '#shell/context.ts'
import { BottomBar, hasMany, TopNavigation } from '#shell/frame/menus/app-navigation.tsx'
import { Brand } from '#shell/frame/document/brand.tsx'
import { LiveNotices } from '#shell/frame/header/live-notices.tsx'
import { MenuPanel } from '#shell/frame/header/menu-panel.tsx'
import { PageArea } from '#shell/frame/document/html.tsx'
import { Toolbar, ToolbarPanels } from '#shell/frame/header/toolbar-panels.tsx'

/** The frame of signed-in pages: a bar of 64 px, no footer. */
export function AppFrame({ width, children }: { width: string; children: ReactNode }) {
  const many = hasMany(useShell().navigation)
  // The bar has the same width on every page, so that nothing in it moves on navigation.
  return (
    <LiveNotices>
      <header className="site-head app">
        <div
          data-many={many || undefined}
          className="group/bar max-w-[110rem] mx-auto flex lg:max-[90rem]:flex-wrap items-center gap-x-3 min-h-16 px-4 md:px-8 min-[90rem]:max-[108rem]:data-many:px-5"
        >
          <Brand small />
          <TopNavigation />
          <Toolbar />
        </div>
      </header>
      <PageArea className="app">
        <div className={`${width} mx-auto px-4 md:px-8 pt-8 md:pt-12 pb-28 lg:pb-16`}>{children}</div>
      </PageArea>
      <BottomBar />
      <MenuPanel />
      <ToolbarPanels />
      <UndoBar />
    </LiveNotices>
  )
}
