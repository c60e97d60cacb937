import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Compilable,
  CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  type QueryResult,
  type RawBuilder,
  Transaction,
  sql,
} from 'kysely'
import type pg from 'pg'
import type { Tables } from '#kernel/db/tables.ts'
import { type Outcome, type PipelinedStatement, StatementQueue, isStale, statementNames } from './pipeline.ts'
import { isConnectionError, toUnavailable } from './unavailable.ts'

/** A transaction as its work sees it; columns have their database names. Statements run in the order in which they are started. */
export type Tx = Kysely<Tables>

/**
 * Runs `work` in one transaction on a client of `pool`; `settings` go to the server with its first statement. After a deadlock
 * or a serialization error the whole of `work` runs again, at most three times: it must do nothing that a rollback cannot undo
 * (send no mail, call no other service).
 * @throws {Unavailable} when the database cannot be reached
 */
export async function inTransaction<T>(pool: pg.Pool, settings: readonly PipelinedStatement[], work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await once(pool, settings, work)
    } catch (error) {
      if (retry === 3 || !(isConflict(error) || isStale(error))) throw toUnavailable(error)
      await sleep(10 * 2 ** retry * (0.5 + Math.random()))
    }
  }
}

const begin: PipelinedStatement = { name: 'begin', text: 'begin', values: [] }
const commit: PipelinedStatement = { name: 'commit', text: 'commit', values: [] }

async function once<T>(pool: pg.Pool, settings: readonly PipelinedStatement[], work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  const onError = () => (broken = true) // without a listener a restart of the database would end the process
  client.on('error', onError)
  const queue = new StatementQueue(client, [begin, ...settings])
  try {
    const result = await work(kyselyOver(queue))
    const ended = await queue.finish(commit)
    if (ended && ended.tag !== 'COMMIT') throw new Error('A statement failed and its error was swallowed: nothing of this transaction was kept.')
    return result
  } catch (error) {
    await queue.stop()
    broken ||= isConnectionError(error)
    if (queue.isOpen && !broken) await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/** A check saw that another transaction came first: the work runs again and sees what that one wrote. */
export class RetryTransaction extends Error {
  readonly code = '40001'
}

function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes((error as { code?: string } | null)?.code ?? '')
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection already.')) })
const driver = dialect.createDriver()
/** Statements whose result nobody awaits, and how each is added to the queue. */
const unawaited = new WeakMap<CompiledQuery, (queue: StatementQueue, step: PipelinedStatement) => void>()

type Row = Record<string, unknown>

/**
 * Writes something whose result nobody awaits: it is sent with the next awaited statement or with the commit, which saves a
 * round trip. When it fails, so does what comes after it, and nothing is stored.
 * @param check inspects the rows, with database names, before the commit; what it throws rolls the transaction back
 */
export function pipelineWrite<Shown = Row>(tx: Tx, query: Compilable | RawBuilder<Shown>, check?: (rows: Shown[]) => void): void {
  const compiled = (query as { compile(provider: QueryExecutorProvider): CompiledQuery }).compile(tx)
  pipeline(tx, compiled, (queue, step) => queue.defer(step, check ? 'checked' : 'silent', check && ((outcome) => check(rowsOf<Shown>(outcome)))))
}

/**
 * Reads as `Database.read` does, together with the next awaited statement or the commit, and sees what was written before it.
 * Await the result after the transaction: it resolves then, and never when the transaction fails.
 */
export function pipelineRead(tx: Tx, { text, values }: ReadQuery): Promise<TextRows> {
  const { promise, resolve } = Promise.withResolvers<TextRows>()
  pipeline(tx, CompiledQuery.raw(text, values), (queue, step) => queue.defer(step, 'silent', ({ rows }) => resolve(rows)))
  return promise
}

/** Kysely passes a statement on synchronously, so a refusal is known here and can be thrown to the caller; nobody handles the promise. */
function pipeline(tx: Tx, query: CompiledQuery, give: (queue: StatementQueue, step: PipelinedStatement) => void): void {
  let refusal: unknown = null
  unawaited.set(query, (queue, step) => {
    try {
      give(queue, step)
    } catch (error) {
      refusal = error
    }
  })
  void tx.executeQuery(query)
  if (refusal) throw refusal
}

/**
 * Kysely for one transaction. After its end every use is refused: a query that nobody awaited must never run in the next
 * transaction of this client, which may be another center's.
 */
function kyselyOver(queue: StatementQueue): Tx {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { sql, parameters } = query
      // Prepared under a name: for the short statements of the verbs, planning costs more than running.
      const step = { name: nameOf(sql) ?? '', text: sql, values: parameters }
      const add = unawaited.get(query)
      if (!add) return resultOf<R>(await queue.now(step))
      add(queue, step)
      return { rows: [] }
    },
    // oxlint-disable-next-line require-yield -- Kysely's interface; it always throws
    async *streamQuery() {
      throw new Error('Streaming inside a transaction is not supported: read in pages.')
    },
  }
  const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(connection) })
  return new Transaction<Tables>({ config: { dialect }, dialect, driver, executor })
}

const nameOf = statementNames('tx', 500)

function resultOf<R>(outcome: Outcome): QueryResult<R> {
  const last = outcome.tag.slice(outcome.tag.lastIndexOf(' ') + 1)
  return { rows: rowsOf<R>(outcome), numAffectedRows: /^\d+$/.test(last) ? BigInt(last) : undefined }
}

function rowsOf<R>({ rows, columns }: Outcome): R[] {
  return rows.map((texts) => {
    const row: Row = {}
    for (const [at, { name, read }] of columns.entries()) {
      const text = texts[at]
      row[name] = text === null || text === undefined ? null : read(text)
    }
    return row as R
  })
}

/**
 * `values` are sent as text; a list becomes a PostgreSQL array. `name` saves hashing the text; a name must always stand for the
 * same text.
 */
export type ReadQuery = { text: string; values: (string | number | boolean | null | string[])[]; name?: string }

/** Rows of one query, each an array of values as PostgreSQL writes them: `'t'`, `'2026-11-21 07:07:00+00'`, `null`. */
export type TextRows = (string | null)[][]

/**
 * Joins writes that need not see one another into one statement that returns the rows of the last: the fixed cost of a
 * statement, in the server and on the network, is about that of writing a small row. Foreign keys are checked at its end, so
 * the order does not matter to them.
 */
export function inOneStatement(...writes: readonly RawBuilder<unknown>[]): RawBuilder<Record<string, unknown>> {
  const before = writes.slice(0, -1).map((write, at) => sql`${sql.raw(`write_${at}`)} as (${write})`)
  const last = writes.at(-1)!
  return before.length === 0 ? sql`${last}` : sql`with ${sql.join(before)} ${last}`
}

/**
 * Runs part of a center's transaction under the row-level security of another center, for the few things that happen at two
 * centers at once. Nothing read there may reach a caller of this center; src/laws/platform-access.test.ts lists who may call
 * it.
 * @param here the center of the transaction, restored afterwards; empty on the platform, which has none
 */
export async function inOtherCenter<T>(tx: Tx, { here, there }: { here: string; there: string }, work: () => Promise<T>): Promise<T> {
  pipelineWrite(tx, sql`select set_config('app.center_id', ${there}, true)`)
  const answer = await work()
  pipelineWrite(tx, sql`select set_config('app.center_id', ${here}, true)`)
  return answer
}

/** A cache of one value for each center, read again after a change (architecture §1.12). */
export class PerCenter<T> {
  #known = new Map<string, Promise<T>>()

  /** The cached value, or what `read` returns now. */
  of(centerId: string, read: () => Promise<T>): Promise<T> {
    let known = this.#known.get(centerId)
    if (!known) {
      const reading = read()
      this.#known.set(centerId, reading)
      // Do not cache a failure: the database may be back for the next visitor.
      reading.catch(() => {
        if (this.#known.get(centerId) === reading) this.#known.delete(centerId)
      })
      known = reading
    }
    return known
  }

  /** Drops the value of one center, or of all with `*`. */
  drop(centerId: string): void {
    if (centerId === '*') this.#known.clear()
    else this.#known.delete(centerId)
  }
}
