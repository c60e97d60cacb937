import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#kernel/config/server/config.ts'
import { backupsIn } from '#kernel/db/server/backup/kept-backups.ts'
import { readErasures, readRemovals } from '#kernel/db/server/backup/erasure-journal.ts'
import { restoreBackup } from '#kernel/db/server/backup/restore-backup.ts'
import { openDatabase } from '#kernel/db/server/database.ts'
import { readMigrations } from '#kernel/db/server/migrate.ts'
import { databaseName, provideDatabase } from '#kernel/db/server/provide-database.ts'
import { replayRemovals } from '#features/center-removals/server/journal-removals.ts'
import { replayErasures } from '#features/users/privacy/server/journal-erasures.ts'
import { root } from './run.ts'

// Puts the built-in database back from a backup, and what was written since from the archived log (docs/operations.md):
//   npm run restore                              the newest backup, up to the last minute
//   npm run restore -- --from <folder>           this one
//   npm run restore -- --at 2026-11-26T10:15:00Z up to this moment
//   npm run restore -- --replace                 where a database is already

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const usage = 'npm run restore -- [--from <folder of a backup>] [--at 2026-11-26T10:15:00Z] [--replace]'

async function restore(): Promise<void> {
  const { from, at, replace } = readAnswers()
  if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE)
    throw new Error('DATABASE_URL is set: restore a server of your own with its own means. docs/operations.md has the commands of pgBackRest.')
  const dataDir = resolve(process.env.DATA_DIR ?? './data')
  const hasKey = Boolean(process.env.SECRET_KEY || process.env.SECRET_KEY_FILE) || existsSync(join(dataDir, 'secret.key'))
  const backupDir = process.env.BACKUP_DIR ? resolve(process.env.BACKUP_DIR) : null
  const folder = from ?? (backupDir && (await backupsIn(backupDir)).at(-1))
  if (!folder) throw new Error(`There is no backup${backupDir ? ` in ${backupDir}` : ': set BACKUP_DIR, or say which'}. ${usage}`)

  const began = performance.now()
  const { cluster, reached, replaced } = await restoreBackup({
    from: resolve(folder),
    backupDir,
    dataDir,
    at,
    replace,
    // A key is made where there is none, and one that was just made fits no backup.
    secretKey: hasKey ? readConfig(process.env, { serves: false }).secretKey : null,
    migrations: readMigrations(join(root, 'migrations')).map(({ name }) => name),
    database: databaseName,
    now: new Date(),
  })
  try {
    say(`restored from ${folder}, with everything up to ${reached.toISOString()}`)
    if (replaced) say(`the database that was there lies in ${replaced}; remove it when you no longer need it`)
    if (backupDir) await eraseAgain(backupDir)
  } finally {
    await cluster.stop()
  }
  say(`Done in ${Math.round((performance.now() - began) / 1000)} seconds. Start the product.`)
}

async function eraseAgain(backupDir: string): Promise<void> {
  const config = readConfig(process.env, { serves: false })
  const database = await provideDatabase(config, say)
  const db = await openDatabase({ ...config, databaseUrl: database.databaseUrl })
  const count = await replayErasures(db, await readErasures(backupDir), new Date())
  const centers = await replayRemovals(db, await readRemovals(backupDir))
  await db.close()
  await database.release()
  say(`accounts that were removed after that moment, and are removed again: ${count}`)
  if (centers > 0) say(`centers that were removed after that moment, and are removed again: ${centers}`)
}

function readAnswers(): { from: string | undefined; at: Date | null; replace: boolean } {
  const { from, at, replace } = (() => {
    try {
      return parseArgs({ options: { from: { type: 'string' }, at: { type: 'string' }, replace: { type: 'boolean' } } }).values
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${usage}`, { cause: error })
    }
  })()
  const moment = at === undefined ? null : new Date(at)
  // Without its zone a time would mean that of the machine.
  if (moment && (Number.isNaN(moment.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(at!))) throw new Error(`--at ${at} is no moment with its zone. ${usage}`)
  return { from, at: moment, replace: replace === true }
}

try {
  await restore()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
