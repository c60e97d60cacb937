import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readErasures } from '#kernel/db/server/backup/erasure-journal.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { journalErasures, replayErasures } from './journal-erasures.ts'

const { call, as, db } = await startTestApp()
const backupDir = mkdtempSync(join(tmpdir(), 'journal-'))
afterAll(() => rmSync(backupDir, { recursive: true }))
const { run } = journalErasures(backupDir)
const write = async () => await run(db, '', {} as never)
const person = id.person('demo', 'tweede')

const account = async () =>
  (
    await db.onPlatform(
      async (tx) =>
        await sql<{ status: string; name: string; sessions: number }>`select status, first_name as name,
          (select count(*)::int from sessions s where s.user_id = u.id) as sessions from users u where id = ${person}`.execute(tx),
    )
  ).rows[0]!

test('whoever removed their account is removed again after a restore to a moment before, and erased when their thirty days are over', async () => {
  await write()
  expect(await readErasures(backupDir)).toEqual([])
  const own = await as('tweede@demo.example')
  expect((await call('DELETE', `/api/v1/users/${person}`, { headers: own })).status).toBeLessThan(300)
  await write()
  await write()
  const [noted] = await readErasures(backupDir)
  expect(noted).toMatchObject({ userId: person, archivedAt: expect.stringMatching(/Z$/) })

  // As it was before: the account with a session.
  await db.onPlatform(async (tx) => void (await sql`update users set status = 'active', archived_at = null where id = ${person}`.execute(tx)))
  await as('tweede@demo.example')
  expect((await account()).sessions).toBeGreaterThan(0)
  expect(await replayErasures(db, await readErasures(backupDir), new Date())).toBe(1)
  expect(await account()).toEqual({ status: 'archived', name: 'Kees', sessions: 0 })
  expect(await replayErasures(db, await readErasures(backupDir), new Date())).toBe(0)
  await replayErasures(db, await readErasures(backupDir), new Date(Date.now() + 31 * 86_400_000))
  expect((await account()).name).toBe('Verwijderde')
})

test('who was brought back stays, and a line that a crash cut short counts nothing', async () => {
  const other = id.person('demo', 'lid')
  const change = async (at: string | null) =>
    await db.onPlatform(
      async (tx) => void (await sql`update users set status = ${at ? 'archived' : 'active'}, archived_at = ${at}::timestamptz where id = ${other}`.execute(tx)),
    )
  await change(new Date().toISOString())
  await write()
  await change(null)
  await write()
  appendFileSync(join(backupDir, 'erasures.jsonl'), '{"userId":"')
  expect((await readErasures(backupDir)).find(({ userId }) => userId === other)).toEqual({ userId: other, archivedAt: null })
  expect(await replayErasures(db, await readErasures(backupDir), new Date())).toBe(0)
})
