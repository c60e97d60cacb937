import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Relationship, Resource } from '#kernel/jsonapi/resource.ts'

type NameOf<R extends Resource> = (keyof R['attributes'] | keyof R['relationships']) & string

/** The columns behind the declared attributes and the to-one relations, by the name of each; without what SQL computes. */
export function storedColumns({ attributes, relationships }: Pick<Resource, 'attributes' | 'relationships'>): Map<string, string> {
  return new Map([
    ...Object.entries(attributes).flatMap(([name, { sql, writeOnly }]): [string, string][] => (sql || writeOnly ? [] : [[name, snakeCase(name)]])),
    ...Object.entries(relationships as Record<string, Relationship>).flatMap(([name, { many, inverse, column }]): [string, string][] =>
      many || inverse ? [] : [[name, column]],
    ),
  ])
}

/**
 * The values for a copy of a row, by column: everything its resource declares except the attributes and relations named in
 * `without`, so that a new attribute is copied from the day it is declared. The caller adds columns that are not attributes.
 */
export function copyOf<R extends Resource>(resource: R, row: Readonly<Record<string, unknown>>, { without }: { without: readonly NameOf<R>[] }) {
  const left: readonly string[] = without
  return Object.fromEntries(
    [...storedColumns(resource)].flatMap(([name, column]): [string, unknown][] => {
      if (left.includes(name)) return []
      const value = row[column]
      return [[column, resource.attributes[name]?.kind === 'json' && value !== null ? JSON.stringify(value) : value]]
    }),
  )
}
