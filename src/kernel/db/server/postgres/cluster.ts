import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { CannotRun } from './cannot-run.ts'
import { createCluster, ownerRole } from './create-cluster.ts'
import { freePort } from './free-port.ts'
import { readLockFile, removeIfStale } from './lock-file.ts'
import { serverSettings } from './settings.ts'
import { unprivileged } from './unprivileged.ts'

export type Cluster = {
  /** The superuser's address of a database in this cluster. */
  url(database: string): string
  pid: number
  port: number
  /** False once its process has ended. */
  lives(): boolean
  /** Whether this call started the server; false when it was already running and this process joined it. */
  started: boolean
  /** Stops the server in order (fast shutdown) once it has rolled back open transactions. */
  stop(): Promise<void>
}

type Options = {
  /** Added to the settings that follow from the machine's size. */
  settings?: Record<string, string>
  /** The port to listen on when the server comes back for clients that know its address; by default a free one. */
  port?: number
}

/**
 * Starts the embedded PostgreSQL in `folder/database`, or joins the one that already runs there: it survives a kill of Node,
 * and a second process of the product shares it. It listens on a loopback port only and has its own session, so Ctrl-C in a
 * terminal reaches Node and not the database.
 * @throws {CannotRun} with what to do, when it cannot run here
 */
export async function startCluster(folder: string, { settings = {}, port }: Options = {}): Promise<Cluster> {
  const home = join(folder, 'database')
  createCluster(home)
  const data = join(home, 'cluster')
  const password = readFileSync(join(home, 'owner.password'), 'utf8').trim()
  const log = join(home, 'server.log')
  const began = Date.now()
  let child: ChildProcess | null = null
  let attempts = 0

  for (;;) {
    const lock = readLockFile(data)
    if (lock?.status === 'ready' && (await opens(lock.port, password))) {
      return clusterAt(data, password, lock.pid, lock.port, lock.pid === child?.pid)
    }
    if (child === null || child.exitCode !== null || child.signalCode !== null) {
      // After a crash its lock file may look held for some hundred milliseconds, and recovery of much data takes time.
      const patience = lock?.status === 'starting' || lock?.status === 'stopping' ? 120_000 : 8_000
      if (attempts > 0 && Date.now() - began > patience) {
        throw new CannotRun(`The built-in PostgreSQL does not start in ${home}; its log ${log} ends with:\n${lastLines(log)}\n`)
      }
      if (lock && attempts > 0) removeIfStale(data, lock)
      if (attempts > 0) await sleep(250)
      attempts += 1
      child = await launch(data, log, port ?? (await freePort()), { ...serverSettings(), ...settings })
    }
    await sleep(10)
  }
}

async function launch(data: string, log: string, port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const binaries = findBinaries()
  const how = unprivileged(binaries, data)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // No socket file (-k ''): the path of the folder may be longer than sockets allow.
  const [program, args] = how.command(binaries.postgres, ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...options])
  if (existsSync(log) && statSync(log).size > 10_000_000) renameSync(log, `${log}.1`)
  const output = openSync(log, 'a', 0o600)
  const child = spawn(program, args, { detached: true, stdio: ['ignore', output, output], uid: how.uid, gid: how.gid, windowsHide: true })
  child.on('error', () => {}) // the loop above notices that it does not run and reports it
  child.unref()
  closeSync(output)
  return child
}

function clusterAt(data: string, password: string, pid: number, port: number, started: boolean): Cluster {
  return {
    url: (database) => `postgres://${ownerRole}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    pid,
    port,
    started,
    lives: () => signal(pid, 0),
    async stop() {
      signal(pid, 'SIGINT')
      const began = Date.now()
      while (readLockFile(data)?.pid === pid) {
        if (!signal(pid, 0)) return
        if (Date.now() - began > 20_000) signal(pid, 'SIGQUIT')
        await sleep(10)
      }
    },
  }
}

/** false when the process no longer exists. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

async function opens(port: number, password: string): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: ownerRole, password, database: 'postgres', connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false // refused, or another server took this port: the caller retries and finally gives up with the log
  } finally {
    await client.end().catch(() => {})
  }
}

function lastLines(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').slice(-5).join('\n') : '(no log)'
}
