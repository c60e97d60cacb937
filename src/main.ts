import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ConfigFaults } from '#kernel/config/server/variables.ts'
import { type Config, readConfig } from '#kernel/config/server/config.ts'
import { type Database, openDatabase } from '#kernel/db/server/database.ts'
import { type DatabaseClock, databaseClock } from '#kernel/db/server/database-clock.ts'
import { patiently } from '#kernel/db/server/patiently.ts'
import { type ProvidedDatabase, fillWhenEmpty, provideDatabase } from '#kernel/db/server/provide-database.ts'
import { refuseMissingKeys } from '#kernel/encryption/server/encrypted-columns.ts'
import { refuseWrongStorage } from '#kernel/storage/server/refuse-wrong-storage.ts'
import { prepareJobs } from '#kernel/jobs/server/prepare-jobs.ts'
import { fillPlaces } from '#features/places/server/load.ts'
import { buildApp } from './server/app.ts'
import { startBackground, startHeartbeat } from '#src/server/background.ts'
import { listen, refuseTakenPort, shutDownInOrder, startupMessage } from '#src/server/listen.ts'
import { serveMetrics } from '#src/server/metrics-server.ts'
import { startTraces } from '#kernel/observed/server/traces.ts'
import { publicChanges } from '#src/server/live-centers.ts'
import { Centers } from '#features/tenancy/server/centers.ts'

const flags = new Set(process.argv.slice(2))
const everything = !flags.has('--web') && !flags.has('--worker')
const parts = { web: everything || flags.has('--web'), worker: everything || flags.has('--worker') }
const say = (line: string) => process.stdout.write(`${line}\n`)

// The reader of our output may be gone (`npm start | head`); that is no reason to stop.
process.stdout.on('error', () => {})

/** What has been started so far; both a failed start and a stop end it in reverse order. */
const running: {
  database?: ProvidedDatabase
  db?: Database
  changes?: ReturnType<typeof publicChanges>
  background?: { stop(): Promise<void> }
  metrics?: { stop(): Promise<void> } | null
  traces?: { stop(): Promise<void> } | null
  clock?: DatabaseClock
  app?: FastifyInstance
  stopListening?(): Promise<void>
} = {}

async function start(): Promise<void> {
  const given = readConfig(process.env, { dev: flags.has('--dev') })
  if (parts.web) await refuseTakenPort(given.port, given.host)
  if (given.metricsPort !== null) await refuseTakenPort(given.metricsPort, given.metricsHost)
  shutDownInOrder((cause) => stopping(cause === 'signal' && given.production), say)

  running.traces = given.traces && (await startTraces({ service: 'volunteers', ...given.traces }))
  running.database = await provideDatabase(given, say)
  const config = { ...given, databaseUrl: running.database.databaseUrl }
  await prepareJobs(config.databaseUrl)
  const db = (running.db = await openDatabase(config, { onError: (error) => say(`database: ${error.message}`) }))
  await fillPlaces(config.databaseUrl)
  await seed(config, db)
  await patiently(async () => await refuseMissingKeys(db))
  await patiently(async () => await refuseWrongStorage(db, say))

  const changes = (running.changes = publicChanges(config, (error) => say(`database: ${error.message}`)))
  running.background = await startBackground({ config, db, changes, working: parts.worker })
  running.metrics = await serveMetrics({ config, db, working: parts.worker, onError: (error) => say(`metrics: ${error.message}`) })
  if (flags.has('--watched')) startHeartbeat()
  if (!parts.web) return
  const clock = (running.clock = await patiently(async () => await databaseClock(db)))
  running.app = await buildApp({ config, db, changes, clock })
  running.stopListening = await listen(running.app, config)
  say(startupMessage(config, await originsOf(config, db)))
}

async function originsOf(config: Config, db: Database): Promise<string[]> {
  const sites = new Centers(db, config)
  await sites.load()
  return sites.tenants().map(({ origin }) => origin)
}

async function seed(config: Config, db: Database): Promise<void> {
  if (config.databaseUrl === null) return
  if (!config.production) {
    const { fillSites } = await import('./seed/fill-tenants.ts')
    await fillWhenEmpty(config.databaseUrl, 'tenants', async () => await fillSites(db))
  }
  if (config.seed !== 'demo') return
  await fillWhenEmpty(config.databaseUrl, 'volunteer_centers', async () => {
    say('the database is empty: making the demo centers, people and vacancies')
    // Imported only when needed, because the demo's texts are large.
    const { seedDemo } = await import('./seed/demo.ts')
    await seedDemo({ config, db, log: say })
  })
}

function stopping(announced: boolean) {
  const { app, stopListening, changes, background, clock, db, database, metrics, traces } = running
  return [
    // A load balancer needs some seconds to see /ready fail; only after that may connections be refused.
    { name: 'announcing the stop', atMost: 6_000, run: () => (app && (app.draining = true) && announced ? sleep(5_000) : undefined) },
    { name: 'finishing requests', atMost: 20_000, run: () => stopListening?.() ?? app?.close() },
    { name: 'finishing jobs', atMost: 20_000, run: () => background?.stop() },
    { name: 'no longer listening for changes', atMost: 5_000, run: () => (clock?.stop(), changes?.stop()) },
    { name: 'no longer telling figures', atMost: 1_000, run: () => metrics?.stop() },
    { name: 'sending the last traces', atMost: 6_000, run: () => traces?.stop() },
    { name: 'closing connections', atMost: 5_000, run: () => db?.close() },
    { name: 'stopping the database', atMost: 25_000, run: () => database?.release() },
  ]
}

try {
  await start()
} catch (error) {
  // These errors say in one sentence what to do; for any other the stack matters.
  const { name, message, stack } = error as Error
  process.stderr.write(`\n${['Error', 'ConfigFaults', 'CannotRun', 'Unavailable'].includes(name) ? message : stack}\n`)
  for (const { run } of stopping(false)) await Promise.resolve(run()).catch(() => {}) // the first error is the one to report
  process.exit(error instanceof ConfigFaults ? 78 : 1)
}
