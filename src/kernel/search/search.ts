import type { CodesParameter, Parameter } from './parameter.ts'

type Parameters = Record<string, Parameter>
type AskedIn<P extends Parameters> = { [Name in keyof P]: P[Name]['empty'] }

/**
 * A search, declared once. From its parameters follow the page's address and its parsing, the filters of the API, the links
 * that remove a filter, the facets, and which addresses are cached as pages of their own.
 */
export type Search<P extends Parameters = Parameters> = {
  /** Path of the page. */
  page: string
  /** Path of the call, under /api/v1. */
  api: string
  parameters: P
  /** Filters of the API that set several parameters at once; each returns whether the value was valid. */
  also: Readonly<Record<string, (asked: AskedIn<P>, sent: readonly string[]) => boolean>>
}

/** Declares a search. */
export function defineSearch<P extends Parameters>(declared: Omit<Search<P>, 'also'> & Partial<Pick<Search<P>, 'also'>>): Search<P> {
  return { also: {}, ...declared }
}

/** A search with any parameters. */
export type AnySearch = Pick<Search, 'page' | 'api' | 'parameters'> & { also: Readonly<Record<string, (asked: never, sent: readonly string[]) => boolean>> }

/** The values of a search's parameters. */
export type AskedOf<S extends AnySearch> = AskedIn<S['parameters']>

/** Names of the groups of filters that the page shows. */
export type GroupOf<S extends AnySearch> = {
  [Name in keyof S['parameters']]: S['parameters'][Name] extends CodesParameter<infer _> & { title: object } ? Name : never
}[keyof S['parameters']] &
  string

type FacetName<P> = { [Name in keyof P]: P[Name] extends { facet: true } ? Name : never }[keyof P]

/** The counts beside the filters, by parameter and code. */
export type FacetsOf<S extends AnySearch> = {
  [Name in FacetName<S['parameters']>]: S['parameters'][Name] extends { known: readonly (infer Code extends string)[] } ? Partial<Record<Code, number>> : never
}

/** The groups of filters, each with its name. */
export function groupsOf(search: AnySearch): [name: string, parameter: CodesParameter][] {
  return Object.entries(search.parameters).filter((entry): entry is [string, CodesParameter] => 'column' in entry[1])
}

/** The search without any constraint. */
export function emptyOf<S extends AnySearch>(search: S): AskedOf<S> {
  return Object.fromEntries(Object.entries(search.parameters).map(([name, { empty }]) => [name, Array.isArray(empty) ? [...empty] : empty])) as AskedOf<S>
}
