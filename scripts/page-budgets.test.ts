import { existsSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { buildApp } from '#src/server/app.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { weigh } from '../bench/page-weight.ts'

// `npm test` builds the pages first; alone, run `npm run build` before it.
const built = existsSync(new URL('../build/server/index.js', import.meta.url))
const { config, ...db } = await freshDatabase(demoTemplate)
let trips = 0
const counted = <Work extends (...args: never[]) => unknown>(work: Work): Work => ((...args) => (trips++, work(...args))) as Work
const counting: Database = { ...db, read: counted(db.read), inCenter: counted(db.inCenter), onPlatform: counted(db.onPlatform) }
const app = built ? await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db: counting }) : null
afterAll(async () => await app?.close())

const host = 'vrijwilligersbank.localhost'
const [[[vacancy, organization]]] = (await db.read(centerId('zutphen'), [
  { text: `select id, organization_id from vacancies where status = 'published' order by id limit 1`, values: [] },
])) as [[[string, string]]]

async function get(path: string): Promise<{ status: number; body: string }> {
  const answer = await app!.inject({ url: path, headers: { host, accept: 'text/html,*/*' } })
  return { status: answer.statusCode, body: answer.payload }
}

describe.skipIf(!built)('a public page', () => {
  for (const [pattern, most] of Object.entries(budgets.roundTrips)) {
    const path = pattern.replace('/vacancies/:id', `/vacancies/${vacancy}`).replace('/organizations/:id', `/organizations/${organization}`)

    test(`${pattern} asks the database at most ${most} times, and is light`, async () => {
      await get(path) // the look of the center is read once
      trips = 0
      const { status } = await get(path)
      expect(status).toBe(200)
      expect(trips).toBeLessThanOrEqual(most)
      const weight = await weigh(async (asked) => (await get(asked)).body, path)
      expect(weight.html).toBeLessThanOrEqual(budgets.html)
      expect(weight.script).toBeLessThanOrEqual(budgets.script)
      expect(weight.scriptInUse).toBeLessThanOrEqual(budgets.scriptInUse)
    })
  }
})
