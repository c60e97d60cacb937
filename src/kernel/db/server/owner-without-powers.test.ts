import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { type Cluster, startCluster, throwAwaySettings } from '#kernel/db/server/postgres/cluster.ts'
import { ensureRoles } from './roles.ts'

// A cluster of its own, because roles belong to the whole cluster: here the database's owner makes them, as README says.
const folder = mkdtempSync(join(tmpdir(), 'owner-'))
const secretKey = 'only for a throw-away cluster of one test'
let cluster: Cluster
let databaseUrl = ''

async function asAdministrator(database: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(cluster.url(database))
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  cluster = await startCluster(folder, { settings: throwAwaySettings })
  await asAdministrator('postgres', `create role volunteers login createrole password 'one'`, 'create database volunteers owner volunteers')
  await asAdministrator('volunteers', 'create extension cube', 'create extension earthdistance')
  const url = new URL(cluster.url('volunteers'))
  url.username = 'volunteers'
  url.password = 'one'
  databaseUrl = url.href
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a login that owns its database and may make roles, and no more, brings it up, and applies every function again', async () => {
  await ensureRoles({ databaseUrl, secretKey })
  expect((await migrate({ databaseUrl }))[0]).toBe('0001_baseline')
  await asAdministrator('volunteers', 'delete from schema_definitions')
  expect((await migrate({ databaseUrl })).length).toBeGreaterThan(50)
  await ensureRoles({ databaseUrl, secretKey })
})
