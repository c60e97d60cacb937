import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'

// Law: every key of a center's rows begins with the center, so that all rows of a center can lie together, on a machine of their own
// (ADR 0076). Read from the database, so that it holds for tables that do not exist yet.

const db = await freshDatabase()
const all = async <Row>(text: string) => (await db.onPlatform(async (tx) => await tx.executeQuery<Row>(CompiledQuery.raw(text)))).rows
const center = 'volunteer_center_id'

/** Tables of the whole deployment: each machine would have them all. */
const ofEverybody: Readonly<Record<string, string>> = {
  users: 'one account at every center',
  volunteer_centers: 'the centers themselves',
  tenants: 'the sites, of one or more centers',
  tenant_hosts: 'which host leads to which site and center',
  center_removals: 'which centers go and went',
  sharing_tenants: 'which sites show what others share',
  places: 'the towns and postcodes of the country',
  loose_objects: 'what is to be removed from the storage, which outlives its center',
  rate_limits: 'counted by address, before a center is known',
  schema_migrations: 'what was done to this database',
  schema_definitions: 'what was done to this database',
}

/** Tables that belong to an account and name a center beside it: they lie with the accounts. */
const ofAccounts: Readonly<Record<string, string>> = {
  sessions: 'found by the client that a browser sends, before a center is known',
  user_tokens: 'found by the digest of a link in a mail, before a center is known',
  user_roles: 'of an account; a role of the platform has no center',
}

type Key = { table: string; name: string; columns: string[]; to: string | null; toColumns: string[] | null }

const columnsOf = (keys: string, relation: string) =>
  `array(select coalesce(a.attname::text, '(an expression)') from unnest(${keys}) with ordinality key (n, at)
     left join pg_attribute a on a.attrelid = ${relation} and a.attnum = key.n and key.n > 0 order by key.at)`
const uniqueKeys = await all<Key>(`
  select c.relname as table, i.relname as name, ${columnsOf('x.indkey::int2[]', 'x.indrelid')} as columns, null as to, null as "toColumns"
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion)`)
const foreignKeys = await all<Key>(`
  select c.relname as table, k.conname as name, ${columnsOf('k.conkey', 'k.conrelid')} as columns,
    o.relname as to, ${columnsOf('k.confkey', 'k.confrelid')} as "toColumns"
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class o on o.oid = k.confrelid
  where c.relnamespace = 'public'::regnamespace and k.contype = 'f'`)
const tables = await all<{ name: string; hasCenter: boolean }>(`
  select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = '${center}' and not a.attisdropped) as "hasCenter"
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)
const ofCenters = new Set(tables.filter(({ name, hasCenter }) => hasCenter && !(name in ofAccounts)).map(({ name }) => name))
const named = ({ table, name, columns }: Key) => `${table}.${name} (${columns.join(', ')})`

test('a table has a center, or its reason to have none', () => {
  expect(
    tables
      .filter(({ hasCenter }) => !hasCenter)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(ofEverybody).toSorted())
  expect(Object.keys(ofAccounts).filter((name) => !tables.some((table) => table.name === name && table.hasCenter))).toEqual([])
  expect(ofCenters.size).toBeGreaterThan(50)
})

test('what must be unique in a table of centers is so within a center', () => {
  const own = uniqueKeys.filter(({ table }) => ofCenters.has(table))
  expect(own.length).toBeGreaterThan(50)
  expect(own.filter(({ columns }) => columns[0] !== center).map(named)).toEqual([])
})

test('a row of a center leads to rows of the same center, or to what everybody has', () => {
  const own = foreignKeys.filter(({ table }) => ofCenters.has(table))
  expect(own.length).toBeGreaterThan(50)
  const astray = own.filter(({ columns, to, toColumns }) => {
    if (Object.hasOwn(ofEverybody, to!)) return false
    return columns[0] !== center || toColumns![0] !== center
  })
  expect(astray.map(named)).toEqual([])
})

/** From an account into the rows of a center. Taken apart, these two keys would have to go; what they hold is checked by the verbs too. */
const intoCenters = ['user_roles', 'user_tokens'].map((table) => `${table}.${table}_volunteer_center_id_organization_id_fkey (${center}, organization_id)`)

test('nothing that everybody has leads into the rows of a center, but for the organization of a role and of an invitation', () => {
  expect(
    foreignKeys
      .filter(({ table, to }) => !ofCenters.has(table) && ofCenters.has(to!))
      .map(named)
      .toSorted(),
  ).toEqual(intoCenters)
})
