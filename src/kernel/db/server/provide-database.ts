import pg from 'pg'
import type { Config } from '#kernel/config/server/config.ts'
import { type Cluster, startCluster } from '#kernel/db/server/postgres/cluster.ts'
import { archiveTo } from './backup/archiving.ts'
import { migrate } from './migrate.ts'
import { ensureRoles } from './roles.ts'
import { withLock } from './with-lock.ts'

export type ProvidedDatabase = {
  /** The owner's address; holds a password. */
  databaseUrl: string
  /** Call it after the pools are closed: stops the embedded server, unless another process of the product still uses it. */
  release(): Promise<void>
}

/** The name of the database in the embedded cluster. */
export const databaseName = 'volunteers'

/** The running database of this deployment, with its roles and up to date: the server in DATABASE_URL, reached without a bouncer, else the embedded one. */
export async function provideDatabase(config: Config, log: (line: string) => void): Promise<ProvidedDatabase> {
  const provided = config.databaseUrl ? await connectTo(config.databaseUrl) : await provideEmbedded(config, log)
  try {
    await ensureRoles({ databaseUrl: provided.databaseUrl, secretKey: config.secretKey })
    // In development no newer version runs beside this one, so the files are right, also when they went back to an earlier
    // text.
    await migrate({ databaseUrl: provided.databaseUrl, mayGoBack: !config.production, log })
    return provided
  } catch (error) {
    await provided.release()
    throw error
  }
}

async function connectTo(databaseUrl: string): Promise<ProvidedDatabase> {
  const owner = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  owner.on('error', () => {})
  try {
    await owner.connect()
  } catch (cause) {
    const { host, pathname } = new URL(databaseUrl)
    throw new Error(
      `The database ${pathname.slice(1)} at ${host} cannot be opened: ${(cause as Error).message}. Correct DATABASE_URL (DATABASE_DIRECT_URL where that is set), or leave it out to use the built-in database.`,
      { cause },
    )
  } finally {
    await owner.end().catch(() => {})
  }
  return { databaseUrl, release: async () => {} }
}

async function provideEmbedded({ dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>, log: (line: string) => void): Promise<ProvidedDatabase> {
  const began = performance.now()
  const settings = backupDir ? archiveTo(backupDir) : {}
  const cluster = await startCluster(dataDir, { settings })
  const databaseUrl = cluster.url(databaseName)
  await ensureDatabase(cluster.url('postgres'), databaseName)
  const mutation = cluster.started ? 'started' : 'was running already, joined it'
  log(`database in ${dataDir}: ${mutation} (${Math.round(performance.now() - began)} ms)`)
  const watch = keepRunning(cluster, { dataDir, settings, log })
  return {
    databaseUrl,
    async release() {
      const last = await watch.end()
      if (!(await isUsedByOthers(databaseUrl))) await last.stop()
    },
  }
}

type Kept = { dataDir: string; settings: Record<string, string>; log: (line: string) => void }

/** Watches the embedded server: after a kill it is started again at the same address, where the pools reconnect. */
function keepRunning(first: Cluster, { dataDir, settings, log }: Kept): { end(): Promise<Cluster> } {
  let cluster = first
  let ended = false
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    if (ended || cluster.lives()) return
    log('the database is gone; starting it again')
    cluster = await startCluster(dataDir, { port: cluster.port, settings }).catch((error: Error) => {
      log(error.message)
      return cluster
    })
  }
  const timer = setInterval(() => void (looking = looking.then(look)), 500)
  timer.unref()
  return {
    async end() {
      ended = true
      clearInterval(timer)
      await looking
      return cluster
    },
  }
}

/** Whether another process uses this database: every process of the product keeps at least one connection as vw_app, named with its id (database.ts). */
export async function isUsedByOthers(databaseUrl: string): Promise<boolean> {
  const owner = new pg.Client(databaseUrl)
  owner.on('error', () => {})
  try {
    await owner.connect()
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where usename in ('vw_app', 'vw_platform', 'vw_worker') and application_name not like $1`,
      [`% ${process.pid}`],
    )
    return rowCount !== 0
  } catch {
    return false // it no longer answers, so nobody uses it
  } finally {
    await owner.end().catch(() => {})
  }
}

/** Creates the named database on the embedded cluster if it is missing. `administration` is the address of its `postgres` database. */
export async function ensureDatabase(administration: string, name: string): Promise<void> {
  const client = new pg.Client(administration)
  client.on('error', () => {}) // the running query reports it
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    // 42P04, 23505: another process created it at the same moment.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

/** Runs `fill` when `table` has no rows; of several processes that start at once, one runs it and the others wait. */
export async function fillWhenEmpty(databaseUrl: string, table: string, fill: () => Promise<void>): Promise<boolean> {
  return await withLock(databaseUrl, `filling of ${table}`, async (owner) => {
    const { rows } = await owner.query<{ filled: boolean }>(`select exists (select from ${pg.escapeIdentifier(table)}) as filled`)
    if (rows[0]?.filled) return false
    await fill()
    return true
  })
}
