import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureDatabase } from '#kernel/db/server/provide-database.ts'
import { type Cluster, startCluster, throwAwaySettings } from '#kernel/db/server/postgres/cluster.ts'
import { archiveTo, walFolder } from './archiving.ts'
import { backupsIn, removeOld } from './kept-backups.ts'
import { openBackup } from './open-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const home = mkdtempSync(join(tmpdir(), 'backup-'))
const dataDir = join(home, 'data')
const backupDir = join(home, "on another 'disk' of 100 %")
const secretKey = 'a key of thirty-two signs or more, for the drill'
const database = 'drill'
let running: Cluster
/** Every table's rows as one digest, at some moments. */
const digests: Record<string, Map<string, string>> = {}
const moments: Record<string, Date> = {}
let folder: string

async function ask<Row extends pg.QueryResultRow>(text: string, cluster = running): Promise<Row[]> {
  const owner = new pg.Client(cluster.url(database))
  owner.on('error', () => {})
  await owner.connect()
  try {
    return (await owner.query<Row>(text)).rows
  } finally {
    await owner.end()
  }
}

async function digestOfTables(cluster = running): Promise<Map<string, string>> {
  const tables = await ask<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
    cluster,
  )
  const all = new Map<string, string>()
  for (const { name } of tables)
    all.set(
      name,
      (await ask<{ digest: string }>(`select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as digest from ${name} t`, cluster))[0]!.digest,
    )
  return all
}

/** Writes something, notes the state, and waits until all of it is in the archive. */
async function goOn(name: string): Promise<void> {
  await ask(`insert into notes (words) values ('${name}')`)
  digests[name] = await digestOfTables()
  moments[name] = (await ask<{ at: Date }>('select clock_timestamp() as at'))[0]!.at
  await sleep(20) // the next change is of a later millisecond
  const [{ segment }] = (await ask<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment')) as [{ segment: string }]
  while (!existsSync(join(walFolder(backupDir), segment))) await sleep(50)
}

const restoring = { backupDir, dataDir, at: null, replace: false, secretKey, migrations: ['0001_first', '0002_second'], database }
const restored = async (more: Partial<Parameters<typeof restoreBackup>[0]>) => await restoreBackup({ ...restoring, from: folder, now: new Date(), ...more })

beforeAll(async () => {
  running = await startCluster(dataDir, { settings: { ...throwAwaySettings, ...archiveTo(backupDir) } })
  await ensureDatabase(running.url('postgres'), database)
  await ask(`create table schema_migrations (name text primary key); insert into schema_migrations values ('0001_first'), ('0002_second');
    create table notes (id uuid default uuidv7() primary key, words text);
    create table pictures (id int primary key, bytes bytea);
    create unlogged table limits (key text);
    insert into limits values ('gone after a crash');
    insert into pictures select n, decode(repeat(md5(n::text), 400), 'hex') from generate_series(1, 800) n`)
  await goOn('before')
  // Somebody writes while it is copied.
  let isDone = false
  const writing = (async () => {
    for (let n = 0; !isDone; n++) await ask(`update pictures set bytes = decode(md5('${n}'), 'hex') where id = ${(n % 800) + 1}`)
  })()
  folder = await takeBackup({ databaseUrl: running.url(database), dataDir, backupDir, secretKey, now: new Date() })
  isDone = true
  await writing
  await goOn('after')
  await ask('delete from pictures')
  await goOn('mistake')
}, 180_000)

afterAll(async () => {
  await running.stop()
  rmSync(home, { recursive: true, force: true })
}, 60_000)

describe('a backup that was taken while the database was written to', () => {
  test('is whole by itself: every file is as it was, and every row can be read on a copy', { timeout: 120_000 }, async () => {
    const counts = await openBackup(folder, database)
    expect(counts.get('public.pictures')).toBe(800)
    expect(counts.get('public.notes')).toBe(1)
    expect(readdirSync(backupDir).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('holds no secret key, and nobody else may read it', async () => {
    expect(await readFile(join(folder, 'backup.json'), 'utf8')).not.toContain(secretKey)
    expect(readdirSync(join(folder, 'database')).toSorted()).toEqual(['cluster', 'owner.password'])
  })
})

describe('a restore refuses before it touches anything', () => {
  const refused = async (more: Partial<Parameters<typeof restoreBackup>[0]>) =>
    await restored(more).then(
      () => 'restored',
      (error: Error) => error.message,
    )
  const elsewhere = { dataDir: join(home, 'elsewhere') }

  test('where a database runs, or is there and may not make place', async () => {
    expect(await refused({})).toMatch(/is running\. Stop the product first/)
    expect(await refused({ replace: true })).toMatch(/is running\. Stop the product first/)
  })

  test('a folder that is no backup, of another format, damaged or of a newer version', { timeout: 120_000 }, async () => {
    expect(await refused({ ...elsewhere, from: home })).toMatch(/is no backup/)
    const other = join(home, 'other')
    await cp(folder, other, { recursive: true })
    const manifest = JSON.parse(await readFile(join(other, 'backup.json'), 'utf8'))
    const of = async (more: object) => await writeFile(join(other, 'backup.json'), JSON.stringify({ ...manifest, ...more }))
    await of({ format: 2 })
    expect(await refused({ ...elsewhere, from: other })).toMatch(/has format 2/)
    await of({ postgres: 19 })
    expect(await refused({ ...elsewhere, from: other })).toMatch(/files of PostgreSQL 19/)
    await of({ migration: '0003_of_tomorrow' })
    expect(await refused({ ...elsewhere, from: other })).toMatch(/newer version of the product \(0003_of_tomorrow\)/)
    await writeFile(join(other, 'backup.json'), '{"format":')
    expect(await refused({ ...elsewhere, from: other })).toMatch(/its backup\.json cannot be read/)
    await of({})
    const [path] = Object.entries(manifest.files as Record<string, [number, string]>).toSorted(([, [a]], [, [b]]) => b - a)[0]!
    truncateSync(join(other, 'database', path), 100)
    expect(await refused({ ...elsewhere, from: other })).toMatch(/are not as they were written/)
    await expect(openBackup(other, database)).rejects.toThrow(/are not as they were written/)
  })

  test('another secret key, or none, and a moment that the backup cannot reach', async () => {
    expect(await refused({ ...elsewhere, secretKey: 'another key of thirty-two signs or more' })).toMatch(/belongs to another secret key:/)
    expect(await refused({ ...elsewhere, secretKey: null })).toMatch(/and there is none here/)
    expect(await refused({ ...elsewhere, at: moments['before']! })).toMatch(/--at must lie between/)
    expect(await refused({ ...elsewhere, at: new Date(Date.now() + 60_000) })).toMatch(/--at must lie between/)
    expect(await refused({ ...elsewhere, backupDir: null, at: moments['after']! })).toMatch(/no archived log/)
    expect(existsSync(elsewhere.dataDir)).toBe(false)
  })
})

describe('when the database is lost', () => {
  test('all that was archived comes back, every table equal, and it goes on from there', { timeout: 180_000 }, async () => {
    process.kill(running.pid, 'SIGKILL')
    while (running.lives()) await sleep(20)
    expect(
      await restored({}).then(
        () => '',
        (error: Error) => error.message,
      ),
    ).toMatch(/say --replace/)
    await rename(join(dataDir, 'database'), join(home, 'lost'))
    const { cluster, reached, replaced } = await restored({})
    running = cluster
    expect(replaced).toBeNull()
    expect(await digestOfTables()).toEqual(digests['mistake'])
    expect(await ask('select from limits')).toEqual([])
    expect(reached.getTime()).toBeGreaterThan(moments['after']!.getTime())
    // The next backup follows from the new timeline.
    await goOn('restored')
    const next = await takeBackup({ databaseUrl: running.url(database), dataDir, backupDir, secretKey, now: new Date() })
    expect((await openBackup(next, database)).get('public.notes')).toBe(4)
  })

  test('it can be as it was before a mistake, and what was there is kept beside', { timeout: 180_000 }, async () => {
    await running.stop()
    const { cluster, replaced } = await restored({ at: moments['after']!, replace: true })
    running = cluster
    expect(await digestOfTables()).toEqual(digests['after'])
    expect(existsSync(join(replaced!, 'cluster/PG_VERSION'))).toBe(true)
  })

  test('what cannot be recovered leaves what was there in its place', { timeout: 180_000 }, async () => {
    await running.stop()
    const kept = join(home, 'kept')
    await cp(dataDir, kept, { recursive: true })
    // A moment after the last that is archived: the server finds no end to recover to.
    await expect(restored({ dataDir: kept, at: new Date(), replace: true })).rejects.toThrow(/does not reach .* is back in its place/)
    expect(existsSync(join(kept, 'database/cluster/PG_VERSION'))).toBe(true)
    running = await startCluster(dataDir, { settings: throwAwaySettings })
    expect(await digestOfTables()).toEqual(digests['after'])
  })
})

test('backups go after 35 days, but for the newest, with the log that only they need and what a killed run left', async () => {
  const old = join(home, 'old')
  const first = join(old, '2026-01-02T03-00-00')
  const second = join(old, '2026-03-01T03-00-00')
  for (const to of [first, second]) await cp(folder, to, { recursive: true })
  const manifest = JSON.parse(await readFile(join(second, 'backup.json'), 'utf8'))
  await writeFile(join(second, 'backup.json'), JSON.stringify({ ...manifest, firstSegment: '000000010000000000000005' }))
  await cp(join(second, 'backup.json'), join(old, '.new-123456/backup.json'))
  for (const name of ['000000010000000000000004', '000000020000000000000005', '00000002.history']) {
    await cp(join(second, 'backup.json'), join(walFolder(old), name))
  }
  expect(await removeOld(old, new Date('2026-03-20T00:00:00Z'))).toEqual([first])
  expect(await backupsIn(old)).toEqual([second])
  expect(readdirSync(walFolder(old)).toSorted()).toEqual(['00000002.history', '000000020000000000000005'])
  expect(readdirSync(old).toSorted()).toEqual(['2026-03-01T03-00-00', 'wal'])
  expect(await removeOld(old, new Date('2027-03-20T00:00:00Z'))).toEqual([])
})

test('a folder that cannot be written is said before anything is copied', async () => {
  const file = join(home, 'a file')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  const taken = takeBackup({ databaseUrl: 'postgres://nobody@127.0.0.1:1/x', dataDir, backupDir: join(file, 'backups'), secretKey, now: new Date() })
  await expect(taken).rejects.toThrow(/cannot be written \(ENOTDIR\)/)
})
