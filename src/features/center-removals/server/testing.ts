import { createHash } from 'node:crypto'
import pg from 'pg'
import { today } from '#kernel/db/server/database-clock.ts'

/** Runs something as the owner of the database of a test, whom row-level security of these tables does not bind any more. */
export async function asOwner<T>(databaseUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC -c datestyle=ISO' })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relforcerowsecurity",
    )
    for (const { name } of rows) await owner.query(`alter table ${name} no force row level security`)
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Every table with rows of a center. */
export async function centerTables(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'volunteer_center_id' order by 1`,
  )
  return rows.map(({ name }) => name)
}

type Column = { name: string; type: string; isNeeded: boolean }
type Key = { target: string; from: string[]; to: string[] }

/** Values of a type, whatever a column means: checks are dropped before. */
const values: Readonly<Record<string, string>> = {
  text: `'x' || gen_random_uuid()`,
  uuid: 'gen_random_uuid()',
  integer: '1',
  smallint: '1',
  bigint: '1',
  numeric: '1',
  'double precision': '1',
  real: '1',
  boolean: 'false',
  date: today,
  jsonb: `'{}'`,
  bytea: `decode(md5(random()::text), 'hex')`,
  encrypted_text: `'v1.a.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAA'`,
  'timestamp with time zone': 'now()',
  'timestamp without time zone': `now() at time zone 'utc'`,
  'time without time zone': `'10:00'`,
}

/**
 * Adds a row of the center to each of these tables, which come after those that they refer to: every key leads to a row of the center, where
 * there is one.
 * @returns tables without a row afterwards
 */
export async function fillTables(owner: pg.Client, tables: readonly string[], centerId: string): Promise<string[]> {
  const { rows: checks } = await owner.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as "table", conname as name from pg_constraint where contype = 'c' and conrelid <> 0 and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of checks) await owner.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  const empty: string[] = []
  for (const table of tables) {
    await addRow(owner, table, centerId)
    const { rows } = await owner.query(`select from ${table} where volunteer_center_id = $1 limit 1`, [centerId])
    if (rows.length === 0) empty.push(table)
  }
  return empty
}

async function addRow(owner: pg.Client, table: string, centerId: string): Promise<void> {
  const { rows: columns } = await owner.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull and not atthasdef as "isNeeded"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const { rows: keys } = await owner.query<Key>(
    `select confrelid::regclass::text as target,
       array(select a.attname::text from unnest(k.conkey) with ordinality n (num, at) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num order by n.at) as from,
       array(select a.attname::text from unnest(k.confkey) with ordinality n (num, at) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num order by n.at) as to
     from pg_constraint k where contype = 'f' and conrelid = $1::regclass`,
    [table],
  )
  const own = pg.escapeLiteral(centerId)
  const row = new Map(columns.filter(({ isNeeded }) => isNeeded).map(({ name, type }) => [name, values[type] ?? (type.endsWith('range') ? `'empty'` : `'{}'`)]))
  row.set('volunteer_center_id', own)
  for (const { target, from, to } of keys)
    for (const [at, name] of from.entries()) {
      if (name === 'volunteer_center_id') continue
      if (target === 'users') row.set(name, `(select user_id from user_roles where volunteer_center_id = ${own} order by granted_at, id limit 1)`)
      else if (target === 'volunteer_centers') row.set(name, row.has(name) ? own : 'null')
      else if (from.includes('volunteer_center_id'))
        row.set(name, `(select ${to[at]} from ${target} where volunteer_center_id = ${own} order by ${to[at]} desc limit 1)`)
    }
  await owner.query(
    `insert into ${table} (${[...row.keys()].map((name) => pg.escapeIdentifier(name)).join()}) values (${[...row.values()].join()}) on conflict do nothing`,
  )
}

/** By table, how many rows belong to other centers, and a hash of them. */
export async function othersIn(owner: pg.Client, centerId: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  const hashOf = async (name: string, where: string, row = 't::text') => {
    const { rows } = await owner.query<{ row: string }>(`select ${row} as row from ${name} t where ${where}`, [centerId])
    hashes[name] = `${rows.length} ${createHash('sha256')
      .update(
        rows
          .map(({ row }) => row)
          .toSorted()
          .join('\n'),
      )
      .digest('hex')}`
  }
  for (const name of await centerTables(owner)) await hashOf(name, 't.volunteer_center_id <> $1')
  // Who was at home there is at home elsewhere.
  await hashOf(
    'users',
    'exists (select from user_roles r where r.user_id = t.id and r.volunteer_center_id is distinct from $1)',
    `(to_jsonb(t) - 'home_center_id')::text`,
  )
  await hashOf('volunteer_centers', 't.id <> $1')
  await hashOf('tenants', 'exists (select from volunteer_centers c where c.tenant_key = t.key and c.id <> $1)')
  await hashOf('tenant_hosts', 'exists (select from volunteer_centers c where c.tenant_key = t.tenant_key and c.id <> $1) and t.center_id is distinct from $1')
  return hashes
}

/** By table, how many rows still have the id of the center anywhere, those of the queue of jobs among them. */
export async function mentionsIn(owner: pg.Client, centerId: string): Promise<Record<string, number>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, to_regnamespace('pgboss'))`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${name} t where t::text like '%' || $1 || '%'`, [centerId])
    if (rows[0]!.n > 0) found[name] = rows[0]!.n
  }
  return found
}
