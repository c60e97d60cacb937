import type { FieldsQuery, FilterOf, IncludePath, SortOf } from '#kernel/jsonapi/client/query.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { Resource } from '#kernel/jsonapi/resource.ts'
import { readAddress, writeAddress } from '#kernel/search/address.ts'
import { type Parameter, either, freeText, pageNumber } from '#kernel/search/parameter.ts'
import { type AnySearch, type AskedOf, type Search, defineSearch } from '#kernel/search/search.ts'

type Words = { nl: string; en: string }
type Parameters = Record<string, Parameter>

/** Rows in one state: a tab with a count. */
type Tab<R extends Resource = Resource> = {
  key: string
  label: Words
  filter: FilterOf<R>
  /** Its rows ask for attention. */
  isAlert?: true
}

type Own<Key extends string> = {
  /** The tab. */
  status: Parameter<string>
  /** The order, by the key of its column; `-` for descending. */
  sort: Parameter<Key | `-${Key}`>
  page: Parameter<number>
  /** The row that is open in the side panel: its id, or `first` and `last` of the page. */
  open: Parameter<string>
}

/**
 * A list of staff, declared once: its address, filters, orders and tabs, and its query of the API. Its columns and actions are in `web/`
 * beside it, since they render (ADR 0025).
 */
type StaffList<P extends Parameters, Key extends string, Row> = {
  resource: Resource
  search: Search<P & Own<Key>>
  /** `values`: the values of the `tabsBy` attribute that belong to the tab; null for all. */
  tabs: readonly (Omit<Tab, 'filter'> & { filter: object; values: readonly string[] | null })[]
  /** The attribute whose values are distributed over the tabs. */
  tabsBy: string | null
  orders: Readonly<Record<Key, string | readonly string[]>>
  ask: { include?: readonly string[]; fields?: object }
  size: number
  /** The type of a row only; absent at run time. */
  row?: Row
}

/** A list of any kind of row. */
export type AnyList = Omit<StaffList<Parameters, string, unknown>, 'search'> & { search: AnySearch }
export type AskedOfList<L extends AnyList> = AskedOf<L['search']>
export type RowOfList<L extends AnyList> = L extends { row?: infer Row } ? Exclude<Row, undefined> : never

type Declared<R extends Resource, P extends Parameters, Key extends string, I extends string, F extends FieldsQuery> = {
  /** Path of the page. */
  page: string
  resource: R
  /** The filters beside the tab: each names its filter of the API. */
  filters: P
  /** The first one is the default. */
  tabs: readonly Tab<R>[]
  /** By the key of the column to sort by. */
  orders: Readonly<Record<Key, SortOf<R>>>
  /** The default order. */
  usual: NoInfer<Key> | `-${NoInfer<Key>}`
  ask: { include?: readonly (I & IncludePath<R>)[]; fields?: F }
  size?: number
}

/** Declares a list of staff. */
export function defineList<
  R extends Resource,
  const P extends Parameters,
  const Key extends string,
  const I extends string = never,
  const F extends FieldsQuery = {},
>({ page, resource, filters, tabs, orders, usual, ask, size = 25 }: Declared<R, P, Key, I, F>): StaffList<P, Key, Item<R, I, F>> {
  const first: string = usual
  const keys = Object.keys(orders).flatMap((key) => [key, `-${key}`])
  const own = {
    status: either((tabs as readonly { key: string }[]).map(({ key }) => key) as [string]),
    sort: either<string>([first, ...keys.filter((key) => key !== first)]),
    page: pageNumber(),
    open: freeText({ max: 40 }),
  } as unknown as Own<Key>
  const search = defineSearch({ page, api: resource.type, parameters: { ...filters, ...own } as P & Own<Key> })
  return {
    resource: resource as Resource,
    search,
    ...partedBy(tabs as readonly { key: string; label: Words; filter: object }[]),
    orders: orders as Record<Key, string>,
    ask,
    size,
  }
}

/** The same list without these filters and orders, whatever the address says: for people who may not use them. */
export function listWithout<L extends AnyList>(list: L, names: readonly string[]): L {
  const keep = <Value>(of: Readonly<Record<string, Value>>) => Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name)))
  const orders = keep(list.orders)
  const { page, api, parameters } = list.search
  const usual = String(parameters['sort']!.empty)
  const keys = Object.keys(orders).flatMap((key) => [key, `-${key}`])
  const sort = either<string>([usual, ...keys.filter((key) => key !== usual)])
  return { ...list, orders, search: defineSearch({ page, api, parameters: { ...keep(parameters), sort } }) }
}

/** Each tab filters the same attribute by `…Eq` or `…In`, or shows everything, so that one query counts all tabs. */
function partedBy(tabs: readonly (Omit<Tab, 'filter'> & { filter: object })[]): Pick<AnyList, 'tabs' | 'tabsBy'> {
  const parted = tabs.map((tab) => {
    const [[name, value] = [], ...more] = Object.entries(tab.filter as Record<string, unknown>)
    const attribute = name?.replace(/(Eq|In)$/, '')
    if (more.length > 0 || attribute === name) {
      if (name) throw new TypeError(`A tab asks for one thing, with Eq or In: ${tab.key}`)
      return { ...tab, values: null, attribute: null }
    }
    return { ...tab, values: [value].flat().map(String), attribute: attribute! }
  })
  const [tabsBy = null, ...others] = new Set(parted.flatMap(({ attribute }) => attribute ?? []))
  if (others.length > 0) throw new TypeError(`Tabs are by one attribute, not by ${tabsBy} and ${others.join(', ')}`)
  return { tabs: parted.map(({ attribute: _, ...tab }) => tab), tabsBy }
}

/** Reads the address of a list. */
export function readList<L extends AnyList>({ search }: L, url: string | URL): AskedOfList<L> {
  return readAddress(search, new URL(url).searchParams) as AskedOfList<L>
}

/** The address of a list. Closes the panel unless `open` is given; a change of page keeps everything else. */
export function writeList<L extends AnyList>({ search }: L, asked: AskedOfList<L>, change: Partial<AskedOfList<L>> = {}): string {
  return writeAddress(search, { ...(asked as object), open: '' } as never, change as never)
}

/** What a bulk change would do: which rows it changes, how many mails it sends, and which rows it refuses, with the reason (contract §3.3). */
export type Preview = { changes: { id: string }[]; mails: number; refused: { id: string; code: string; /** Why, as a sentence. */ detail: string }[] }
