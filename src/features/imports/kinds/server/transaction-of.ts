import type { ImportKey } from '#features/imports/model/server/import-run.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { serverKinds } from './server-kinds.ts'

/**
 * One transaction with the rights that a kind of list needs: on the platform for accounts, where row-level security binds it to its center
 * too; in the center for everything else.
 */
export async function transactionOf<T>(db: Database, { centerId }: ImportKey, kind: ImportKind, work: (tx: Tx) => Promise<T>): Promise<T> {
  return serverKinds[kind].writesOn === 'center' ? await db.inCenter(centerId, work) : await db.onPlatform(work, centerId)
}
