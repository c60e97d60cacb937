import { Badge } from '#design/badge/badge.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import type { CenterListRow } from '#features/platform-centers/center-list.ts'
import { centerWords as words } from '#features/platform-centers/messages.ts'
import type { CenterState } from '#features/platform-centers/platform-center.ts'
import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** The columns of the list. On a phone the card says in one line how the town does. */
export const centerColumns: readonly ListColumn<CenterListRow>[] = [
  {
    key: 'name',
    label: words.name,
    card: 'title',
    cell: ({ id, name }) => (
      <Anchor href={`/volunteerly/centers/${id}`} className="tlink font-semibold">
        {name}
      </Anchor>
    ),
  },
  {
    key: 'town',
    label: words.town,
    card: 'note',
    cell: (row) => (
      <>
        {row.town}
        <Summary row={row} />
      </>
    ),
  },
  {
    key: 'site',
    label: words.site,
    cell: ({ tenant, origin }) => (
      <span className="leading-snug">
        <span className="block break-all">{new URL(origin).host}</span>
        <span className="block text-[.9375rem] text-text-soft">{tenant}</span>
      </span>
    ),
  },
  { key: 'state', label: words.state, card: 'badge', cell: ({ state }) => <CenterStateBadge state={state} /> },
  { key: 'people', label: words.people, isNumber: true, cell: ({ people }) => <Number n={people} /> },
  { key: 'vacancies', label: words.vacancies, isNumber: true, cell: ({ vacancies }) => <Number n={vacancies} /> },
  { key: 'activity', label: words.activity, cell: ({ lastActivity }) => <Activity at={lastActivity ?? null} /> },
  { key: 'mails', label: words.mails, isNumber: true, cell: ({ failedMails }) => <Failed n={failedMails} /> },
]

const badges: Readonly<Record<CenterState, string>> = { open: 'active', new: 'new', suspended: 'inactive' }

export function CenterStateBadge({ state }: { state: CenterState }) {
  return <StatusBadge status={badges[state]}>{useT()(words[state])}</StatusBadge>
}

function Number({ n }: { n: number }) {
  return <>{n.toLocaleString(useLocale())}</>
}

function Failed({ n }: { n: number }) {
  return n === 0 ? (
    <>0</>
  ) : (
    <Badge tone="danger" icon="warning-circle-fill">
      {String(n)}
    </Badge>
  )
}

export function Activity({ at }: { at: string | null }) {
  const t = useT()
  const locale = useLocale()
  return at === null ? <span className="text-text-soft">{t(words.nothingYet)}</span> : <time dateTime={at}>{shortDay(locale, at)}</time>
}

/** What the other columns say, in one line on a card. */
function Summary({ row: { state, people, vacancies, lastActivity, failedMails } }: { row: CenterListRow }) {
  const t = useT()
  const locale = useLocale()
  const parts = state === 'new' ? [t(words.nobodyYet)] : [t(words.peopleHere, { n: people }), t(words.vacanciesHere, { n: vacancies })]
  const active = lastActivity ? [t(words.lastActive, { day: shortDay(locale, lastActivity) })] : []
  const all = [...parts, ...active, ...(failedMails > 0 ? [t(words.mailsFail, { n: failedMails })] : [])]
  return <span className="on-card">{all.map((part) => ` · ${part}`)}</span>
}
