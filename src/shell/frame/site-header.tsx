import clsx from 'clsx'
import { useLocation } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { useShell, useTenant } from '#shell/context.ts'
import { MenuPanel } from './menu-panel.tsx'
import { messages } from '#shell/messages.ts'
import { PanelButton } from './panels/panel.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { ToolbarPanels } from './toolbar-panels.tsx'

const positions = { left: '', center: 'mx-auto', right: 'ml-auto' }
const weights = { 400: 'nav-light', 500: '', 600: 'nav-heavy' }

/** The header of public pages: what each tenant has of it is in its facts; the colours are in its stylesheet (specification §3). */
export function SiteHeader({ wide }: { wide?: boolean }) {
  const t = useT()
  const { pathname } = useLocation()
  const { menu, person, languages, locale } = useShell()
  const { sticky, cmsMenu, authMenu } = useTenant().header
  const isTab = authMenu.style === 'tab'
  return (
    <>
      {!isTab && (
        <nav className={clsx('auth-bar on-dark', authMenu.background)} aria-label={t(messages.accountBar)}>
          <div className={wide ? 'wrap-wide' : 'wrap'}>
            {person ? (
              <Anchor href="/dashboard" className="font-semibold min-h-11 inline-flex items-center">
                {t(messages.dashboard)}
              </Anchor>
            ) : (
              <>
                <Anchor href="/signup" className="min-h-11 inline-flex items-center underline underline-offset-4">
                  {t(messages.signUp)}
                </Anchor>
                <Anchor href="/auth/login-1" className="font-semibold min-h-11 inline-flex items-center gap-2 underline underline-offset-4">
                  <Icon name="user-circle" size={22} />
                  {t(messages.signIn)}
                </Anchor>
              </>
            )}
          </div>
        </nav>
      )}
      <header className={clsx('site-head', sticky && 'is-sticky')}>
        <div className={clsx('site-bar', wide ? 'wrap-wide' : 'wrap')}>
          <Brand />
          <nav aria-label={t(messages.mainMenu)} className={clsx('hidden xl:flex items-center gap-1 self-stretch', positions[cmsMenu.position])}>
            {menu.map(({ to, label }) => (
              <Anchor
                key={to}
                href={to}
                className={clsx('nav-a', cmsMenu.borders ? 'nav-ruled' : 'self-center', weights[cmsMenu.fontWeight])}
                aria-current={to === pathname ? 'page' : undefined}
              >
                {label}
              </Anchor>
            ))}
          </nav>
          <div
            className={clsx(
              'flex items-center gap-1 self-stretch shrink-0',
              cmsMenu.position === 'right' ? 'max-xl:ml-auto' : 'ml-auto xl:ml-0',
              cmsMenu.position === 'left' && 'xl:!ml-auto',
            )}
          >
            <ThemeToggle className="hidden lg:block" />
            {languages && (
              <PanelButton panel="language" label={t(messages.chooseLanguage)} className="icon-btn icon-btn-word !hidden md:!inline-flex">
                <Icon name="translate" size={22} />
                {locale.toUpperCase()}
              </PanelButton>
            )}
            {person ? (
              <AccountMenu />
            ) : (
              isTab && (
                <Anchor href="/auth/login-1" className={clsx('auth-tab max-sm:!hidden ml-2', authMenu.background)}>
                  <Icon name="user-circle" size={22} />
                  {t(messages.signIn)}
                </Anchor>
              )
            )}
            <PanelButton panel="menu" className="btn btn-second btn-sm !min-h-11 xl:!hidden sm:ml-2">
              <Icon name="list" size={22} className={person ? 'max-[25rem]:hidden' : 'max-[23rem]:hidden'} />
              {t(messages.menu)}
            </PanelButton>
          </div>
        </div>
      </header>
      <MenuPanel />
      <ToolbarPanels />
    </>
  )
}
