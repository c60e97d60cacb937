import { useLocation } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { Brand } from '#shell/frame/document/brand.tsx'
import { useShell } from '#shell/context.ts'
import { LanguageLinks, SignOutForm, ThemeToggle } from '#shell/frame/document/choice-form.tsx'
import { frameWords as messages } from '#shell/words.ts'
import { NavigationCount, NewDot, PanelEntry, linesBeside } from '#shell/frame/menus/menu-link.tsx'
import { Panel } from '#shell/frame/panels/panel.tsx'

/** The full menu on a phone: for visitors that of the site, for signed-in people their own and that of the site. */
export function MenuPanel() {
  const t = useT()
  const { pathname } = useLocation()
  const shell = useShell()
  const { navigation, help, person, center } = shell
  const items = [...navigation, ...help]
  return (
    <Panel
      name="menu"
      title={t(messages.menu)}
      head={<Brand small />}
      foot={
        center.phone && (
          <div className="p-5 bg-tint flex gap-4 items-center">
            <Tile name="telefoon" tone="line" round="small" className="!w-14 shrink-0" />
            <p className="leading-snug">
              {t(messages.needHelp)}
              <br />
              <TelLink phone={center.phone} className="link font-semibold text-lg" />
            </p>
          </div>
        )
      }
    >
      <nav aria-label={t(messages.menu)}>
        <ul>
          {items.map(({ to, label, icon, count, isNew }) => (
            <li key={to}>
              <Anchor href={to} className="menu-row" aria-current={to === pathname ? 'page' : undefined}>
                <Icon name={icon} size={26} />
                {label}
                <NavigationCount count={count} />
                {isNew && <NewDot />}
                <Icon name="caret-right-bold" size={18} />
              </Anchor>
            </li>
          ))}
          {linesBeside(shell, t(messages.forStaff)).map((entry, at) => (
            <PanelEntry key={`${at} ${entry.label}`} entry={entry} current={pathname} />
          ))}
        </ul>
      </nav>
      <div className="grid gap-3 mt-6">
        {person ? (
          <SignOutForm className="btn btn-second w-full" />
        ) : (
          <>
            <LinkButton href="/auth/login-1" icon="user-circle">
              {t(messages.signIn)}
            </LinkButton>
            <LinkButton href="/signup" variant="second">
              {t(messages.signUp)}
            </LinkButton>
          </>
        )}
      </div>
      <div className="flex gap-4 mt-5 items-center">
        <LanguageLinks look="min-h-11 px-1 underline underline-offset-4 aria-pressed:no-underline" className="gap-4" />
        <ThemeToggle withWord className="ml-auto" />
      </div>
    </Panel>
  )
}
