import pg from 'pg'
import { type PipelinedStatement, columnReader, isStale, sendPipeline, statementNames } from './pipeline.ts'
import { type ReadQuery, type TextRows, type Tx, inTransaction } from './transaction.ts'
import { type DatabaseAddress, type LoginRole, addressFor } from './roles.ts'
import { DiskFull, Unavailable, isConnectionError, toUnavailable } from './unavailable.ts'

export type { ReadQuery, TextRows } from './transaction.ts'
export { pipelineWrite, RetryTransaction, pipelineRead, type Tx } from './transaction.ts'

/** The only ways to the database. Each throws `Unavailable` when it cannot be reached. */
export type Database = {
  /**
   * One transaction as vw_app that sees the rows of one center only. `work` runs again after a deadlock (at most three times),
   * so it must do nothing that a rollback cannot undo.
   * @param centerId uuid
   */
  inCenter<T>(centerId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** The fast way to read one center's rows: all queries in one round trip, in one transaction, rows as text. */
  read(centerId: string, queries: ReadQuery[]): Promise<TextRows[]>
  /** The fast way to read accounts, sessions and roles as vw_platform: one round trip, rows as text. */
  readOnPlatform(queries: ReadQuery[]): Promise<TextRows[]>
  /**
   * One transaction as vw_platform: accounts, sessions and roles. It sees no center's rows, except that with `centerId` it may
   * write the few rows that are created together with an account.
   */
  onPlatform<T>(work: (tx: Tx) => Promise<T>, centerId?: string): Promise<T>
  /** One transaction as vw_worker: outbox and jobs of all centers. A statement may take a minute. */
  asWorker<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Whether the database answers within half a second; for /ready. */
  answers(): Promise<boolean>
  /** Whether a write failed in the last half minute because the disk is full; for /ready. */
  isFull(): boolean
  /** Closes all connections once running work is done. */
  close(): Promise<void>
}

type Options = { /** Called when an idle connection breaks. */ onError?: (error: Error) => void }

/**
 * Opens the three pools.
 * @throws when a login has privileges that would bypass row-level security
 */
export async function openDatabase(address: DatabaseAddress, { onError = () => {} }: Options = {}): Promise<Database> {
  // Planning these statements takes as long as running them, and their plans do not depend on the values: row-level security
  // makes the center a parameter in any case.
  const app = openPool('vw_app', address, { max: 10, statement: 2_000, settings: '-c plan_cache_mode=force_generic_plan' }, onError)
  const platform = openPool('vw_platform', address, { max: 4, statement: 2_000 }, onError)
  const worker = openPool('vw_worker', address, { max: 2, statement: 60_000 }, onError)
  const pools = [app, platform, worker]
  let closing: Promise<void> | null = null
  const close = () => (closing ??= Promise.all(pools.map((pool) => pool.end())).then(() => {}))

  await Promise.all(pools.map(refusePrivilegedRole)).catch(async (error) => {
    await close()
    throw error
  })

  let fullAt = -Infinity
  const write = async <T>(pool: pg.Pool, settings: PipelinedStatement[], work: (tx: Tx) => Promise<T>) =>
    await inTransaction(pool, settings, work).catch((error) => {
      if (error instanceof DiskFull) fullAt = performance.now()
      throw error
    })

  return {
    inCenter: async (centerId, work) => await write(app, [setCenter(centerId)], work),
    read: async (centerId, queries) => (await read(app, [setCenter(centerId), ...queries.map(toStep)])).slice(1),
    readOnPlatform: async (queries) => await read(platform, queries.map(toStep)),
    onPlatform: async (work, centerId) => await write(platform, centerId === undefined ? [] : [setCenter(centerId)], work),
    asWorker: async (work) => await write(worker, [], work),
    answers: async () => await answers(app),
    isFull: () => performance.now() - fullAt < 30_000,
    close,
  }
}

const setCenter = (centerId: string): PipelinedStatement => ({
  name: 'set_center',
  text: `select set_config('app.center_id', $1, true)`,
  values: [uuid(centerId)],
})

/** No name for texts beyond the limit: the server discards unnamed statements by itself at the next one. */
const nameOf = statementNames('read', 500)
const toStep = ({ name, text, values }: ReadQuery): PipelinedStatement => ({ name: name ?? nameOf(text) ?? '', text, values })

async function read(pool: pg.Pool, steps: PipelinedStatement[]): Promise<TextRows[]> {
  const client = await pool.connect().catch((error) => Promise.reject(toUnavailable(error)))
  let broken = false
  const onError = () => (broken = true)
  client.on('error', onError)
  try {
    return await send(client, steps).catch((error) => (isStale(error) ? send(client, steps) : Promise.reject(error)))
  } catch (error) {
    broken ||= isConnectionError(error)
    throw toUnavailable(error)
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

async function send(client: pg.ClientBase, steps: PipelinedStatement[]): Promise<TextRows[]> {
  const { error, done } = await sendPipeline(client, steps)
  if (error !== null) throw error
  return done.map(({ rows }) => rows)
}

async function answers(pool: pg.Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, 500, false).unref())
  return await Promise.race([
    pool
      .query('select 1')
      .then(() => true)
      .catch(() => false),
    late,
  ])
}

function uuid(value: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) throw new TypeError(`A center id is a uuid, not ${JSON.stringify(value)}.`)
  return value
}

type Limits = { max: number; /** Statement timeout in milliseconds. */ statement: number; /** More options of the session. */ settings?: string }

/** A pool logged in as `role`. Every wait is limited: 2 s for a connection, 1 s for a lock, 5 s idle in a transaction. */
function openPool(role: LoginRole, address: DatabaseAddress, { max, statement, settings = '' }: Limits, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: addressFor(role, address),
    application_name: `${role} ${process.pid}`,
    max,
    min: 1,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statement,
    // The server ends a slow statement; this timeout is for a server that no longer answers at all.
    query_timeout: statement + 1_000,
    idle_in_transaction_session_timeout: 5_000,
    lock_timeout: 1_000,
    options: `-c timezone=UTC -c datestyle=ISO ${settings}`,
    types: { getTypeParser: columnReader as typeof pg.types.getTypeParser },
  })
  pool.on('error', onError) // without a listener a restart of the database would end the process
  // A connection has no other error listener between its hand-out and the first statement; if the database drops it then, the
  // next statement reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Refuses to run as a role that row-level security does not bind.
 * @throws when the login is a superuser, bypasses row-level security or owns a table
 */
export async function refusePrivilegedRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ name: string; powers: string[] }>(
      `select current_user as name, array_remove(array[
         case when rolsuper then 'is a superuser' end,
         case when rolbypassrls then 'passes row-level security' end,
         case when exists (select from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p')) then 'owns tables' end
       ], null) as powers
       from pg_roles where rolname = current_user`,
    )
    .catch((cause) => Promise.reject(new Unavailable(cause)))
  const role = rows[0]
  if (!role || role.powers.length > 0) {
    throw new Error(`The login ${role?.name} ${role?.powers.join(', ')}, so row-level security would not separate the centers. Take that away from it.`)
  }
}
