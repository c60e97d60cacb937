import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Database } from '#kernel/db/server/database.ts'
import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { newPassphrase } from './archive-format.ts'
import { passphrasePlace, runCenterExport } from './run-export.ts'

/** A folder of this file's tests, which goes with them. */
export function archiveFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export type MadeArchive = { path: string; passphrase: string; bytes: Buffer; id: string }

/** The archive of a center, made as the worker makes it, as a file. */
export async function exportOf(db: Database, centerId: string, { folder, userId }: { folder: string; userId: string | null }): Promise<MadeArchive> {
  const passphrase = newPassphrase()
  const id = await db.inCenter(centerId, async (tx) => {
    const made = await tx
      .insertInto('center_exports')
      .values({ volunteer_center_id: centerId, user_id: userId, passphrase: encryptText(passphrase, passphrasePlace(centerId)) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  })
  await runCenterExport(db, { centerId, exportId: id })
  const parts = await db.inCenter(
    centerId,
    async (tx) => await tx.selectFrom('center_export_parts').select(['content', 'object_key']).where('export_id', '=', id).orderBy('position').execute(),
  )
  const bytes = Buffer.concat(await Promise.all(parts.map(async (part) => await db.bytes.get(part))))
  const path = join(folder, `${randomUUID()}.tar.gz.age`)
  writeFileSync(path, bytes)
  return { path, passphrase, bytes, id }
}
