import { sql } from 'kysely'
import type { ImportKey } from '#features/imports/model/server/import-run.ts'
import { archiveLimits, limits } from '#features/imports/model/states.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'

/** Whether the archive of an import is there in full, or was never sent. Every part but the last has the full size. */
export async function isArchiveComplete(tx: Tx, importId: string): Promise<boolean> {
  const { rows } = await sql<{ complete: boolean }>`select count(*) = coalesce(max(position) + 1, 0)
      and coalesce(bool_and(octet_length(bytes) = ${limits.partBytes} or position = (select max(position) from import_archive_parts where import_id = ${importId})), true)
      as complete from import_archive_parts where import_id = ${importId}`.execute(tx)
  return rows[0]!.complete
}

/** Whether the center has room for another part: archives of two lists at once, since each is kept until its list is applied. */
export async function hasRoomForPart(tx: Tx, centerId: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from import_archive_parts where volunteer_center_id = ${centerId}`.execute(tx)
  return rows[0]!.count < 2 * archiveLimits.parts
}

/** The size of the archive in bytes; null when none was sent. */
export async function archiveSize(db: Database, { centerId, importId }: ImportKey): Promise<number | null> {
  return await db.inCenter(centerId, async (tx) => {
    const { rows } = await sql<{
      bytes: number
    }>`select coalesce(sum(octet_length(bytes)), 0)::integer as bytes from import_archive_parts where import_id = ${importId}`.execute(tx)
    return rows[0]!.bytes || null
  })
}

/** One part of the archive. */
export async function archivePart(db: Database, { centerId, importId }: ImportKey, position: number): Promise<Buffer> {
  return await db.inCenter(centerId, async (tx) => {
    const part = await tx
      .selectFrom('import_archive_parts')
      .select('bytes')
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .executeTakeFirstOrThrow()
    return part.bytes
  })
}

/** Deletes an archive that has done its work: its list was applied, and its pictures are uploads. */
export async function forgetArchive(db: Database, { centerId, importId }: ImportKey): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`delete from import_archive_parts where import_id = ${importId} and exists (select from imports where id = ${importId} and status = 'done')`.execute(
      tx,
    )
  })
}
