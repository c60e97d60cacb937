import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { type EntryStatus } from '#features/social-map/model/codes.ts'
import { statusNow, statusWords } from '#features/social-map/model/status-words.ts'
import { listWords as words } from '#features/social-map/staff-list/list-words.ts'
import type { MapRow } from '#features/social-map/staff-list/map-list.ts'

type Shown = { openAt: (id: string) => string; now: string; /** Whose they are is worth a column: for the center. */ ofCenter: boolean }

/** The columns of the list of entries; `openAt` is the address that opens a row in the panel. */
export const mapColumns = ({ openAt, now, ofCenter }: Shown): ListColumn<MapRow>[] => [
  {
    key: 'name',
    label: words.name,
    card: 'title',
    cell: (row) => (
      <Anchor href={openAt(row.id)} className="tlink font-semibold">
        {row.name}
      </Anchor>
    ),
  },
  { key: 'status', label: words.status, card: 'badge', cell: (row) => <EntryStatusBadge status={statusNow(row, now)} /> },
  ...(ofCenter
    ? [{ key: 'organization', label: words.organization, card: 'note' as const, cell: (row: MapRow) => <Owner name={row.organization?.name ?? null} /> }]
    : []),
  { key: 'theme', label: words.theme, cell: (row) => <Themes codes={row.themes} /> },
  { key: 'place', label: words.place, cell: (row) => [...new Set(row.locations.map(({ city }) => city).filter(Boolean))].join(', ') || '–' },
  { key: 'checked', label: words.checked, card: 'note', cell: (row) => <Day at={row.assuredAt} /> },
  { key: 'told', label: words.told, isNumber: true, cell: (row) => <Told n={row.openSuggestions} /> },
  { key: 'call', label: words.call, card: 'note', cell: (row) => <Call name={row.name} phone={row.phones[0]?.number ?? null} /> },
]

export function EntryStatusBadge({ status }: { status: EntryStatus }) {
  return <StatusBadge status={status}>{useT()(statusWords[status])}</StatusBadge>
}

function Owner({ name }: { name: string | null }) {
  const t = useT()
  return name === null ? <span className="text-text-soft">{t(words.nobody)}</span> : <>{name}</>
}

function Themes({ codes }: { codes: MapRow['themes'] }) {
  const t = useT()
  return <>{codes.map((code) => t(themeWords[code])).join(', ') || '–'}</>
}

function Day({ at }: { at: string | null }) {
  const t = useT()
  const locale = useLocale()
  return at === null ? (
    <span className="text-text-soft">{t(words.never)}</span>
  ) : (
    <time dateTime={at} className="whitespace-nowrap">
      {shortDay(locale, at)}
    </time>
  )
}

function Told({ n }: { n: number }) {
  return n === 0 ? <>–</> : <Badge tone="warn">{n}</Badge>
}

/** The number to call, within reach of a round of phone calls. */
function Call({ name, phone }: { name: string; phone: string | null }) {
  const t = useT()
  return phone === null ? (
    <>–</>
  ) : (
    <TelLink phone={phone} className="tlink whitespace-nowrap inline-flex items-center gap-1" label={`${t(words.callName, { name })}: ${phone}`}>
      <Icon name="phone" size={18} />
      {phone}
    </TelLink>
  )
}
