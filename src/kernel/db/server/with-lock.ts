import pg from 'pg'

/**
 * Runs `work` with a connection of the owner while no other process runs work of the same name on this database. The lock ends
 * with the connection, so a kill leaves nothing behind.
 */
export async function withLock<T>(databaseUrl: string, name: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  owner.on('error', () => {}) // the running query reports it
  await owner.connect()
  try {
    await owner.query('select pg_advisory_lock(hashtextextended($1, 0))', [`volunteer platform ${name}`])
    return await work(owner)
  } finally {
    await owner.end().catch(() => {})
  }
}
