import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { UndoBar } from '#features/lists/web/undo-bar.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { Brand } from '#shell/frame/document/brand.tsx'
import { ChoiceForm } from '#shell/frame/document/choice-form.tsx'
import { PageArea } from '#shell/frame/document/html.tsx'
import { MenuPanel } from '#shell/frame/header/menu-panel.tsx'
import { Toolbar, ToolbarPanels } from '#shell/frame/header/toolbar-panels.tsx'
import { BottomBar, isCurrent } from '#shell/frame/menus/app-navigation.tsx'
import { NavigationCount } from '#shell/frame/menus/menu-link.tsx'
import { Panel, PanelButton } from '#shell/frame/panels/panel.tsx'
import type { ThemeChoice } from '#shell/shell.ts'
import { frameWords as messages } from '#shell/words.ts'

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

/** The column on the left of a wide screen, with the person at the bottom. */
export function SideColumn({ className, children }: { className: string; children: ReactNode }) {
  return (
    <aside className={clsx('app bg-surface border-r border-line flex-col hidden lg:flex h-screen sticky top-0', className)}>
      {children}
      <SidePerson />
    </aside>
  )
}

/** The signed-in person, at the bottom of the sidebar. */
function SidePerson() {
  const { person, role } = useShell()
  if (!person) return null
  return (
    <div className="mt-auto">
      <div className="rounded-md overflow-hidden fold-word">
        <Frieze />
      </div>
      <div className="flex items-center gap-3 pt-4">
        <Avatar name={person.name} />
        <span className="leading-tight fold-word">
          <span className="font-semibold block">{person.name}</span>
          <span className="text-text-soft text-sm">{role}</span>
        </span>
      </div>
    </div>
  )
}

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
