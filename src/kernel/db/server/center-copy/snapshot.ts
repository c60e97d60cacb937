import pg from 'pg'
import { type DatabaseAddress, addressFor } from '#kernel/db/server/roles.ts'
import type { Ask } from './center-tables.ts'

/** One center at one moment. */
export type Snapshot = {
  /** Rows in pieces, each value as PostgreSQL writes it, through a cursor: what is held does not grow with the rows. */
  rows(select: string, atOnce: number): AsyncGenerator<(string | null)[]>
  /** A short answer, as objects. */
  ask: Ask
}

/**
 * Reads a center as it is at one moment, however long that takes and whatever is written meanwhile: one read-only transaction as vw_app, so
 * that row-level security lets through no row of another center. It has a connection of its own, because the limits of the pool are for
 * requests.
 */
export async function inSnapshot<T>(address: DatabaseAddress, centerId: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: addressFor('vw_app', address),
    application_name: `snapshot ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 120_000,
    lock_timeout: 10_000,
    // Between two pieces the reader may be writing what it has.
    idle_in_transaction_session_timeout: 600_000,
    options: '-c timezone=UTC -c datestyle=ISO',
  })
  client.on('error', () => {}) // the running query reports it
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`select set_config('app.center_id', $1, true)`, [centerId])
    const done = await work({
      rows: (select, atOnce) => rowsOfCursor(client, select, atOnce),
      ask: async (text) => (await client.query<object>(text)).rows,
    })
    await client.query('commit')
    return done
  } finally {
    await client.end().catch(() => {})
  }
}

const asText = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig

async function* rowsOfCursor(client: pg.Client, select: string, atOnce: number): AsyncGenerator<(string | null)[]> {
  await client.query(`declare piece no scroll cursor for ${select}`)
  try {
    for (;;) {
      const { rows } = await client.query<(string | null)[]>({ text: `fetch ${atOnce} from piece`, rowMode: 'array', types: asText })
      yield* rows
      if (rows.length < atOnce) return
    }
  } finally {
    await client.query('close piece').catch(() => {}) // an aborted transaction has closed it
  }
}
