import { type Database, openDatabase } from '#kernel/db/server/database.ts'
import { runCenterExport } from './run-export.ts'

/** Makes an archive in a process of its own, and says how many bytes it held at the most, for the test that measures that (`--expose-gc`). */
const { key, ...address } = JSON.parse(process.argv[2] ?? '')
const db = await openDatabase(address)
let most = 0
/** Looks whenever a piece of the archive goes to the database, after all that nobody holds is gone: what garbage there is says nothing. */
const watched: Database = {
  ...db,
  async inCenter(centerId, work) {
    globalThis.gc!()
    const { heapUsed, external } = process.memoryUsage()
    most = Math.max(most, heapUsed + external)
    return await db.inCenter(centerId, work)
  },
}
await runCenterExport(watched, key)
await db.close()
process.stdout.write(String(most))
