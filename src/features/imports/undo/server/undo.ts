import { sql } from 'kysely'
import { serverKinds } from '#features/imports/kinds/server/server-kinds.ts'
import { transactionOf } from '#features/imports/kinds/server/transaction-of.ts'
import { type ImportRun, actorOf, kindOf, lockImports, recordProgress } from '#features/imports/model/server/import-run.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database } from '#kernel/db/server/database.ts'

/**
 * Undoes a whole import, as long as nobody has changed anything it made: what it added vanishes, what it changed is as before. All of it or
 * nothing.
 */
export async function undoImport(db: Database, step: ImportRun): Promise<void> {
  const { centerId, importId } = step
  const kind = await kindOf(db, step)
  if (!kind) return
  const actor = await actorOf(db, centerId, step.actorId)
  const { by, undo } = serverKinds[kind]
  const refusal = hasRole(actor, by)
    ? await transactionOf(db, step, kind, async (tx) => {
        await lockImports(tx, step)
        const found = await tx.selectFrom('imports').select(['status', 'row_count']).where('id', '=', importId).executeTakeFirst()
        if (found?.status !== 'undoing') return null
        if ((await undo.countActedUpon(tx, importId)) > 0) return 'acted_upon'
        for (let after = 0; after < found.row_count; after += undo.batch) {
          await undo.takeBack(tx, importId, after, after + undo.batch)
          await recordProgress(db, step, after / found.row_count)
        }
        await undo.takeBackRest?.(tx, importId)
        await sql`update imports set status = 'undone', progress = 100, problem = null, undone_at = now() where id = ${importId}`.execute(tx)
        writeAuditEvent(tx, { centerId, actor }, { action: 'import.undone', subjectType: 'imports', subjectId: importId, from: 'done', to: 'undone' })
        return null
      })
    : 'forbidden'
  if (!refusal) return
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set status = 'done', problem = ${refusal}, progress = 100 where id = ${importId} and status = 'undoing'`.execute(tx)
  })
}
