import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { resourceApis } from '#src/server/registered.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { moreOfTown } from './more-of-town.ts'

const { app, get, as, db } = await startTestApp()
await app.ready()
const demo = id.center('demo')
await db.inCenter(demo, async (tx) => await moreOfTown(tx, demo, 'demo'))
const people = await Promise.all(['centerbeheerder', 'beheerder', 'vrijwilliger'].map(async (name) => await as(`${name}@demo.example`)))
const known = new Map<string, string>()
for (const { resource } of resourceApis) {
  const { rows } = await db.inCenter(demo, async (tx) => await tx.executeQuery<{ id: string }>(CompiledQuery.raw(`select id from ${resource.table} limit 1`)))
  if (rows[0]) known.set(resource.type, rows[0].id)
}

/** A misspelled parameter is refused (contract §2.3, F12) rather than silently ignored. */
test('no call that reads takes a parameter that it does not know', { timeout: 120_000 }, async () => {
  const taken: string[] = []
  let asked = 0
  for (const { method, url } of app.routeList) {
    if (method !== 'GET' || !url.startsWith('/api/v1/')) continue
    const path = url.replace(/:\w+/, known.get(url.split('/')[3]!) ?? id.school('demo')).replaceAll(/:\w+/g, '1')
    for (const headers of [...people, {}]) {
      const { status } = await get(`${path}?verdwaald=1`, { headers })
      if (status < 400) taken.push(`${url}: ${status}`)
      if (status === 400) asked += 1
    }
  }
  expect([...new Set(taken)]).toEqual([])
  expect(asked).toBeGreaterThan(300)
})
