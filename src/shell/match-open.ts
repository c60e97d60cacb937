type Params = Readonly<Record<string, string | undefined>>
type Way<Row> = { row: Row; parts: readonly string[]; score: number }

/**
 * Finds the row of a path with `:names` in it as `matchRoutes` of React Router does. That ranks and compiles the whole table for
 * every question, and a list of staff asks about each of its two hundred links: here it is ranked once.
 */
export function matcherOf<Row extends { path: string }>(rows: readonly Row[]): (pathname: string) => { row: Row; params: Params } | null {
  const ways = rows
    .flatMap((row) => waysOf(row.path.split('/').filter(Boolean)).map((parts): Way<Row> => ({ row, parts, score: scoreOf(parts) })))
    // What is written out goes before what any word fits; of two alike the first.
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

/** With and without what may be left out. */
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

/** A slash that was written as a sign parts nothing; what cannot be read stays as it is. */
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
