import pg from 'pg'

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
