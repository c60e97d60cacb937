import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configFor, testCluster } from '#kernel/testing/server/fresh-database.ts'
import { ensureDatabase } from './provide-database.ts'
import { migrate } from './migrate.ts'
import { addressFor, ensureRoles } from './roles.ts'

const { databaseUrl, secretKey } = configFor(testCluster(), 'migrate_test')
let root = ''
const file = (path: string) => join(root, path)

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const folder of ['migrations', 'database']) mkdirSync(file(folder))
  writeFileSync(file('migrations/0001_people.sql'), 'create table people (id int); insert into people values (1);')
  writeFileSync(file('migrations/0002_pets.sql'), 'create table pets (id int);')
  await ensureDatabase(testCluster().administration, 'migrate_test')
})
afterEach(async () => {
  rmSync(root, { recursive: true })
  await ask('postgres', 'drop database migrate_test with (force)')
})

async function ask(database: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(configFor(testCluster(), database).databaseUrl)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('files are applied once, in order, and told', async () => {
  const lines: string[] = []
  expect(await migrate({ databaseUrl, root, log: (line) => lines.push(line) })).toEqual(['0001_people', '0002_pets'])
  expect(lines[0]).toMatch(/^migration 1 of 2: 0001_people \(\d+ ms\)$/)
  expect(await migrate({ databaseUrl, root })).toEqual([])
})

test('five processes at once apply each file once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate({ databaseUrl, root })))
  expect(applied.flat()).toEqual(['0001_people', '0002_pets'])
  expect(await ask('migrate_test', 'select id from people')).toEqual([{ id: 1 }])
})

test('a file that fails leaves nothing of the version it came with: the database stays what it was', async () => {
  writeFileSync(file('migrations/0002_pets.sql'), 'create table pets (id int); select 1 / 0;')
  await expect(migrate({ databaseUrl, root })).rejects.toThrow('0002_pets failed, nothing of it was kept: division by zero')
  expect(await ask('migrate_test', `select to_regclass('people') as people, to_regclass('pets') as pets`)).toEqual([{ people: null, pets: null }])
  writeFileSync(file('migrations/0002_pets.sql'), 'create table pets (id int);')
  expect(await migrate({ databaseUrl, root })).toEqual(['0001_people', '0002_pets'])
})

test('what an earlier version brought stays when a later one fails', async () => {
  rmSync(file('migrations/0002_pets.sql'))
  await migrate({ databaseUrl, root })
  writeFileSync(file('migrations/0002_pets.sql'), 'delete from people; select 1 / 0;')
  await expect(migrate({ databaseUrl, root })).rejects.toThrow('division by zero')
  expect(await ask('migrate_test', 'select id from people')).toEqual([{ id: 1 }])
  writeFileSync(file('migrations/0002_pets.sql'), 'create table pets (id int);')
  expect(await migrate({ databaseUrl, root })).toEqual(['0002_pets'])
})

test('a migration that waits for a lock lets traffic through and tries again', async () => {
  await migrate({ databaseUrl, root })
  const busy = new pg.Client(databaseUrl)
  await busy.connect()
  await busy.query('begin; select from people')
  writeFileSync(file('migrations/0003_names.sql'), 'alter table people add column name text;')
  const migrating = migrate({ databaseUrl, root })
  // Queued behind the migration, which waits for the first reader; it gets through when the migration gives up its locks.
  const behind = await ask('migrate_test', 'select id from people')
  expect(behind).toEqual([{ id: 1 }])
  await busy.query('commit')
  await busy.end()
  expect(await migrating).toEqual(['0003_names'])
})

test('an applied file that changed is refused', async () => {
  await migrate({ databaseUrl, root })
  writeFileSync(file('migrations/0001_people.sql'), 'create table persons (id int);')
  await expect(migrate({ databaseUrl, root })).rejects.toThrow('0001_people has changed')
})

test('a database of a newer version is refused', async () => {
  await migrate({ databaseUrl, root })
  rmSync(file('migrations/0002_pets.sql'))
  await expect(migrate({ databaseUrl, root })).rejects.toThrow('it has 0002_pets')
})

test('names without a number, and the same number twice, are refused', async () => {
  cpSync(file('migrations/0002_pets.sql'), file('migrations/0001_pets.sql'))
  await expect(migrate({ databaseUrl, root })).rejects.toThrow('number 0001')
  rmSync(file('migrations/0001_pets.sql'))
  writeFileSync(file('migrations/last.sql'), '')
  await expect(migrate({ databaseUrl, root })).rejects.toThrow('last.sql')
})

test('the roles are made by several processes at once, log in, and have no powers', async () => {
  const address = { databaseUrl, secretKey }
  await Promise.all(Array.from({ length: 4 }, () => ensureRoles(address)))
  const app = new pg.Client(addressFor('vw_app', address))
  await app.connect()
  const { rows } = await app.query(`select rolname from pg_roles where rolname like 'vw\\_%' and rolname <> 'vw_owner' and (rolsuper or rolbypassrls)`)
  await app.end()
  expect(rows).toEqual([])
})
