import { expect, test } from 'vitest'
import { municipalities } from '#features/tenancy/gelderland.ts'
import { countRegion } from '#features/region/server/count-region.ts'
import type { Region } from '#features/region/region.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { sql } from 'kysely'

const { get, call, as, db } = await startTestApp({ template: demoTemplate })

const ask = async (place?: string, host = 'public.localhost') => {
  const { status, body } = await get(`/api/v1/region${place === undefined ? '' : `?${new URLSearchParams({ 'filter[place]': place })}`}`, { host })
  expect(status).toBe(200)
  const region = body.meta as Region
  const towns = (ids: readonly string[]) => ids.map((id) => region.centers.find((center) => center.id === id)!.town)
  return { ...region, servingTowns: towns(region.serving), nearestTowns: towns(region.nearest) }
}

test('every municipality of the province stands on the wall, on a square of its own', () => {
  expect(municipalities).toHaveLength(51)
  expect(new Set(municipalities.map(({ column, row }) => `${column} ${row}`)).size).toBe(51)
})

test.each(municipalities.map(({ name }) => name))('%s leads to a center', async (name) => {
  const { place, serving, nearest } = await ask(name)
  expect(place).toMatchObject({ municipality: name, isInRegion: true })
  expect(serving.length > 0 ? nearest.length : nearest.length).toBe(serving.length > 0 ? 0 : 3)
})

test('centers of the province are shown with what they have, neither the demo nor the other kind of site', async () => {
  const { centers, totals } = await ask()
  expect(centers.map(({ town }) => town).sort()).toEqual(['Apeldoorn', 'Arnhem', 'Ede', 'Nijmegen', 'Oldebroek', 'Zutphen'])
  expect(centers.every(({ vacancies }) => vacancies > 0)).toBe(true)
  expect(totals).toEqual({ vacancies: centers.reduce((sum, { vacancies }) => sum + vacancies, 0), centers: 6, municipalities: 31 })
})

test('what a center has is what a visitor of its search finds', async () => {
  const { centers } = await ask()
  const { body } = await get('/api/v1/vacancies/search?page[size]=1', { host: 'vrijwilligersbank.localhost' })
  expect(centers.find(({ town }) => town === 'Zutphen')!.vacancies).toBe(body.meta.total)
})

test.each([
  ['Zutphen', ['Zutphen']],
  ['zutphen', ['Zutphen']],
  ['7201 AB', ['Zutphen']],
  ['7201AB Zutphen', ['Zutphen']],
  ['Warnsveld', ['Zutphen']],
  ['Berg en Dal', ['Nijmegen']],
  ['Lent', ['Nijmegen']],
  ['’t Harde', ['Oldebroek']],
  ['Hengelo, Bronckhorst', ['Zutphen']],
])('%s is served by %j', async (place, towns) => expect((await ask(place)).servingTowns).toEqual(towns))

test('a town that nobody serves gets the three nearest centers, one outside the province the nearest', async () => {
  expect(await ask('Winterswijk')).toMatchObject({ servingTowns: [], nearestTowns: ['Zutphen', 'Arnhem', 'Apeldoorn'] })
  expect(await ask('Utrecht')).toMatchObject({ place: { isInRegion: false }, servingTowns: [], nearestTowns: ['Ede'] })
})

test.each(['Nergenshuizen', '9999', '😀', '7201\u00a0', "';drop", '%', 'x'.repeat(80)])('%j is no place, and no fault of the server', async (place) => {
  const { place: found } = await ask(place)
  expect(found === null || found.municipality === 'Zutphen').toBe(true)
})

test('other parameters, and a place longer than any name, are refused by name', async () => {
  const statusOf = async (query: string) => {
    const { status, body } = await get(`/api/v1/region?${query}`, { host: 'public.localhost' })
    return `${status} ${body.errors[0].code}`
  }
  expect(await statusOf(`filter[place]=${'x'.repeat(81)}`)).toBe('400 invalid_filter_value')
  expect(await statusOf('filter[town]=Ede')).toBe('400 unknown_filter')
  expect(await statusOf('page=2')).toBe('400 unknown_parameter')
})

test('a center that does not want to be shown, or is closed for now, is not', async () => {
  const ede = centerId('ede')
  const set = async (text: string) => await db.onPlatform((tx) => sql.raw(`update volunteer_centers set ${text} where id = '${ede}'`).execute(tx))
  const towns = async () => (await ask('Ede')).centers.map(({ town }) => town)
  await set('shown_in_region = false')
  expect(await towns()).not.toContain('Ede')
  await set('shown_in_region = true, suspended_at = now()')
  expect(await towns()).not.toContain('Ede')
  await set('suspended_at = null')
  expect(await towns()).toContain('Ede')
})

test('counting twice gives the same row, and each center counts its own', async () => {
  const zutphen = centerId('zutphen')
  const before = (await ask()).centers
  await db.inCenter(zutphen, async (tx) => {
    await countRegion(tx, zutphen)
    await countRegion(tx, zutphen)
  })
  expect((await ask()).centers).toEqual(before)
})

test('an admin says whether the region shows the center, and for which municipalities', async () => {
  const headers = { ...(await as('centerbeheerder@vrijwilligerspunt.example')), host: 'vrijwilligerspunt.localhost' }
  const path = `/api/v1/volunteer_centers/${centerId('ede')}`
  const change = async (attributes: object) =>
    await call('PATCH', path, { headers, body: { data: { type: 'volunteer_centers', id: centerId('ede'), attributes } } })
  expect((await change({ municipalities: ['Ede', 'Tiel'] })).status).toBe(200)
  expect((await ask('Tiel')).servingTowns).toEqual(['Ede'])
  const refused = await change({ municipalities: ['Utrecht'] })
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'inclusion'])
  expect((await change({ shown_in_region: false })).status).toBe(200)
  expect((await ask('Tiel')).servingTowns).toEqual([])
  await change({ shown_in_region: true, municipalities: ['Barneveld', 'Ede', 'Scherpenzeel', 'Wageningen'] })
})
