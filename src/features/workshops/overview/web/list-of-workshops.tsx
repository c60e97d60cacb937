import type { ReactNode } from 'react'
import { LinkButton } from '#design/button/button.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { Tile } from '#design/tile/tile.tsx'
import type { ListPage } from '#features/lists/fetch-list.ts'
import type { AskedOfList } from '#features/lists/list.ts'
import type { ListColumn } from '#features/lists/web/column.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { workshopPath, workshopsAddress } from '#features/workshops/model/address.ts'
import { listWords as words } from '#features/workshops/overview/list-words.ts'
import { workshopList, type WorkshopRow } from '#features/workshops/overview/workshop-list.ts'
import { firstPlace, whenInWords } from '#features/workshops/presentation/when.ts'
import { WorkshopPlaces } from '#features/workshops/presentation/web/workshop-places.tsx'
import { statusWords } from '#features/workshops/presentation/workshop-words.ts'

type Props = { page: ListPage<WorkshopRow, AskedOfList<typeof workshopList>>; now: string; /** Leads to what everybody sees. */ above: ReactNode }

/** The workshops of the center, for who makes them. */
export function ListOfWorkshops({ page, now, above }: Props) {
  const t = useT()
  const add = (
    <LinkButton href={`${workshopsAddress}/add`} icon="plus">
      {t(words.add)}
    </LinkButton>
  )
  return (
    <StaffList
      list={workshopList}
      page={page}
      title={words.title}
      tabsLabel={words.status}
      searchLabel={words.searchBy}
      columns={columnsAt(now)}
      nameOf={({ title }) => title}
      action={add}
      below={<div className="mt-4">{above}</div>}
      empty={
        <EmptyState title={t(words.empty)} action={add}>
          {t(words.emptyText)}
        </EmptyState>
      }
    />
  )
}

const columnsAt = (now: string): ListColumn<WorkshopRow>[] => [
  { key: 'title', label: words.name, card: 'title', cell: (row) => <Name row={row} /> },
  { key: 'when', label: words.when, card: 'note', cell: (row) => <When row={row} now={now} /> },
  { key: 'places', label: words.places, cell: (row) => <WorkshopPlaces workshop={row} /> },
  { key: 'status', label: words.status, card: 'badge', cell: (row) => <Status row={row} /> },
]

function Name({ row }: { row: WorkshopRow }) {
  const { tile, tone } = tileOf(row.themes)
  return (
    <span className="row-name">
      <Tile name={tile} tone={tone} round="large" className="row-picture" />
      <span className="min-w-0">
        <Anchor href={workshopPath(row)} className="tlink font-semibold">
          {row.title}
        </Anchor>
        {row.trainerName && <small className="block text-text-soft font-normal">{row.trainerName}</small>}
      </span>
    </span>
  )
}

function When({ row, now }: { row: WorkshopRow; now: string }) {
  const locale = useLocale()
  const place = firstPlace(locale, row.sessions)
  return (
    <>
      {whenInWords(locale, row.sessions, new Date(now))}
      {place && <small className="block text-text-soft">{place}</small>}
    </>
  )
}

function Status({ row: { status } }: { row: WorkshopRow }) {
  const t = useT()
  return <StatusBadge status={status}>{t(statusWords[status])}</StatusBadge>
}
