import type { ReactNode } from 'react'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/words.ts'
import { ChoiceForm, SignOutForm } from '#shell/frame/document/choice-form.tsx'
import { PanelButton } from '#shell/frame/panels/panel.tsx'
import { NewDot } from '#shell/frame/menus/menu-link.tsx'
import type { Person } from '#shell/shell.ts'

type Organization = Person['organizations'][number]

/** More organizations than this do not fit on a screen, so they get a search field. */
const listed = 7

/** Chooses the organization to act for: recently chosen ones first, the others by name, and a search field when there are many. */
function OrganizationMenu() {
  const t = useT()
  const { person, recentOrganizations } = useShell()
  const all = person?.organizations ?? []
  const isLong = all.length > listed
  const recent = isLong ? recentOrganizations.flatMap((wanted) => all.find(({ id }) => id === wanted) ?? []) : []
  const others = all.filter((one) => !recent.includes(one))
  return (
    <ChoiceForm about="organization" className="organization-menu">
      <p className="px-3 pt-2 text-sm text-text-soft">{t(messages.actingFor)}</p>
      {isLong && (
        <div hidden className="px-2 py-1.5" suppressHydrationWarning>
          <span className="input-icon">
            <Icon name="magnifying-glass" />
            <input
              type="search"
              className="input"
              maxLength={100}
              autoComplete="off"
              aria-label={t(messages.findOrganization)}
              placeholder={t(messages.findOrganization)}
            />
          </span>
        </div>
      )}
      <div className="organization-names">
        {recent.length > 0 && <Heading>{t(messages.recentlyChosen)}</Heading>}
        <Names organizations={recent} />
        {recent.length > 0 && others.length > 0 && <Heading>{t(messages.otherOrganizations)}</Heading>}
        <Names organizations={others} />
      </div>
      {isLong && (
        <p
          role="status"
          className="px-3 text-sm text-text-soft empty:hidden"
          data-found={t(messages.organizationsFound, { n: 0 })}
          data-one={t(messages.organizationsFound, { n: 1 })}
          data-none={t(messages.noOrganizationFound)}
        />
      )}
    </ChoiceForm>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <p data-heading="" className="px-3 pt-2 text-sm text-text-soft">
      {children}
    </p>
  )
}

function Names({ organizations }: { organizations: readonly Organization[] }) {
  const { organizationId } = useShell()
  return organizations.map(({ id, name }) => (
    <button key={id} name="organization" value={id} aria-current={id === organizationId ? 'true' : undefined}>
      <Icon name={id === organizationId ? 'check' : 'buildings'} />
      {name}
    </button>
  ))
}

/** Asks before leaving a page with unsaved input. */
function UnsavedDialog() {
  const t = useT()
  return (
    <dialog className="dialog" aria-labelledby="unsaved-title">
      <h2 id="unsaved-title">{t(messages.leaveUnsavedTitle)}</h2>
      <p className="dialog-text">{t(messages.leaveUnsaved)}</p>
      <div className="dialog-foot">
        <Button type="button" variant="danger" data-answer="leave">
          {t(messages.leaveAnyway)}
        </Button>
        <Button type="button" variant="second" data-answer="stay">
          {t(messages.stayHere)}
        </Button>
      </div>
    </dialog>
  )
}

/** Links to the person's own pages, the organization that they act for, and sign-out. */
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
          {help.some(({ isNew }) => isNew) && <NewDot />}
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
      {help.map(({ to, label, icon, isNew }) => (
        <Anchor key={to} href={to}>
          <Icon name={icon} />
          {label}
          {isNew && <NewDot />}
        </Anchor>
      ))}
      <PanelButton panel="customize" className="">
        <Icon name="palette" />
        {t(messages.customize)}
      </PanelButton>
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
