import type { ListPage } from './fetch-list.ts'
import { type AnyList, type AskedOfList, writeList } from './list.ts'

/** From the open row to those before and after it, over the edges of the page too; null at both ends of the list. */
export function neighbourRows<L extends AnyList>(
  list: L,
  { rows, asked, pages }: ListPage<{ id: string }, AskedOfList<L>>,
  at: number,
): { previous: string | null; next: string | null } {
  const { page } = asked as { page: number }
  const to = (open: string | undefined, on = page) => (open ? writeList(list, asked, { page: on, open } as Partial<AskedOfList<L>>) : null)
  // A row that is not on this page has no neighbours here.
  if (at < 0) return { previous: null, next: null }
  return {
    previous: at > 0 ? to(rows[at - 1]!.id) : page > 1 ? to('last', page - 1) : null,
    next: at < rows.length - 1 ? to(rows[at + 1]!.id) : page < pages ? to('first', page + 1) : null,
  }
}
