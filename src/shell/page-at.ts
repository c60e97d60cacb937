import { type Page, pages } from '#src/app/pages.ts'

type Params = Readonly<Record<string, string | undefined>>
type Way<Row> = { row: Row; parts: readonly string[]; score: number }

/**
 * Finds the row of a path with `:names`, with the same ranking as React Router's `matchRoutes`. That function ranks and
 * compiles the whole table on every call, and a staff list calls it for each of its two hundred links; here the table is ranked
 * once.
 */
export function matcherOf<Row extends { path: string }>(rows: readonly Row[]): (pathname: string) => { row: Row; params: Params } | null {
  const ways = rows
    .flatMap((row) => waysOf(row.path.split('/').filter(Boolean)).map((parts): Way<Row> => ({ row, parts, score: scoreOf(parts) })))
    // Literal segments rank above parameters; equal ranks keep the order of the table.
    .toSorted((a, b) => b.score - a.score)
  return (pathname) => {
    const asked = decoded(pathname)
      .replace(/^\//, '')
      .replace(/\/{1,9}$/, '')
    const parts = asked === '' ? [] : asked.split('/', 10)
    const way = ways.find((one) => one.parts.length === parts.length && one.parts.every((part, at) => fits(part, parts[at]!)))
    return way ? { row: way.row, params: paramsOf(way, parts) } : null
  }
}

/** All variants of a path, with and without its optional segments. */
function waysOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]]
  const others = waysOf(rest)
  const whole = others.map((other) => [first.replace(/\?$/, ''), ...other])
  return first.endsWith('?') ? [...whole, ...others] : whole
}

const scoreOf = (parts: readonly string[]) => parts.reduce((score, part) => score + (part.startsWith(':') ? 3 : 10), 0)
const fits = (part: string, asked: string) => (part.startsWith(':') ? asked !== '' : part.toLowerCase() === asked.toLowerCase())

function paramsOf({ row, parts }: Way<{ path: string }>, asked: readonly string[]): Params {
  const named = row.path.split('/').filter((part) => part.startsWith(':'))
  return Object.fromEntries(
    named.map((part) => {
      const name = part.replace(/\?$/, '')
      const at = parts.indexOf(name)
      return [name.slice(1), at === -1 ? undefined : asked[at]!.replaceAll('%2F', '/')]
    }),
  )
}

/** An encoded slash does not separate segments; a path that cannot be decoded stays as it is. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/** Which zone a row is in: a document for everybody, or React in the browser (STYLE.md). */
export function zoneOf({ layout }: Pick<Page, 'layout'>): 'document' | 'app' {
  return layout === 'public' || layout === 'wide' || layout === 'empty' ? 'document' : 'app'
}

const fixed = new Map(pages.filter(({ path }) => !path.includes(':')).map((page) => [`/${page.path}`, page]))
const matchOpen = matcherOf(pages.filter(({ path }) => path.includes(':')))

/** All addresses without parameters: those of rows without one, and of rows whose parameter is optional. */
const written = new Set([...fixed.keys(), ...pages.flatMap(({ path }) => (path.endsWith('?') ? [`/${path}`.replace(/\/:[^/]+$/, '')] : []))])

type PageMatch = { page: Page; params: Readonly<Record<string, string | undefined>> }

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
