import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordQuestions } from '#src/testing/record-questions.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { forgetFeedItems } from './forget-items.ts'
import { taxonomyTerms } from './taxonomies.ts'

const { app, call, get, as, db } = await startTestApp()
const wim = 'coordinator@demo.example'
const tom = 'coordinator@oldebroek.example'
const path = '/api/v1/social_map_entries'
const run = async <Row>(query: ReturnType<typeof sql<Row>>, center: 'demo' | 'oldebroek' = 'demo') =>
  await db.inCenter(id.center(center), async (tx) => (await query.execute(tx)).rows)

async function does(who: string, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', to: string, attributes: object = {}): Promise<any> {
  const answer = await call(method, `${path}${to}`, {
    host: `${who.split('@')[1]!.split('.')[0]}.localhost`,
    headers: await as(who),
    ...(method !== 'DELETE' && { body: { data: { type: 'social_map_entries', ...(to && { id: to.split('/')[1] }), attributes } } }),
  })
  if (answer.status >= 300) throw new Error(answer.text)
  return answer.body?.data
}
const hall = {
  name: 'De Huiskamer',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postcode: '8096 AA',
  city: 'Oldebroek',
  accessibility: ['step_free'],
  hours: {
    rows: [
      { weekday: 1, opens: '10:00', closes: '12:00', isByAppointment: true },
      { weekday: 5, opens: '20:00', closes: '02:00', note: 'Met muziek' },
    ],
    exceptions: [
      { from: '2026-12-24', until: '2026-12-24', rows: [], note: 'Kerstavond' },
      { from: '2027-07-01', until: '2027-08-31', rows: [{ weekday: 2, opens: '10:00', closes: '11:00' }] },
    ],
  },
}
/** An entry on the map. */
async function onTheMap(name: string, more: object = {}, who = wim): Promise<string> {
  const made = await does(who, 'POST', '', {
    name,
    shortDescription: 'Een huis voor mensen met dementie.',
    themes: ['elderly'],
    targetGroups: ['dementia'],
    languages: ['nl', 'tr', 'dse'],
    minAge: 18,
    website: 'https://odensehuis.example',
    kvkNumber: '12345678',
    rsin: '123456789',
    phones: [{ label: 'Inloop', number: '0525 123456' }],
    contactEmail: 'geheim@odensehuis.example',
    services: [
      { name: 'Inloop', description: 'Koffie en muziek.', costKind: 'free', isReferralNeeded: true, applicationProcess: 'Loop binnen.' },
      { name: 'Dagopvang', costKind: 'own_contribution', hours: { rows: [{ weekday: 3, opens: '09:00', closes: '16:00' }], exceptions: [] } },
    ],
    locations: [hall],
    ...more,
  })
  await does(who, 'PUT', `/${made.id}/submit`)
  return made.id
}
/** Every page of an address, as one list. */
async function all(address: string, { query = '', host = 'demo.localhost' } = {}): Promise<any[]> {
  const found: any[] = []
  for (let page = 1; ; page += 1) {
    const { status, body, text } = await get(`${address}?per_page=2&page=${page}${query}`, { host })
    if (status !== 200) throw new Error(text)
    found.push(...body.contents)
    if (body.last_page) return found
  }
}
const named = async (address: string, name: string, query = '') => (await all(address, { query })).filter((one) => one.name === name)
const since = async () => (await run<{ now: string }>(sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`))[0]!.now

const lists = ['/hsds/services', '/hsds/organizations', '/hsds/service_at_locations', '/hsds/taxonomies', '/hsds/taxonomy_terms']
const required: Record<string, string[]> = {
  '/hsds/services': ['id', 'name', 'status'],
  '/hsds/organizations': ['id', 'name', 'description'],
  '/hsds/service_at_locations': ['id'],
  '/hsds/taxonomies': ['id', 'name', 'description'],
  '/hsds/taxonomy_terms': ['id', 'name', 'description'],
}
const statuses = ['active', 'inactive', 'defunct', 'temporarily closed']
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const odense = await onTheMap('Odensehuis')
await onTheMap('Repaircafé', { themes: ['neighbourhood'], targetGroups: [], locations: [{ ...hall, addressVisibility: 'area' }] })
await onTheMap('Verweg', {}, tom)

test('a program reads the services of a town: who they are for, what they cost, when they are open, and when that was checked', async () => {
  const [drop] = await named('/hsds/services', 'Inloop', '&full=true&search=odensehuis')
  expect(drop).toMatchObject({
    status: 'active',
    description: 'Koffie en muziek.',
    application_process: 'Je hebt een verwijzing nodig. Loop binnen.',
    fees_description: 'Gratis',
    minimum_age: 18,
    assured_date: String(Temporal.Now.plainDateISO('Europe/Amsterdam')),
    url: expect.stringContaining('/sociale-kaart/odensehuis--'),
    organization: { name: 'Odensehuis', website: 'https://odensehuis.example', organization_identifiers: [{ identifier: '12345678' }, {}] },
    phones: [{ number: expect.stringContaining('525'), description: 'Inloop' }],
    cost_options: [{ amount: 0, currency: 'EUR' }],
    languages: [{ code: 'nl', name: 'Nederlands' }, { code: 'tr' }, { code: 'dse' }],
    attributes: [{ taxonomy_term: { name: 'Bezoek aan ouderen' } }, { taxonomy_term: { name: 'mensen met dementie' } }],
    schedules: [],
    service_at_locations: [{ location: { addresses: [{ address_1: 'Dorpsstraat 1', postal_code: '8096 AA', city: 'Oldebroek', country: 'NL' }] } }],
  })
  const { location } = drop.service_at_locations[0]
  expect(location.accessibility).toMatchObject([{ description: 'Zonder drempels' }])
  expect(location.schedules).toMatchObject([
    { freq: 'WEEKLY', byday: 'MO', opens_at: '10:00', closes_at: '12:00', description: 'maandag 10.00–12.00 op afspraak', iana_timezone: 'Europe/Amsterdam' },
    { byday: 'FR', opens_at: '20:00', closes_at: '02:00', notes: 'Met muziek. Dicht op feestdagen' },
    { valid_from: '2026-12-24', valid_to: '2026-12-24', description: 'gesloten', notes: 'Kerstavond' },
    { valid_from: '2027-07-01', valid_to: '2027-08-31', byday: 'TU', description: 'dinsdag 10.00–11.00' },
  ])
  expect(location.schedules.every((one: object) => !('timezone' in one))).toBe(true)
  const [day] = await named('/hsds/services', 'Dagopvang', '&full=true&search=odensehuis')
  expect(day).toMatchObject({ fees_description: 'Eigen bijdrage', cost_options: [], schedules: [{ byday: 'WE', service_id: day.id }] })
  expect((await get(`/hsds/services/${drop.id}`)).body).toEqual(drop)
  const [organization] = await named('/hsds/organizations', 'Odensehuis')
  expect(drop.organization_id).toBe(organization.id)
  const { body: whole } = await get(`/hsds/organizations/${organization.id}`)
  expect([whole.services.map((one: any) => one.id).sort(), whole.locations.map((one: any) => one.id)]).toEqual([[drop.id, day.id].sort(), [location.id]])
  const at = (await all('/hsds/service_at_locations', { query: `&organization_id=${organization.id}` })).find((one) => one.service_id === drop.id)
  expect(at).toMatchObject({ id: drop.service_at_locations[0].id, location_id: location.id, service: { name: 'Inloop' }, location: { name: 'De Huiskamer' } })
  expect((await get(`/hsds/service_at_locations/${at.id}`)).body.location.schedules).toHaveLength(4)
})

test('every address has the envelope, the required members, the codes and the ids of HSDS 3.0, however much is asked', async () => {
  const { body: about, headers } = await get('/hsds/')
  expect(about).toMatchObject({
    version: '3.0',
    openapi_url: expect.stringContaining('/openapi.json'),
    license: expect.stringContaining('creativecommons.org'),
  })
  expect((await get('/hsds')).body).toEqual(about)
  expect([headers['cache-control'], headers['link'], headers['content-language']]).toEqual([
    'public, max-age=300',
    '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    'nl',
  ])
  for (const address of lists)
    for (const more of address.includes('taxonom') ? [''] : ['', '&minimal=true', '&full=true']) {
      const { body } = await get(`${address}?per_page=2${more}`)
      expect(body).toMatchObject({ page_number: 1, size: 2, first_page: true, last_page: body.total_items === 2, empty: false, license: about.license })
      expect(body.total_pages).toBe(Math.ceil(body.total_items / 2))
      for (const one of await all(address, { query: more })) {
        for (const member of required[address]!) expect([address, more, member, typeof one[member]]).toEqual([address, more, member, 'string'])
        if (address === '/hsds/services') expect(statuses).toContain(one.status)
        if (!address.includes('taxonom')) expect(one.last_modified).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      }
      const ids = [...JSON.stringify(body).matchAll(/"(?:\w+_)?id":"([^"]*)"/g)].map(([, one]) => one)
      expect(ids.length).toBeGreaterThan(1)
      expect(ids.filter((one) => !uuid.test(one!))).toEqual([])
    }
  const [minimal] = await all('/hsds/services', { query: '&minimal=true' })
  expect(Object.keys(minimal).sort()).toEqual(['id', 'last_modified', 'name', 'status'])
  const beyond = (await get('/hsds/services?page=9999')).body
  expect(beyond).toMatchObject({ page_number: 9999, size: 0, empty: true, first_page: false, last_page: true, contents: [] })
})

const schemas = join(import.meta.dirname, '../../../../../../shared/data/hsds')
if (!existsSync(schemas))
  process.stdout.write('Not judged: the schemas of HSDS are missing here (../shared/data/hsds). Our own tests of its members were run.\n')

test.skipIf(!existsSync(schemas))('the schemas of Open Referral accept every answer', { timeout: 60_000 }, async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, allErrors: true })
  ajv.addFormat('uuid', uuid)
  ajv.addFormat('uri', { validate: (text: string) => URL.canParse(text) })
  ajv.addFormat('email', /^\S+@\S+$/)
  ajv.addFormat('date-time', { validate: (text: string) => !Number.isNaN(Date.parse(text)) })
  const faults: string[] = []
  for (const [address, name] of Object.entries({ services: 'service', organizations: 'organization', service_at_locations: 'service_at_location' })) {
    const accepts = ajv.compile(JSON.parse(readFileSync(join(schemas, `${name}.json`), 'utf8')))
    for (const query of ['', '&full=true', '&minimal=true'])
      for (const one of await all(`/hsds/${address}`, { query })) if (!accepts(one)) faults.push(`${address}${query}: ${ajv.errorsText(accepts.errors)}`)
  }
  expect(faults).toEqual([])
})

test('a program narrows the list, and each condition counts', async () => {
  const names = async (query: string) => (await all('/hsds/organizations', { query })).map(({ name }) => name).sort()
  const term = (code: string) => taxonomyTerms.find((one) => one.code === code)!.id
  expect(await names('&search=REPAIRCAFE')).toEqual(['Repaircafé'])
  expect(await names(`&taxonomy_term_id=${term('neighbourhood')}`)).toEqual(['Repaircafé'])
  expect(await names(`&taxonomy_term_id=${term('dementia')}`)).toEqual(['Odensehuis'])
  expect(await names(`&taxonomy_term_id=${term('dementia')}&search=repair`)).toEqual([])
  expect(await names(`&taxonomy_term_id=${crypto.randomUUID()}`)).toEqual([])
  expect(await names(`&organization_id=${crypto.randomUUID()}`)).toEqual([])
  const [themes, groups] = await all('/hsds/taxonomies')
  const terms = await all('/hsds/taxonomy_terms', { query: `&taxonomy_id=${themes.id}` })
  expect([themes.name, terms.length, terms[0].description]).toEqual(['Thema’s', 18, 'Thema: Zorg en aandacht'])
  expect(await all('/hsds/taxonomy_terms', { query: `&taxonomy_id=${groups.id}&search=dementie` })).toMatchObject([{ code: 'dementia' }])
})

test('what is asked wrongly is refused, with the parameter and why', async () => {
  const of = async (query: string, address = '/hsds/services') => {
    const { status, body } = await get(`${address}?${query}`)
    return [status, status < 400 ? null : `${body.errors[0].code} ${body.errors[0].source?.parameter ?? ''}`]
  }
  for (const query of ['foo=1', 'format=json', 'full[a]=true', 'filter[name]=x', '__proto__=1', 'Page=1']) expect((await of(query))[0]).toBe(400)
  expect(await of('foo=1')).toEqual([400, 'unknown_parameter foo'])
  expect(await of('foo=1', '/hsds/')).toEqual([400, 'unknown_parameter foo'])
  expect(await of('full=true', `/hsds/services/${crypto.randomUUID()}`)).toEqual([400, 'unknown_parameter full'])
  expect(await of('full=true', '/hsds/taxonomies')).toEqual([400, 'unknown_parameter full'])
  for (const [name, values] of Object.entries({
    page: ['0', '-1', '1.5', 'x', '', '1e3', '99999999999999999999', '1&page=2'],
    per_page: ['0', '101', 'alles', '٣'],
    taxonomy_term_id: ['elderly', '', "' or 1=1"],
    organization_id: ['1', odense.slice(1)],
    modified_after: ['gisteren', '2026-02-30', '2026-13-01T00:00:00Z', ''],
    minimal: ['1', 'ja', ''],
    full: ['yes'],
    search: ['', '%20', 'x'.repeat(201)],
  }))
    for (const value of values) expect([name, value, ...(await of(`${name}=${value}`))]).toEqual([name, value, 400, `invalid_filter_value ${name}`])
  // Signs that mean something to LIKE, half an emoji, a NUL, and what cannot be decoded.
  expect((await get('/hsds/services?search=%25')).body.total_items).toBe(0)
  for (const search of ['%5C', '_', '%ED%A0%BD', '%EF%BF%BD', '%00', '%', '%F0%9F%98'])
    expect([search, Number((await of(`search=${search}`))[0]) < 500]).toEqual([search, true])
  for (const address of ['/hsds/services/x', `/hsds/services/${crypto.randomUUID()}`, `/hsds/services/${odense}`, '/hsds/programs'])
    expect([address, (await get(address)).status]).toEqual([address, 404])
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    expect([method, (await call(method, '/hsds/services', { body: {} })).status]).toEqual([method, 405])
})

test('a program that has an answer already is told so, and gets it compressed', async () => {
  const { headers } = await get('/hsds/services')
  expect(headers['etag']).toMatch(/^W\//)
  const again = await get('/hsds/services', { headers: { 'if-none-match': String(headers['etag']) } })
  expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'public, max-age=300'])
  expect(
    (await app.inject({ url: '/hsds/services?full=true', headers: { host: 'demo.localhost', 'accept-encoding': 'gzip' } })).headers['content-encoding'],
  ).toBe('gzip')
  expect((await call('HEAD', '/hsds/services')).status).toBe(200)
})

test('what nobody confirmed for a year and a day is inactive and says so; half a year later it is gone, which is told for thirty days', async () => {
  const one = await onTheMap('Vergeten')
  const service = async () => (await named('/hsds/services', 'Inloop', '&search=vergeten'))[0]
  const before = await service()
  expect([before.status, before.alert]).toEqual(['active', undefined])
  const assure = async (age: string) => await run(sql`update social_map_entries set assured_at = now() - ${age}::interval where id = ${one}`)
  await assure('11 months 27 days')
  expect((await service()).status).toBe('active')
  await assure('12 months 1 day')
  expect(await service()).toMatchObject({ status: 'inactive', alert: 'Al een jaar heeft niemand gecontroleerd of dit klopt. Bel eerst.' })
  expect((await service()).assured_date < before.assured_date).toBe(true)
  await assure('18 months 1 day')
  const { body: gone } = await get(`/hsds/services/${before.id}`)
  expect(gone).toMatchObject({ id: before.id, name: 'Inloop', status: 'defunct' })
  expect(Object.keys(gone).sort()).toEqual(['alert', 'id', 'last_modified', 'name', 'organization_id', 'status'])
  await assure('19 months 3 days')
  expect((await get(`/hsds/services/${before.id}`)).status).toBe(404)
  await does(wim, 'PUT', `/${one}/confirm`, { how: 'center_phone' })
  expect(await service()).toMatchObject({ status: 'active', assured_date: before.assured_date })
  await does(wim, 'PUT', `/${one}/inactivate`)
  expect((await get(`/hsds/organizations/${before.organization_id}`)).body).toMatchObject({ name: 'Vergeten', status: 'defunct' })
  const days = async (age: number) => await run(sql`update social_map_feed_items set gone_at = now() - make_interval(days => ${age}) where entry_id = ${one}`)
  await days(29)
  await forgetFeedItems.run(db, '', {} as never)
  expect((await get(`/hsds/services/${before.id}`)).body.status).toBe('defunct')
  await days(31)
  expect((await get(`/hsds/services/${before.id}`)).status).toBe(404)
  await forgetFeedItems.run(db, '', {} as never)
  expect(await run(sql`select from social_map_feed_items where entry_id = ${one}`)).toEqual([])
})

test('what is closed for a while says so on those days only', async () => {
  const one = await onTheMap('Zomersluiting')
  const service = async () => (await named('/hsds/services', 'Dagopvang', '&search=zomersluiting'))[0]
  const day = (days: number) => String(Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days }))
  await does(wim, 'PUT', `/${one}/close`, { from: day(0), until: day(3), reason: 'Verbouwing' })
  expect(await service()).toMatchObject({ status: 'temporarily closed', alert: expect.stringMatching(/^Tijdelijk gesloten tot en met .+ Verbouwing$/) })
  await run(sql`update social_map_entries set closed_from = ${day(1)} where id = ${one}`)
  expect((await service()).status).toBe('active')
  await run(sql`update social_map_entries set closed_from = ${day(-9)}, closed_until = ${day(-1)} where id = ${one}`)
  expect((await service()).status).toBe('active')
  await does(wim, 'PATCH', `/${one}`, { alert: 'Let op: andere ingang.', alertUntil: day(0) })
  expect((await service()).alert).toBe('Let op: andere ingang.')
  await run(sql`update social_map_entries set alert_until = ${day(-1)} where id = ${one}`)
  expect((await service()).alert).toBeUndefined()
})

test('modified_after finds each change, those that only the clock makes too, and nothing else', async () => {
  const one = await onTheMap('Verandert')
  const changed = async (after: string) =>
    (await all('/hsds/services', { query: `&minimal=true&modified_after=${after}` })).map(({ name, status }) => `${name} ${status}`).sort()
  const both = (status: string) => [`Dagopvang ${status}`, `Inloop ${status}`]
  let now = await since()
  expect(await changed(now)).toEqual([])
  await does(wim, 'PATCH', `/${one}`, { shortDescription: 'Anders.' })
  expect(await changed(now)).toEqual(both('active'))
  now = await since()
  const { attributes } = (await get(`${path}/${one}`, { headers: await as(wim) })).body.data
  await does(wim, 'PATCH', `/${one}`, { services: [{ ...attributes.services[0], name: 'Inloophuis' }] })
  expect(await changed(now)).toEqual(['Dagopvang defunct', 'Inloophuis active'])
  now = await since()
  await does(wim, 'PUT', `/${one}/confirm`, { how: 'center_phone' })
  expect(await changed(now)).toEqual(['Inloophuis active'])
  now = await since()
  await does(wim, 'PUT', `/${one}/close`, { from: now.slice(0, 10) })
  expect(await changed(now)).toEqual(['Inloophuis temporarily closed'])
  now = await since()
  await does(wim, 'PUT', `/${one}/inactivate`)
  expect(await changed(now)).toEqual(['Inloophuis defunct'])
})

const theHour = sql`now() - interval '1 hour'`
const midnight = sql`date_trunc('day', now() at time zone 'Europe/Amsterdam') at time zone 'Europe/Amsterdam'`
const days = (count: number) => sql`(now() at time zone 'Europe/Amsterdam')::date + ${count}::integer`
test.each([
  ['a check that became too old', { assured_at: sql`${theHour} - interval '12 months'` }, theHour, false],
  ['one that is too old for the site', { assured_at: sql`${theHour} - interval '18 months'` }, theHour, true],
  ['a time of being closed that began', { closed_from: days(0) }, midnight, false],
  ['one that ended', { closed_from: days(-9), closed_until: days(-1) }, midnight, false],
  ['a warning that ended', { closed_from: days(9), alert: sql`'Let op'`, alert_until: days(-1) }, midnight, false],
])('modified_after finds %s, though nothing was written at that moment', async (what, set, moment, isGone) => {
  // A row that is inserted keeps the moment of its last change, which a change would move.
  const month = sql`now() - interval '1 month'`
  const columns = {
    volunteer_center_id: sql`${id.center('demo')}::uuid`,
    name: sql`${what}::text`,
    slug: sql`${`klok-${crypto.randomUUID()}`}::text`,
    status: sql`'temporarily_closed'`,
    assured_at: month,
    updated_at: month,
    ...set,
  }
  const [entry] = await run(sql<{ id: string; moment: string }>`insert into social_map_entries (${sql.raw(Object.keys(columns).join(', '))})
    values (${sql.join(Object.values(columns))}) returning id, to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`)
  const item = crypto.randomUUID()
  await run(sql`insert into social_map_feed_items (volunteer_center_id, kind, id, entry_id, name, changed_at)
    values (${id.center('demo')}, 'organization', ${item}, ${entry!.id}, ${what}, ${month})`)
  const { body } = await get(`/hsds/organizations/${item}`)
  expect([body.last_modified, body.status]).toEqual([entry!.moment, isGone ? 'defunct' : undefined])
  const found = async (seconds: number) => {
    const after = new Date(Date.parse(entry!.moment) + seconds * 1000).toISOString()
    return (await all('/hsds/organizations', { query: `&minimal=true&modified_after=${after}` })).some((one) => one.id === item)
  }
  expect([await found(-1), await found(1)]).toEqual([true, false])
  await run(sql`update social_map_entries set status = 'inactive' where id = ${entry!.id}`)
})

test('a hidden address is in no byte of the feed, of one that is shown to an area there is the town and a rounded point', async () => {
  const shelter = { ...hall, name: 'Blijf', street: 'Geheimelaan', houseNumber: '77', postcode: '8091 ZZ', transport: 'Bus 77', addressVisibility: 'hidden' }
  const one = await onTheMap('Schuilplek', { locations: [shelter, { ...hall, street: 'Gebiedsstraat', addressVisibility: 'area' }] })
  const [{ places }] = (await run(sql<{ places: any[] }>`select locations as places from social_map_entries where id = ${one}`)) as [{ places: any[] }]
  let bytes = ''
  for (const address of lists.slice(0, 3))
    for (const query of ['', '&full=true', '&minimal=true']) {
      const found = await all(address, { query })
      bytes += JSON.stringify(found)
      for (const { id: each } of found) bytes += (await get(`${address}/${each}`)).text
    }
  for (const secret of ['Geheimelaan', '8091 ZZ', 'Blijf', 'Bus 77', 'Gebiedsstraat', 'geheim@', places[0].id, 'contact'])
    expect([secret, bytes.includes(secret)]).toEqual([secret, false])
  const [service] = await named('/hsds/services', 'Inloop', '&full=true&search=schuilplek')
  expect(service.service_at_locations).toHaveLength(1)
  const { location } = service.service_at_locations[0]
  expect(location).toMatchObject({ addresses: [], description: 'In Oldebroek. Het precieze adres hoor je van de organisatie.' })
  expect(String(location.latitude).length).toBeLessThanOrEqual(5)
  // What was shown and is hidden now is gone, without its place.
  const [shown] = await all('/hsds/service_at_locations', { query: `&organization_id=${service.organization_id}` })
  await does(wim, 'PATCH', `/${one}`, {
    locations: [
      { ...shelter, id: places[0].id },
      { ...places[1], addressVisibility: 'hidden' },
    ],
  })
  const { body: gone } = await get(`/hsds/service_at_locations/${shown.id}`)
  expect([gone.status, 'location' in gone]).toEqual(['defunct', false])
})

test('drafts and what waits are not in the feed, nor is anything of another town', async () => {
  await does(wim, 'POST', '', { name: 'Nog niet klaar', services: [{ name: 'Kladje' }] })
  expect(await named('/hsds/organizations', 'Nog niet klaar')).toEqual([])
  const theirs = await all('/hsds/organizations', { host: 'oldebroek.localhost' })
  expect(theirs.map(({ name }) => name)).toEqual(['Verweg'])
  expect(await named('/hsds/organizations', 'Verweg')).toEqual([])
  expect((await get(`/hsds/organizations/${theirs[0].id}`)).status).toBe(404)
  const [service] = await all('/hsds/services', { host: 'oldebroek.localhost' })
  const same = { headers: { 'x-request-id': 'same' } }
  expect((await get(`/hsds/services/${service.id}`, same)).text).toBe((await get(`/hsds/services/${crypto.randomUUID()}`, same)).text)
  expect((await get(`/hsds/services?organization_id=${theirs[0].id}`)).body.total_items).toBe(0)
})

test('a page among thousands of services is found by the index of its center, in the same two questions', { timeout: 60_000 }, async () => {
  const here = id.center('demo')
  const few = (await recordQuestions(db, async () => await get('/hsds/services?full=true'))).length
  // A few at a time, for a statement has two seconds.
  for (let at = 0; at < 3000; at += 250)
    await run(sql`with made as (insert into social_map_entries (volunteer_center_id, name, slug, status, assured_at)
        select ${here}, 'Veel ' || n, 'veel-' || n, 'active', now() from generate_series(${at + 1}::integer, ${at + 250}::integer) n returning id, name)
      insert into social_map_feed_items (volunteer_center_id, kind, id, entry_id, service_id, name)
        select ${here}, 'service', gen_random_uuid(), id, gen_random_uuid(), name from made`)
  const queries = await recordQuestions(db, async () => {
    const { body } = await get('/hsds/services?full=true&search=veel&modified_after=2026-01-01')
    expect(body).toMatchObject({ total_items: 3000, size: 50 })
  })
  expect(queries).toHaveLength(few)
  for (const { text, values } of queries) {
    const [plan] = await db.read(here, [{ text: `explain ${text}`, values }])
    expect(plan!.map(([line]) => line).join('\n')).not.toMatch(/Seq Scan on (social_map_feed_items|volunteer_centers)/)
  }
})
