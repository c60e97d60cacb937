import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { migrate } from './migrate.ts'

// A database from before the baseline equals today's with the old history: the same definitions (ADR 0059), the names of the
// replaced files, and no table of texts. The later migrations stay applied and out of sight: here the project ends at the baseline.
const { config } = await freshDatabase(demoTemplate)
const { databaseUrl } = config
const project = join(import.meta.dirname, '../../../..')
const root = mkdtempSync(join(tmpdir(), 'baseline-'))
mkdirSync(join(root, 'migrations'))
for (const file of ['0001_baseline.sql', 'replaced_by_baseline.txt']) copyFileSync(join(project, 'migrations', file), join(root, 'migrations', file))
symlinkSync(join(project, 'database'), join(root, 'database'))
afterAll(() => rmSync(root, { recursive: true }))
const replaced = readFileSync(join(root, 'migrations/replaced_by_baseline.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string])
const owner = new pg.Client(databaseUrl)
await owner.connect()
afterAll(() => owner.end())

const ask = async <Row extends pg.QueryResultRow>(text: string) => (await owner.query<Row>(text)).rows
const history = () => ask<{ name: string }>('select name from schema_migrations order by name')

/** Restores the old history: `names` of the replaced files, with their checksums. */
async function goBack(names: [string, string][]): Promise<void> {
  await owner.query('drop table if exists schema_definitions; delete from schema_migrations')
  await owner.query('insert into schema_migrations (name, checksum) select * from unnest($1::text[], $2::text[])', [
    names.map(([name]) => name),
    names.map(([, checksum]) => checksum),
  ])
}

/** All stored rows, by table, except those of the history itself. */
async function content(): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'schema\\_%' order by 1`,
  )
  const counted: Record<string, string> = {}
  for (const { name } of tables) {
    const rows = await ask(`select count(*), md5(string_agg(t::text, e'\\n' order by t::text)) from ${pg.escapeIdentifier(name)} t`)
    counted[name] = JSON.stringify(rows)
  }
  return counted
}

/** Functions, triggers and the file nodes of tables: no table may have been rewritten. */
async function definitions(): Promise<unknown> {
  return await ask(`select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition, p.proowner::regrole::text as owner, p.proacl::text as acl
      from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    union all select c.relname || '.' || t.tgname, pg_get_triggerdef(t.oid), t.tgenabled::text, null
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    union all select relname, pg_relation_filenode(oid)::text, null, null from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'schema\\_%'
    order by 1, 2`)
}

beforeEach(() => goBack(replaced))

test('a database that has every replaced migration comes along: recorded as the baseline, its functions with their texts, nothing else touched', async () => {
  const before = { content: await content(), definitions: await definitions() }
  expect(Object.values(before.content).filter((rows) => !rows.includes('"count":"0"')).length).toBeGreaterThan(15)

  const lines: string[] = []
  const applied = await migrate({ databaseUrl, root, log: (line) => lines.push(line) })
  expect(applied.every((name) => name.startsWith('database/'))).toBe(true)
  expect(lines[0]).toBe('the migrations before the baseline: all there, recorded as one')
  expect(lines.join()).not.toContain('computed anew')
  expect((await history()).map(({ name }) => name)).toEqual(['0001_baseline'])
  expect((await ask<{ file: string }>('select file from schema_definitions order by number')).map(({ file }) => file)).toEqual(applied)
  expect({ content: await content(), definitions: await definitions() }).toEqual(before)
  expect(await migrate({ databaseUrl, root })).toEqual([])
})

test('two processes take it over at once', async () => {
  const applied = await Promise.all([migrate({ databaseUrl, root }), migrate({ databaseUrl, root }), migrate({ databaseUrl, root })])
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  expect((await history()).map(({ name }) => name)).toEqual(['0001_baseline'])
})

test('one in the middle is refused: it learns what it has, what is missing, and which version brings that', async () => {
  await goBack(replaced.slice(0, 57))
  await expect(migrate({ databaseUrl, root })).rejects.toThrow(
    'has 57 of the 100 migrations that the baseline replaces, the last of them 0136_report_a_conversation. Start the version of commit b59b2546 first, which brings it to 0306_one_look_at_what_is_said, then this one.',
  )
  expect(await history()).toHaveLength(57)
})

test('one with another migration, or a changed one, is refused by its name', async () => {
  await goBack([...replaced, ['0307_of_somebody_else', 'a']])
  await expect(migrate({ databaseUrl, root })).rejects.toThrow('The database has 0307_of_somebody_else, which the baseline does not replace')
  await goBack(replaced.map(([name, checksum]) => (name === '0010_search' ? [name, 'changed'] : [name, checksum])))
  await expect(migrate({ databaseUrl, root })).rejects.toThrow('The database has 0010_search, which the baseline does not replace')
})
