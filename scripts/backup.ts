import { parseArgs } from 'node:util'
import { readConfig } from '#kernel/config/server/config.ts'
import { removeOld } from '#kernel/db/server/backup/kept-backups.ts'
import { openBackup } from '#kernel/db/server/backup/open-backup.ts'
import { takeBackup } from '#kernel/db/server/backup/take-backup.ts'
import { databaseName, provideDatabase } from '#kernel/db/server/provide-database.ts'

// Backs up the built-in database while it runs, and proves that the copy opens (docs/operations.md):
//   npm run backup
//   npm run backup -- --check <folder>     proves it of an earlier one

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function backUp(): Promise<void> {
  const { check } = parseArgs({ options: { check: { type: 'string' } } }).values
  if (check !== undefined) return await prove(check)
  const config = readConfig(process.env, { serves: false })
  if (config.databaseUrl)
    throw new Error('DATABASE_URL is set: back up a server of your own with its own means. docs/operations.md has a configuration of pgBackRest.')
  if (config.backupDir === null) throw new Error('Set BACKUP_DIR to a folder on another disk than DATA_DIR.')
  const database = await provideDatabase(config, say)
  let folder: string
  try {
    folder = await takeBackup({ ...config, databaseUrl: database.databaseUrl, backupDir: config.backupDir, now: new Date() })
  } finally {
    await database.release()
  }
  await prove(folder)
  for (const old of await removeOld(config.backupDir, new Date())) say(`removed, because it is older than 35 days: ${old}`)
  say('The secret key is not in it: keep a copy of SECRET_KEY, or of secret.key in the data folder, somewhere else.')
}

async function prove(folder: string): Promise<void> {
  const counts = await openBackup(folder, databaseName)
  const rows = [...counts.values()].reduce((sum, n) => sum + n, 0)
  say(`${folder}: every file is as it was written, and ${rows} rows of ${counts.size} tables can be read.`)
}

try {
  await backUp()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
