import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { throwAwaySettings } from '#kernel/db/server/postgres/settings.ts'
import { ensureRoles } from '#kernel/db/server/roles.ts'
import { readLockFile } from '#kernel/db/server/postgres/lock-file.ts'
import { startCluster } from '#kernel/db/server/postgres/cluster.ts'

/** What a test needs to know of the cluster that the whole run shares. */
export type TestCluster = { /** The owner's address of the database `postgres`. */ administration: string; secretKey: string }

/** Starts a PostgreSQL for one run of the tests, in a folder of its own, without waiting for the disk. `stop` removes all of it. */
export async function startTestCluster(): Promise<TestCluster & { stop(): Promise<void> }> {
  await removeOrphans()
  const folder = mkdtempSync(join(tmpdir(), `volunteer-tests-${process.pid}-`))
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

/** A run that was killed could not stop its cluster; the next run does. The folder's name tells who started it. */
async function removeOrphans(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const starter = /^volunteer-tests-(\d+)-/.exec(name)?.[1]
    if (starter === undefined || isAlive(Number(starter))) continue
    const folder = join(tmpdir(), name)
    const lock = readLockFile(join(folder, 'database/cluster'))
    if (lock && isAlive(lock.pid)) await (await startCluster(folder)).stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
