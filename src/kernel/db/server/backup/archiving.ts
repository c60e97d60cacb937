import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries, unprivileged } from '#kernel/db/server/postgres/binaries.ts'

/** Where the segments of the write-ahead log come to lie. */
export const walFolder = (backupDir: string) => join(backupDir, 'wal')

/**
 * Settings with which the embedded server copies each finished segment of its write-ahead log to `backupDir/wal`, and finishes
 * one at least every minute: what was written more than a minute ago is in the archive. Makes the folder.
 * Source: PostgreSQL 18, 25.3.1 and F.5 basic_archive, which writes under another name, flushes and renames.
 */
export function archiveTo(backupDir: string): Record<string, string> {
  const folder = walFolder(backupDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, gid } = unprivileged(findBinaries(), folder)
  if (uid !== undefined) chownSync(folder, uid, gid ?? uid)
  return { archive_mode: 'on', archive_library: 'basic_archive', 'basic_archive.archive_directory': folder, archive_timeout: '60s' }
}

/** How the server fetches a segment from the archive while it recovers: by a shell, in which the path is one word. */
export function fetchFrom(backupDir: string): Record<string, string> {
  const folder = walFolder(backupDir)
    .replaceAll('%', '%%')
    .replaceAll("'", String.raw`'\''`)
  return { restore_command: process.platform === 'win32' ? `copy "${folder}\\%f" "%p"` : `cp '${folder}/%f' '%p'` }
}
