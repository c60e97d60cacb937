import { useT } from '#kernel/i18n/web/provider.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/frame-words.ts'
import { OrganizationMenu, UnsavedDialog } from './organization-menu.tsx'
import { SignOutForm } from '#shell/frame/document/sign-out-form.tsx'

/** The person's own pages, the organization one acts for, and the way out. */
export function AccountMenu() {
  const t = useT()
  const { person, role, organizationId, help } = useShell()
  if (!person) return null
  const organization = person.organizations.find(({ id }) => id === organizationId)
  const hasChoice = person.organizations.length > 1
  const menu = (
    <Menu
      button={
        <>
          <Avatar name={person.name} />
          <span className="sr-only">{t(messages.accountOf)}</span>
          <span className="sr-only xl:not-sr-only xl:max-[108rem]:group-data-many/bar:sr-only text-left leading-tight">
            <span className="block font-semibold text-[.9375rem]">{person.name}</span>
            <span className="block text-text-soft text-sm">{organization?.name ?? role}</span>
          </span>
        </>
      }
    >
      <Anchor href="/profiel">
        <Icon name="user" />
        {t(messages.profile)}
      </Anchor>
      <Anchor href="/profile-edit">
        <Icon name="pencil-simple" />
        {t(messages.editProfile)}
      </Anchor>
      {help.map(({ to, label, icon }) => (
        <Anchor key={to} href={to}>
          <Icon name={icon} />
          {label}
        </Anchor>
      ))}
      {hasChoice && <OrganizationMenu />}
      <hr />
      <SignOutForm />
    </Menu>
  )
  if (!hasChoice) return menu
  return (
    <organization-switcher>
      {menu}
      <UnsavedDialog />
    </organization-switcher>
  )
}
