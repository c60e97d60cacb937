import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotRun, findBinaries, unprivileged } from './binaries.ts'

/** The superuser of the embedded cluster; only migrations and the creation of roles log in as it. */
export const ownerRole = 'vw_owner'

/**
 * Makes an empty cluster in `home` (`home/cluster`, its password beside it with mode 0600) if there is none. It is made under
 * another name and renamed when complete, so that neither a kill half-way nor a second process leaves half a cluster.
 */
function createCluster(home: string): void {
  if (existsSync(home)) return
  const binaries = findBinaries()
  mkdirSync(dirname(home), { recursive: true, mode: 0o700 })
  const draft = mkdtempSync(`${home}.new-`)
  try {
    const launch = unprivileged(binaries, draft)
    const passwordFile = join(draft, 'owner.password')
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'))
    chmodSync(passwordFile, 0o600)
    if (launch.uid !== undefined) chownSync(passwordFile, launch.uid, launch.gid ?? launch.uid)

    const options = ['-D', join(draft, 'cluster'), '-U', ownerRole, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
    const [program, args] = launch.command(binaries.initdb, [...options, '-E', 'UTF8', '--locale=C', '-k', '--no-instructions'])
    const made = spawnSync(program, args, { encoding: 'utf8', uid: launch.uid, gid: launch.gid })
    if (made.status !== 0) {
      const reason = made.error?.message ?? (made.stderr.trim() || `signal ${made.signal}`)
      throw new CannotRun(`The built-in PostgreSQL cannot make its database here: ${reason}\n`)
    }
    renameSync(draft, home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    const another = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '') && existsSync(home)
    if (!another) throw error
  }
}

/** Server settings by the memory of the machine. The database shares it with Node, so it takes a modest part. */
function serverSettings(): Record<string, string> {
  const megabytes = Math.floor(totalmem() / 1024 / 1024)
  return {
    shared_buffers: `${clamp(megabytes / 16, 64, 512)}MB`,
    effective_cache_size: `${clamp(megabytes / 2, 256, 8192)}MB`,
    maintenance_work_mem: '64MB',
    work_mem: '8MB',
    max_connections: '80',
    // JIT compilation costs more than it gains for queries of this size.
    jit: 'off',
    // Assumes an SSD, where a random page costs little more than the next one.
    random_page_cost: '1.1',
    // Well below the connections' lock_timeout, so that a deadlock is detected as one and retried.
    deadlock_timeout: '200ms',
    max_wal_size: '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %u@%d ',
  }
}

/** For tests: a crash may lose everything, in exchange for speed. */
export const throwAwaySettings: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
}

function clamp(value: number, least: number, max: number): number {
  return Math.round(Math.min(max, Math.max(least, value)))
}

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
    // One that follows another server says so for as long as it does.
    const isUp = lock?.status === 'ready' || (lock?.status === 'standby' && existsSync(join(data, 'standby.signal')))
    if (isUp && (await opens(lock.port, password))) {
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
      child = await launchServer(data, log, port ?? (await freePort()), { ...serverSettings(), ...settings })
    }
    await sleep(10)
  }
}

async function launchServer(data: string, log: string, port: number, settings: Record<string, string>): Promise<ChildProcess> {
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
    lives: () => isAlive(pid),
    async stop() {
      signal(pid, 'SIGINT')
      const began = Date.now()
      while (readLockFile(data)?.pid === pid) {
        if (!isAlive(pid)) return
        if (Date.now() - began > 20_000) signal(pid, 'SIGQUIT')
        await sleep(10)
      }
    },
  }
}

/** Whether a process with this id exists. */
export const isAlive = (pid: number): boolean => signal(pid, 0)

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

/** A loopback port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The content of `postmaster.pid` (src/include/utils/pidfile.h in PostgreSQL): pid on line 1, port on line 4, status on line 8. */
type LockFile = { pid: number; port: number; status: 'starting' | 'ready' | 'stopping' | 'standby' | '' }

export function readLockFile(cluster: string): LockFile | null {
  let text: string
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return null // no server, or it is just stopping
  }
  const lines = text.split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() as LockFile['status'] }
}

/**
 * A restarted container may have given the old server's process id to another program; PostgreSQL would then refuse to start
 * for ever. Linux can tell what a process is; elsewhere PostgreSQL's own check has to do.
 */
function removeIfStale(cluster: string, { pid }: LockFile): void {
  if (process.platform !== 'linux') return
  let name: string
  try {
    name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return // no such process: PostgreSQL finds that out itself
  }
  if (name !== 'postgres') unlinkSync(join(cluster, 'postmaster.pid'))
}
