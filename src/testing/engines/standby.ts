import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { copyOut } from '#kernel/db/server/backup/open-backup.ts'
import { takeBackup } from '#kernel/db/server/backup/take-backup.ts'
import { findBinaries, unprivileged } from '#kernel/db/server/postgres/binaries.ts'
import { type Cluster, freePort, startCluster } from '#kernel/db/server/postgres/cluster.ts'

export type Standby = {
  /** The address of the database of this name in it. */
  url(database: string): string
  /** Receives on, and applies nothing, until `follow`. */
  pause(): Promise<void>
  follow(): Promise<void>
  /** kill -9. */
  kill(): void
  /** At the same address. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

type Primary = { databaseUrl: string; dataDir: string; secretKey: string }

/** A second embedded server, made from a backup of the first, that follows it (PostgreSQL 18, 26.2.4 and 26.2.5). */
export async function startStandby({ databaseUrl, dataDir, secretKey }: Primary, folder: string, settings: Record<string, string>): Promise<Standby> {
  const backup = await takeBackup({ databaseUrl, dataDir, backupDir: join(folder, 'backups'), secretKey, now: new Date() })
  const home = join(folder, 'standby')
  await copyOut(backup, home)
  const signal = join(home, 'database/cluster/standby.signal')
  writeFileSync(signal, '')
  const { uid, gid } = unprivileged(findBinaries(), join(home, 'database/cluster'))
  if (uid !== undefined) chownSync(signal, uid, gid ?? uid)

  const { hostname, port: of, username, password } = new URL(databaseUrl)
  const primary_conninfo = `host=${hostname} port=${of} user=${username} password=${decodeURIComponent(password)}`
  const port = await freePort()
  const start = async (): Promise<Cluster> => await startCluster(home, { port, settings: { ...settings, primary_conninfo } })
  let running = await start()
  const say = async (statement: string): Promise<void> => {
    const owner = new pg.Client(running.url('postgres'))
    await owner.connect()
    try {
      await owner.query(statement)
    } finally {
      await owner.end()
    }
  }
  return {
    url: (database) => running.url(database),
    pause: async () => await say('select pg_wal_replay_pause()'),
    follow: async () => await say('select pg_wal_replay_resume()'),
    kill: () => void process.kill(running.pid, 'SIGKILL'),
    startAgain: async () => void (running = await start()),
    stop: async () => await running.stop(),
  }
}
