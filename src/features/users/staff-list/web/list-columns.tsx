import { MailAddress } from '#design/link/mail-address.tsx'
import type { ReactNode } from 'react'
import { Avatar } from '#design/avatar/avatar.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { BulkAction } from '#features/lists/web/bulk-action.ts'
import type { ListColumn } from '#features/lists/web/column.ts'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { messages } from '#features/users/model/messages.ts'
import type { UserState } from '#features/users/model/user-states.ts'
import type { PersonView } from '#features/users/person/fetch-person.ts'
import { personActionsFor } from '#features/users/person/person-actions.ts'
import { staffWords } from '#features/users/person/staff-messages.ts'
import { PersonActionBar } from '#features/users/person/web/person-action-bar.tsx'
import { PersonFacts, seenInWords } from '#features/users/person/web/person-facts.tsx'
import { RoleList } from '#features/users/roles/web/role-list.tsx'
import { listWords as words } from '#features/users/staff-list/list-messages.ts'
import type { UserRow } from '#features/users/staff-list/user-list.ts'
import { roleNames } from '#kernel/access/actor.ts'
import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

type Opts = {
  /** The address that opens a row beside it. */
  openAt: (id: string) => string
  centerName: string
  /** Center staff see when somebody was last here. */
  showsSeen: boolean
}

export const userColumns = ({ openAt, centerName, showsSeen }: Opts): ListColumn<UserRow>[] => [
  {
    key: 'name',
    label: words.name,
    card: 'title',
    cell: (row) => (
      <span className="row-name">
        <Avatar name={row.name} />
        <span className="min-w-0 leading-snug">
          <Anchor href={openAt(row.id)} className="tlink font-semibold">
            {row.name}
          </Anchor>
          {row.email && (
            <span className="block text-[.9375rem] text-text-soft break-words">
              <MailAddress>{row.email}</MailAddress>
            </span>
          )}
        </span>
      </span>
    ),
  },
  { key: 'role', label: words.role, card: 'note', cell: (row) => <Role row={row} /> },
  { key: 'organization', label: words.organization, cell: (row) => whereOf(row, centerName) },
  { key: 'status', label: words.status, card: 'badge', cell: (row) => <UserStatusBadge status={row.status} /> },
  showsSeen
    ? { key: 'seen', label: words.seen, cell: (row) => <Seen at={row.lastSeenAt ?? null} /> }
    : { key: 'added', label: words.added, cell: (row) => <Day at={row.createdAt} /> },
]

function UserStatusBadge({ status }: { status: UserState }) {
  const t = useT()
  return <StatusBadge status={status}>{t(messages[status])}</StatusBadge>
}

/** Roles of the highest rank first. */
const ranked = ({ roles }: UserRow) => roles.toSorted((a, b) => roleNames.indexOf(b.name) - roleNames.indexOf(a.name))

function Role({ row }: { row: UserRow }) {
  const t = useT()
  const [first, ...others] = ranked(row)
  if (!first) return <>–</>
  const more = new Set(others.map(({ name }) => name).filter((name) => name !== first.name && name !== 'volunteer')).size
  return (
    <>
      {t(messages[first.name])}
      {more > 0 && <span className="text-text-soft"> {t(words.more, { n: more })}</span>}
    </>
  )
}

function whereOf(row: UserRow, centerName: string): string {
  const names = row.organizations.map(({ name }) => name)
  const [first] = ranked(row)
  if (first && first.scopeType !== 'Organization' && first.name !== 'volunteer') return centerName
  return names.join(', ') || '–'
}

function Seen({ at }: { at: string | null }) {
  const t = useT()
  const locale = useLocale()
  return at === null ? <>{t(words.never).toLowerCase()}</> : <time dateTime={at}>{seenInWords(at, locale)}</time>
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{shortDay(useLocale(), at)}</time>
}

/** The bulk actions of center staff on people. */
export const userBulkActions: readonly BulkAction[] = [
  {
    key: 'deactivate',
    label: words.deactivate,
    icon: 'pause-circle',
    attributes: { status: 'inactive' },
    question: words.deactivateThem,
    done: words.deactivatedThem,
  },
  { key: 'activate', label: words.activate, icon: 'check', attributes: { status: 'active' }, question: words.activateThem, done: words.activatedThem },
  {
    key: 'inviteAgain',
    label: words.inviteAgain,
    icon: 'envelope-simple',
    path: 'users/resend_confirmation_instructions',
    attributes: {},
    question: words.inviteThemAgain,
    done: words.invitedThemAgain,
  },
  {
    key: 'archive',
    label: words.archive,
    icon: 'archive',
    tone: 'danger',
    attributes: { status: 'archived' },
    question: words.archiveThem,
    done: words.archivedThem,
  },
]

type Props = PanelPlace & {
  person: PersonView | null
  centerName: string
  /** Below the actions. */ children?: ReactNode
}

/** A person beside the list: facts, roles and actions. */
export function PersonPanel({ person, centerName, children, ...panel }: Props) {
  const t = useT()
  if (!person) return <MissingRowPanel {...panel} />
  return (
    <ListPanel
      {...panel}
      title={person.name}
      head={<UserStatusBadge status={person.status} />}
      foot={
        <>
          {person.permissions.includes('update') && (
            <LinkButton href={`/users/${person.id}/edit`} variant="second" icon="pencil-simple">
              {t(staffWords.edit)}
            </LinkButton>
          )}
          <LinkButton href={`/users/${person.id}`} variant="second">
            {t(words.open)}
          </LinkButton>
        </>
      }
    >
      <div key={`${person.id} ${person.status}`}>
        <div className="flex items-center gap-4">
          <Avatar name={person.name} large />
          <h3 className="text-2xl min-w-0 break-words">{person.name}</h3>
        </div>
        <div className="mt-5">
          <PersonFacts person={person} />
        </div>
        <h4 className="mt-7 mb-2 font-semibold text-lg">{t(staffWords.roles)}</h4>
        <RoleList person={person} />
        {personActionsFor(person).length > 0 && (
          <>
            <h4 className="mt-7 mb-2 font-semibold text-lg">{t(staffWords.acts)}</h4>
            <PersonActionBar person={person} centerName={centerName} />
          </>
        )}
        {children}
      </div>
    </ListPanel>
  )
}
