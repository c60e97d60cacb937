import { cutText } from '#kernel/fields/cut-text.ts'
import { sql } from 'kysely'
import type { ImportKey } from '#features/imports/model/server/import-run.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { ordinaryText } from '#kernel/fields/normal-text.ts'
import { openArchive } from './read-archive.ts'

/** Files that are inserted at once. */
const batch = 500

/** The name of a file as rows name it: without case, and with one way to write folders. */
export function plainPath(name: string): string {
  return ordinaryText(cutText(name, 500))
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
    .trim()
}

export const baseOf = (path: string) => path.split('/').at(-1)!

type Listed = { name: string; base: string; position: number; problem: string | null }

/**
 * Lists the files of the archive, so that each row can say whether its picture is there. Nothing is unpacked yet. After a crash it starts
 * again; without an archive it does nothing.
 * @throws {ArchiveProblem}
 */
export async function listPictures(db: Database, key: ImportKey): Promise<void> {
  const { centerId, importId } = key
  const archive = await openArchive(db, key)
  if (!archive) return
  let files: Listed[] = []
  const write = async () => {
    const written = JSON.stringify(files)
    files = []
    await db.inCenter(centerId, async (tx) => {
      await sql`insert into import_pictures (volunteer_center_id, import_id, name, base, position, problem)
        select ${centerId}, ${importId}, name, base, position, problem
        from jsonb_to_recordset(${written}::jsonb) as file (name text, base text, position integer, problem text) on conflict do nothing`.execute(tx)
    })
  }
  for await (const { position, entry } of archive.files()) {
    const name = plainPath(entry.fileName)
    if (name === '') continue
    const problem =
      entry.uncompressedSize > largestFile ? 'file_too_large' : entry.uncompressedSize === 0 || !entry.canDecodeFileData() ? 'broken_picture' : null
    files.push({ name, base: baseOf(name), position, problem })
    if (files.length === batch) await write()
  }
  if (files.length > 0) await write()
}
