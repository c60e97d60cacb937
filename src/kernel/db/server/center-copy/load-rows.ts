import pg from 'pg'
import { withLock } from '#kernel/db/server/with-lock.ts'
import type { Ask } from './center-tables.ts'

/** Writes rows with the keys they have. */
export type Load = {
  ask: Ask
  /**
   * Adds rows, each a text of JSON as `row_to_json` writes it. Of a name that a text has twice the later value counts.
   * @returns how many were added
   */
  add(table: string, columns: readonly string[], rows: readonly string[], onConflict?: 'do nothing'): Promise<number>
}

/**
 * One transaction of the owner in which rows come in any order and exactly as they are: triggers do not run, and foreign keys are checked at
 * the end. Every change of the tables themselves is taken back in the same transaction. It locks these tables, so nobody else works with them
 * meanwhile.
 * @throws what `work` throws, or a failed key; then nothing was written
 */
export async function loadRows<T>(databaseUrl: string, tables: readonly string[], work: (load: Load) => Promise<T>): Promise<T> {
  return await withLock(databaseUrl, 'loading of rows', async (owner) => {
    const named = (await owner.query<Constraint>(constraintsOf, [tables])).rows
    const each = async (of: readonly string[], statement: (table: string) => string) => {
      for (const table of of) await owner.query(statement(pg.escapeIdentifier(table)))
    }
    const keys = async (how: string) => {
      for (const { table, name } of named) await owner.query(`alter table ${table} alter constraint ${pg.escapeIdentifier(name)} ${how}`)
    }
    const walled = (await owner.query<{ name: string }>(forced, [tables])).rows.map(({ name }) => name)
    await owner.query(`begin; set local timezone = 'UTC'; set local datestyle = 'ISO'; set local lock_timeout = '10s'`)
    try {
      await each(walled, (table) => `alter table ${table} no force row level security`)
      await each(tables, (table) => `alter table ${table} disable trigger user`)
      await keys('deferrable initially deferred')
      const done = await work({
        ask: async (text) => (await owner.query<object>(text)).rows,
        add: async (table, columns, rows, onConflict) => await add(owner, { table, columns, rows, onConflict }),
      })
      await owner.query('set constraints all immediate')
      await keys('not deferrable')
      await each(tables, (table) => `alter table ${table} enable trigger user`)
      await each(walled, (table) => `alter table ${table} force row level security`)
      await owner.query('commit')
      return done
    } catch (error) {
      await owner.query('rollback').catch(() => {}) // the first error says more
      throw error
    }
  })
}

type Constraint = { table: string; name: string }
const constraintsOf = `select conrelid::regclass::text as "table", conname as "name" from pg_constraint
  where contype = 'f' and not condeferrable and conrelid = any (array(select to_regclass(t) from unnest($1::text[]) t))`
const forced = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity and relname = any ($1)`

type Added = { table: string; columns: readonly string[]; rows: readonly string[]; onConflict: 'do nothing' | undefined }

async function add(owner: pg.Client, { table, columns, rows, onConflict }: Added): Promise<number> {
  if (rows.length === 0) return 0
  const names = columns.map((name) => pg.escapeIdentifier(name)).join(', ')
  const { rowCount } = await owner.query(
    `insert into ${pg.escapeIdentifier(table)} (${names}) select ${names} from jsonb_populate_recordset(null::${pg.escapeIdentifier(table)}, $1::jsonb)
     ${onConflict ? `on conflict ${onConflict}` : ''}`,
    [`[${rows.join(',')}]`],
  )
  return rowCount ?? 0
}
