import type { List } from '#kernel/jsonapi/document.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { writeFilters } from '#kernel/search/filters.ts'
import type { AnyList, AskedOfList, RowOfList } from './list.ts'

export type ListPage<Row, Asked> = {
  rows: Row[]
  total: number
  counts: Record<string, number>
  asked: Asked
  pages: number
  /** The API filters of the request, including the tab's: an export uses the same. */
  filters: Record<string, string | readonly string[]>
}

export type Listing = { list(ask: never): Promise<List<unknown>> }

/** Filters that bound the whole list, whatever its address says; named as in the API. */
export type Within = Readonly<Record<string, string>>

/** A page of a list with the number of rows of each tab, in one call. */
export async function fetchList<L extends AnyList>(
  client: Listing,
  list: L,
  asked: AskedOfList<L>,
  within: Within = {},
): Promise<ListPage<RowOfList<L>, AskedOfList<L>>> {
  const { search, tabs, tabsBy, orders, ask, size } = list
  const { status, sort, page } = asked as { status: string; sort: string; page: number }
  const narrow = { ...writeFilters(search, asked), ...within }
  const tab = tabs.find(({ key }) => key === status) ?? tabs[0]!
  const filter = { ...narrow, ...tab.filter }
  const rows = await client.list({ ...ask, filter, sort: orderOf(orders, sort), page: { number: page, size }, ...(tabsBy && { counts: tabsBy }) } as never)
  const counted = (rows.meta['counts'] ?? {}) as Record<string, number>
  return {
    rows: rows.items as RowOfList<L>[],
    total: rows.total,
    counts: Object.fromEntries(
      tabs.map(({ key, values }) => [key, sum(Object.entries(counted).flatMap(([value, n]) => (values?.includes(value) === false ? [] : [n])))]),
    ),
    asked,
    pages: Math.max(1, Math.ceil(rows.total / size)),
    filters: { ...narrow, ...inSnakeCase(tab.filter) },
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

function inSnakeCase(filter: object): Record<string, string | readonly string[]> {
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [snakeCase(name), Array.isArray(value) ? value.map(String) : String(value)]))
}

/** The order of a list, as an address of the API names it. */
export function sortInApi({ orders }: Pick<AnyList, 'orders'>, { sort }: { sort: string }): string {
  return orderOf(orders, sort)
    .map((key) => (key.startsWith('-') ? `-${snakeCase(key.slice(1))}` : snakeCase(key)))
    .join()
}

function orderOf(orders: Readonly<Record<string, unknown>>, sort: string): readonly string[] {
  const isDescending = sort.startsWith('-')
  const keys = [orders[isDescending ? sort.slice(1) : sort]].flat() as string[]
  return isDescending ? keys.map((key) => (key.startsWith('-') ? key.slice(1) : `-${key}`)) : keys
}

/** The open row: its index on the page, if it is there; `first` and `last` come from the panel of a neighbouring page. */
export function openRow<Row extends { id: string }>(rows: readonly Row[], open: string): { id: string | null; at: number } {
  if (open === '') return { id: null, at: -1 }
  const at = open === 'first' ? 0 : open === 'last' ? rows.length - 1 : rows.findIndex(({ id }) => id === open)
  return { id: rows[at]?.id ?? (open === 'first' || open === 'last' ? null : open), at }
}
