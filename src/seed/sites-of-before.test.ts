import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { rowOfFacts } from '#features/tenancy/server/host-rules.ts'
import { plainHeader } from '#features/tenancy/plain-header.ts'
import { tenants } from './content/tenants.ts'

// A database from before sites were rows has the same sites afterwards, with the facts that the code had for them.
const db = await freshDatabase()
const migration = readFileSync(join(import.meta.dirname, '../../migrations/0002_sites_as_data.sql'), 'utf8')

async function asBefore(owner: pg.Client, centers: readonly [tenant: string, slug: string][]): Promise<void> {
  await owner.query(`drop table tenant_hosts;
    alter table volunteer_centers drop constraint volunteer_centers_of_tenant, drop constraint volunteer_centers_in_tenant, drop column suspended_at;
    drop table tenants`)
  for (const [tenant, slug] of centers)
    await owner.query(`insert into volunteer_centers (tenant_key, slug, name, town, is_default, latitude, longitude) values ($1, $2, $2, $2, $3, 52, 6)`, [
      tenant,
      slug,
      !['nijmegen', 'ermelo'].includes(slug),
    ])
}

test('the sites that have a center get a row, those of the code with its facts, and hosts of centers stay', async () => {
  const owner = new pg.Client(db.config.databaseUrl)
  await owner.connect()
  await asBefore(owner, [
    ...Object.keys(tenants).map((key): [string, string] => [key, `centrum-${key}`]),
    ['public', 'nijmegen'],
    ['demo', 'ermelo'],
    ['eigen-site', 'ede'],
  ])
  await owner.query(migration)
  await owner.end()

  const rows = await db.onPlatform((tx) => tx.selectFrom('tenants').selectAll().orderBy('key').execute())
  const expected = Object.entries(tenants).map(([key, facts]) => {
    const { header, ...columns } = rowOfFacts(facts)
    return { key, ...columns, header: JSON.parse(header) as unknown, origin: null, suspended_at: null }
  })
  const { sticky: _sticky, ...header } = plainHeader
  const own = { ...expected[0]!, key: 'eigen-site', kind: 'town_bank', name: null, sticky_header: false, header }
  expect(rows.map(({ created_at: _at, ...row }) => row)).toEqual([...expected, own].toSorted((one, other) => (one.key < other.key ? -1 : 1)))
  const hosts = await db.onPlatform((tx) => tx.selectFrom('tenant_hosts').select(['host', 'tenant_key']).orderBy('host').execute())
  expect(hosts).toEqual([
    { host: 'ermelo.localhost', tenant_key: 'demo' },
    { host: 'nijmegen.localhost', tenant_key: 'public' },
  ])
})
