import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { BackupFault } from './backup-fault.ts'
import { copyOne, filesToCopy, foldersToCopy, isSegment, makeFolders, sizeOf } from './copied-files.ts'
import { inName } from './kept-backups.ts'
import { type Manifest, backupFormat, writeManifest } from './manifest.ts'
import { missingRoom } from './room.ts'

export type BackupParts = {
  /** The owner's address of the product's database in the embedded server, which runs. */
  databaseUrl: string
  /** `DATA_DIR`: holds `database/cluster` and `database/owner.password`. */
  dataDir: string
  /** Where backups come to lie, each a folder named by its time. */
  backupDir: string
  secretKey: string
  now: Date
}

/** What is written while copying, and the segments of the log that come last. */
const room = 1.1
const smallestRoom = 64 * 1024 * 1024

/** The same for the same key, and tells nothing of it. */
export const recogniseKey = (secretKey: string): string => createHmac('sha256', secretKey).update('which key a backup needs').digest('hex').slice(0, 16)

/**
 * Copies the embedded database while it runs (PostgreSQL 18, 25.3.3), with the log that makes the copy whole by itself, and
 * flushes it. It becomes a backup by being renamed at the end, so that a kill half-way leaves none that looks like one.
 * @returns its folder
 * @throws {BackupFault} where it does not fit or cannot be written: before anything is touched, as far as one can know it then
 */
export async function takeBackup({ databaseUrl, dataDir, backupDir, secretKey, now }: BackupParts): Promise<string> {
  const data = join(dataDir, 'database/cluster')
  await refuseFullFolder(backupDir, data)
  const folder = join(backupDir, inName(now))
  const draft = join(backupDir, `.new-${randomBytes(6).toString('hex')}`)
  const owner = new pg.Client(databaseUrl)
  owner.on('error', () => {}) // the running query reports it
  try {
    await owner.connect()
    const began = await begin(owner, now)
    const files = await copyFiles(data, draft)
    const ended = await end(owner, draft, files)
    const segments = (await readdir(join(data, 'pg_wal'))).filter((name) => isSegment(name) && name >= began.segment && name <= ended.segment)
    for (const name of segments) await copyInto(draft, files, { from: join(data, 'pg_wal', name), path: `cluster/pg_wal/${name}` })
    await copyInto(draft, files, { from: join(dataDir, 'database/owner.password'), path: 'owner.password' })
    await writeManifest(draft, {
      format: backupFormat,
      postgres: began.postgres,
      migration: began.migration,
      secretKey: recogniseKey(secretKey),
      began: now.toISOString(),
      ended: ended.at,
      firstSegment: began.segment,
      lastSegment: ended.segment,
      files,
    })
    await rename(draft, folder)
    return folder
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw named(error as NodeJS.ErrnoException, backupDir)
  } finally {
    await owner.end().catch(() => {})
  }
}

async function refuseFullFolder(backupDir: string, data: string): Promise<void> {
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 })
    const missing = await missingRoom(backupDir, (await sizeOf(data, await filesToCopy(data))) * room + smallestRoom)
    if (missing)
      throw new BackupFault(
        `${backupDir} is too full: the backup needs ${missing.needed} MB and ${missing.free} MB is free. Nothing was written. Make room, or set BACKUP_DIR to another disk.`,
      )
  } catch (error) {
    throw named(error as NodeJS.ErrnoException, backupDir)
  }
}

function named(error: NodeJS.ErrnoException, backupDir: string): Error {
  if (error.code === 'ENOSPC') return new BackupFault(`${backupDir} became full. What was written is removed. Make room, or set BACKUP_DIR to another disk.`)
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(error.code ?? ''))
    return new BackupFault(`${backupDir} cannot be written (${error.code}). Make it writable for the user who runs this, or set BACKUP_DIR to another folder.`)
  return error
}

/** The temporary slot keeps every segment that the copy needs until the session ends. */
async function begin(owner: pg.Client, now: Date): Promise<{ segment: string; postgres: number; migration: string }> {
  await owner.query(`select pg_create_physical_replication_slot($1, true, true)`, [`backup_${process.pid}_${randomBytes(4).toString('hex')}`])
  const { rows } = await owner.query<{ segment: string; postgres: string; migration: string }>(
    `select pg_walfile_name(pg_backup_start($1, true)) as segment, current_setting('server_version_num') as postgres,
      (select max(name) from schema_migrations) as migration`,
    [now.toISOString()],
  )
  const { segment, postgres, migration } = rows[0]!
  return { segment, postgres: Math.floor(Number(postgres) / 10_000), migration }
}

async function copyFiles(data: string, draft: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {}
  await makeFolders(join(draft, 'database/cluster'), await foldersToCopy(data))
  for (const path of await filesToCopy(data)) await copyInto(draft, files, { from: join(data, path), path: `cluster/${path}` })
  return files
}

async function copyInto(draft: string, files: Manifest['files'], { from, path }: { from: string; path: string }): Promise<void> {
  const copied = await copyOne(from, join(draft, 'database', path))
  if (copied) files[path] = copied
}

async function end(owner: pg.Client, draft: string, files: Manifest['files']): Promise<{ segment: string; at: string }> {
  const { rows } = await owner.query<{ segment: string; label: string; at: Date }>(
    // Without waiting for the archive: the copy holds what it needs by itself.
    `select pg_walfile_name(lsn) as segment, labelfile as label, clock_timestamp() as at from pg_backup_stop(false)`,
  )
  const { segment, label, at } = rows[0]!
  const text = join(draft, 'backup_label.text')
  await writeFile(text, label, { mode: 0o600 })
  await copyInto(draft, files, { from: text, path: 'cluster/backup_label' })
  await rm(text)
  return { segment, at: at.toISOString() }
}
