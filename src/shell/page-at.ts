import { type Page, pages } from '#src/app/pages.ts'
import { matcherOf } from './match-open.ts'

/** Which zone a row is in: a document for everybody, or React in the browser (STYLE.md). */
export function zoneOf({ layout }: Pick<Page, 'layout'>): 'document' | 'app' {
  return layout === 'public' || layout === 'wide' || layout === 'empty' ? 'document' : 'app'
}

const fixed = new Map(pages.filter(({ path }) => !path.includes(':')).map((page) => [`/${page.path}`, page]))
const matchOpen = matcherOf(pages.filter(({ path }) => path.includes(':')))

/** All addresses without parameters: those of rows without one, and of rows whose parameter is optional. */
const written = new Set([...fixed.keys(), ...pages.flatMap(({ path }) => (path.endsWith('?') ? [`/${path}`.replace(/\/:[^/]+$/, '')] : []))])

export type PageMatch = { page: Page; params: Readonly<Record<string, string | undefined>> }

/** The canonical address, `/partners` for `/PARTNERS`; null where it is canonical already, or no address of ours. */
export function usualPath(pathname: string): string | null {
  if (pathname.length > 100) return null
  const usual = pathname.toLowerCase()
  return usual !== pathname && written.has(usual.replace(/\/$/, '')) ? usual.replace(/\/$/, '') : null
}

/** The row of the table for a path, ranked as React Router does (`match-open.ts`). */
export function pageAt(pathname: string): PageMatch | null {
  const page = fixed.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)
  if (page) return { page, params: {} }
  const match = matchOpen(pathname)
  return match && { page: match.row, params: match.params }
}
