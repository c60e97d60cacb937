import { type Kind, kinds } from './entry.ts'

export const changelogPath = '/volunteerly/changelog'

/** Which entries the page shows; `isAll`: also what is for others. */
export type Shown = { isAll: boolean; kind: Kind | null; page: number }

/** Reads the address of the page; what it does not know shows the usual. */
export function readShown(query: URLSearchParams): Shown {
  const kind = kinds.find((one) => one === query.get('kind')) ?? null
  return { isAll: query.get('show') === 'all', kind, page: Math.min(1000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)) }
}

export function addressOf({ isAll, kind, page }: Shown): string {
  const query = new URLSearchParams({ ...(isAll && { show: 'all' }), ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `${changelogPath}?${query}` : changelogPath
}
