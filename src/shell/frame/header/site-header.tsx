import clsx from 'clsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Brand } from '#shell/frame/document/brand.tsx'
import { useShell, useTenant } from '#shell/context.ts'
import { MenuPanel } from './menu-panel.tsx'
import { messages } from '#shell/words.ts'
import { PanelButton } from '#shell/frame/panels/panel.tsx'
import { SiteMenu, TopMenu } from '#shell/frame/menus/site-menu.tsx'
import { ThemeToggle } from '#shell/frame/document/choice-form.tsx'
import { ToolbarPanels } from './toolbar-panels.tsx'

/** The header of public pages for visitors: its parts come from the tenant's configuration, its colours from the stylesheet (specification §3). */
export function SiteHeader({ wide }: { wide?: boolean }) {
  const t = useT()
  const { menus, languages, locale } = useShell()
  const { sticky, cmsMenu, authMenu } = useTenant().header
  const isTab = authMenu.style === 'tab'
  return (
    <>
      {!isTab && (
        <div className={clsx('auth-bar on-dark', authMenu.background)}>
          <div className={wide ? 'wrap-wide' : 'wrap'}>
            <TopMenu />
            <nav aria-label={t(messages.accountBar)} className="flex items-center gap-6">
              <Anchor href="/signup" className="min-h-11 inline-flex items-center underline underline-offset-4">
                {t(messages.signUp)}
              </Anchor>
              <Anchor href="/auth/login-1" className="font-semibold min-h-11 inline-flex items-center gap-2 underline underline-offset-4">
                <Icon name="user-circle" size={22} />
                {t(messages.signIn)}
              </Anchor>
            </nav>
          </div>
        </div>
      )}
      {isTab && menus.top.length > 0 && (
        <div className="top-bar">
          <div className={wide ? 'wrap-wide' : 'wrap'}>
            <TopMenu />
          </div>
        </div>
      )}
      <header className={clsx('site-head', sticky && 'is-sticky')}>
        <div className={clsx('site-bar', wide ? 'wrap-wide' : 'wrap')}>
          <Brand />
          <SiteMenu {...(wide && { wide })} />
          <div
            className={clsx(
              'flex items-center gap-1 self-stretch shrink-0',
              cmsMenu.position === 'right' && menus.header.length > 0 ? 'max-lg:ml-auto' : 'ml-auto lg:ml-0',
              (cmsMenu.position === 'left' || menus.header.length === 0) && 'lg:!ml-auto',
            )}
          >
            <ThemeToggle className="hidden lg:block" />
            {languages && (
              <PanelButton panel="language" label={t(messages.chooseLanguage)} className="icon-btn icon-btn-word !hidden md:!inline-flex">
                <Icon name="translate" size={22} />
                {locale.toUpperCase()}
              </PanelButton>
            )}
            {isTab && (
              <Anchor href="/auth/login-1" className={clsx('auth-tab max-sm:!hidden ml-2', authMenu.background)}>
                <Icon name="user-circle" size={22} />
                {t(messages.signIn)}
              </Anchor>
            )}
            <PanelButton panel="menu" className="btn btn-second btn-sm !min-h-11 lg:!hidden sm:ml-2">
              <Icon name="list" size={22} className="max-[23rem]:hidden" />
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
