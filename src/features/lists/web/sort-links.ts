import type { AnyList } from '#features/lists/list.ts'

export type SortState = { href: string; order: 'ascending' | 'descending' | null }

/** For a column that can be sorted by: the address that does, the other way round where it is sorted so already. */
export function sortLinks({ orders }: AnyList, { sort }: { sort: string }, addressOf: (change: object) => string): (key: string) => SortState | null {
  return (key) => {
    if (!Object.hasOwn(orders, key)) return null
    const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : null
    return { href: addressOf({ sort: order === 'ascending' ? `-${key}` : key, page: 1 }), order }
  }
}
