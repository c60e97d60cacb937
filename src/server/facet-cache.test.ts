import { EventEmitter } from 'node:events'
import { afterAll, expect, test, vi } from 'vitest'
import type { PublicChanges } from '#kernel/feature/server/define-feature.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { buildApp } from './app.ts'

const db = await freshDatabase(demoTemplate)
const changes: PublicChanges = new EventEmitter()
const app = await buildApp({ config: { ...db.config, logLevel: 'silent' }, db, changes, pages: false })
afterAll(async () => await app.close())

const zutphen = centerId('zutphen')
const metaOf = async (query: string, host = 'vrijwilligersbank.localhost') =>
  (await app.inject({ url: `/api/v1/vacancies/search?${query}`, headers: { host } })).json<{
    meta: { total: number; facets: Record<string, Record<string, number>> }
  }>().meta
const sum = (numbers: Record<string, number> | undefined) => Object.values(numbers ?? {}).reduce((all, one) => all + one, 0)
const closeOne = async () =>
  await db.inCenter(zutphen, async (tx) => {
    const { id } = await tx.selectFrom('vacancies').select('id').where('status', '=', 'published').limit(1).executeTakeFirstOrThrow()
    await tx.updateTable('vacancies').set({ status: 'paused' }).where('id', '=', id).execute()
  })

test('facets of a search without words are kept until the public data of the center changes', async () => {
  const before = await metaOf('')
  expect(sum(before.facets['commitment'])).toBe(before.total)
  await closeOne()
  // The rows and their number are always those of now.
  const kept = await metaOf('')
  expect(kept.total).toBe(before.total - 1)
  expect(kept.facets).toEqual(before.facets)
  changes.emit('changed', centerId('apeldoorn'))
  expect((await metaOf('')).facets).toEqual(before.facets)

  changes.emit('changed', zutphen)
  await vi.waitFor(async () => expect(sum((await metaOf('')).facets['commitment'])).toBe(before.total - 1), { timeout: 30_000 })
})

test('searches with words, with a place and with other filters have facets of their own', async () => {
  const all = await metaOf('')
  const chosen = await metaOf('filter[commitment]=recurring')
  expect(chosen.facets).not.toEqual(all.facets)
  for (const query of ['filter[search]=buren', 'filter[near_postcode]=7201&filter[km]=5']) {
    const before = await metaOf(query)
    await closeOne()
    const after = await metaOf(query)
    expect(sum(after.facets['commitment'])).toBe(sum(before.facets['commitment']) - (before.total - after.total))
  }
  expect(await metaOf('')).toMatchObject({ facets: all.facets })
})

test('the facets of one center never show at another', async () => {
  const here = await metaOf('')
  const there = await metaOf('', 'demo.localhost')
  expect(sum(there.facets['commitment'])).toBe(there.total)
  expect(there.facets).not.toEqual(here.facets)
})
