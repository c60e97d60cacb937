import type { ReactNode } from 'react'
import { UndoBar } from '#features/lists/web/undo-bar.tsx'
import { BottomBar } from '#shell/frame/menus/app-navigation.tsx'
import { Brand } from '#shell/frame/document/brand.tsx'
import { CustomizePanel } from './customize-panel.tsx'
import { MenuPanel } from '#shell/frame/header/menu-panel.tsx'
import { PageArea } from '#shell/frame/document/page-area.tsx'
import { Toolbar } from '#shell/frame/header/toolbar.tsx'
import { ToolbarPanels } from '#shell/frame/header/toolbar-panels.tsx'

/** What the two layouts with a sidebar share: the bar with the toolbar above the page. */
export function SideFrame({ children }: { children: ReactNode }) {
  return (
    <div>
      <header className="bg-surface border-b border-line h-16 px-4 md:px-8 flex items-center gap-1 app">
        <span className="lg:hidden">
          <Brand small />
        </span>
        <Toolbar />
      </header>
      <PageArea className="app px-4 md:px-8 py-8 pb-28 lg:pb-8">{children}</PageArea>
      <BottomBar />
      <MenuPanel />
      <ToolbarPanels />
      <CustomizePanel />
      <UndoBar />
    </div>
  )
}
