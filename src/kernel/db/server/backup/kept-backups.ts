import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { walFolder } from './archiving.ts'
import { isSegment } from './copied-files.ts'
import { readManifest } from './manifest.ts'

/** Days after which no copy of what somebody had erased may be left (quality P11). */
export const mostDays = 35

/** A moment in the name of a folder: `2026-11-26T03-00-00`. */
export const inName = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(':', '-')

const named = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/

/** The folders of the backups in `backupDir`, the oldest first. */
export async function backupsIn(backupDir: string): Promise<string[]> {
  const names = await readdir(backupDir).catch(() => [])
  return names
    .filter((name) => named.test(name))
    .toSorted()
    .map((name) => join(backupDir, name))
}

/** For how many seconds the newest backup in `backupDir` has been there; null where there is none. */
export async function newestBackupAge(backupDir: string): Promise<number | null> {
  const newest = (await backupsIn(backupDir)).at(-1)
  return newest === undefined ? null : (Date.now() - (await stat(newest)).mtimeMs) / 1000
}

/**
 * Removes backups older than `mostDays` but for the newest, what a killed run left behind, and the segments of the log that only
 * removed backups need.
 * @returns the folders that it removed
 */
export async function removeOld(backupDir: string, now: Date): Promise<string[]> {
  const all = await backupsIn(backupDir)
  const first = new Date(now.getTime() - mostDays * 86_400_000).toISOString()
  const old = all.slice(0, -1).filter((folder) => folder.slice(-19, -8) < first.slice(0, 11))
  const halves = (await readdir(backupDir)).filter((name) => /^\.(?:new|open)-/.test(name)).map((name) => join(backupDir, name))
  for (const folder of [...old, ...halves]) await rm(folder, { recursive: true, force: true })
  const oldest = all.find((folder) => !old.includes(folder))
  if (oldest) await removeSegmentsBefore(walFolder(backupDir), (await readManifest(oldest)).firstSegment)
  return old
}

/** The part of a segment's name after its timeline: a restored database goes on in the next one. */
const placeOf = (name: string) => name.slice(8)

async function removeSegmentsBefore(folder: string, first: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) if (isSegment(name) && placeOf(name) < placeOf(first)) await rm(join(folder, name), { force: true })
}
