import { ConfigFaults } from '#kernel/config/server/variables.ts'
import { readConfig } from '#kernel/config/server/config.ts'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import { openDatabase } from '#kernel/db/server/database.ts'
import { provideDatabase } from '#kernel/db/server/provide-database.ts'
import { type MovedBytes, moveIntoRows, moveIntoStorage } from '#kernel/storage/server/move-bytes.ts'
import { refuseWrongStorage } from '#kernel/storage/server/refuse-wrong-storage.ts'

// Moves the files of all centers from the database into the storage that is set, or back, while the product runs (ADR 0079). It may be
// stopped at any moment, and goes on where it was:
//   npm run move-files
//   npm run move-files -- --back

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const usage = 'npm run move-files [-- --back]'

async function run(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.some((arg) => arg !== '--back')) throw new Error(usage)
  const isBack = args.length > 0
  const config = readConfig(process.env, { serves: false })
  if (!config.storage) throw new ConfigFaults(['FILES_S3_URL: set the storage, with its key.'])
  const database = await provideDatabase(config, say)
  try {
    const db = await openDatabase({ ...config, databaseUrl: database.databaseUrl })
    try {
      await refuseWrongStorage(db, say)
      const all: MovedBytes = { rows: 0, bytes: 0 }
      for (const centerId of await db.asWorker(centerIds)) {
        const { rows, bytes } = await (isBack ? moveIntoRows(db, centerId) : moveIntoStorage(db, centerId))
        say(`center ${centerId}: ${rows} files, ${megabytes(bytes)} MB`)
        all.rows += rows
        all.bytes += bytes
      }
      say(`Moved ${all.rows} files, ${megabytes(all.bytes)} MB, ${isBack ? 'back into the database' : 'into the storage'}.`)
    } finally {
      await db.close()
    }
  } finally {
    await database.release()
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

try {
  await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(error instanceof ConfigFaults ? 78 : 1)
}
