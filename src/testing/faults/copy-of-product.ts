import { cpSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the product's sources and build. */
export const ownRoot = join(import.meta.dirname, '../../..')

const sources = [
  'src',
  'scripts',
  'database',
  'migrations',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
] as const

/** Copies the product into the empty folder `root`, where it runs as another version of it would; `built` takes its pages along. */
export function copyProduct(root: string, { built = false }: { built?: boolean } = {}): void {
  for (const name of [...sources, ...(built ? ['build'] : [])]) cpSync(join(ownRoot, name), join(root, name), { recursive: true })
  symlinkSync(join(ownRoot, 'node_modules'), join(root, 'node_modules'))
}

/** Rows that a further migration writes in each of its two halves. */
const half = 20_000

/** A migration that an installation does not have yet, and what shows whether it was applied whole. */
export type FurtherMigration = {
  name: string
  /** Its query as the database lists it. */ mark: string
  /** One row: the parts of it that are there. */ parts: string
}

/** What `parts` says of a migration that was applied whole. */
export const wholeMigration = { recorded: 1, relations: 2, columns: 1 }

/**
 * Makes a copy of the product its own next version: with one more migration, which takes some seconds, makes a table, an index and a column
 * and writes rows before and after the column.
 */
export function addMigration(root: string): FurtherMigration {
  const newest = Math.max(...readdirSync(join(root, 'migrations')).map((name) => Number.parseInt(name, 10) || 0))
  const name = `${String(newest + 1).padStart(4, '0')}_next_version`
  const mark = `next_version_${newest + 1}`
  writeFileSync(
    join(root, 'migrations', `${name}.sql`),
    `create table ${mark} (n integer primary key);
    insert into ${mark} select generate_series(1, ${half});
    select pg_sleep(1);
    alter table exports add column ${mark} integer not null default 1;
    insert into ${mark} select generate_series(${half + 1}, ${2 * half});
    select pg_sleep(1);
    create index ${mark}_order on ${mark} (n desc) where n > 0;`,
  )
  const parts = `select
    (select count(*)::integer from schema_migrations where name = '${name}') as recorded,
    (select count(*)::integer from pg_class where relname in ('${mark}', '${mark}_order')) as relations,
    (select count(*)::integer from pg_attribute where attrelid = 'exports'::regclass and attname = '${mark}' and not attisdropped) as columns`
  return { name, mark, parts }
}
