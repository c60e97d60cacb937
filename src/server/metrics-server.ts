import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import type { Config } from '#kernel/config/server/config.ts'
import { newestBackupAge } from '#kernel/db/server/backup/kept-backups.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { processMetrics } from '#kernel/observed/server/metrics.ts'
import { type Queues, readQueues } from '#kernel/jobs/server/queues.ts'

type Observed = {
  config: Pick<Config, 'backupDir' | 'metricsPort' | 'metricsHost'>
  db: Database
  /** Whether this process does background work; then it tells of the queues, which all processes share. */
  working: boolean
  onError: (error: Error) => void
}

/**
 * GET /metrics on a port of its own, which no visitor reaches (docs/operations.md). Every figure is read when it is asked for.
 * @returns null where no port is set
 */
export async function serveMetrics({ config, db, working, onError }: Observed): Promise<{ port: number; stop(): Promise<void> } | null> {
  if (config.metricsPort === null) return null
  const own = new Registry()
  collectDefaultMetrics({ register: own, eventLoopMonitoringPrecision: 10 })
  poolGauge(own, db)
  replicaGauge(own, db)
  storageGauge(own, db)
  if (working) queueGauges(own, db, onError)
  if (config.backupDir) backupGauge(own, config.backupDir)
  const all = Registry.merge([processMetrics, own])
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    all.metrics().then(
      (text) => response.writeHead(200, { 'content-type': all.contentType }).end(text),
      (error: Error) => {
        onError(error)
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.metricsPort!, config.metricsHost, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function poolGauge(register: Registry, db: Database): void {
  register.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections of each pool: in use, idle, and requests that wait for one',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const { role, inUse, idle, waiting } of db.pools()) {
          this.set({ pool: role, state: 'in_use' }, inUse)
          this.set({ pool: role, state: 'idle' }, idle)
          this.set({ pool: role, state: 'waiting' }, waiting)
        }
      },
    }),
  )
}

function replicaGauge(register: Registry, db: Database): void {
  if (db.isReplicaUsed() === null) return
  register.registerMetric(
    new Gauge({
      name: 'database_replica_used',
      help: 'Whether visitors are answered from the replica: 0 while it is away or too far behind',
      registers: [],
      collect() {
        this.set(db.isReplicaUsed() ? 1 : 0)
      },
    }),
  )
}

function storageGauge(register: Registry, db: Database): void {
  const { objects } = db.bytes
  if (!objects) return
  register.registerMetric(
    new Gauge({
      name: 'storage_answers',
      help: '1 where the storage of files answered within half a second, else 0',
      registers: [],
      async collect() {
        this.set((await objects.answers()) ? 1 : 0)
      },
    }),
  )
}

function queueGauges(register: Registry, db: Database, onError: (error: Error) => void): void {
  let asked: Promise<Queues | null> | undefined
  /** Asked once for all the figures of one answer, which are collected at the same time. */
  const ask = async () =>
    await (asked ??= readQueues(db)
      .catch((error: Error) => (onError(error), null))
      .finally(() => setImmediate(() => (asked = undefined))))
  register.registerMetric(
    new Gauge({
      name: 'database_answers',
      help: '1 where the database answered the questions about queues, else 0',
      registers: [],
      async collect() {
        this.set((await ask()) ? 1 : 0)
      },
    }),
  )
  register.registerMetric(
    new Gauge({
      name: 'mail_oldest_due_seconds',
      help: 'For how long the oldest mail that could be sent has waited',
      registers: [],
      async collect() {
        const found = await ask()
        if (found) this.set(Math.max(0, found.oldest ?? 0))
        else this.remove()
      },
    }),
  )
  register.registerMetric(
    new Gauge({
      name: 'mails_ended_badly',
      help: 'Mails of the last day that were refused, or whose end is unknown',
      labelNames: ['status'],
      registers: [],
      async collect() {
        const found = await ask()
        this.reset()
        for (const status of ['failed', 'unknown']) if (found) this.set({ status }, found.mails?.[status] ?? 0)
      },
    }),
  )
  if (db.bytes.objects)
    register.registerMetric(
      new Gauge({
        name: 'storage_oldest_removal_due_seconds',
        help: 'For how long the oldest object that is to be removed from the storage has been due',
        registers: [],
        async collect() {
          const found = await ask()
          if (found) this.set(Math.max(0, found.removals ?? 0))
          else this.remove()
        },
      }),
    )
  register.registerMetric(
    new Gauge({
      name: 'jobs',
      help: 'Jobs that wait or run, by queue',
      labelNames: ['queue', 'state'],
      registers: [],
      async collect() {
        const found = await ask()
        this.reset()
        for (const { name, waiting, active } of found?.jobs ?? []) {
          this.set({ queue: name, state: 'waiting' }, waiting)
          this.set({ queue: name, state: 'active' }, active)
        }
      },
    }),
  )
}

function backupGauge(register: Registry, backupDir: string): void {
  register.registerMetric(
    new Gauge({
      name: 'backup_age_seconds',
      help: 'How long ago the newest backup was taken; missing where there is none',
      registers: [],
      async collect() {
        const age = await newestBackupAge(backupDir)
        this.reset()
        if (age !== null) this.set(age)
        else this.remove()
      },
    }),
  )
}
