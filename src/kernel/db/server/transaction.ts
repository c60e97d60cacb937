import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type pg from 'pg'
import type { Tables } from '#kernel/db/tables.ts'
import { isStale } from './prepared-reads.ts'
import { statementNames } from './statement-names.ts'
import { isConnectionError, toUnavailable } from './unavailable.ts'

/** A transaction as work sees it; columns have their database names. It takes one query at a time, however they are started. */
export type Tx = Kysely<Tables>

/**
 * Runs `work` in one transaction on a client of `pool`. `begin` is SQL that starts it, in one round trip.
 * After a deadlock or a serialization error the whole of `work` runs again, at most three times: it must do nothing
 * that a rollback cannot undo (send no mail, call no other service).
 * @throws {Unavailable} when the database cannot be reached
 */
export async function inTransaction<T>(pool: pg.Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await once(pool, begin, work)
    } catch (error) {
      if (retry === 3 || !(isConflict(error) || isStale(error))) throw toUnavailable(error)
      await sleep(10 * 2 ** retry * (0.5 + Math.random()))
    }
  }
}

async function once<T>(pool: pg.Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  const onError = () => (broken = true) // without a listener a database restart would end the process
  client.on('error', onError)
  const { tx, end } = kyselyOver(client)
  try {
    await client.query(begin)
    const result = await work(tx)
    await end()
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('A statement failed and its error was swallowed: nothing of this transaction was kept.')
    return result
  } catch (error) {
    await end()
    // A statement prepared before a migration can be wrong after it; a new connection prepares it anew.
    broken ||= isConnectionError(error) || isStale(error)
    if (!broken) await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes((error as { code?: string } | null)?.code ?? '')
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection already.')) })
const driver = dialect.createDriver()

/**
 * Kysely for one transaction. After `end` every use is refused: a query that nobody awaited must never run
 * in the next transaction of this client, for that may be another center's.
 */
function kyselyOver(client: pg.ClientBase): { tx: Tx; end: () => Promise<void> } {
  let ended = false
  let last: Promise<unknown> = Promise.resolve()
  const connection: DatabaseConnection = {
    executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (ended) return Promise.reject(new Error('This transaction has ended. Await every query inside the work given to it.'))
      const run = last.then(() => execute<R>(client, query))
      last = run.catch(() => {})
      return run
    },
    // oxlint-disable-next-line require-yield -- Kysely's interface; it always throws
    async *streamQuery() {
      throw new Error('Streaming inside a transaction is not supported: read in pages.')
    },
  }
  const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(connection) })
  return {
    tx: new Transaction<Tables>({ config: { dialect }, dialect, driver, executor }),
    async end() {
      ended = true
      await last
    },
  }
}

const nameOf = statementNames('tx', 500)

async function execute<R>(client: pg.ClientBase, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
  // Prepared under a name: planning cost more than running the short statements that our verbs are made of.
  const { rows, rowCount } = await client.query({ name: nameOf(sql), text: sql, values: parameters as unknown[] })
  return { rows: rows ?? [], numAffectedRows: rowCount === null ? undefined : BigInt(rowCount) }
}
