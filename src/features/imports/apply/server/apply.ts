import { setImmediate as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { KnownOrganizations } from '#features/imports/check/server/known-entries.ts'
import {
  ImportChanged,
  type ImportContext,
  type ImportRun,
  actorOf,
  contextOf,
  lockImports,
  recordProgress,
} from '#features/imports/model/server/import-run.ts'
import { readJob } from '#features/imports/model/server/import-jobs.ts'
import type { Made } from '#features/imports/model/server/tables.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff, isIn, organizationStaff } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { enqueue } from '#kernel/jobs/server/job.ts'
import { type NewPerson, addPeople } from './add-rows.ts'
import { type Applying, type ImportedRow, applyOrganizations } from './apply-organizations.ts'
import { slugMaker } from './slugs.ts'

/** Rows that are applied before other work gets its turn. */
const batch = 200

/**
 * Applies every selected row in one transaction: all of them or none (domain §3.17). Anything that changed since it was shown stops it; the
 * list is then validated again, for its owner to review.
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
      // Loaded only under the lock, so that the rows of the import before this one are included.
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

/** Applies a list of people: accounts for those who have none, a phone number where it is missing. */
async function applyPeople(tx: Tx, _db: Database, applying: Applying, rows: readonly ImportedRow[]): Promise<Map<string, Made>> {
  const { scene, organizations } = applying
  const added = await addPeople(
    tx,
    scene,
    rows.flatMap(({ id, choice, kept }): NewPerson[] => {
      if (choice !== 'add') return []
      const { email, firstName, lastName, phone = null, locale = 'nl', role, organization } = kept as Record<string, string>
      const organizationId = isIn(organizationStaff, role) && organization ? (organizations.named(organization)?.id ?? null) : null
      if (isIn(organizationStaff, role) && !organizationId) throw new ImportChanged()
      return [
        {
          rowId: id,
          email: email!,
          firstName: firstName!,
          lastName: lastName!,
          phone,
          locale,
          role: role!,
          organizationId,
          organizationName: organizationId && organization!,
        },
      ]
    }),
    applying.sent,
  )
  applying.sent += added.length
  const filled = await fillPhones(
    tx,
    scene,
    rows.filter(({ choice }) => choice === 'update'),
  )
  return new Map([...added.map(({ rowId, userId, roleId }): [string, Made] => [rowId, { userId, roleId, version: 1 }]), ...filled])
}

async function fillPhones(tx: Tx, { context, actor }: ImportContext, rows: readonly ImportedRow[]): Promise<[string, Made][]> {
  if (rows.length === 0) return []
  const written = JSON.stringify(rows.map(({ id, match_id, kept }) => ({ row: id, id: match_id, phone: kept['phone'] ?? null })))
  const changed = await rowsOf(
    tx,
    {
      row: shown.text('p."row"'),
      id: shown.text('u.id'),
      phone: shown.text('u.phone'),
      version: shown.number('u.lock_version'),
    },
    (columns) => sql`update users u set phone = p.phone
    from jsonb_to_recordset(${written}::jsonb) as p ("row" uuid, id uuid, phone text)
    where u.id = p.id and u.phone is null and p.phone is not null returning ${columns}`,
  )
  await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id, at)
    select ${context.center.id}, ${actor.userId}, 'user.filled_in', 'users', id, ${context.now}
    from jsonb_to_recordset(${JSON.stringify(changed.map(({ id }) => ({ id })))}::jsonb) as p (id uuid)`.execute(tx)
  return changed.map(({ row, id, phone, version }) => [row, { userId: id, filled: { phone }, version }])
}
