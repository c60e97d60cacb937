import { sql } from 'kysely'
import type { ImportKey } from '#features/imports/model/server/import-run.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { serverKinds } from './server-kinds.ts'

/**
 * One transaction with the rights that a kind of list needs: on the platform for accounts, where row-level security binds it to its center
 * too; in the center for everything else.
 */
export async function transactionOf<T>(db: Database, { centerId }: ImportKey, kind: ImportKind, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (serverKinds[kind].writesOn === 'center') return await db.inCenter(centerId, work)
  return await db.onPlatform(async (tx) => {
    await sql`select set_config('app.center_id', ${centerId}, true)`.execute(tx)
    return await work(tx)
  })
}
