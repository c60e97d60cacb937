import pg from 'pg'
import { inPartSpan } from '#kernel/observed/server/traces.ts'
import { type PipelinedStatement, columnReader, isStale, sendPipeline, withoutNames } from './pipeline.ts'
import { type DatabaseAddress, type LoginRole, addressFor } from './roles.ts'
import type { TextRows } from './transaction.ts'
import { Unavailable, isConnectionError, toUnavailable } from './unavailable.ts'

/** Connections of one login, and the statements that come first in each of its transactions and reads. */
export type Pool = { pool: pg.Pool; opening: { transaction: readonly PipelinedStatement[]; read: readonly PipelinedStatement[] } }

export type Limits = {
  max: number
  /** Statement timeout in milliseconds. */ statement: number
  /** More settings of the session. */ settings?: Record<string, string>
}

/**
 * A pool logged in as `role`. Every wait is limited: 2 s for a connection, 1 s for a lock, 5 s idle in a transaction.
 *
 * Through a bouncer the settings are local to each transaction, because a connection of the server goes from one client to the next
 * with what the session has set, and PgBouncer refuses unknown settings at the start of a connection.
 */
export function openPool(role: LoginRole, address: DatabaseAddress, { max, statement, settings = {} }: Limits, onError: (error: Error) => void): Pool {
  const { bouncerUrl, databaseUrl, secretKey } = address
  const session = {
    timezone: 'UTC',
    datestyle: 'ISO',
    statement_timeout: String(statement),
    idle_in_transaction_session_timeout: '5000',
    lock_timeout: '1000',
    ...settings,
  }
  const pool = new pg.Pool({
    connectionString: addressFor(role, { databaseUrl: bouncerUrl ?? databaseUrl, secretKey }),
    application_name: `${role} ${process.pid}`,
    max,
    min: 1,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // The server ends a slow statement; this timeout is for a server that no longer answers at all.
    query_timeout: statement + 1_000,
    ...(!bouncerUrl && { options: entries(session, ([name, value]) => `-c ${name}=${value}`).join(' ') }),
    types: { getTypeParser: columnReader as typeof pg.types.getTypeParser },
  })
  pool.on('error', onError) // without a listener a restart of the database would end the process
  pool.on('connect', (client) => {
    if (bouncerUrl) withoutNames(client)
    // A connection has no other error listener between its hand-out and the first statement; if the database drops it then, the
    // next statement reports it.
    client.on('error', () => {})
  })
  return { pool, opening: bouncerUrl ? openingOf(session) : { transaction: [], read: [] } }
}

function openingOf(session: Record<string, string>): Pool['opening'] {
  const one = (text: string): PipelinedStatement => ({ name: '', text, values: [] })
  return {
    // Not by a query, so that the work may still choose its isolation level.
    transaction: entries(session, ([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`).map(one),
    // Of several statements sent together, the first `set local` is not yet in a transaction block and warns.
    read: [one(`select ${entries(session, ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`).join(', ')}`)],
  }
}

const entries = (settings: Record<string, string>, say: (entry: [string, string]) => string): string[] => Object.entries(settings).map(say)

/** What a span says of the database; statements and their values stay out of it. */
export const databaseSpan = { 'db.system.name': 'postgresql' } as const

/** The rows of each of these statements, sent together, in one transaction. */
export async function readFrom(pool: Pool, steps: readonly PipelinedStatement[]): Promise<TextRows[]> {
  return await inPartSpan('database read', { ...databaseSpan, 'db.operation.batch.size': steps.length }, async () => await sendRead(pool, steps))
}

async function sendRead({ pool, opening }: Pool, steps: readonly PipelinedStatement[]): Promise<TextRows[]> {
  const sent = [...opening.read, ...steps]
  const client = await pool.connect().catch((error) => Promise.reject(toUnavailable(error)))
  let broken = false
  const onError = () => (broken = true)
  client.on('error', onError)
  try {
    const rows = await send(client, sent).catch((error) => (isStale(error) ? send(client, sent) : Promise.reject(error)))
    return rows.slice(opening.read.length)
  } catch (error) {
    broken ||= isConnectionError(error)
    throw toUnavailable(error)
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

async function send(client: pg.ClientBase, steps: readonly PipelinedStatement[]): Promise<TextRows[]> {
  const { error, done } = await sendPipeline(client, steps)
  if (error !== null) throw error
  return done.map(({ rows }) => rows)
}

/**
 * Refuses to run as a role that row-level security does not bind.
 * @throws when the login is a superuser, bypasses row-level security or owns a table
 */
export async function refusePrivilegedRole({ pool }: Pick<Pool, 'pool'>): Promise<void> {
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
