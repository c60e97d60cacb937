import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, isAlive, readLockFile, startCluster } from '#kernel/db/server/postgres/cluster.ts'
import { archiveTo, fetchFrom, walFolder } from './archiving.ts'
import { BackupFault } from './backup-fault.ts'
import { isSegment } from './copied-files.ts'
import { inName } from './kept-backups.ts'
import { type Manifest, readManifest, verifyFiles } from './manifest.ts'
import { copyOut } from './open-backup.ts'
import { missingRoom } from './room.ts'
import { recogniseKey } from './take-backup.ts'

type Restoring = {
  /** The folder of the backup. */
  from: string
  /** Where the log is archived; null: the database is as the copy was when it ended. */
  backupDir: string | null
  /** `DATA_DIR`. */
  dataDir: string
  /** Bring it to this moment; null: to the last that is in the archive. */
  at: Date | null
  /** Whether the database that is there now may make place. It is kept beside, under another name. */
  replace: boolean
  /** The key of this deployment; null where it has none yet. */
  secretKey: string | null
  /** The names of the migrations that this version knows. */
  migrations: readonly string[]
  /** The name of the product's database. */
  database: string
  now: Date
}

export type Restored = {
  /** The server on the restored database; whoever restores stops it. */
  cluster: Cluster
  /** The last change that it has, or where the copy ended. */
  reached: Date
  /** Where the database lies that made place; null when there was none. */
  replaced: string | null
}

const postgresMajor = 18

/**
 * Puts the database of a backup into the data folder and recovers it from the archived log, up to a moment if one is named.
 * Everything that can be known is looked at first: then nothing is touched.
 * @throws {BackupFault} saying what to do
 */
export async function restoreBackup(given: Restoring): Promise<Restored> {
  const manifest = await readManifest(given.from)
  refuseUnfit(given, manifest)
  await refusePlace(given)
  await verifyFiles(given.from, manifest)
  await refuseFull(given, manifest)
  const archive = given.backupDir && (await segmentsIn(given.backupDir)).length > 0 ? given.backupDir : null
  if (given.at && !archive)
    throw new BackupFault(
      `There is no archived log${given.backupDir ? ` in ${walFolder(given.backupDir)}` : ''}, so that only ${manifest.ended} can be restored. Leave out --at. Nothing was touched.`,
    )

  const draft = join(given.dataDir, `.restoring-${randomBytes(6).toString('hex')}`)
  const home = join(given.dataDir, 'database')
  const replaced = existsSync(home) ? join(given.dataDir, `database.replaced-${inName(given.now)}`) : null
  try {
    await copyOut(given.from, draft)
    if (archive) await writeFile(join(draft, 'database/cluster/recovery.signal'), '', { mode: 0o600 })
    if (replaced) await rename(home, replaced)
    await rename(join(draft, 'database'), home)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  try {
    const cluster = await startCluster(given.dataDir, {
      settings: archive ? { ...archiveTo(archive), ...fetchFrom(archive), ...target(given.at), ...unreadable } : {},
    })
    return { cluster, reached: (await recovered(cluster.url(given.database))) ?? new Date(manifest.ended), replaced }
  } catch (error) {
    await stopIn(home)
    await rm(home, { recursive: true, force: true })
    if (replaced) await rename(replaced, home)
    const back = replaced ? ' The database that was there is back in its place.' : ''
    throw new BackupFault(`${reasonOf(error as Error, given)}${back}`, { cause: error })
  }
}

function reasonOf({ message }: Error, { at }: Restoring): string {
  if (at && message.includes('recovery ended before configured recovery target'))
    return `The archived log does not reach ${at.toISOString()}. Leave out --at to restore all that is in it.`
  return `The backup cannot be recovered: ${message}`
}

function refuseUnfit({ from, secretKey, migrations, at, now }: Restoring, { postgres, migration, secretKey: key, ended }: Manifest): void {
  if (postgres !== postgresMajor)
    throw new BackupFault(
      `${from} holds files of PostgreSQL ${postgres}, and this version brings ${postgresMajor}. Restore it with the version that made it. Nothing was touched.`,
    )
  if (!migrations.includes(migration))
    throw new BackupFault(`${from} was made by a newer version of the product (${migration}). Install that version, then restore. Nothing was touched.`)
  if (secretKey === null || recogniseKey(secretKey) !== key)
    throw new BackupFault(
      `${from} belongs to another secret key${secretKey === null ? ', and there is none here' : ''}: what is encrypted in it could not be read. Put its secret.key into the data folder, or set SECRET_KEY. Nothing was touched.`,
    )
  if (at && (at.toISOString() < ended || at > now))
    throw new BackupFault(`--at must lie between ${ended}, when the copy was whole, and now. Nothing was touched.`)
}

async function refusePlace({ dataDir, replace }: Restoring): Promise<void> {
  const home = join(dataDir, 'database')
  if (!existsSync(home)) return
  const lock = readLockFile(join(home, 'cluster'))
  if (lock && isAlive(lock.pid)) throw new BackupFault(`The database in ${dataDir} is running. Stop the product first. Nothing was touched.`)
  if (!replace)
    throw new BackupFault(`There is a database in ${dataDir} already. To put the backup in its place, say --replace; it is kept beside. Nothing was touched.`)
}

async function refuseFull({ dataDir }: Restoring, { files }: Manifest): Promise<void> {
  const missing = await missingRoom(existsSync(dataDir) ? dataDir : join(dataDir, '..'), Object.values(files).reduce((sum, [size]) => sum + size, 0) * 1.1)
  if (missing) throw new BackupFault(`${dataDir} is too full: ${missing.needed} MB are needed. Nothing was touched.`)
}

const segmentsIn = async (backupDir: string) => (await readdir(walFolder(backupDir)).catch(() => [])).filter(isSegment)

/** Nobody reads while it recovers; so it does not matter how many connections the server had that wrote the log. */
const unreadable = { hot_standby: 'off' }

const target = (at: Date | null): Record<string, string> =>
  at ? { recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00'), recovery_target_action: 'promote' } : {}

/** Waits until the server takes writes. @returns the time of the last change that it recovered; null when there was none */
async function recovered(databaseUrl: string): Promise<Date | null> {
  const owner = new pg.Client(databaseUrl)
  owner.on('error', () => {}) // the running query reports it
  await owner.connect()
  try {
    for (;;) {
      const { rows } = await owner.query<{ recovers: boolean; at: Date | null }>(
        'select pg_is_in_recovery() as recovers, pg_last_xact_replay_timestamp() as at',
      )
      if (!rows[0]!.recovers) return rows[0]!.at
      await sleep(50)
    }
  } finally {
    await owner.end()
  }
}

/** Stops a server that was left running in `home`, at once. */
async function stopIn(home: string): Promise<void> {
  const lock = readLockFile(join(home, 'cluster'))
  if (!lock || !isAlive(lock.pid)) return
  process.kill(lock.pid, 'SIGQUIT')
  while (isAlive(lock.pid)) await sleep(50)
}
