import { expect, test } from 'vitest'
import { people } from '#features/users/model/server/people-tables.ts'
import { neighbours } from '#src/testing/neighbours.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

// The platform's admin adds, closes and opens sites; nobody else may even see the list.
const { call, as, db } = await startTestApp({ template: neighbours })
await db.onPlatform(async (tx) => {
  const admin = { user_id: id.person('demo', 'tweede'), name: 'super_admin' as const, volunteer_center_id: null, organization_id: null }
  await people(tx).insertInto('user_roles').values(admin).execute()
})
const kees = await as('tweede@demo.example')
const sites = '/api/v1/tenants'
const center = { name: 'Vrijwilligers Ede', slug: 'ede', town: 'Ede', latitude: 52.04, longitude: 5.67 }
const faultsOf = (body: { errors: { meta: { attribute: string }; code: string }[] }) => body.errors.map(({ meta, code }) => `${meta.attribute} ${code}`)

test.each(['centerbeheerder', 'coordinator', 'redacteur', 'beheerder', 'vrijwilliger'])('%s sees no list of sites and changes none', async (who) => {
  const headers = await as(`${who}@demo.example`)
  const tried = await Promise.all([
    call('GET', sites, { headers }),
    call('GET', `${sites}/demo`, { headers }),
    call('POST', sites, { headers, body: { key: 'ede', kind: 'town_bank', center } }),
    call('POST', `${sites}/demo/hosts`, { headers, body: { host: 'ede.example' } }),
    call('PUT', `${sites}/oldebroek/suspend`, { headers }),
  ])
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})

test('a visitor has to sign in first', async () => {
  expect([(await call('GET', sites)).status, (await call('POST', sites, { body: {} })).status]).toEqual([401, 401])
})

test('Kees adds a site with its first center, another center and a host', async () => {
  const added = await call('POST', sites, { headers: kees, body: { key: 'ede', kind: 'town_bank', origin: 'http://ede.localhost:3000', center } })
  expect(added.status).toBe(200)
  expect(added.body.meta.site).toMatchObject({ key: 'ede', kind: 'town_bank', origin: 'http://ede.localhost:3000', suspendedAt: null })
  const more = await call('POST', `${sites}/ede/centers`, {
    headers: kees,
    body: { ...center, name: 'Lunteren', slug: 'lunteren', host: 'lunteren.localhost' },
  })
  expect(more.body.meta.site.centers.map((one: { name: string; isDefault: boolean; origin: string }) => [one.name, one.isDefault, one.origin])).toEqual([
    ['Vrijwilligers Ede', true, 'http://ede.localhost:3000'],
    ['Lunteren', false, 'http://lunteren.localhost:3000'],
  ])
  const hosted = await call('POST', `${sites}/ede/hosts`, { headers: kees, body: { host: 'WWW.ede.localhost.' } })
  expect(hosted.body.meta.site.hosts.map(({ host }: { host: string }) => host).sort()).toEqual(['ede.localhost', 'lunteren.localhost', 'www.ede.localhost'])
  expect((await call('DELETE', `${sites}/ede/hosts/www.ede.localhost`, { headers: kees })).body.meta.site.hosts).toHaveLength(2)
  expect((await call('GET', sites, { headers: kees })).body.meta.sites.map(({ key }: { key: string }) => key)).toContain('ede')
})

test('faults stand at their fields, those of the center too, and a host belongs to one site', async () => {
  const refused = await call('POST', sites, { headers: kees, body: { key: 'demo', kind: 'public', origin: 'nergens', center: { ...center, name: '' } } })
  expect([refused.status, faultsOf(refused.body)]).toEqual([422, ['key taken', 'kind taken', 'origin invalid', 'center.name blank', 'center.slug taken']])
  const taken = await call('POST', `${sites}/oldebroek/hosts`, { headers: kees, body: { host: 'lunteren.localhost', centerId: id.center('demo') } })
  expect([taken.status, faultsOf(taken.body)]).toEqual([422, ['host taken', 'centerId inclusion']])
  expect((await call('DELETE', `${sites}/demo/hosts/lunteren.localhost`, { headers: kees })).status).toBe(404)
  expect((await call('POST', `${sites}/nergens/centers`, { headers: kees, body: center })).status).toBe(404)
})

test('Kees closes a town and opens it again, but not the one he is at', async () => {
  expect((await call('PUT', `${sites}/oldebroek/suspend`, { headers: kees })).body.meta.site.suspendedAt).toEqual(expect.any(String))
  expect((await call('PUT', `${sites}/oldebroek/reopen`, { headers: kees })).body.meta.site.suspendedAt).toBeNull()
  const here = await call('PUT', `${sites}/demo/suspend`, { headers: kees })
  expect([here.status, faultsOf(here.body)]).toEqual([422, ['suspended own_site']])
  expect((await call('PUT', `${sites}/oldebroek/centers/${id.center('demo')}/suspend`, { headers: kees })).status).toBe(404)
})

test('one key sent twice adds one site', async () => {
  const send = async () =>
    await call('POST', sites, {
      headers: { ...kees, 'idempotency-key': '"ede-2"' },
      body: { key: 'ede-2', kind: 'town_point', center: { ...center, slug: 'ede-2' } },
    })
  const answers = [await send(), await send()]
  expect(answers.map(({ status, body }) => [status, body.meta.site.key])).toEqual([
    [200, 'ede-2'],
    [200, 'ede-2'],
  ])
})
