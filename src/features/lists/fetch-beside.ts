import { type ListPage, type Listing, type Within, fetchList, openRow } from './fetch-list.ts'
import { type AnyList, type AskedOfList, type RowOfList, writeList } from './list.ts'

/**
 * A page of a list and the row of its panel: fetched in parallel where the address names the row by id, after the page where it says
 * `first` or `last`. `one` returns null for a row that does not exist.
 */
export async function fetchBeside<L extends AnyList, One>(
  client: Listing,
  list: L,
  asked: AskedOfList<L>,
  one: (id: string) => Promise<One | null>,
  within: Within = {},
): Promise<{ page: ListPage<RowOfList<L>, AskedOfList<L>>; openId: string | null; opened: One | null; steps: ReturnType<typeof neighbourRows> }> {
  const { open } = asked as { open: string }
  const isNamed = open !== '' && open !== 'first' && open !== 'last'
  const [page, named] = await Promise.all([fetchList(client, list, asked, within), isNamed ? one(open) : null])
  const row = openRow(page.rows as { id: string }[], open)
  return {
    page,
    openId: row.id,
    opened: isNamed ? named : row.id ? await one(row.id) : null,
    steps: neighbourRows(list, page as ListPage<{ id: string }, AskedOfList<L>>, row.at),
  }
}

/** The links from the open row to its neighbours, across page boundaries; null at both ends of the list. */
export function neighbourRows<L extends AnyList>(
  list: L,
  { rows, asked, pages }: ListPage<{ id: string }, AskedOfList<L>>,
  at: number,
): { previous: string | null; next: string | null } {
  const { page } = asked as { page: number }
  const to = (open: string | undefined, on = page) => (open ? writeList(list, asked, { page: on, open } as Partial<AskedOfList<L>>) : null)
  // A row that is not on this page has no known neighbours.
  if (at < 0) return { previous: null, next: null }
  return {
    previous: at > 0 ? to(rows[at - 1]!.id) : page > 1 ? to('last', page - 1) : null,
    next: at < rows.length - 1 ? to(rows[at + 1]!.id) : page < pages ? to('first', page + 1) : null,
  }
}
