import { sql } from 'kysely'
import { pipelineWrite, type Tx } from './transaction.ts'

/**
 * Runs part of a center's transaction under the row-level security of another center, for the few things that happen at two
 * centers at once. Nothing read there may reach a caller of this center; src/laws/platform-access.test.ts lists who may call
 * it.
 * @param here the center of the transaction, restored afterwards
 */
export async function inOtherCenter<T>(tx: Tx, { here, there }: { here: string; there: string }, work: () => Promise<T>): Promise<T> {
  pipelineWrite(tx, sql`select set_config('app.center_id', ${there}, true)`)
  const answer = await work()
  pipelineWrite(tx, sql`select set_config('app.center_id', ${here}, true)`)
  return answer
}
