import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readLockFile, startCluster } from '#kernel/db/server/postgres/cluster.ts'
import { root } from './run.ts'

const folder = resolve(root, process.env.DATA_DIR ?? './data')

if (process.env.DATABASE_URL) {
  process.stderr.write('DATABASE_URL is set: this only removes the built-in database. Drop and create your own with your own tools.\n')
  process.exit(1)
}
if (process.env.NODE_ENV === 'production') {
  process.stderr.write('This removes all data; it does not run with NODE_ENV=production.\n')
  process.exit(1)
}
// Only a folder that looks like a data folder is removed: a wrong DATA_DIR would cost more than a database.
if (existsSync(folder) && !existsSync(join(folder, 'database')) && !existsSync(join(folder, 'secret.key'))) {
  process.stderr.write(`${folder} is no data folder of this product. Nothing was removed.\n`)
  process.exit(1)
}
if (readLockFile(join(folder, 'database/cluster'))) await (await startCluster(folder)).stop()
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`Removed ${folder}. The next start makes it anew.\n`)
