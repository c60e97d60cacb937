import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLockFile, startCluster, throwAwaySettings } from '#kernel/db/server/postgres/cluster.ts'
import { ensureRoles } from '#kernel/db/server/roles.ts'

const memory = '/dev/shm'
/** Bytes: more than a run of all tests and journeys needs at any time. */
const enough = 3 * 1024 ** 3
const prefix = 'volunteer-tests-'

/**
 * A new folder for a temporary database, in memory when there is enough: copying a database on a disk costs several times the
 * processor time. The caller removes it; when its process is gone, `abandonedFolders` finds it.
 */
export function scratchFolder(): string {
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `${prefix}${process.pid}-`))
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > enough
  } catch {
    return false // no such folder on this system
  }
}

/** Folders of processes that were killed before they could remove them. The name contains the process id. */
function abandonedFolders(): string[] {
  const names = [memory, tmpdir()].flatMap((root) => namesIn(root).map((name) => join(root, name)))
  return names.filter((path) => {
    const maker = new RegExp(`/${prefix}(\\d+)-`).exec(path)?.[1]
    return maker !== undefined && !isAlive(Number(maker))
  })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // no such folder on this system
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** What a test needs to know of the cluster that the whole run shares. */
export type TestCluster = { /** The owner's address of the database `postgres`. */ administration: string; secretKey: string }

/** Starts a PostgreSQL for one run of the tests, in a folder of its own, without syncing to disk. `stop` removes all of it. */
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
