import { sql } from 'kysely'
import { defer, type Tx } from './transaction.ts'

/**
 * A part of a center's transaction behind the wall of another one: for the few things that happen at two centers at once.
 * Nothing read there may reach a caller of this center; who calls it is on a list (src/laws/platform-access.test.ts).
 * @param here the center of the transaction, which it has again afterwards
 */
export async function atCenter<T>(tx: Tx, { here, there }: { here: string; there: string }, work: () => Promise<T>): Promise<T> {
  defer(tx, sql`select set_config('app.center_id', ${there}, true)`)
  const answer = await work()
  defer(tx, sql`select set_config('app.center_id', ${here}, true)`)
  return answer
}
