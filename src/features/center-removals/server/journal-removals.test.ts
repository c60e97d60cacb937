import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readRemovals } from '#kernel/db/server/backup/erasure-journal.ts'
import { type Database, openDatabase } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'
import { carryOut } from './carry-out.ts'
import { journalRemovals, replayRemovals } from './journal-removals.ts'
import { asOwner, mentionsIn } from './testing.ts'

// A backup from before a removal has the center again. Three databases of one content: the one that lives on, and two that were restored.
const living = await freshDatabase(twoTowns)
const restored = await freshDatabase(twoTowns)
const later = await freshDatabase(twoTowns)
const backupDir = mkdtempSync(join(tmpdir(), 'removals-'))
afterAll(() => rmSync(backupDir, { recursive: true }))
const { run } = journalRemovals(backupDir)
const write = async (db: Database) => await run(db, '', {} as never)
const town = id.center('oldebroek')

const planned = async (db: Database, given: { started_at?: Date } = {}) =>
  await db.onPlatform(
    async (tx) =>
      await tx
        .insertInto('center_removals')
        .values({ center_id: town, name: 'Oldebroek', town: 'Oldebroek', due_at: new Date(), ...given })
        .returning('id')
        .executeTakeFirstOrThrow(),
  )
const left = async ({ config }: { config: { databaseUrl: string } }) => await asOwner(config.databaseUrl, async (owner) => await mentionsIn(owner, town))

test('a removal is noted beside the backups once it has begun, and once', async () => {
  const { id: removalId } = await planned(living)
  await write(living)
  expect(await readRemovals(backupDir)).toEqual([])
  await living.onPlatform(async (tx) => await tx.updateTable('center_removals').set({ started_at: new Date() }).where('id', '=', removalId).execute())
  await write(living)
  await carryOut(living, town)
  await write(living)
  appendFileSync(join(backupDir, 'removed-centers.jsonl'), '{"id":"')
  expect(await readRemovals(backupDir)).toMatchObject([{ id: removalId, centerId: town, name: 'Oldebroek' }])
})

test('restored to before it was planned, the center is removed again, whole', async () => {
  expect(Object.keys(await left(restored)).length).toBeGreaterThan(5)
  expect(await replayRemovals(restored, await readRemovals(backupDir))).toBe(1)
  expect(await left(restored)).toEqual({ center_removals: 1 })
  expect(await replayRemovals(restored, await readRemovals(backupDir))).toBe(0)
})

test('restored to the middle of another plan of it, it goes too; whatever came back by an import afterwards stays', async () => {
  await planned(later)
  const [noted] = await readRemovals(backupDir)
  const again = await openDatabase(later.config)
  expect(await replayRemovals(again, [noted!])).toBe(1)
  expect(await left(later)).toEqual({ center_removals: 1 })
  await asOwner(later.config.databaseUrl, async (owner) => {
    await owner.query(`insert into tenants (key, kind, context, header) values ('oldebroek', 'town_bank', 'gelderland', '{}')`)
    await owner.query(
      `insert into volunteer_centers (id, tenant_key, slug, name, town, latitude, longitude) values ($1, 'oldebroek', 'oldebroek', 'Oldebroek', 'Oldebroek', 52, 5)`,
      [town],
    )
  })
  expect(await replayRemovals(again, [noted!])).toBe(0)
  await again.close()
  expect(await left(later)).toMatchObject({ volunteer_centers: 1 })
})
