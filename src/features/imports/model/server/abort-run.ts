import { sql } from 'kysely'
import { hoursToUndo } from '#features/imports/model/states.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/in-every-center.ts'
import type { ImportKey } from './import-run.ts'

/**
 * A step failed as often as it was tried: nothing of it was done, the import stands again where it stood before it and says so, and
 * whoever asked for it can try it again. A file that was being read is sent again.
 */
export async function abortRun(db: Database, { centerId, importId }: ImportKey): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set progress = 100, problem = 'interrupted',
        status = case status when 'applying' then 'ready' when 'undoing' then 'done' else 'failed' end
      where id = ${importId} and status in ('reading', 'applying', 'undoing')`.execute(tx)
  })
}

/** What a list said is forgotten a day later: an import that was brought in keeps that it was, any other nothing. */
export async function forgetImports(db: Database): Promise<void> {
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, async (tx) => {
      const old = sql`volunteer_center_id = ${id} and coalesce(applied_at, created_at) < now() - make_interval(hours => ${hoursToUndo})`
      const done = sql`status in ('done', 'undone')`
      await sql`delete from import_rows where volunteer_center_id = ${id} and import_id in (select id from imports where ${old} and ${done})`.execute(tx)
      await sql`delete from imports where ${old} and not ${done}`.execute(tx)
    })
  })
}
