import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Definition, openDefinitions, readDefinitions } from './apply-definitions.ts'
import { withLock } from './with-lock.ts'

/** Statements, or the path of a definition that later statements need (`-- uses database/kernel/plain.sql`). */
type Part = { sql: string } | { uses: string }
type Migration = { name: string; checksum: string; parts: Part[] }

/** The folder above `src/`, wherever the process was started. */
const projectRoot = join(import.meta.dirname, '../../../..')

/** The migration that holds the whole schema as it was when all earlier files were folded into one. */
const baseline = '0001_baseline'

/**
 * The files of `folder` (NNNN_purpose.sql) in the order of their numbers.
 * @throws when a name has no number, or two have the same
 */
export function readMigrations(folder: string): Migration[] {
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
    return { name: file.slice(0, -4), checksum: createHash('sha256').update(sql).digest('hex'), parts: partsOf(sql) }
  })
}

/** The name of the newest migration that comes with the product: the version of a database that this process works with. */
export function newestMigration(folder = join(projectRoot, 'migrations')): string {
  return readMigrations(folder).at(-1)!.name
}

/** Names and checksums of the migrations that the baseline of `folder` replaces, in their order. */
function readReplaced(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, 'replaced_by_baseline.txt'), 'utf8').trim().split('\n')
  return new Map(lines.map((line) => line.split(' ') as [string, string]))
}

function partsOf(sql: string): Part[] {
  return sql
    .split(/^(-- uses database\/.*)$/m)
    .map((piece) => (piece.startsWith('-- uses database/') ? { uses: piece.slice('-- uses '.length).trim() } : { sql: piece }))
    .filter((part) => 'uses' in part || part.sql.trim() !== '')
}

/** The version that a partly migrated database must go through first, by its commit: the last one with all the replaced files. */
const lastWithAll = 'b59b2546'

/**
 * When a database has all the migrations that the baseline replaces, records the baseline in their place, in the transaction of
 * `owner` and in `applied`. Leaves a database without migrations, or with the baseline, as it is.
 * @throws when it has only some of them, others, or changed ones
 */
async function takeOverHistory(
  owner: pg.ClientBase,
  migrations: Migration[],
  replaced: () => Map<string, string>,
  applied: Map<string, string>,
): Promise<boolean> {
  const found = migrations.find(({ name }) => name === baseline)
  if (!found || applied.size === 0 || applied.has(baseline)) return false

  const expected = replaced()
  const last = [...expected.keys()].at(-1)!
  const strange = [...applied].filter(([name, checksum]) => expected.get(name) !== checksum).map(([name]) => name)
  if (strange.length > 0) {
    throw new Error(
      `The database has ${strange.join(', ')}, which the baseline does not replace: another version made it. Bring it to ${last} with the version of commit ${lastWithAll}, then start this one.`,
    )
  }
  if (applied.size < expected.size) {
    const reached = [...expected.keys()].findLast((name) => applied.has(name))
    throw new Error(
      `The database has ${applied.size} of the ${expected.size} migrations that the baseline replaces, the last of them ${reached}. Start the version of commit ${lastWithAll} first, which brings it to ${last}, then this one.`,
    )
  }
  await owner.query('delete from schema_migrations')
  await owner.query('insert into schema_migrations (name, checksum) values ($1, $2)', [found.name, found.checksum])
  applied.clear()
  applied.set(found.name, found.checksum)
  return true
}

type Options = {
  databaseUrl: string
  /** The folder that holds `migrations/` and `database/`; the project's own by default. */
  root?: string
  /** Whether a file of `database/` may go back to an earlier text, as happens while somebody edits it. */
  mayGoBack?: boolean
  log?: (line: string) => void
}

/**
 * Brings the database to the newest file of `migrations/` (NNNN_purpose.sql, forward only) and to the texts of `database/`
 * (functions, views and triggers, one a file), all in one transaction: the database is at the one version or the other, never
 * in between. Any number of processes may call it at once, also of two versions. Returns the migrations that it applied, then
 * the files of `database/`.
 * @throws when the server is older than 18, an applied migration has changed, the database is newer than the files or has only
 * some of the migrations that the baseline replaces, or a function changes what its callers rely on
 */
export async function migrate({ databaseUrl, root = projectRoot, mayGoBack = false, log = () => {} }: Options): Promise<string[]> {
  const folder = join(root, 'migrations')
  const migrations = readMigrations(folder)
  const definitions = readDefinitions(join(root, 'database'))
  return await withLock(databaseUrl, 'migrations', async (owner) => {
    await refuseOldServer(owner)
    await owner.query(bookkeeping)
    const { done, lines } = await applyPatiently(owner, () => bringUp(owner, { folder, migrations, definitions, mayGoBack }))
    for (const line of lines) log(line)
    return done
  })
}

/** schema_definitions has every text that a file of `database/` has had here, in order; the latest is the current one. */
const bookkeeping = `
  create table if not exists schema_migrations
    (name text primary key, checksum text not null, applied_at timestamptz not null default now());
  create table if not exists schema_definitions
    (number bigint primary key generated always as identity, file text not null, checksum text not null,
     applied_at timestamptz not null default now(), unique (file, checksum))`

type Files = { folder: string; migrations: Migration[]; definitions: Definition[]; mayGoBack: boolean }

async function bringUp(owner: pg.Client, { folder, migrations, definitions, mayGoBack }: Files): Promise<{ done: string[]; lines: string[] }> {
  const { rows } = await owner.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const lines: string[] = []
  if (await takeOverHistory(owner, migrations, () => readReplaced(folder), applied))
    lines.push('the migrations before the baseline: all there, recorded as one')
  refuseStrangeHistory(migrations, applied)

  const missing = migrations.filter(({ name }) => !applied.has(name))
  const texts = await openDefinitions(owner, definitions, { mayGoBack, afterMigrations: missing.length > 0 })
  for (const [index, { name, checksum, parts }] of missing.entries()) {
    const began = performance.now()
    try {
      for (const part of parts) await ('uses' in part ? texts.use(part.uses) : owner.query(part.sql))
      await owner.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    } catch (cause) {
      throw refusal(`Migration ${name} failed`, cause)
    }
    lines.push(`migration ${index + 1} of ${missing.length}: ${name} (${Math.round(performance.now() - began)} ms)`)
  }

  const began = performance.now()
  const {
    applied: defined,
    left,
    computed,
  } = await texts.finish().catch((cause) => {
    throw refusal('Applying database/ failed', cause)
  })
  const some = defined.length > 5 ? `${defined.length} files of database/` : defined.join(', ')
  if (some) lines.push(`functions, views and triggers: ${some} (${Math.round(performance.now() - began)} ms)`)
  for (const table of computed) lines.push(`computed anew, because a function changed: ${table}`)
  for (const file of left) lines.push(`${file}: a newer version has run here; its text stays`)
  return { done: [...missing.map(({ name }) => name), ...defined], lines }
}

/** The error of one step of the transaction. Keeps its code, by which the caller recognizes a failed wait for locks. */
function refusal(what: string, cause: unknown): Error {
  const { code, message } = cause as { code?: string; message: string }
  return Object.assign(new Error(`${what}, nothing of it was kept: ${message}`, { cause }), { code })
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

/** The codes of a failed wait for locks: it took too long (55P03), or both waited for each other (40P01). */
const lockCodes = ['55P03', '40P01']

/** Waits at most 2 s for locks, so that traffic behind the migration does not pile up; then lets it through and tries again. */
async function applyPatiently<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await owner.query(`begin; set local lock_timeout = '2s'`)
      const result = await work()
      await owner.query('commit')
      return result
    } catch (error) {
      await owner.query('rollback').catch(() => {}) // the first error says more
      if (!lockCodes.includes((error as { code?: string }).code ?? '') || attempt === 5) throw error
      await sleep(attempt * 500)
    }
  }
}

async function refuseOldServer(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ server_version_num: string }>('show server_version_num')
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (major < 18) throw new Error(`PostgreSQL ${major} is too old: this needs 18 or newer. Upgrade it, or leave out DATABASE_URL.`)
}
