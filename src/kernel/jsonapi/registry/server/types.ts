import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Resource } from '#kernel/jsonapi/resource.ts'

/** A type as the API writes it, with other singular names that clients use for it. */
export type NamedType = Pick<Resource, 'type' | 'alsoCalled'>

/** Plural snake_case of a type as it was sent: `user`, `savedSearches` and `saved-search` (contract §2.2). */
export function normalType(sent: string): string {
  const snake = snakeCase(sent)
  if (/[^aeiou]y$/.test(snake)) return `${snake.slice(0, -1)}ies`
  if (/(ss|ch|sh|x)$/.test(snake)) return `${snake}es`
  return snake.endsWith('s') ? snake : `${snake}s`
}

/** Whether a body of this type may be sent for a resource: under its own name, or one that it declares in `alsoCalled`. */
export function isTypeOf(sent: string, { type, alsoCalled = [] }: NamedType): boolean {
  return normalType(sent) === type || alsoCalled.includes(snakeCase(sent))
}
