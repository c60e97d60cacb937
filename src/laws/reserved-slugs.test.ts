import { expect, test } from 'vitest'
import { reservedSlugs } from '#features/pages/model/reserved-slugs.ts'
import { pages } from '#src/app/pages.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { app } = await startTestApp()
await app.ready()

/** Shows what an editor wrote there (town.md §6). */
const shared = new Set(['gelderse-handen'])

test('no page of an editor can stand where the product does', () => {
  const firsts = [...pages.map(({ path }) => path), ...app.routeList.map(({ url }) => url.slice(1))].map((path) => path.split(/[/.?]/)[0]!)
  const own = new Set(firsts.filter((first) => first !== '' && !/[:*]/.test(first)))
  expect(own.size).toBeGreaterThan(30)
  expect([...own].filter((first) => !reservedSlugs.has(first) && !shared.has(first))).toEqual([])
})
