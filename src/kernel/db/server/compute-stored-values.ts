import type pg from 'pg'

/**
 * Computes anew what the database stores with any of these functions: generated columns (one rewrite of each table) and indexes.
 * PostgreSQL does not, since it takes an immutable function at its word: the old values would stay, and answers would mix both.
 * Dependencies are known of functions with a body in standard SQL (`return …`), as all of those have to be.
 * Returns what was computed, by table.
 */
export async function computeStoredValues(owner: pg.ClientBase, functions: string[]): Promise<string[]> {
  if (functions.length === 0) return []
  const { rows: columns } = await owner.query<{ table: string; changes: string; names: string }>(
    `${using}
     select f.adrelid::regclass::text as table,
       string_agg(format('alter column %I set expression as (%s)', a.attname, pg_get_expr(f.adbin, f.adrelid)), ', ' order by a.attnum) as changes,
       string_agg(a.attname, ', ' order by a.attnum) as names
     from pg_attrdef f join pg_attribute a on a.attrelid = f.adrelid and a.attnum = f.adnum
     where a.attgenerated = 's' and exists (select from pg_depend d join used u on u.oid = d.refobjid
       where d.refclassid = 'pg_proc'::regclass and d.classid = 'pg_attrdef'::regclass and d.objid = f.oid)
     group by f.adrelid order by 1`,
    [functions],
  )
  const { rows: indexes } = await owner.query<{ table: string; name: string }>(
    `${using}
     select distinct i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name
     from pg_index i join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refclassid = 'pg_proc'::regclass
     join used u on u.oid = d.refobjid order by 1, 2`,
    [functions],
  )
  for (const { table, changes } of columns) await owner.query(`alter table ${table} ${changes}`)
  for (const { name } of indexes) await owner.query(`reindex index ${name}`)
  return [...columns.map(({ table, names }) => `${table} (${names})`), ...indexes.map(({ table, name }) => `${table} (index ${name})`)]
}

/** The functions in $1 and all that call them. */
const using = `with recursive used (oid) as (
       select unnest($1::oid[])
       union select d.objid from pg_depend d join used u on u.oid = d.refobjid
         where d.refclassid = 'pg_proc'::regclass and d.classid = 'pg_proc'::regclass)`
