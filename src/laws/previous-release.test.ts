import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginRoles } from '#kernel/db/server/roles.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { insertsIn, missingColumns } from '#src/testing/missing-columns.ts'

// Law: what the version of `docs/previous-release` asks of the database, the new schema still answers, with the rights that its logins
// have, because both run side by side during an upgrade (ADR 0077). `scripts/previous-release.ts` records it at each release.

const root = join(import.meta.dirname, '../..')
type Recorded = { role: string; text: string }
const recorded = JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, 'previous-release.json.gz'))).toString()) as {
  commit: string
  statements: Recorded[]
}

const { config } = await freshDatabase()
const owner = new pg.Client(config.databaseUrl)
beforeAll(async () => await owner.connect())
afterAll(async () => await owner.end())

test('it is of the commit that is named', () => {
  expect(readFileSync(join(root, 'docs/previous-release'), 'utf8')).toBe(`${recorded.commit}\n`)
  expect(recorded.commit).toMatch(/^[0-9a-f]{40}$/)
  expect(recorded.statements.length).toBeGreaterThan(1000)
})

test.each(loginRoles)('every statement of %s is understood, and permitted', { timeout: 300_000 }, async (role) => {
  const faults: string[] = []
  await owner.query(`set role ${role}`)
  const own = recorded.statements.filter((statement) => statement.role === role)
  for (const { text } of own) {
    // Planned and opened, never run.
    await owner.query(`explain (generic_plan) ${text}`).catch((error: Error) => faults.push(`${error.message}: ${text.slice(0, 200)}`))
  }
  await owner.query('reset role')
  expect(faults).toEqual([])
  expect(own.length).toBeGreaterThan(20)
})

test.each([
  ['a column is dropped', 'alter table vacancies drop column title cascade', 'does not exist'],
  ['a right is taken', 'revoke select on vacancies from vw_app', 'permission denied'],
])('it is noticed when %s', async (_what, change, fault) => {
  const some = recorded.statements.filter(({ role, text }) => role === 'vw_app' && /\b(?:from|join) vacancies\b/.test(text)).slice(0, 60)
  const faults: string[] = []
  await owner.query('begin')
  await owner.query(change)
  await owner.query('set local role vw_app')
  for (const { text } of some) {
    await owner.query('savepoint before')
    await owner.query(`explain (generic_plan) ${text}`).catch((error: Error) => faults.push(error.message))
    await owner.query('rollback to before')
  }
  await owner.query('rollback')
  expect(faults.filter((one) => one.includes(fault)).length).toBeGreaterThan(10)
})

test('no insert lacks a column that must be filled', async () => {
  const texts = recorded.statements.map(({ text }) => text)
  expect(texts.flatMap(insertsIn).length).toBeGreaterThan(50)
  expect([...(await missingColumns(owner, texts)).values()]).toEqual([])
})
