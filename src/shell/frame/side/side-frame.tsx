import type { ReactNode } from 'react'
import type { IconName } from '#design/icon/icon-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { UndoBar } from '#features/lists/web/undo-bar.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/words.ts'
import { Brand } from '#shell/frame/document/brand.tsx'
import { ChoiceForm } from '#shell/frame/document/choice-form.tsx'
import { PageArea } from '#shell/frame/document/page-area.tsx'
import { MenuPanel } from '#shell/frame/header/menu-panel.tsx'
import { ToolbarPanels } from '#shell/frame/header/toolbar-panels.tsx'
import { Toolbar } from '#shell/frame/header/toolbar.tsx'
import { BottomBar } from '#shell/frame/menus/app-navigation.tsx'
import { Panel } from '#shell/frame/panels/panel.tsx'
import type { ThemeChoice } from '#shell/shell.ts'

const ways: readonly [ThemeChoice, keyof typeof messages & `theme${string}`, IconName][] = [
  ['light', 'themeLight', 'sun'],
  ['dark', 'themeDark', 'moon'],
  [null, 'themeDevice', 'sliders-horizontal'],
]

/** The colour scheme switch behind "Customize". The center's own colours are under settings, for its admins. */
function CustomizePanel() {
  const t = useT()
  const { theme } = useShell()
  return (
    <Panel name="customize" title={t(messages.customize)}>
      <ChoiceForm about="theme">
        <fieldset>
          <legend className="label mb-2">{t(messages.appearance)}</legend>
          <div className="grid grid-cols-3 gap-2">
            {ways.map(([value, word, icon]) => (
              <button
                key={word}
                name="theme"
                value={value ?? 'device'}
                aria-pressed={theme === value}
                className={theme === value ? 'chip is-on !flex-col !gap-1 justify-center !py-3 !px-2' : 'chip !flex-col !gap-1 justify-center !py-3 !px-2'}
              >
                <Icon name={icon} size={26} />
                {t(messages[word] as { nl: string; en: string })}
              </button>
            ))}
          </div>
        </fieldset>
      </ChoiceForm>
    </Panel>
  )
}

/** Shared by both sidebar layouts: the bar with the toolbar above the page. */
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
