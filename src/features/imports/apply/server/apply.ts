import { setImmediate as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { enqueue } from '#kernel/jobs/server/enqueue.ts'
import type { Applying, ImportedRow } from './applying.ts'
import { applyOrganizations } from './apply-organizations.ts'
import { applyPeople } from './apply-people.ts'
import { ImportChanged } from '#features/imports/model/server/import-changed.ts'
import { readJob } from '#features/imports/model/server/import-jobs.ts'
import { KnownOrganizations } from '#features/imports/check/server/known-organizations.ts'
import { recordProgress } from '#features/imports/model/server/progress.ts'
import { slugMaker } from './slugs.ts'
import { actorOf, contextOf, lockImports, type ImportRun } from '#features/imports/model/server/import-run.ts'
import type { Made } from '#features/imports/model/server/tables.ts'

/** Rows that are brought in before anything else has its turn. */
const batch = 200

/**
 * Brings in every row that was chosen, in one transaction: all of them or none, whatever happens meanwhile (domain §3.17).
 * Whatever is no longer as it was shown stops it; the list is then judged anew, for its owner to look at again.
 */
export async function applyImport(db: Database, step: ImportRun): Promise<void> {
  const actor = await actorOf(db, step.centerId, step.actorId)
  if (!hasRole(actor, centerStaff)) return await standStill(db, step, 'forbidden')
  const context = await contextOf(db, step)
  try {
    await db.onPlatform(async (tx) => {
      await lockImports(tx, step)
      const found = await tx.selectFrom('imports').select(['status', 'kind', 'invite', 'row_count']).where('id', '=', step.importId).executeTakeFirst()
      if (found?.status !== 'applying') return
      const { kind, invite, row_count: count } = found
      // Not before it is alone: those of the list before this one are there now.
      const organizations = await KnownOrganizations.load(db, step.centerId)
      const applying: Applying = {
        scene: { context, actor, importId: step.importId, kind, invite },
        organizations,
        slugFor: await slugMaker(tx),
        sent: 0,
        contacts: new Map(),
      }
      for (let after = 0; after < count; after += batch) {
        const rows = await chosen(tx, step.importId, after)
        const made = await (kind === 'users' ? applyPeople : applyOrganizations)(tx, db, applying, rows)
        await keepMade(tx, made)
        await recordProgress(db, step, (after + rows.length) / count)
        await pause()
      }
      await sql`update imports set status = 'done', progress = 100, problem = null, applied_at = now() where id = ${step.importId}`.execute(tx)
      writeAuditEvent(tx, { centerId: step.centerId, actor }, { action: 'import.applied', subjectType: 'imports', subjectId: step.importId, to: 'done' })
    })
  } catch (error) {
    if (!(error instanceof ImportChanged)) throw error
    await judgeAgain(db, step)
  }
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

/** Judging is a job of its own, added with the status that waits for it: this process may be killed in the middle of 20,000 rows. */
async function judgeAgain(db: Database, { centerId, importId }: ImportRun): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    const { rows } = await sql`update imports set status = 'reading', problem = 'changed', progress = 50
      where id = ${importId} and status = 'applying' returning id`.execute(tx)
    if (rows.length > 0) await enqueue(tx, readJob, { centerId, importId })
  })
}
