import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { workers } from '#src/server/registered.ts'
import { personalTables } from '#features/users/model/server/personal-tables.ts'
import { retentionRules } from './retention.ts'

const root = join(import.meta.dirname, '../../../../..')
const page = readFileSync(join(root, 'docs/privacy.md'), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const tableRows = rows.filter(([first]) => first!.startsWith('`'))
const rowOf = (table: string) => tableRows.find(([first]) => first === `\`${table}\``)
const db = await freshDatabase()

test('every table that can name a person says in docs/privacy.md why and how long', async () => {
  const naming =
    '(^|_)(e?mail|phone|(first|last|full)_name|address|street|birth|user|user_id|user_agent|uid|author|actor|impersonator|motivation|answers|body)(_|$)'
  const { rows: found } = await db.onPlatform(
    async (tx) =>
      await sql<{ name: string }>`
    select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and a.attname ~ ${naming} order by 1`.execute(tx),
  )
  const personal = new Set([...found.map(({ name }) => name), ...personalTables.map(({ table }) => table)])
  expect(personal.size).toBeGreaterThan(12)
  expect([...personal].filter((table) => !rowOf(table))).toEqual([])
})

test('every table named there exists', async () => {
  for (const [name] of tableRows) {
    const { rows: found } = await db.onPlatform(
      async (tx) => await sql<{ there: boolean }>`select to_regclass(${name!.replaceAll('`', '')}) is not null as there`.execute(tx),
    )
    expect(found, name).toEqual([{ there: true }])
  }
})

test.each(retentionRules.map(({ table, keep }) => [table, 'months' in keep ? `${keep.months} months` : `${keep.hours} hours`]))(
  '%s is kept %s, as the page says',
  (table, term) => {
    expect(rowOf(table)![3]).toContain(term)
    expect(rowOf(table)![4]).toBe('`retention.forget`')
  },
)

test('every job named there runs by the clock', () => {
  const jobs = new Set(workers.filter(({ cron }) => cron).map(({ job }) => job.name))
  const named = tableRows.map((cells) => cells[4]!.replaceAll('`', '')).filter(Boolean)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !jobs.has(name))).toEqual([])
})

test('every test named there is there', () => {
  const files = new Map(
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => [path.split('/').at(-1)!, path]),
  )
  const named = rows.flatMap((cells) => cells.filter((cell) => /^[\w-]+\.test\.ts: /.test(`${cell} `)))
  expect(named.length).toBeGreaterThan(15)
  for (const cell of named) {
    const [file, name] = cell.split(/: ?(.*)/s)
    expect(readFileSync(join(root, 'src', files.get(file!)!), 'utf8'), cell).toContain(name)
  }
})
