import { fetchList, type ListPage, type Listing, openRow, type Within } from './fetch-list.ts'
import type { AnyList, AskedOfList, RowOfList } from './list.ts'
import { neighbourRows } from './neighbour-rows.ts'

/**
 * A page of a list with what stands in the panel beside it: read at the same time where the address names its row, after the page
 * where it is the first or the last of it. `one` answers null for what is not there (any more).
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
