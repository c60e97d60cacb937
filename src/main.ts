import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ConfigFaults } from '#kernel/config/server/config-faults.ts'
import { type Config, readConfig } from '#kernel/config/server/config.ts'
import { type Database, openDatabase } from '#kernel/db/server/database.ts'
import { fillWhenEmpty } from '#kernel/db/server/fill-when-empty.ts'
import { type ProvidedDatabase, provideDatabase } from '#kernel/db/server/provide-database.ts'
import { listen } from './listen.ts'
import { refuseTakenPort } from './refuse-taken-port.ts'
import { shutDownInOrder } from './shutdown.ts'
import { welcome } from './welcome.ts'

const flags = new Set(process.argv.slice(2))
const everything = !flags.has('--web') && !flags.has('--worker')
const parts = { web: everything || flags.has('--web'), worker: everything || flags.has('--worker') }
const say = (line: string) => process.stdout.write(`${line}\n`)

// Whoever read our output may be gone (`npm start | head`); that is no reason to stop.
process.stdout.on('error', () => {})

/** What runs so far; a start that fails and a stop both end it from the last to the first. */
const running: { app?: FastifyInstance; stopListening?(): Promise<void>; worker?: { stop(): Promise<void> }; db?: Database; database?: ProvidedDatabase } = {}

async function start(): Promise<void> {
  const config = readConfig(process.env, { dev: flags.has('--dev') })
  if (parts.web) await refuseTakenPort(config.port, config.host)
  shutDownInOrder((cause) => stopping(cause === 'signal' && config.production), say)

  running.database = await provideDatabase(config, say)
  const ready: Config = { ...config, databaseUrl: running.database.databaseUrl }
  running.db = await openDatabase({ ...ready, databaseUrl: running.database.databaseUrl }, { onError: (error) => say(`database: ${error.message}`) })
  await seed(ready, running.db)

  if (parts.web) {
    const app: FastifyInstance = (await part('./app.ts')).buildApp({ config: ready, db: running.db })
    running.app = await app
    running.stopListening = await listen(running.app, config)
    say(welcome(ready))
  }
  if (parts.worker) {
    const worker = await part('./worker.ts')
    running.worker = await worker?.startWorker({ config: ready, db: running.db })
  }
}

async function seed(config: Config, db: Database): Promise<void> {
  if (config.seed !== 'demo' || config.databaseUrl === null) return
  await fillWhenEmpty(config.databaseUrl, 'volunteer_centers', async () => {
    say('the database is empty: making the demo centers, people and vacancies')
    await (await part('./seed/demo.ts'))?.seedDemo({ config, db, log: say })
  })
}

/** A part that is written in these days; a plain import once it is there. */
async function part(path: string) {
  return existsSync(join(import.meta.dirname, path)) ? await import(path) : undefined
}

function stopping(announced: boolean) {
  const { app, stopListening, worker, db, database } = running
  return [
    // A load balancer needs some seconds to see /ready fail; only then may connections be refused.
    { name: 'announcing the stop', atMost: 6_000, run: () => (app && (app.draining = true) && announced ? sleep(5_000) : undefined) },
    { name: 'finishing requests', atMost: 20_000, run: () => stopListening?.() ?? app?.close() },
    { name: 'finishing jobs', atMost: 20_000, run: () => worker?.stop() },
    { name: 'closing connections', atMost: 5_000, run: () => db?.close() },
    { name: 'stopping the database', atMost: 25_000, run: () => database?.release() },
  ]
}

try {
  await start()
} catch (error) {
  const known = error instanceof Error && error.constructor === Error
  process.stderr.write(`\n${error instanceof ConfigFaults || known ? error.message : (error as Error).stack}\n`)
  for (const { run } of stopping(false)) await Promise.resolve(run()).catch(() => {}) // the first error is the one to tell
  process.exit(error instanceof ConfigFaults ? 78 : 1)
}
