import { camelCase, longestName, snakeCase } from '#kernel/jsonapi/names.ts'

/** What stands in an object by name, in whatever spelling (contract §2.2); null for what is none, or far too much. */
export function namedEntries(given: unknown): [name: string, value: unknown][] | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const entries = Object.entries(given)
  return entries.length > 100 ? null : entries.map(([name, value]) => [name.length > longestName ? '' : camelCase(snakeCase(name)), value])
}
