import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { throwAwaySettings } from '#kernel/db/server/postgres/settings.ts'
import { ensureRoles } from '#kernel/db/server/roles.ts'
import { readLockFile } from '#kernel/db/server/postgres/lock-file.ts'
import { startCluster } from '#kernel/db/server/postgres/cluster.ts'
import { abandonedFolders, isAlive, scratchFolder } from './scratch-folder.ts'

/** What a test needs to know of the cluster that the whole run shares. */
export type TestCluster = { /** The owner's address of the database `postgres`. */ administration: string; secretKey: string }

/** Starts a PostgreSQL for one run of the tests, in a folder of its own, without waiting for the disk. `stop` removes all of it. */
export async function startTestCluster(): Promise<TestCluster & { stop(): Promise<void> }> {
  await removeOrphans()
  const folder = scratchFolder()
  const cluster = await startCluster(folder, { settings: throwAwaySettings })
  const administration = cluster.url('postgres')
  const secretKey = 'only for the throw-away databases of a test run'
  await ensureRoles({ databaseUrl: administration, secretKey })
  return {
    administration,
    secretKey,
    async stop() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A run that was killed could not stop its clusters; the next run does. */
async function removeOrphans(): Promise<void> {
  for (const folder of abandonedFolders()) {
    const lock = readLockFile(join(folder, 'database/cluster'))
    if (lock && isAlive(lock.pid)) await (await startCluster(folder)).stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
