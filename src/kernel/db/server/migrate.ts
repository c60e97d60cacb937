import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { withLock } from './with-lock.ts'

type Migration = { name: string; sql: string; checksum: string }
type Options = { databaseUrl: string; folder?: string; log?: (line: string) => void }

/** `migrations/` beside `src/`, wherever the process was started. */
export const migrationsFolder = join(import.meta.dirname, '../../../../migrations')

/**
 * Brings the database up to the newest file of `folder` (NNNN_purpose.sql), forward only, each file in its own transaction.
 * Any number of processes may call it at once. Returns the names of the files it applied.
 * @throws when the server is older than 18, an applied file has changed, or the database is newer than the files
 */
export async function migrate({ databaseUrl, folder = migrationsFolder, log = () => {} }: Options): Promise<string[]> {
  const migrations = readMigrations(folder)
  return await withLock(databaseUrl, 'migrations', async (owner) => {
    await refuseOldServer(owner)
    await owner.query(
      `create table if not exists schema_migrations
       (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await owner.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    refuseStrangeHistory(migrations, applied)

    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const [index, migration] of missing.entries()) {
      const began = performance.now()
      await applyPatiently(owner, migration)
      log(`migration ${index + 1} of ${missing.length}: ${migration.name} (${Math.round(performance.now() - began)} ms)`)
    }
    return missing.map(({ name }) => name)
  })
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = new Set<string>()
  return names.map((file) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]
    if (number === undefined) throw new Error(`${file} is no name for a migration: write four digits and a purpose, 0012_news.sql.`)
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}: give one of them the next free number.`)
    numbers.add(number)
    const sql = readFileSync(join(folder, file), 'utf8')
    return { name: file.slice(0, -4), sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

function refuseStrangeHistory(migrations: Migration[], applied: Map<string, string>): void {
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new Error(`Migration ${name} has changed since it was applied here. Put it back and write a new one (while developing: \`npm run db:reset\`).`)
    }
  }
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Error(`The database is newer than this version: it has ${unknown.join(', ')}. Install the version that made it, or a newer one.`)
  }
}

/** Waits at most 2 s for locks, so that traffic behind the migration does not pile up; then lets it through and tries again. */
async function applyPatiently(owner: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await owner.query(`begin; set local lock_timeout = '2s'`)
      await owner.query(sql)
      await owner.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
      await owner.query('commit')
      return
    } catch (cause) {
      await owner.query('rollback').catch(() => {}) // the first error says more
      const { code, message } = cause as { code?: string; message: string }
      if (code !== '55P03' || attempt === 5) throw new Error(`Migration ${name} failed, nothing of it was kept: ${message}`, { cause })
      await sleep(attempt * 500)
    }
  }
}

async function refuseOldServer(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ server_version_num: string }>('show server_version_num')
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (major < 18) throw new Error(`PostgreSQL ${major} is too old: this needs 18 or newer. Upgrade it, or leave out DATABASE_URL.`)
}
