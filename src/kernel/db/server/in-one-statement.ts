import { type RawBuilder, sql } from 'kysely'

/**
 * Writes that need not see one another, as one statement that answers what the last returns: a statement costs the server and
 * the way to it as much as a small row does. Checks of foreign keys run at its end, so the order does not matter to them.
 */
export function inOneStatement(...writes: readonly RawBuilder<unknown>[]): RawBuilder<Record<string, unknown>> {
  const before = writes.slice(0, -1).map((write, at) => sql`${sql.raw(`write_${at}`)} as (${write})`)
  const last = writes.at(-1)!
  return before.length === 0 ? sql`${last}` : sql`with ${sql.join(before)} ${last}`
}
