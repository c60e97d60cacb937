import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// Law: a migration stops nobody who works meanwhile, and breaks nothing that the version beside it still asks (ADR 0077). Squawk judges
// each file; what it finds is changed, or stands behind `-- squawk-ignore <rule>` with the reason in the comment above.

const root = join(import.meta.dirname, '../..')

/** Rules that say nothing here, each with its reason. Every other rule holds. */
const left: Readonly<Record<string, string>> = {
  'require-lock-timeout': 'migrate.ts sets it for all files, and tries again (kernel/db/server/migrate.ts)',
  'require-statement-timeout': 'what builds for long is found by the other rules; a limit would only make it fail half-way',
  'prefer-robust-stmts': 'all files run in one transaction: there is no half of one',
  'prefer-bigint-over-int': 'counts and sizes, never keys: those are uuids',
  'prefer-timestamp-tz': 'timestamptz is the rule (database-declarations.test.ts); agendas also keep the local time that was meant',
}

/**
 * What older files have, by file: they can no longer change, because databases have them. Nothing had been released before them, so
 * nobody worked meanwhile.
 */
const applied: Readonly<Record<string, readonly string[]>> = {
  '0002_sites_as_data': ['adding-foreign-key-constraint', 'constraint-missing-not-valid', 'disallowed-unique-constraint'],
  '0003_import_vacancies': ['constraint-missing-not-valid', 'require-concurrent-index-creation'],
  '0005_platform_centers': ['require-concurrent-index-creation'],
  '0007_names_and_lists': ['adding-field-with-default', 'ban-drop-not-null', 'require-concurrent-index-creation'],
  '0009_snoozed_applications': ['require-concurrent-index-creation', 'require-concurrent-index-deletion'],
  '0010_vacancy_changes_and_exports': ['constraint-missing-not-valid', 'require-concurrent-index-creation'],
  '0014_social_map_suggestions': ['adding-foreign-key-constraint', 'constraint-missing-not-valid', 'require-concurrent-index-creation'],
  '0015_social_map_rounds': ['adding-foreign-key-constraint', 'require-concurrent-index-creation'],
  '0016_social_map_feed_and_import': ['constraint-missing-not-valid'],
  '0018_social_map_search': ['adding-field-with-default', 'require-concurrent-index-creation'],
  '0020_workshops': ['constraint-missing-not-valid', 'require-concurrent-index-creation', 'require-concurrent-index-deletion'],
  '0022_one_on_one': ['ban-create-domain-with-constraint', 'require-concurrent-index-creation'],
  '0025_help_matches': [
    'adding-field-with-default',
    'adding-foreign-key-constraint',
    'constraint-missing-not-valid',
    'require-concurrent-index-creation',
    'require-concurrent-index-deletion',
  ],
  '0026_measures': ['constraint-missing-not-valid'],
  '0028_exports_of_the_town': ['constraint-missing-not-valid'],
  '0029_mails_in_trouble': ['require-concurrent-index-creation'],
  '0031_vacancy_feed': ['require-concurrent-index-creation'],
  '0032_exports_as_pdf': ['constraint-missing-not-valid'],
}

type Finding = { file: string; line: number; rule_name: string; message: string }

function judge(files: readonly string[]): Finding[] {
  const options = ['--assume-in-transaction', '--pg-version', '18.0', '--reporter', 'json', '--exclude', Object.keys(left).join(',')]
  const { stdout, stderr, error } = spawnSync(join(root, 'node_modules/.bin/squawk'), [...options, ...files], { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (error || !stdout.trim().startsWith('[')) throw new Error(`Squawk did not judge: ${error?.message ?? stderr}`)
  return JSON.parse(stdout) as Finding[]
}

/** By file, without its ending: the rules that it breaks. */
function rulesBroken(findings: readonly Finding[]): Record<string, string[]> {
  const broken: Record<string, string[]> = {}
  for (const { file, rule_name: rule } of findings) {
    const rules = (broken[basename(file, '.sql')] ??= [])
    if (!rules.includes(rule)) rules.push(rule)
  }
  return Object.fromEntries(Object.entries(broken).map(([file, rules]) => [file, rules.toSorted()]))
}

const scratch = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const folder = join(root, 'migrations')
/** The first one makes the whole schema: nobody works meanwhile. */
const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && !name.startsWith('0001_'))

test('no migration holds up those who work, but for what is known of old ones', () => {
  expect(names.length).toBeGreaterThan(20)
  expect(rulesBroken(judge(names.map((name) => join(folder, name))))).toEqual(applied)
})

test('what is left out stands below the reason', () => {
  for (const name of names) {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n')
    for (const [at, line] of lines.entries())
      if (line.includes('squawk-ignore')) expect([name, lines[at - 1]]).toEqual([name, expect.stringMatching(/^-- \w.{15}/)])
  }
})

test.each([
  ['a column that the older version still reads is dropped', 'alter table vacancies drop column title;', ['ban-drop-column']],
  ['a column gets another name', 'alter table vacancies rename column title to name;', ['renaming-column']],
  ['a column gets another type', 'alter table vacancies alter column title type varchar(80);', ['changing-column-type', 'prefer-text-field']],
  ['the older version cannot insert', 'alter table vacancies add column rank int not null;', ['adding-required-field']],
  ['the table is read whole behind a lock', 'alter table vacancies add constraint short check (length(title) < 100);', ['constraint-missing-not-valid']],
  ['writes wait while an index is built', 'create index on vacancies (title);', ['require-concurrent-index-creation']],
  ['a new table may have what it likes', 'create table t (id uuid primary key, n int not null check (n > 0)); create index on t (n);', null],
  ['a reason is given', '-- Few rows, and nobody writes them.\n-- squawk-ignore require-concurrent-index-creation\ncreate index on tenants (key);', null],
])('%s', (what, sql, rules) => {
  const path = join(scratch, `${what.replaceAll(' ', '_')}.sql`)
  writeFileSync(path, `${sql}\n`)
  expect(Object.values(rulesBroken(judge([path])))).toEqual(rules ? [rules] : [])
})
