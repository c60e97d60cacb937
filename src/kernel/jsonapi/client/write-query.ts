import { snakeCase } from '#kernel/jsonapi/names.ts'

/** What a call at an address of its own may be asked; nothing declares it. */
export type PlainQuery = {
  include?: readonly string[]
  filter?: Readonly<Record<string, unknown>>
  sort?: string | readonly string[]
  page?: { number?: number; size?: number }
  counts?: string
  fields?: Readonly<Record<string, readonly string[] | undefined>>
}

/** What is asked, as the query of an address; '' where nothing is. */
export function writeQuery({ include, filter = {}, sort = [], page = {}, counts, fields = {} }: PlainQuery): string {
  const pairs: [string, string][] = []
  if (include && include.length > 0) pairs.push(['include', include.map((path) => path.split('.').map(snakeCase).join('.')).join(',')])
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of [value].flat()) pairs.push([`filter[${snakeCase(name)}]`, String(one)])
  }
  const keys = [sort].flat().map((key) => (key.startsWith('-') ? `-${snakeCase(key.slice(1))}` : snakeCase(key)))
  if (keys.length > 0) pairs.push(['sort', keys.join(',')])
  for (const [name, value] of Object.entries(page)) if (value !== undefined) pairs.push([`page[${name}]`, String(value)])
  if (counts) pairs.push(['counts', snakeCase(counts)])
  for (const [type, names = []] of Object.entries(fields)) pairs.push([`fields[${type}]`, names.map(snakeCase).join(',')])
  return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`
}
