import { ago, daysBetween, shortDay, today } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { endingSoon } from '#features/vacancies/expiry/ending-soon.ts'
import { listWords as words } from '#features/vacancies/staff-list/list-messages.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import { isFirst } from '#features/vacancies/model/put-first-days.ts'
import { extendable } from '#features/vacancies/model/states.ts'
import type { VacancyRow } from '#features/vacancies/staff-list/vacancy-list.ts'
import { VacancyStatusBadge } from './status-badge.tsx'
import { VacancyPicture } from '#features/vacancies/presentation/web/vacancy-picture.tsx'

type Asked = {
  /** The address that opens a row in the panel. */
  openAt: (id: string) => string
  /** The list of the whole center has a column for the organization. */
  isCenter: boolean
  now: string
}

/** The columns of the list of vacancies. */
export const vacancyColumns = ({ openAt, isCenter, now }: Asked): ListColumn<VacancyRow>[] => [
  {
    key: 'title',
    label: words.name,
    card: 'title',
    cell: (row) => (
      <span className="row-name">
        <VacancyPicture vacancy={row} className="row-picture" />
        <Anchor href={openAt(row.id)} className="tlink font-semibold">
          {row.title}
        </Anchor>
      </span>
    ),
  },
  ...(isCenter
    ? [{ key: 'organization', label: words.organization, card: 'note', cell: ({ organization }) => organization?.name } satisfies ListColumn<VacancyRow>]
    : []),
  { key: 'status', label: words.status, card: 'badge', cell: (row) => <Standing vacancy={row} now={now} /> },
  { key: 'age', label: words.age, cell: (row) => <Age at={row.createdAt} now={now} /> },
  { key: 'reactions', label: words.reactions, isNumber: true, card: 'note', cell: (row) => <Reactions vacancy={row} /> },
  { key: 'expires', label: words.expires, card: 'note', cell: (row) => <Expires vacancy={row} now={now} /> },
  { key: 'places', label: words.places, isNumber: true, cell: (row) => <Places vacancy={row} /> },
]

function Age({ at, now }: { at: string; now: string }) {
  const locale = useLocale()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {daysBetween(at, now) > 14 ? shortDay(locale, at) : ago(locale, at, new Date(now))}
    </time>
  )
}

/** The status, and whether the center puts it first. */
function Standing({ vacancy, now }: { vacancy: VacancyRow; now: string }) {
  const t = useT()
  return (
    <span className="inline-flex flex-wrap gap-1">
      <VacancyStatusBadge status={vacancy.status} />
      {vacancy.status === 'published' && isFirst(vacancy, today(new Date(now))) && <Badge tone="accent">{t(vacancyWords.neededNow)}</Badge>}
    </span>
  )
}

type Counted = Pick<VacancyRow, 'applicationsCount' | 'undecidedApplications' | 'externalApplyUrl'>

/** How many people applied, and how many of them are undecided. */
export function Reactions({ vacancy: { applicationsCount, undecidedApplications, externalApplyUrl } }: { vacancy: Counted }) {
  const t = useT()
  const n = applicationsCount ?? 0
  if (n === 0 && externalApplyUrl) return <span className="text-text-soft whitespace-nowrap">{t(words.atOwnSite)}</span>
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {undecidedApplications ? <Badge tone="warn">{t(words.waiting, { n: undecidedApplications })}</Badge> : null}
      <span>
        {n}
        <span className="on-card"> {t(words.reply, { n })}</span>
      </span>
    </span>
  )
}

type Ending = { vacancy: Pick<VacancyRow, 'validThrough' | 'status'>; now: string }

/** The last day, and how near it is once that is urgent. */
export function Expires({ vacancy: { validThrough, status }, now }: Ending) {
  const t = useT()
  const locale = useLocale()
  if (!validThrough) return '–'
  const days = daysBetween(now, validThrough)
  const presses = extendable.includes(status) && validThrough <= endingSoon(new Date(now))
  return (
    <span className={presses ? 'text-warn font-semibold' : undefined}>
      <span className="on-card">{t(words.until)} </span>
      <time dateTime={validThrough} className="whitespace-nowrap">
        {shortDay(locale, validThrough)}
      </time>
      {presses && (
        <>
          , <span className="whitespace-nowrap">{days > 0 ? t(words.inDays, { n: days }) : t(days === 0 ? words.lastDay : words.over)}</span>
        </>
      )}
    </span>
  )
}

export function Places({ vacancy: { places, placesTaken } }: { vacancy: Pick<VacancyRow, 'places' | 'placesTaken'> }) {
  const t = useT()
  return <>{places === null ? t(words.placesOpen, { n: placesTaken }) : t(words.placesOf, { taken: placesTaken, of: places })}</>
}
