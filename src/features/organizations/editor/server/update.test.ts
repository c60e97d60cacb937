import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as } = await startTestApp()

const school = id.school('demo')
const change = async (who: string, attributes: Record<string, unknown>, { organization = school, headers = {}, ...more } = {} as Record<string, any>) =>
  await call('PATCH', `/api/v1/organizations/${organization}`, {
    ...more,
    headers: { ...(await as(who)), ...headers },
    body: { data: { type: 'organizations', id: organization, attributes } },
  })
const seen = async () => {
  const { body } = await get(`/api/v1/organizations/${school}?include=address,profile`)
  const of = (type: string) => body.included.find((one: any) => one.type === type)?.attributes
  return { ...of('addresses'), ...of('organization_profiles'), version: body.data.meta.version }
}
const faultsOf = (body: any) => body.errors.map(({ code, source, meta }: any) => [code, source.pointer, meta.attribute])

test('an admin moves the organization: the rest of the address stays, and the town is found on the map', async () => {
  const { status, body } = await change('beheerder@demo.example', { address: { street: 'Marktplein', house_number: '7', postcode: '', city: 'zutphen' } })
  expect([status, body.data.meta]).toMatchObject([200, { version: 2 }])
  expect(await seen()).toMatchObject({ street: 'Marktplein', houseNumber: '7', postcode: null, city: 'Zutphen' })
  await change('beheerder@demo.example', { address: { houseNumber: '9' } })
  const now = await seen()
  expect(now).toMatchObject({ street: 'Marktplein', houseNumber: '9', city: 'Zutphen' })
  expect([Math.round(now.latitude * 10), Math.round(now.longitude * 10)]).toEqual([521, 62])
})

test('a coordinator rewrites the profile, and each part of it is checked', async () => {
  const description = 'Een kleine school aan de vaart, waar ouders en buren meelezen, koken en tuinieren.'
  expect((await change('coordinator@demo.example', { profile: { description } })).status).toBe(200)
  expect(await seen()).toMatchObject({ description, themes: ['youth_education'] })
  const { status, body } = await change('coordinator@demo.example', {
    profile: { description: 'Kort', themes: ['nature', 'unknown'] },
    address: { postcode: '12', colour: 'red' },
  })
  expect(status).toBe(422)
  expect(faultsOf(body)).toEqual([
    ['invalid', '/data/attributes/address/postcode', 'address.postcode'],
    ['too_short', '/data/attributes/profile/description', 'profile.description'],
    ['inclusion', '/data/attributes/profile/themes', 'profile.themes'],
  ])
})

test('a town that nobody knows is told at its field', async () => {
  const { status, body } = await change('coordinator@demo.example', { address: { city: 'Nergenshuizen' } })
  expect([status, faultsOf(body)]).toEqual([422, [['invalid', '/data/attributes/address/city', 'address.city']]])
  expect(body.errors[0].detail).toContain('Deze plaats kennen we niet')
})

test('a club without an address or a profile gets them by its first change', async () => {
  const description = 'Wij tuinieren elke zaterdag met de buurt, en iedereen mag een schep komen halen.'
  const club = { organization: id.club('demo') }
  expect((await change('coordinator@demo.example', { address: { street: 'Tuinpad' } }, club)).body.errors[0].source.pointer).toBe(
    '/data/attributes/address/city',
  )
  const { status } = await change('coordinator@demo.example', { address: { city: 'Arnhem' }, profile: { description, themes: ['nature'] } }, club)
  expect(status).toBe(200)
  const { body } = await get(`/api/v1/organizations/${id.club('demo')}/profile`, { headers: await as('coordinator@demo.example') })
  expect(body.data.attributes).toMatchObject({ description, themes: ['nature'] })
})

test('two people who change it never lose each other’s work', async () => {
  const { version } = await seen()
  const headers = { 'if-match': `"v${version}"` }
  expect((await change('beheerder@demo.example', { address: { street: 'Beekstraat' } }, { headers })).status).toBe(200)
  const late = await change('coordinator@demo.example', { profile: { themes: ['nature'] } }, { headers })
  expect([late.status, late.body.errors[0].meta.currentVersion]).toEqual([412, version + 1])
})

test('who meets the change of another is told by whom: the admin who may not read the trace as well', async () => {
  await change('coordinator@demo.example', { summary: 'Basisschool aan het water' })
  const ask = async (who: string) =>
    (await get(`/api/v1/organizations/${school}?fields[organizations]=changed_by_name`, { headers: await as(who) })).body.data.attributes
  expect(await ask('beheerder@demo.example')).toEqual({ changedByName: 'Wim Jansen' })
  expect(await ask('vrijwilliger@demo.example')).toEqual({})
})

test('what is said once, at sign-up, is set aside later', async () => {
  const { body } = await change('coordinator@demo.example', {
    note: 'Nog iets',
    termsAccepted: true,
    contactPerson: { email: 'x@y.nl' },
    address: { colour: 'red' },
  })
  expect(body.data.meta.ignoredAttributes.toSorted()).toEqual(['address.colour', 'contactPerson', 'note', 'termsAccepted'])
})

test('a member, a volunteer and a coordinator of another town change nothing', async () => {
  expect((await change('lid@demo.example', { address: { street: 'Elders' } })).status).toBe(403)
  expect((await change('vrijwilliger@demo.example', { address: { street: 'Elders' } })).status).toBe(403)
  expect((await change('coordinator@oldebroek.example', { address: { street: 'Elders' } }, { host: 'oldebroek.localhost' })).status).toBe(404)
})
