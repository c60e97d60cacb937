import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { listWords as words } from '#features/users/staff-list/list-messages.ts'
import { messages } from '#features/users/model/messages.ts'
import { roleNames } from '#kernel/access/actor.ts'
import type { UserRow } from '#features/users/staff-list/user-list.ts'
import type { UserState } from '#features/users/model/user-states.ts'
import { seenInWords } from '#features/users/person/web/seen-in-words.ts'

type Opts = {
  /** The address that opens a row beside it. */
  openAt: (id: string) => string
  centerName: string
  /** Whoever runs the center sees when somebody was last here. */
  showsSeen: boolean
}

/** The columns of the list of users. */
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
          {row.email && <span className="block text-[.9375rem] text-text-soft break-all">{row.email}</span>}
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

export function UserStatusBadge({ status }: { status: UserState }) {
  const t = useT()
  return <StatusBadge status={status}>{t(messages[status])}</StatusBadge>
}

/** The strongest first. */
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
