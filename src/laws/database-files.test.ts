import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readDefinitions } from '#kernel/db/server/apply-definitions.ts'
import { readMigrations } from '#kernel/db/server/migrate.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'

// The functions, views and triggers of a fresh database are exactly those of the files (ADR 0059).
const root = join(import.meta.dirname, '../..')
const { features } = (await import(join(root, 'architecture.mjs'))) as { features: string[] }
const definitions = readDefinitions(join(root, 'database'))
const db = await freshDatabase()
const names = async (text: string) => (await db.onPlatform((tx) => tx.executeQuery<{ name: string }>(CompiledQuery.raw(text)))).rows.map(({ name }) => name)
const notOfExtensions = (oid: string) => `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`

test('every function and view stands in a file of its name, and every file made its own', async () => {
  const made = definitions.flatMap(({ makes }) => makes.filter(({ kind }) => kind !== 'trigger').map(({ name }) => name))
  const found = await names(`
    select proname as name from pg_proc p where pronamespace = 'public'::regnamespace and ${notOfExtensions('p.oid')}
    union all select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and ${notOfExtensions('c.oid')} order by 1`)
  expect(found.length).toBeGreaterThan(40)
  expect(found).toEqual(made.sort()) // a list with duplicates, so that two functions of one name are found too
})

test('every trigger stands in a file, with the table it is on', async () => {
  const made = definitions.flatMap(({ makes }) => makes.flatMap((one) => (one.kind === 'trigger' ? [`${one.name} on ${one.table}`] : [])))
  const found = await names(`select tgname || ' on ' || tgrelid::regclass as name from pg_trigger where not tgisinternal`)
  expect(found.length).toBeGreaterThan(50)
  expect(found.sort()).toEqual(made.sort())
})

test('migrations make no function, view or trigger', () => {
  const making = readMigrations(join(root, 'migrations')).filter(({ parts }) =>
    parts.some((part) => 'sql' in part && /^\s*create (or replace )?(function|procedure|view|trigger)\b/im.test(part.sql)),
  )
  expect(making.map(({ name }) => name)).toEqual([])
})

test('files stand by feature', () => {
  const folders = new Set(definitions.map(({ file }) => file.split('/')[1]!))
  expect([...folders].filter((folder) => folder !== 'kernel' && !features.includes(folder))).toEqual([])
  expect(definitions.filter(({ file }) => file.split('/').length !== 3)).toEqual([])
})

test('what computes stored values says what it depends on, so that they can be computed anew: a body in standard SQL', async () => {
  expect(
    await names(`
      with recursive used (oid) as (
        select d.refobjid from pg_depend d where d.refclassid = 'pg_proc'::regclass and (d.classid = 'pg_attrdef'::regclass
          or d.classid = 'pg_class'::regclass and exists (select from pg_index i where i.indexrelid = d.objid))
        union select d.refobjid from pg_depend d join used u on u.oid = d.objid
          where d.refclassid = 'pg_proc'::regclass and d.classid = 'pg_proc'::regclass)
      select p.proname as name from used join pg_proc p using (oid)
      where p.pronamespace = 'public'::regnamespace and p.prosqlbody is null and ${notOfExtensions('p.oid')}`),
  ).toEqual([])
})

test('a definition is applied twice without a difference', async () => {
  const definitionsOf = `select pg_get_functiondef(oid) || proowner::regrole || coalesce(proacl::text, '') as name from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f' and ${notOfExtensions('p.oid')}
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`
  const before = await names(definitionsOf)
  const owner = new pg.Client(db.config.databaseUrl)
  await owner.connect()
  for (const { sql } of definitions) await owner.query(sql)
  await owner.end()
  expect(await names(definitionsOf)).toEqual(before)
})

test('the baseline is read, and every file that it uses is there', () => {
  const [first] = readMigrations(join(root, 'migrations'))
  const used = first!.parts.flatMap((part) => ('uses' in part ? [part.uses] : []))
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((file) => !definitions.some((one) => one.file === file))).toEqual([])
  expect(readFileSync(join(root, 'migrations', `${first!.name}.sql`), 'utf8')).toContain('create table vacancies (')
})
