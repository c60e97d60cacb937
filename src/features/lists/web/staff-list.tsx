import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import type { ListPage } from '#features/lists/fetch-list.ts'
import { type AnyList, type AskedOfList, writeList } from '#features/lists/list.ts'
import { messages } from '#features/lists/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { BulkAction, BulkLink } from './bulk-action.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListChips, type OwnChip, chipsOfList } from './list-chips.tsx'
import type { ListColumn } from './column.ts'
import { ListFilters } from './list-filters.tsx'
import { ListTable } from './list-table.tsx'
import './lists.css'
import { useSelection } from './selection.tsx'

type Words = { nl: string; en: string }
type Props<L extends AnyList, Row extends { id: string }> = {
  list: L
  page: ListPage<Row, AskedOfList<L>>
  title: Words
  /** Below the title. */
  text?: ReactNode
  tabsLabel: Words
  searchLabel: Words
  columns: readonly ListColumn<Row>[]
  nameOf: (row: Row) => string
  actions?: readonly (BulkAction | BulkLink)[]
  openId?: string | null
  /** Beside the title: the button for a new row. */
  action?: ReactNode
  /** Also beside the title: export, saved views. */
  tools?: ReactNode
  /** Between the title and the tabs: work in progress. */
  below?: ReactNode
  /** Filters that are not code groups, and their chips. */
  filters?: ReactNode
  chips?: readonly OwnChip[]
  /** Shown when there are no rows at all. */
  empty: ReactNode
}

/** A list of staff from its declaration: title, tabs, filters, rows and their actions. */
export function StaffList<L extends AnyList, Row extends { id: string }>(props: Props<L, Row>) {
  const { list, page, title, text, tabsLabel, searchLabel, columns, nameOf, actions: acts = [], openId = null, action, tools, below, filters, empty } = props
  const t = useT()
  const navigation = useNavigation()
  const { rows, total, counts, asked, pages } = page
  const chips = chipsOfList(list, asked as object, props.chips ?? [], useLocale())
  const selection = useSelection(rows.map(({ id }) => id))
  const nameInPage = (id: string) => {
    const row = rows.find((one) => one.id === id)
    return row ? nameOf(row) : null
  }
  const { page: number } = asked as { page: number }
  const addressOf = (change: object) => writeList(list, asked, change as never)
  const isWaiting = navigation.state === 'loading' && navigation.location.pathname === list.search.page.split('?')[0]
  return (
    <>
      <PageHead title={t(title)} {...(text && { text })}>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {tools}
          {action && <div className="max-sm:order-first sm:ml-2">{action}</div>}
        </div>
      </PageHead>
      {below}
      {list.tabs.length > 1 && (
        <div className="mt-5">
          <Tabs
            label={t(tabsLabel)}
            tabs={list.tabs.map(({ key, label, isAlert }) => ({
              href: addressOf({ status: key, page: 1 }),
              label: t(label),
              count: counts[key] ?? 0,
              current: (asked as { status: string }).status === key,
              ...(isAlert && (counts[key] ?? 0) > 0 && { alert: true }),
            }))}
          />
        </div>
      )}
      <div className="mt-5">
        <ListFilters list={list} asked={asked as Record<string, unknown>} searchLabel={t(searchLabel)} columns={columns} inUse={chips.length}>
          {filters}
        </ListFilters>
      </div>
      <ListChips {...{ list, chips, addressOf }} />
      {acts.length > 0 && <BulkBar type={list.resource.type} actions={acts} rows={rows} nameOf={nameInPage} selection={selection} />}
      <div className="mt-3" aria-busy={isWaiting || undefined}>
        {rows.length === 0 ? (
          <Nothing all={list.search.page} isNarrowed={total === 0 && addressOf({ page: 1 }) !== list.search.page} empty={empty} />
        ) : (
          <ListTable
            caption={t(title)}
            columns={columns}
            rows={rows}
            nameOf={nameOf}
            selection={acts.length > 0 ? selection : null}
            sortBy={sortLinks(list, asked as { sort: string }, addressOf)}
            openId={openId}
          />
        )}
      </div>
      {rows.length > 0 && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-text-soft">{t(messages.range, { from: (number - 1) * list.size + 1, to: (number - 1) * list.size + rows.length, total })}</p>
          <Pagination
            label={t(messages.pages)}
            page={number}
            pages={pages}
            href={(to) => addressOf({ page: to })}
            words={{ previous: t(messages.previous), next: t(messages.next), page: (to) => t(messages.page, { page: to }) }}
          />
        </div>
      )}
    </>
  )
}

function Nothing({ all, isNarrowed, empty }: { all: string; isNarrowed: boolean; empty: ReactNode }) {
  const t = useT()
  if (!isNarrowed) return <div className="mt-6">{empty}</div>
  return (
    <div className="mt-6">
      <EmptyState
        title={t(messages.nothing)}
        tile="zoek"
        action={
          <LinkButton href={all} variant="second">
            {t(messages.seeAll)}
          </LinkButton>
        }
      >
        {t(messages.nothingText)}
      </EmptyState>
    </div>
  )
}

type SortState = { href: string; order: 'ascending' | 'descending' | null }

/** The sort link of a column; reversed where the list is sorted by it already. */
export function sortLinks({ orders }: AnyList, { sort }: { sort: string }, addressOf: (change: object) => string): (key: string) => SortState | null {
  return (key) => {
    if (!Object.hasOwn(orders, key)) return null
    const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : null
    return { href: addressOf({ sort: order === 'ascending' ? `-${key}` : key, page: 1 }), order }
  }
}
