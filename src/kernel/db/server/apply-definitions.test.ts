import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configFor, testCluster } from '#kernel/testing/server/fresh-database.ts'
import { ensureDatabase } from './provide-database.ts'
import { migrate } from './migrate.ts'

const { databaseUrl } = configFor(testCluster(), 'definitions_test')
const greets = (words: string) => `create or replace function greeting() returns text language sql as $$ select '${words}' $$;`
const table = `create table people (id int, name text, touched int not null default 0);`
const roots: string[] = []
let owner: pg.Client

/** A version of the product: its migrations and its database files, by path. */
function version(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'definitions-'))
  roots.push(root)
  for (const folder of ['migrations', 'database']) mkdirSync(join(root, folder))
  for (const [path, text] of Object.entries({ 'migrations/0001_people.sql': table, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
const start = (root: string, { mayGoBack = false, lines = [] as string[] } = {}) => migrate({ databaseUrl, root, mayGoBack, log: (line) => lines.push(line) })
const value = async (text: string) => Object.values((await owner.query(text)).rows[0])[0]

beforeEach(async () => {
  await ensureDatabase(testCluster().administration, 'definitions_test')
  owner = new pg.Client(databaseUrl)
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  const administrator = new pg.Client(testCluster().administration)
  await administrator.connect()
  await administrator.query('drop database definitions_test with (force)')
  await administrator.end()
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

test('a function is applied when its text changes, and only then', async () => {
  expect(await start(version({ 'database/people/greeting.sql': greets('hallo') }))).toEqual(['0001_people', 'database/people/greeting.sql'])
  expect(await value('select greeting()')).toBe('hallo')
  expect(await start(version({ 'database/people/greeting.sql': greets('hallo') }))).toEqual([])
  const lines: string[] = []
  expect(await start(version({ 'database/people/greeting.sql': greets('dag') }), { lines })).toEqual(['database/people/greeting.sql'])
  expect(await value('select greeting()')).toBe('dag')
  expect(lines[0]).toMatch(/^functions, views and triggers: database\/people\/greeting\.sql \(\d+ ms\)$/)
})

test('what is needed comes first, whatever the files are called', async () => {
  const root = version({
    'database/a/all_people.sql': 'create or replace view all_people as select id, zz_name(name) as name from people;',
    'database/a/greeted.sql': 'create or replace function greeted() returns bigint language sql as $$ select count(*) from all_people $$;',
    'database/z/zz_name.sql': `create or replace function zz_name(name text) returns text language sql immutable return upper(name);`,
  })
  expect((await start(root)).slice(1)).toEqual(['database/z/zz_name.sql', 'database/a/all_people.sql', 'database/a/greeted.sql'])
})

test('a migration uses a function by name; afterwards the file follows its text like the others', async () => {
  const shout = (end: string) => `create or replace function shout(said text) returns text language sql immutable return upper(said) || '${end}';`
  const uses = `-- uses database/people/shout.sql\ncreate table cries (said text, loud text generated always as (shout(said)) stored);\ninsert into cries values ('au');`
  const files = { 'migrations/0002_cries.sql': uses, 'database/people/shout.sql': shout('!') }
  expect(await start(version(files))).toEqual(['0001_people', '0002_cries', 'database/people/shout.sql'])
  expect(await value('select loud from cries')).toBe('AU!')

  // Values stored with the function are recomputed in the same transaction; a change of a comment recomputes nothing.
  await owner.query('create index cries_loud on cries (shout(said))')
  const file = await value(`select pg_relation_filenode('cries')`)
  await start(version({ ...files, 'database/people/shout.sql': `-- Louder.\n${shout('!')}` }))
  expect(await value(`select pg_relation_filenode('cries')`)).toBe(file)
  const lines: string[] = []
  await start(version({ ...files, 'database/people/shout.sql': shout('!!') }), { lines })
  expect(await value('select loud from cries')).toBe('AU!!')
  expect(lines.slice(1)).toEqual([
    'computed anew, because a function changed: cries (loud)',
    'computed anew, because a function changed: cries (index cries_loud)',
  ])
  await owner.query('set enable_seqscan = off')
  expect(await value(`select count(*)::int from cries where shout(said) = 'AU!!'`)).toBe(1)
})

test('stored values follow a function that another one calls', async () => {
  const files = {
    'database/a/inner_part.sql': `create or replace function inner_part(said text) returns text language sql immutable return said || '1';`,
    'database/a/outer_part.sql': `create or replace function outer_part(said text) returns text language sql immutable return inner_part(said) || '.';`,
    'migrations/0002_cries.sql': `-- uses database/a/outer_part.sql\ncreate table cries (said text, kept text generated always as (outer_part(said)) stored); insert into cries values ('x');`,
  }
  await start(version(files))
  await start(version({ ...files, 'database/a/inner_part.sql': files['database/a/inner_part.sql'].replace("'1'", "'2'") }))
  expect(await value('select kept from cries')).toBe('x2.')
})

test('an older version that starts beside a newer one leaves the newer texts, and says so', async () => {
  const older = version({ 'database/people/greeting.sql': greets('hallo') })
  const newer = version({ 'database/people/greeting.sql': greets('dag'), 'database/people/parting.sql': greets('tot ziens').replace('greeting', 'parting') })
  await start(older)
  await start(newer)
  const lines: string[] = []
  expect(await start(older, { lines })).toEqual([])
  expect(lines).toEqual(['database/people/greeting.sql: a newer version has run here; its text stays'])
  expect(await value(`select greeting() || ', ' || parting()`)).toBe('dag, tot ziens')
  expect(await start(newer)).toEqual([])
})

test('two versions that start at once end with the newer texts, whichever comes first', async () => {
  const older = version({ 'database/people/greeting.sql': greets('hallo') })
  await start(older)
  for (const words of ['dag', 'goedendag', 'goedemorgen']) {
    const newer = version({ 'database/people/greeting.sql': greets(words) })
    const applied = await Promise.all([older, newer, older, newer].map((root) => start(root)))
    expect(applied.flat()).toEqual(['database/people/greeting.sql'])
    expect(await value('select greeting()')).toBe(words)
  }
})

test('in development a file may go back to what it was', async () => {
  const first = version({ 'database/people/greeting.sql': greets('hallo') })
  const second = version({ 'database/people/greeting.sql': greets('dag') })
  await start(first)
  await start(second)
  expect(await start(first, { mayGoBack: true })).toEqual(['database/people/greeting.sql'])
  expect(await value('select greeting()')).toBe('hallo')
  expect(await start(first)).toEqual([])
})

test('other arguments, another result or other names of arguments are refused, and nothing of that version is kept', async () => {
  const greeting = (text: string) => version({ 'migrations/0002_pets.sql': 'create table pets (id int);', 'database/people/greeting.sql': text })
  await start(version({ 'database/people/greeting.sql': `create or replace function greeting(name text) returns text language sql as $$ select name $$;` }))
  for (const text of [
    `create or replace function greeting(name text, polite boolean) returns text language sql as $$ select name $$;`,
    `create or replace function greeting(name text) returns integer language sql as $$ select 1 $$;`,
    `create or replace function greeting(person text) returns text language sql as $$ select person $$;`,
    `create or replace function greeting(name text) returns text language sql as $$ select name $$; create or replace function greeting(name int) returns text language sql as $$ select '' $$;`,
  ]) {
    await expect(start(greeting(text))).rejects.toThrow('database/people/greeting.sql changes the arguments or the result of its function')
    expect(await value(`select to_regclass('pets')`)).toBe(null)
    expect(await value(`select count(*)::int from pg_proc where proname = 'greeting'`)).toBe(1)
  }
  const dropped = version({
    'migrations/0002_pets.sql': 'drop function greeting;',
    'database/people/greeting.sql': `create or replace function greeting(name text, polite boolean) returns text language sql as $$ select name $$;`,
  })
  await expect(start(dropped)).rejects.toThrow('changes the arguments or the result of its function')
})

test('when a file of database/ fails, neither its migration nor another file is kept, and the next start does it all', async () => {
  const files = (third: string) => ({
    'migrations/0002_pets.sql': 'create table pets (id int);',
    'database/people/greeting.sql': greets('dag'),
    'database/people/pets_of.sql': third,
  })
  await start(version({ 'database/people/greeting.sql': greets('hallo') }))
  const failing = `create or replace function pets_of() returns bigint language sql as $$ select count(*) from nowhere $$;`
  await expect(start(version(files(failing)))).rejects.toThrow('database/people/pets_of.sql: relation "nowhere" does not exist')
  expect(await value(`select to_regclass('pets')`)).toBe(null)
  expect(await value('select greeting()')).toBe('hallo')
  expect(await start(version(files(failing.replace('nowhere', 'pets'))))).toEqual(['0002_pets', 'database/people/greeting.sql', 'database/people/pets_of.sql'])
})

test('a trigger follows its file, and comes back when a migration made its table anew', async () => {
  const counts = (by: number) => `create or replace function count_touch() returns trigger language plpgsql as $$
begin
  new.touched := old.touched + ${by};
  return new;
end $$;
create or replace trigger count_touch before update of name on people for each row execute function count_touch();`
  const touched = () => value(`update people set name = name || '.' returning touched`)
  await start(version({ 'database/people/count_touch.sql': counts(1) }))
  await owner.query(`insert into people values (1, 'Anna')`)
  expect(await touched()).toBe(1)
  const anew = `create table people_2 as select * from people; drop table people; alter table people_2 rename to people;`
  expect(await start(version({ 'database/people/count_touch.sql': counts(1), 'migrations/0002_anew.sql': anew }))).toEqual([
    '0002_anew',
    'database/people/count_touch.sql',
  ])
  expect(await touched()).toBe(2)
})

test('a function that a migration dropped goes with its file, and may come back with it', async () => {
  const greeting = { 'database/people/greeting.sql': greets('hallo') }
  const goes = { 'migrations/0002_no_greeting.sql': 'drop function if exists greeting;' }
  await start(version(greeting))
  expect(await start(version(goes))).toEqual(['0002_no_greeting'])
  expect(await value(`select to_regproc('greeting')`)).toBe(null)
  expect(await start(version({ ...goes, ...greeting }))).toEqual(['database/people/greeting.sql'])
  expect(await value('select greeting()')).toBe('hallo')
})

test('a file that cannot be applied twice, has another name or makes nothing is refused before anything is done', async () => {
  const refused: [Record<string, string>, string][] = [
    [{ 'database/people/greeting.sql': greets('a').replace('or replace ', '') }, 'write "create or replace function greeting"'],
    [{ 'database/people/hello.sql': greets('a') }, 'database/people/hello.sql makes greeting'],
    [{ 'database/people/rows.sql': 'insert into people values (1);' }, 'database/people/rows.sql makes no function, view or trigger'],
    [
      { 'database/a/greeting.sql': greets('a'), 'database/b/greeting.sql': greets('b') },
      'greeting stands in database/a/greeting.sql and in database/b/greeting.sql',
    ],
    [
      {
        'database/a/one.sql': 'create or replace function one() returns int language sql as $$ select two() $$;',
        'database/a/two.sql': 'create or replace function two() returns int language sql as $$ select one() $$;',
      },
      'database/a/one.sql needs database/a/two.sql needs database/a/one.sql',
    ],
    [{ 'migrations/0002_cries.sql': '-- uses database/a/nothing.sql\n' }, 'There is no database/a/nothing.sql'],
  ]
  for (const [files, sentence] of refused) await expect(start(version(files))).rejects.toThrow(sentence)
  expect(await value(`select to_regclass('people')`)).toBe(null)
})
