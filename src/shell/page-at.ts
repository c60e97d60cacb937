import { type Page, pages } from '#src/app/pages.ts'
import { matcherOf } from './match-open.ts'

/** Which zone a row is in: a document of the server for everybody, or React's in the browser (STYLE.md). */
export function zoneOf({ layout }: Pick<Page, 'layout'>): 'document' | 'app' {
  return layout === 'public' || layout === 'wide' || layout === 'empty' ? 'document' : 'app'
}

const fixed = new Map(pages.filter(({ path }) => !path.includes(':')).map((page) => [`/${page.path}`, page]))
const matchOpen = matcherOf(pages.filter(({ path }) => path.includes(':')))

/** The addresses that are written as they stand: those of rows without a part of their own, and of rows that may go without it. */
const written = new Set([...fixed.keys(), ...pages.flatMap(({ path }) => (path.endsWith('?') ? [`/${path}`.replace(/\/:[^/]+$/, '')] : []))])

export type PageMatch = { page: Page; params: Readonly<Record<string, string | undefined>> }

/** How an address of the product is written: `/partners` of `/PARTNERS`; null where it is written so already, or is no such address. */
export function usualPath(pathname: string): string | null {
  if (pathname.length > 100) return null
  const usual = pathname.toLowerCase()
  return usual !== pathname && written.has(usual.replace(/\/$/, '')) ? usual.replace(/\/$/, '') : null
}

/** The row of the table that a path belongs to: the whole table is ranked as React Router does (`match-open.ts`), then the row's zone answers. */
export function pageAt(pathname: string): PageMatch | null {
  const page = fixed.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)
  if (page) return { page, params: {} }
  const match = matchOpen(pathname)
  return match && { page: match.row, params: match.params }
}
