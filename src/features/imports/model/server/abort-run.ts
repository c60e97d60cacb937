import { sql } from 'kysely'
import { hoursToUndo } from '#features/imports/model/states.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import type { ImportKey } from './import-run.ts'

/**
 * Ends a step that failed on its last try: its transaction was rolled back, the import returns to the status before it with a problem that
 * says so, and its owner can try again. A file that could not be read must be sent again.
 */
export async function abortRun(db: Database, { centerId, importId }: ImportKey): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set progress = 100, problem = 'interrupted',
        status = case status when 'applying' then 'ready' when 'undoing' then 'done' else 'failed' end
      where id = ${importId} and status in ('reading', 'applying', 'undoing')`.execute(tx)
  })
}

/** Deletes the content of lists a day later: an applied import stays as a record, any other is deleted. */
export async function forgetImports(db: Database): Promise<void> {
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, async (tx) => {
      const old = sql`volunteer_center_id = ${id} and coalesce(applied_at, created_at) < now() - make_interval(hours => ${hoursToUndo})`
      const done = sql`status in ('done', 'undone')`
      await sql`delete from import_rows where volunteer_center_id = ${id} and import_id in (select id from imports where ${old} and ${done})`.execute(tx)
      for (const table of ['import_archive_parts', 'import_pictures'])
        await sql`delete from ${sql.table(table)} where volunteer_center_id = ${id} and import_id in (select id from imports where ${old} and ${done})`.execute(
          tx,
        )
      await sql`delete from imports where ${old} and not ${done}`.execute(tx)
    })
  })
}
