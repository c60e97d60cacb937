import { type RawBuilder, sql } from 'kysely'

/**
 * Joins writes that need not see one another into one statement that returns the rows of the last: the fixed cost of a
 * statement, in the server and on the network, is about that of writing a small row. Foreign keys are checked at its end, so
 * the order does not matter to them.
 */
export function inOneStatement(...writes: readonly RawBuilder<unknown>[]): RawBuilder<Record<string, unknown>> {
  const before = writes.slice(0, -1).map((write, at) => sql`${sql.raw(`write_${at}`)} as (${write})`)
  const last = writes.at(-1)!
  return before.length === 0 ? sql`${last}` : sql`with ${sql.join(before)} ${last}`
}
