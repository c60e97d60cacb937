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
