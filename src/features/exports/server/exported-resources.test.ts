import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportedResources } from '#features/exports/export.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { db } = await startTestApp({ template: demoTemplate })

test('the database takes an export of every list that can be exported', async () => {
  const { rows } = await db.onPlatform(
    async (tx) => await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'exports_resource_check'`.execute(tx),
  )
  expect(exportedResources.filter((name) => !rows[0]!.rule.includes(`'${name}'`))).toEqual([])
})
