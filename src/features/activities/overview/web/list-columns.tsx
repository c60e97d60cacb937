import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { statusWords } from '#features/activities/model/code-words.ts'
import type { ActivityStatus } from '#features/activities/model/codes.ts'
import type { ActivityStage } from '#features/activities/model/stage.ts'
import type { ActivityRow } from '#features/activities/overview/activity-list.ts'
import { listWords as words } from '#features/activities/overview/list-words.ts'
import { briefWhen, timeInWords } from '#features/activities/series/when-words.ts'

type Asked = {
  /** The address that opens a row in the panel. */
  openAt: (row: ActivityRow) => string
  now: string
  /** Followers are counted for those who keep it. */
  keeps: boolean
}

/** The columns of the list of activities. */
export const activityColumns = ({ openAt, now, keeps }: Asked): ListColumn<ActivityRow>[] => [
  {
    key: 'title',
    label: words.name,
    card: 'title',
    cell: (row) => (
      <span className="row-name">
        <ActivityTile categories={row.categories} className="row-picture" />
        <span className="min-w-0">
          <Anchor href={openAt(row)} className="tlink font-semibold">
            {row.title}
          </Anchor>
          {row.organization && <small className="block text-text-soft font-normal">{row.organization.name}</small>}
        </span>
      </span>
    ),
  },
  { key: 'when', label: words.when, card: 'note', cell: (row) => <When row={row} now={now} /> },
  { key: 'place', label: words.place, cell: (row) => <Place row={row} /> },
  ...(keeps ? [{ key: 'followers', label: words.followers, isNumber: true as const, cell: (row: ActivityRow) => row.followers ?? 0 }] : []),
  { key: 'status', label: words.status, card: 'badge', cell: (row) => <ActivityStanding activity={row} /> },
]

type Standing = { status: ActivityStatus; stage: ActivityStage; proposedSince: string | null }

/** The state as it is now, whether or not the job has said that it is over; and whether other words wait. */
export function ActivityStanding({ activity: { status, stage, proposedSince } }: { activity: Standing }) {
  const t = useT()
  const shown = stage === 'past' && status === 'published' ? 'ended' : status
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge status={shown}>{t(statusWords[shown])}</StatusBadge>
      {status === 'published' && proposedSince !== null && (
        <Badge tone="warn" icon="hourglass-medium-fill">
          {t(words.otherWords)}
        </Badge>
      )}
    </span>
  )
}

/** The tile of an activity's first theme. */
export function ActivityTile({ categories, className }: { categories: ActivityRow['categories']; className: string }) {
  const { tile, tone } = tileOf(categories)
  return <Tile name={tile} tone={tone} round="large" className={className} />
}

function When({ row, now }: { row: ActivityRow; now: string }) {
  const t = useT()
  const locale = useLocale()
  const today = new Date(now)
  const said = briefWhen(row, locale, today)
  if (said === null) return <span className="text-text-soft">{t(words.noDate)}</span>
  const isSeries = row.rule.kind !== 'none'
  return (
    <>
      <span className="flex items-center gap-1.5">
        {isSeries && <Icon name="arrows-clockwise" size={16} className="shrink-0" />}
        {said}
      </span>
      {isSeries && row.nextStartsAt && <small className="block text-text-soft">{t(words.next, { day: longDay(locale, row.nextStartsAt, today) })}</small>}
      {row.nextOff && row.status === 'published' && (
        <small className="block text-warn font-semibold">{capitalize(t(words.isOff, { day: longDay(locale, row.nextOff, today) }))}</small>
      )}
      {row.clash && <Clash clash={row.clash} now={today} />}
    </>
  )
}

/** Which other activity is in the same room, and when. */
export function Clash({ clash: { title, at }, now }: { clash: NonNullable<ActivityRow['clash']>; now: Date }) {
  const t = useT()
  const locale = useLocale()
  const [day = '', time = ''] = at.split('T')
  return (
    <small className="block text-warn font-semibold">
      <Icon name="warning-fill" size={16} className="inline-block align-[-.15em] mr-1" />
      {t(words.clash, { title, at: `${longDay(locale, day, now)}, ${timeInWords(time, locale)}` })}
    </small>
  )
}

function Place({ row: { location, attendanceMode } }: { row: ActivityRow }) {
  const t = useT()
  if (attendanceMode === 'online') return <>{t(words.online)}</>
  if (!location) return <>–</>
  return <>{[location.name || `${location.street} ${location.houseNumber}`.trim(), location.city].filter(Boolean).join(', ') || '–'}</>
}
