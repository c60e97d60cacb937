import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configFor, testCluster } from '#kernel/testing/server/fresh-database.ts'
import { ensureDatabase } from './ensure-database.ts'
import { migrate } from './migrate.ts'
import { addressFor, ensureRoles } from './roles.ts'

const { databaseUrl, secretKey } = configFor(testCluster(), 'migrate_test')
let folder = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  writeFileSync(join(folder, '0001_people.sql'), 'create table people (id int); insert into people values (1);')
  writeFileSync(join(folder, '0002_pets.sql'), 'create table pets (id int);')
  await ensureDatabase(testCluster().administration, 'migrate_test')
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
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
  expect(await migrate({ databaseUrl, folder, log: (line) => lines.push(line) })).toEqual(['0001_people', '0002_pets'])
  expect(lines[0]).toMatch(/^migration 1 of 2: 0001_people \(\d+ ms\)$/)
  expect(await migrate({ databaseUrl, folder })).toEqual([])
})

test('five processes at once apply each file once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate({ databaseUrl, folder })))
  expect(applied.flat()).toEqual(['0001_people', '0002_pets'])
  expect(await ask('migrate_test', 'select id from people')).toEqual([{ id: 1 }])
})

test('a file that fails leaves nothing of itself, and those before it stay', async () => {
  writeFileSync(join(folder, '0002_pets.sql'), 'create table pets (id int); select 1 / 0;')
  await expect(migrate({ databaseUrl, folder })).rejects.toThrow('0002_pets failed, nothing of it was kept: division by zero')
  writeFileSync(join(folder, '0002_pets.sql'), 'create table pets (id int);')
  expect(await migrate({ databaseUrl, folder })).toEqual(['0002_pets'])
})

test('an applied file that changed is refused', async () => {
  await migrate({ databaseUrl, folder })
  writeFileSync(join(folder, '0001_people.sql'), 'create table persons (id int);')
  await expect(migrate({ databaseUrl, folder })).rejects.toThrow('0001_people has changed')
})

test('a database of a newer version is refused', async () => {
  await migrate({ databaseUrl, folder })
  rmSync(join(folder, '0002_pets.sql'))
  await expect(migrate({ databaseUrl, folder })).rejects.toThrow('it has 0002_pets')
})

test('names without a number, and the same number twice, are refused', async () => {
  cpSync(join(folder, '0002_pets.sql'), join(folder, '0001_pets.sql'))
  await expect(migrate({ databaseUrl, folder })).rejects.toThrow('number 0001')
  rmSync(join(folder, '0001_pets.sql'))
  writeFileSync(join(folder, 'last.sql'), '')
  await expect(migrate({ databaseUrl, folder })).rejects.toThrow('last.sql')
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
