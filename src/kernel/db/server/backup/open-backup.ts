import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries, unprivileged } from '#kernel/db/server/postgres/binaries.ts'
import { startCluster, throwAwaySettings } from '#kernel/db/server/postgres/cluster.ts'
import { BackupFault } from './backup-fault.ts'
import { giveTo } from './copied-files.ts'
import { readManifest, verifyFiles } from './manifest.ts'

/** Copies the database of a backup to `folder/database`, as the server may open it. */
export async function copyOut(backup: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await cp(join(backup, 'database'), join(folder, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true, force: false })
  await giveTo(join(folder, 'database'), unprivileged(findBinaries(), join(folder, 'database/cluster')))
}

/**
 * Proves that a backup can be restored: compares every file with its digest, starts a server on a copy of it, and reads every row
 * of every table, by which the server compares the checksum of each page.
 * @param database the name of the product's database
 * @returns the rows by table
 * @throws {BackupFault} where a file is not as it was written, or the copy does not open
 */
export async function openBackup(backup: string, database: string): Promise<Map<string, number>> {
  await verifyFiles(backup, await readManifest(backup))
  const folder = join(backup, '..', `.open-${randomBytes(6).toString('hex')}`)
  try {
    await copyOut(backup, folder)
    const cluster = await startCluster(folder, { settings: throwAwaySettings })
    try {
      return await countRows(cluster.url(database))
    } finally {
      await cluster.stop()
    }
  } catch (error) {
    throw new BackupFault(`${backup} does not open: ${(error as Error).message}`, { cause: error })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function countRows(databaseUrl: string): Promise<Map<string, number>> {
  const owner = new pg.Client(databaseUrl)
  owner.on('error', () => {}) // the running query reports it
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
    const counts = new Map<string, number>()
    for (const { name } of rows) {
      // Of the whole row, so that values kept apart from it are read too.
      const counted = await owner.query<{ n: string }>(`select count(length(t::text)) as n from ${name} t`)
      counts.set(name, Number(counted.rows[0]!.n))
    }
    return counts
  } finally {
    await owner.end()
  }
}
