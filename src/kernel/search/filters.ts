import { type AnySearch, type AskedOf, emptyOf } from './search.ts'

/** The names of every `filter[…]` of the API. */
export function filterNames({ parameters, also }: AnySearch): string[] {
  return [...Object.values(parameters).flatMap(({ filter }) => filter ?? []), ...Object.keys(also)]
}

/** An unknown filter, or one with an invalid value. */
export type FilterFault = { unknown: string } | { wrong: string }

/** Reads the filters of the API, by name; unlike in an address, unknown names and values are faults. */
export function readFilters<S extends AnySearch>(search: S, sent: ReadonlyMap<string, readonly string[]>): { asked: AskedOf<S> } | FilterFault {
  const asked: Record<string, unknown> = emptyOf(search)
  const nameOf = new Map(Object.entries(search.parameters).flatMap(([name, { filter }]) => (filter ? [[filter, name] as const] : [])))
  for (const [filter, raw] of sent) {
    const values = raw.map((value) => value.trim()).filter((value) => value !== '')
    const name = nameOf.get(filter)
    const also = Object.hasOwn(search.also, filter) ? search.also[filter] : undefined
    if (name === undefined && !also) return { unknown: filter }
    if (values.length === 0) continue
    if (name === undefined) {
      if (!also!(asked as never, values)) return { wrong: filter }
      continue
    }
    const value = search.parameters[name]!.parse(values)
    if (value === undefined) return { wrong: filter }
    asked[name] = value
  }
  return { asked: asked as AskedOf<S> }
}

/** The API filters for the same search. */
export function writeFilters<S extends AnySearch>(search: S, asked: AskedOf<S>): Record<string, readonly string[]> {
  const written = (name: string) => search.parameters[name]!.write((asked as Record<string, unknown>)[name]).filter((value) => value !== '')
  return Object.fromEntries(
    Object.entries(search.parameters).flatMap(([name, { filter, with: other }]) => {
      const values = written(name)
      return filter && values.length > 0 && (other === undefined || written(other).length > 0) ? [[filter, values]] : []
    }),
  )
}
