import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as, db } = await startTestApp()
const path = '/api/v1/social_map_entries'
const hostOf = (who: string) => `${who.split('@')[1]!.split('.')[0]}.localhost`
const [marijke, wim, anja, lotte, fatima, tom] = [
  'lid@demo.example',
  'coordinator@demo.example',
  'centerbeheerder@demo.example',
  'redacteur@demo.example',
  'vrijwilliger@demo.example',
  'coordinator@oldebroek.example',
]
const does = async (who: string, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', to: string, attributes: object = {}, relationships?: object) =>
  await call(method, `${path}${to}`, {
    host: hostOf(who),
    headers: await as(who),
    ...(method !== 'DELETE' && {
      body: { data: { type: 'social_map_entries', ...(to && { id: to.split('/')[1] }), attributes, ...(relationships && { relationships }) } },
    }),
  })
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)

const { data: mine } = (await get('/api/v1/organizations?filter[mine]=true', { headers: await as(marijke) })).body
const organization = { organization: { data: { type: 'organizations', id: mine[0].id } } }

const service = { name: 'Inloop voor mensen met geheugenverlies', description: 'Koffie, muziek en gym.', costKind: 'free' }
const hall = {
  name: 'De Huiskamer',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postcode: '8096 AA',
  city: 'Oldebroek',
  hours: { rows: [{ weekday: 1, opens: '10:00', closes: '12:00' }] },
}
const entry = (more: object = {}) => ({
  name: 'Odensehuis',
  shortDescription: 'Een huis voor mensen met dementie.',
  themes: ['elderly'],
  services: [service],
  locations: [hall],
  contactEmail: 'geheim@odensehuis.example',
  ...more,
})
const issuesOf = ({ status, body }: { status: number; body: any }) => [status, ...body.errors.map((one: any) => `${one.code} ${one.source?.pointer ?? ''}`)]

test('an organization writes its entry, the center puts it on the map, and a visitor finds it', async () => {
  const made = await does(marijke, 'POST', '', entry(), organization)
  expect([made.status, made.body.data.attributes]).toMatchObject([
    201,
    { status: 'draft', slug: 'odensehuis', assuredAt: null, contactEmail: 'geheim@odensehuis.example' },
  ])
  const { id: one } = made.body.data
  expect((await get(`${path}/${one}`)).status).toBe(404)
  expect((await does(marijke, 'PUT', `/${one}/approve`)).status).toBe(403)
  expect((await does(marijke, 'PUT', `/${one}/submit`)).body.data.attributes.status).toBe('pending')
  expect((await does(wim, 'PUT', `/${one}/approve`)).body.data.attributes).toMatchObject({ status: 'active', assuredHow: 'owner' })
  const found = await get(`${path}?filter[search]=geheugenverlies&filter[free]=true&filter[near]=52.44,5.9,5`)
  expect(found.body.data.map(({ attributes }: any) => attributes.name)).toEqual(['Odensehuis'])
  expect(found.body.data[0].attributes).toMatchObject({ contactEmail: null, locations: [{ street: 'Dorpsstraat', city: 'Oldebroek' }] })
  expect((await get(`${path}?filter[search]=geheugenverlies&filter[referral_needed]=true`)).body.data).toEqual([])
  expect((await get(`${path}/${one}`, { host: 'oldebroek.localhost' })).status).toBe(404)
  expect((await does(tom, 'PATCH', `/${one}`, { name: 'Anders' })).status).toBe(404)
  expect((await does(fatima, 'PATCH', `/${one}`, { name: 'Anders' })).status).toBe(403)
})

test('what is open on Monday at eleven is found then, and a pause closes it', async () => {
  const { body } = await does(wim, 'POST', '', entry({ name: 'Maandaghuis' }))
  const { id: one } = body.data
  expect((await does(wim, 'PUT', `/${one}/submit`)).body.data.attributes).toMatchObject({ status: 'active', assuredHow: 'center_visit' })
  let monday = Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days: 1 })
  while (monday.dayOfWeek !== 1 || ['12-25', '12-26', '01-01'].includes(String(monday).slice(5))) monday = monday.add({ days: 1 })
  const at = (hour: string) => String(Temporal.ZonedDateTime.from(`${String(monday)}T${hour}[Europe/Amsterdam]`).toInstant())
  const openAt = async (hour: string) => (await get(`${path}?filter[open_at]=${at(hour)}&filter[name_eq]=Maandaghuis`)).body.data.length
  expect([await openAt('11:00'), await openAt('12:00')]).toEqual([1, 0])
  const closed = await does(wim, 'PUT', `/${one}/close`, { from: String(Temporal.Now.plainDateISO()), reason: 'Verbouwing' })
  expect(closed.body.data.attributes).toMatchObject({ status: 'temporarily_closed', closedReason: 'Verbouwing', closedUntil: null })
  expect(await openAt('11:00')).toBe(0)
  const undo = closed.body.data.meta?.undo ?? closed.body.meta?.undo
  expect((await call('PUT', `/api/v1/operations/${undo.id}/undo`, { headers: await as(wim) })).status).toBe(200)
  expect(await openAt('11:00')).toBe(1)
})

test('a hidden address is in no answer to anybody but its own people and those of the case, one to an area is rounded', async () => {
  const shelter = { ...hall, name: 'Blijf-van-mijn-lijf', street: 'Geheimelaan', addressVisibility: 'hidden' }
  const { body } = await does(marijke, 'POST', '', entry({ name: 'Opvang', locations: [shelter, { ...hall, addressVisibility: 'area' }] }), organization)
  const { id: one } = body.data
  await does(marijke, 'PUT', `/${one}/submit`)
  await does(wim, 'PUT', `/${one}/approve`)
  for (const who of [null, fatima, lotte]) {
    const seen = await get(`${path}/${one}`, { ...(who && { headers: await as(who) }) })
    expect([who, seen.status, JSON.stringify(seen.body).includes('Geheimelaan'), JSON.stringify(seen.body).includes('geheim@')]).toEqual([
      who,
      200,
      false,
      false,
    ])
    const [place] = seen.body.data.attributes.locations
    expect(place).toMatchObject({ street: '', postcode: '', city: 'Oldebroek' })
    expect(String(place.latitude).length).toBeLessThanOrEqual(5)
  }
  for (const who of [marijke, wim, anja])
    expect((await get(`${path}/${one}`, { headers: await as(who) })).body.data.attributes.locations[0].street).toBe('Geheimelaan')
  expect(await run(sql`select location_id from social_map_points where entry_id = ${one}`)).toHaveLength(1)
  const [{ words }] = (await run(sql<{ words: string }>`select words from social_map_entries where id = ${one}`)) as [{ words: string }]
  expect(words).not.toContain('blijf')
})

test('what nobody confirmed for a year leaves the list, and its address says so for half a year more', async () => {
  const { body } = await does(wim, 'POST', '', entry({ name: 'Oud nieuws' }))
  const { id: one } = body.data
  await does(wim, 'PUT', `/${one}/submit`)
  const listed = async () => (await get(`${path}?filter[name_eq]=Oud nieuws`)).body.data.length
  expect(await listed()).toBe(1)
  await run(sql`update social_map_entries set assured_at = now() - interval '12 months 1 day' where id = ${one}`)
  expect([await listed(), (await get(`${path}/${one}`)).status]).toEqual([0, 200])
  await run(sql`update social_map_entries set assured_at = now() - interval '18 months 1 day' where id = ${one}`)
  expect((await get(`${path}/${one}`)).status).toBe(404)
  await does(lotte, 'PATCH', `/${one}`, { shortDescription: 'Alleen een tikfout.' })
  expect(await listed()).toBe(0)
  expect((await does(wim, 'PUT', `/${one}/confirm`, { how: 'center_phone' })).body.data.attributes.assuredHow).toBe('center_phone')
  expect(await listed()).toBe(1)
})

test('another name of an entry that is shown goes to the center again, other words do not', async () => {
  const { body } = await does(marijke, 'POST', '', entry({ name: 'Buurthuis' }), organization)
  const { id: one } = body.data
  await does(marijke, 'PUT', `/${one}/submit`)
  await does(wim, 'PUT', `/${one}/approve`)
  expect((await does(marijke, 'PATCH', `/${one}`, { shortDescription: 'Voor iedereen.' })).body.data.attributes.status).toBe('active')
  expect((await does(marijke, 'PATCH', `/${one}`, { name: 'Buurthuis Oost' })).body.data.attributes.status).toBe('pending')
  expect((await does(wim, 'PUT', `/${one}/deny`, { reason: 'Wie zijn jullie?' })).body.data.attributes).toMatchObject({
    status: 'draft',
    deniedReason: 'Wie zijn jullie?',
  })
  expect((await does(marijke, 'DELETE', `/${one}`)).status).toBe(204)
})

test('every fault is told at its part', async () => {
  const { body } = await does(wim, 'POST', '', { name: 'Half' })
  const to = `/${body.data.id}`
  expect(issuesOf(await does(wim, 'PUT', `${to}/submit`))).toEqual([
    422,
    ...['shortDescription', 'themes', 'services'].map((name) => `blank /data/attributes/${name}`),
  ])
  const change = async (attributes: object) => issuesOf(await does(wim, 'PATCH', to, attributes))
  const rows = (...given: object[]) => ({ locations: [{ ...hall, hours: { rows: given } }] })
  expect(await change(rows({ weekday: 1, opens: '10:00', closes: '10:00' }))).toEqual([422, 'no_time /data/attributes/locations/0/hours/rows/0'])
  expect(await change(rows({ weekday: 1, opens: '10:00', closes: '12:00' }, { weekday: 1, opens: '11:00', closes: '13:00' }))).toEqual([
    422,
    'overlaps /data/attributes/locations/0/hours/rows/1',
  ])
  const holiday = { from: '2026-12-24', until: '2026-12-23', rows: [] }
  expect(await change({ locations: [{ ...hall, hours: { rows: [], exceptions: [holiday] } }] })).toEqual([
    422,
    'ends_before_it_begins /data/attributes/locations/0/hours/exceptions/0/until',
  ])
  expect(await change({ locations: [{ ...hall, postcode: '', city: 'Nergenshuizen' }] })).toEqual([422, 'unknown_place /data/attributes/locations/0/city'])
  expect(await change({ minAge: 18, maxAge: 12 })).toEqual([422, 'ages_turned_around /data/attributes/maxAge'])
  expect(await change({ services: Array.from({ length: 11 }, () => service) })).toEqual([422, 'too_many /data/attributes/services'])
  expect(await change({ services: [{ description: 'Zonder naam' }] })).toEqual([422, expect.stringContaining('/data/attributes/services/0/name')])
  expect((await does(wim, 'PUT', `${to}/confirm`)).status).toBe(409)
  expect((await does(marijke, 'POST', '', entry())).status).toBe(403)
})

test('an editor who does not see hidden places and exact addresses saves the others without losing them', async () => {
  const shelter = { ...hall, name: 'Opvang', postcode: '8096 AB', addressVisibility: 'hidden' }
  const office = { ...hall, name: 'Kantoor', houseNumber: '7', addressVisibility: 'area' }
  const { body } = await does(wim, 'POST', '', entry({ name: 'Blijf van mijn lijf', locations: [hall, shelter, office] }))
  const one = body.data.id as string
  const placesFor = async (who: string) => (await get(`${path}/${one}`, { headers: await as(who) })).body.data.attributes.locations as any[]
  const seen = await placesFor(lotte)
  expect(seen.map(({ name, street }) => `${name} ${street}`)).toEqual(['De Huiskamer Dorpsstraat', 'Kantoor '])
  expect((await does(lotte, 'PATCH', `/${one}`, { locations: seen.map((place) => ({ ...place, transport: 'Bus 100' })) })).status).toBe(200)
  const kept = await placesFor(wim)
  expect(kept.map(({ name, street, houseNumber, transport }) => [name, street, houseNumber, transport]).toSorted()).toEqual([
    ['De Huiskamer', 'Dorpsstraat', '1', 'Bus 100'],
    ['Kantoor', 'Dorpsstraat', '7', 'Bus 100'],
    ['Opvang', 'Dorpsstraat', '1', ''],
  ])
})
