import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import type { ApplicationListRow } from '#features/applications/board/application-list.ts'
import { firstWords, boardWords as words } from '#features/applications/board/words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { snoozeWords } from '#features/applications/model/snooze-words.ts'
import { statusWord } from '#features/applications/model/status-word.ts'
import { ApplicationBadge } from '#features/applications/model/web/application-badge.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { ago, briefDay, clockTime, daysBetween, shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import './rows.css'

type Asked = {
  /** The address that opens a row in the panel. */
  openAt: (id: string) => string
  /** The list of the whole center has a column for the organization. */
  isCenter: boolean
  now: string
}

/** The columns of the list of applications. */
export const applicationColumns = ({ openAt, isCenter, now }: Asked): ListColumn<ApplicationListRow>[] => [
  {
    key: 'name',
    label: words.name,
    card: 'title',
    cell: (row) => (
      <span className="row-name">
        <Avatar name={row.applicantName ?? ''} />
        <ApplicationLink id={row.id} openAt={openAt(row.id)} className="tlink font-semibold">
          {row.applicantName}
        </ApplicationLink>
      </span>
    ),
  },
  { key: 'vacancy', label: words.vacancy, card: 'note', cell: (row) => <About row={row} /> },
  ...(isCenter
    ? [
        {
          key: 'organization',
          label: words.organization,
          card: 'note',
          cell: ({ organizationName }) => organizationName,
        } satisfies ListColumn<ApplicationListRow>,
      ]
    : []),
  { key: 'status', label: words.status, card: 'badge', cell: (row) => <Status row={row} /> },
  { key: 'age', label: words.age, card: 'badge', cell: (row) => <Signs row={row} now={now} /> },
  { key: 'added', label: words.added, cell: (row) => <Added at={row.createdAt} now={now} /> },
]

export function About({ row }: { row: Pick<ApplicationListRow, 'vacancy' | 'vacancyTitle'> }) {
  const { tile, tone } = tileOf(row.vacancy?.tile ? [row.vacancy.tile] : (row.vacancy?.themes ?? []))
  return (
    <span className="about-vacancy">
      <Tile name={tile} tone={tone} round="small" small />
      <span className="min-w-0">{row.vacancyTitle}</span>
    </span>
  )
}

function Status({ row: { status } }: { row: ApplicationListRow }) {
  const locale = useLocale()
  return <ApplicationBadge status={status} word={statusWord(status, locale, false)} />
}

/** The first sentence of a new applicant, so that the board shows people. */
export function Opening({ row: { status, opening } }: { row: Pick<ApplicationListRow, 'status' | 'opening'> }) {
  const t = useT()
  const first = status === 'new' ? firstWords(opening ?? '') : ''
  return first === '' ? null : <p className="opening">{t(words.quoted, { text: first })}</p>
}

/** What is urgent: how long the applicant has waited, an appointment, an offered place. */
export function Signs({ row, now }: { row: ApplicationListRow; now: string }) {
  const t = useT()
  const locale = useLocale()
  const day = (at: string) => `${briefDay(locale, at, new Date(now))}, ${clockTime(locale, at)}`
  const days = row.waitingSince === null ? null : daysBetween(row.waitingSince, now)
  const meets = row.meetingStartsAt !== null && (row.status === 'invited' || row.status === 'accepted') ? row.meetingStartsAt : null
  const isOffered = row.status === 'waitlisted' && row.placeOfferedAt !== null
  if (!row.snoozedUntil && days === null && !meets && !isOffered && row.status !== 'active' && !row.assigneeName && (row.tags ?? []).length === 0) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      {row.snoozedUntil && (
        <Badge tone="info" icon="phone">
          {t(snoozeWords.snoozed, { day: briefDay(locale, row.snoozedUntil, new Date(now)) })}
        </Badge>
      )}
      {days !== null && row.isEscalated && (
        <Badge tone="danger" icon="warning-fill">
          {t(messages.waitsTooLong, { days })}
        </Badge>
      )}
      {days !== null && !row.isEscalated && <WaitBadge waits={{ days, words: days < 1 ? t(messages.waitsToday) : t(messages.waits, { days }) }} />}
      {meets && (
        <Badge tone="info" icon="clock-fill">
          {day(meets)}
        </Badge>
      )}
      {isOffered && (
        <Badge tone="success" icon="sparkle-fill">
          {t(words.placeOffered)}
        </Badge>
      )}
      {row.status === 'active' && (
        <Badge tone="success" icon="check-circle-fill">
          {t(words.since, { day: briefDay(locale, row.movedAt ?? row.createdAt, new Date(now)) })}
        </Badge>
      )}
      {row.tags?.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {row.assigneeName && <Badge icon="user-fill">{row.assigneeName}</Badge>}
    </span>
  )
}

function Added({ at, now }: { at: string; now: string }) {
  const locale = useLocale()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {daysBetween(at, now) > 14 ? shortDay(locale, at) : ago(locale, at, new Date(now))}
    </time>
  )
}

/** Days without a first answer; neutral at first, a warning later. */
function WaitBadge({ waits }: { waits: { days: number; words: string } }) {
  return (
    <Badge tone={waits.days >= 7 ? 'danger' : waits.days >= 2 ? 'warn' : 'info'} icon="clock-fill">
      {waits.words}
    </Badge>
  )
}

type Props = { id: string; /** The address that opens it beside the current page. */ openAt: string; className?: string; children: ReactNode; keys?: string }

/** Opens an application in the panel; without script, or in a new window, on its own page. */
export function ApplicationLink({ id, openAt, className, children, keys }: Props) {
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(openAt, { preventScrollReset: true })
  }
  return (
    <Anchor href={`/applications/${id}`} className={className} onClick={open} aria-keyshortcuts={keys}>
      {children}
    </Anchor>
  )
}
