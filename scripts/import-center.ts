import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { readConfig } from '#kernel/config/server/config.ts'
import { type Database, openDatabase } from '#kernel/db/server/database.ts'
import { isUsedByOthers, provideDatabase } from '#kernel/db/server/provide-database.ts'
import { moveIntoStorage } from '#kernel/storage/server/move-bytes.ts'
import { fillPlaces } from '#features/places/server/load.ts'
import { readPassphrase } from '#features/center-archives/server/archive-format.ts'
import { importCenter } from '#features/center-archives/server/import-center.ts'

// Imports a center from the archive that its admin downloaded (docs/operations.md):
//   npm run import-center -- arnhem-2026-11-26.tar.gz.age
// It asks for the passphrase; where nobody can be asked, it is the first line of the input.

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const usage = 'npm run import-center -- <file>'

async function run(): Promise<void> {
  const path = readPath()
  const config = readConfig(process.env, { serves: false })
  const passphrase = readPassphrase(await askPassphrase())
  if (passphrase === '') throw new Error('Without the passphrase the archive cannot be opened. It was shown once, when the archive was asked for.')
  const database = await provideDatabase(config, say)
  try {
    if (await isUsedByOthers(database.databaseUrl))
      throw new Error('The product is running on this database. Stop every process of it first: an import has its tables for itself.')
    await fillPlaces(database.databaseUrl)
    // Gives this process the keys under which words of help are encrypted here.
    const db = await openDatabase({ ...config, databaseUrl: database.databaseUrl })
    try {
      const { center, rows, toSetPassword, toJoin } = await importCenter({ databaseUrl: database.databaseUrl, path, passphrase })
      say(`Imported ${center.name} (${center.slug}): ${rows} rows.`)
      say(`When the product runs with a mail server, it mails ${toSetPassword} people to set a password,`)
      say(`and asks ${toJoin} who have an account here already whether both are theirs.`)
      if (db.bytes.objects) await moveFiles(db, center.id)
    } finally {
      await db.close()
    }
  } finally {
    await database.release()
  }
}

/** All of the center is in the database by now: where the storage does not work, its files are served from there. */
async function moveFiles(db: Database, centerId: string): Promise<void> {
  try {
    const { rows } = await moveIntoStorage(db, centerId)
    say(`Its ${rows} files are in the storage.`)
  } catch (error) {
    say(`${(error as Error).message} Its files are in the database. Move them when the storage works: npm run move-files`)
  }
}

function readPath(): string {
  const { positionals } = (() => {
    try {
      return parseArgs({ allowPositionals: true, options: {} })
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${usage}`, { cause: error })
    }
  })()
  const [path, ...others] = positionals
  if (!path || others.length > 0) throw new Error(`Name the file of the archive. ${usage}`)
  return path
}

/** The line is not shown while it is typed, and is no argument: other people on the machine can read those. */
async function askPassphrase(): Promise<string> {
  const lines = createInterface({ input: process.stdin, terminal: process.stdin.isTTY, ...(process.stdin.isTTY && { output: process.stderr }) })
  if (process.stdin.isTTY) {
    process.stderr.write('Passphrase: ')
    Object.assign(lines, { _writeToOutput: () => {} })
  }
  const answered = once(lines, 'line').then(([line]) => String(line))
  const closed = once(lines, 'close').then(() => '')
  const answer = await Promise.race([answered, closed])
  lines.close()
  if (process.stdin.isTTY) process.stderr.write('\n')
  return answer
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
