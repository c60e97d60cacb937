import { setImmediate as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { KnownOrganizations } from '#features/imports/kind/server/known-entries.ts'
import type { Applying, ImportedRow } from '#features/imports/kind/server/server-kind.ts'
import { serverKinds } from '#features/imports/kinds/server/server-kinds.ts'
import { transactionOf } from '#features/imports/kinds/server/transaction-of.ts'
import { readJob } from '#features/imports/model/server/import-jobs.ts'
import { ImportChanged, type ImportRun, actorOf, contextOf, kindOf, lockImports, recordProgress } from '#features/imports/model/server/import-run.ts'
import type { Made } from '#features/imports/model/server/tables.ts'
import { forgetArchive } from '#features/imports/pictures/server/archive-parts.ts'
import { drawSomePictures, drawnPictures } from '#features/imports/pictures/server/draw-pictures.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { enqueue } from '#kernel/jobs/server/job.ts'

/** Rows that are applied before other work gets its turn. */
const batch = 200

/**
 * Applies every selected row in one transaction: all of them or none (domain §3.17). Anything that changed since it was shown stops it; the
 * list is then validated again, for its owner to review. Pictures are drawn before, some in each try of the job, and stay drawn.
 */
export async function applyImport(db: Database, step: ImportRun): Promise<void> {
  const kind = await kindOf(db, step)
  if (!kind) return
  const actor = await actorOf(db, step.centerId, step.actorId)
  const { by, apply } = serverKinds[kind]
  if (!hasRole(actor, by)) return await standStill(db, step, 'forbidden')
  if (!(await drawSomePictures(db, step, kind))) return
  const context = await contextOf(db, step)
  try {
    await transactionOf(db, step, kind, async (tx) => {
      await lockImports(tx, step)
      const found = await tx.selectFrom('imports').select(['status', 'invite', 'row_count']).where('id', '=', step.importId).executeTakeFirst()
      if (found?.status !== 'applying') return
      const { invite, row_count: count } = found
      // Loaded only under the lock, so that the rows of the import before this one are included.
      const organizations = await KnownOrganizations.load(db, step.centerId)
      const applying: Applying = {
        scene: { context, actor, importId: step.importId, kind, invite },
        organizations,
        pictures: await drawnPictures(db, step),
        refusals: new Map(),
        sent: 0,
        contacts: new Map(),
      }
      for (let after = 0; after < count; after += batch) {
        const rows = await chosen(tx, step.importId, after)
        await keepMade(tx, await apply(tx, db, applying, rows))
        await recordProgress(db, step, (after + rows.length) / count)
        await pause()
      }
      if (applying.refusals.size > 0) throw new RowsRefused(applying.refusals)
      await sql`update imports set status = 'done', progress = 100, problem = null, applied_at = now() where id = ${step.importId}`.execute(tx)
      writeAuditEvent(tx, { centerId: step.centerId, actor }, { action: 'import.applied', subjectType: 'imports', subjectId: step.importId, to: 'done' })
    })
    await forgetArchive(db, step)
  } catch (error) {
    if (!(error instanceof ImportChanged)) throw error
    if (error instanceof RowsRefused) await keepRefusals(db, step, error.refusals)
    await judgeAgain(db, step)
  }
}

/** The write itself refused rows, which the validation did not foresee: they become faults at their cells. */
class RowsRefused extends ImportChanged {
  readonly refusals: Applying['refusals']
  constructor(refusals: Applying['refusals']) {
    super()
    this.refusals = refusals
  }
}

async function keepRefusals(db: Database, { centerId }: ImportRun, refusals: Applying['refusals']): Promise<void> {
  const written = JSON.stringify([...refusals].map(([id, refusal]) => ({ id, refusal })))
  await db.inCenter(centerId, async (tx) => {
    await sql`update import_rows r set refusal = f.refusal from jsonb_to_recordset(${written}::jsonb) as f (id uuid, refusal jsonb) where r.id = f.id`.execute(
      tx,
    )
  })
}

async function chosen(tx: Tx, importId: string, after: number): Promise<ImportedRow[]> {
  return await tx
    .selectFrom('import_rows')
    .select(['id', 'position', 'kept', 'choice', 'match_id'])
    .where('import_id', '=', importId)
    .where('position', '>', after)
    .where('position', '<=', after + batch)
    .where('outcome', '<>', 'bad')
    .where('choice', '<>', 'skip')
    .orderBy('position')
    .execute()
}

async function keepMade(tx: Tx, made: ReadonlyMap<string, Made>): Promise<void> {
  if (made.size === 0) return
  const written = JSON.stringify([...made].map(([id, what]) => ({ id, what })))
  await sql`update import_rows r set made = m.what from jsonb_to_recordset(${written}::jsonb) as m (id uuid, what jsonb) where r.id = m.id`.execute(tx)
}

async function standStill(db: Database, { centerId, importId }: ImportRun, problem: string): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set status = 'ready', problem = ${problem}, progress = 50 where id = ${importId} and status = 'applying'`.execute(tx)
  })
}

/**
 * Validation is a job of its own, added together with the status that waits for it, since this process may be killed in the middle of
 * 20,000 rows.
 */
async function judgeAgain(db: Database, { centerId, importId }: ImportRun): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    const { rows } = await sql`update imports set status = 'reading', problem = 'changed', progress = 50
      where id = ${importId} and status = 'applying' returning id`.execute(tx)
    if (rows.length > 0) await enqueue(tx, readJob, { centerId, importId })
  })
}
