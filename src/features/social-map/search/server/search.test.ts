import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { calendarFrom } from '#src/seed/calendar.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { socialMapRows } from '#src/seed/social-map-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { get, call, db, as } = await startTestApp({ template: demoTemplate })
const path = '/api/v1/social_map_entries'
const find = async (query: string, who?: string) => {
  const { status, body, text } = await get(`${path}/search?page[size]=100&${query}`, { ...(who && { headers: await as(`${who}@demo.example`) }) })
  const rows = (body.data ?? []) as { id: string; attributes: Record<string, any>; meta: Record<string, any> }[]
  return { status, body, text, rows, names: rows.map(({ attributes }) => String(attributes['name'])), meta: body.meta }
}
const run = async (query: ReturnType<typeof sql>) => await db.inCenter(centerId('harderwijk'), (tx) => query.execute(tx))
const listed = 12

test('somebody finds help with their own words, and what the vocabulary knows of them', async () => {
  const first = async (words: string) => (await find(`filter[search]=${encodeURIComponent(words)}`)).names[0]
  expect(await first('dementie')).toBe('Odensehuis De Brink')
  expect(await first('mijn vader vergeet dingen')).toBe('Odensehuis De Brink')
  expect(await first('ik heb schulden')).toBe('Geldfit Maatje Harderwijk')
  expect(await first('debts')).toBe('Geldfit Maatje Harderwijk')
  expect(await first('voedselpakket')).toBe('Voedselbank Harderwijk')
  expect((await find('filter[search]=xyzzyqwerty')).names).toEqual([])
})

test('what nobody confirmed for a year is in no list, number or sitemap, whatever its state says', async () => {
  const { names, meta } = await find('')
  expect([names.length, meta.page?.total ?? meta.total]).toEqual([listed, listed])
  expect(names).not.toContain('Klusgroep Tinnegieter')
  expect(names).not.toContain('Ouderkamer De Dolfijn')
  const housing = meta.facets.theme.housing
  await run(sql`update social_map_entries set assured_at = now() - interval '12 months 1 day' where name = 'Nachtopvang De Vuurbaak'`)
  const later = await find('')
  expect([later.names.length, later.meta.facets.theme.housing]).toEqual([listed - 1, housing - 1])
  const { text } = await get('/sitemap.xml')
  expect(text).toContain('/sociale-kaart/odensehuis-de-brink--')
  for (const gone of ['nachtopvang-de-vuurbaak', 'klusgroep-tinnegieter', 'ouderkamer-de-dolfijn']) expect(text).not.toContain(gone)
  await run(sql`update social_map_entries set assured_at = now() - interval '12 months' + interval '1 day' where name = 'Nachtopvang De Vuurbaak'`)
  expect((await find('')).names).toHaveLength(listed)
})

test('each filter counts what it would find, and leaves its own group out of account', async () => {
  const all = await find('')
  const { facets } = all.meta
  for (const [query, count] of [
    ['filter[with_theme]=elderly', facets.theme.elderly],
    ['filter[with_target_group]=dementia', facets.whom.dementia],
    ['filter[law]=wmo', facets.law.wmo],
    ['filter[language_any]=ar', facets.language.ar],
    ['filter[free]=true', facets.cost.free],
    ['filter[referral_needed]=false', facets.referral.none],
    ['filter[step_free]=true', facets.access.step_free],
  ] as const) {
    const found = await find(query)
    expect([query, found.names.length]).toEqual([query, count])
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(listed)
  }
  const two = await find('filter[with_theme]=elderly&filter[with_theme]=poverty&filter[free]=true')
  expect(two.meta.facets.theme.elderly).toBeLessThanOrEqual(facets.theme.elderly)
  expect(two.meta.facets.cost.free).toBe(two.names.length)
})

test('it is as near as its place; what has no place on the map is near everybody; and what is closed for a while comes last', async () => {
  const near = await find('filter[near_postcode]=3843,3&sort=distance')
  expect(near.meta.place).toMatchObject({ namesakes: [] })
  const measured = near.rows.filter(({ meta }) => meta['distanceKm'] !== null)
  expect(measured.length).toBeGreaterThan(1)
  for (const { meta } of measured) expect(meta['distanceKm']).toBeLessThanOrEqual(3)
  expect(near.names).toContain('Veilig Huis')
  expect(near.names).not.toContain('Dagbesteding De Werkplaats')
  for (const sort of ['name', 'distance', 'relevance'])
    expect((await find(`filter[near_postcode]=3843&sort=${sort}`)).names.at(-1)).toBe('Bewegen in Warm Water')
  expect((await find('filter[place]=Nergenshuizen')).body.errors[0]).toMatchObject({ code: 'invalid_filter_value', source: { parameter: 'filter[place]' } })
  expect((await find('sort=distance')).body.errors[0].code).toBe('unsupported_sort')
})

test('what is open at a moment is found then, over midnight too, and each row tells when it is open', async () => {
  const night = (day: Temporal.PlainDate) => encodeURIComponent(String(day.toZonedDateTime({ timeZone: 'Europe/Amsterdam', plainTime: '00:30' }).toInstant()))
  let saturday = Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days: 2 })
  while (saturday.dayOfWeek !== 6) saturday = saturday.add({ days: 1 })
  const open = await find(`filter[open_at]=${night(saturday)}`)
  expect(open.names).toContain('Jongerenpunt De Haven')
  expect(open.names).toContain('Nachtopvang De Vuurbaak')
  expect(open.names).not.toContain('Odensehuis De Brink')
  const rows = new Map((await find('')).rows.map(({ attributes, meta }) => [attributes['name'], meta['opening']]))
  expect(rows.get('Bewegen in Warm Water')).toMatchObject({ is: 'temporarily_closed' })
  expect(rows.get('Veilig Huis')).toMatchObject({ is: 'unknown', today: null, spans: [] })
  expect(rows.get('Odensehuis De Brink').today).toMatchObject({ why: expect.any(String) })
})

test('the coordinates of a hidden place are in no byte of any answer, but to its own people and those of the case', async () => {
  const shelter = socialMapRows(calendarFrom(new Date())).find(({ name }) => name === 'Veilig Huis')!
  const [{ latitude, longitude, street }] = shelter['locations'] as [{ latitude: number; longitude: number; street: string }]
  const secrets = [String(latitude), String(longitude), `"${street}"`]
  const id = String(shelter['id'])
  const addresses = [
    `${path}/search?filter[search]=veilig`,
    `${path}?filter[name_eq]=Veilig Huis`,
    `${path}/${id}`,
    `${path}/${id}/shown`,
    `${path}/veilig-huis--${id.slice(-12)}/shown`,
  ]
  for (const who of [null, 'vrijwilliger', 'lid', 'beheerder', 'redacteur'])
    for (const url of addresses) {
      const { status, text } = await get(url, { ...(who && { headers: await as(`${who}@demo.example`) }) })
      expect([who, url, status, secrets.filter((secret) => text.includes(secret))]).toEqual([who, url, 200, []])
    }
  for (const who of ['coordinator', 'centerbeheerder'])
    expect((await get(`${path}/${id}`, { headers: await as(`${who}@demo.example`) })).text).toContain(String(latitude))
})

test('an entry is found by its id and by the end of its address, and nobody else’s by either', async () => {
  const [one] = (await find('filter[search]=odensehuis')).rows
  const { id } = one!
  for (const part of [id, `odensehuis-de-brink--${id.slice(-12)}`, `anders--${id.slice(-12)}`])
    expect((await get(`${path}/${part}/shown`)).body.data.id).toBe(id)
  for (const part of ['odensehuis-de-brink', `odensehuis--${'0'.repeat(12)}`]) expect((await get(`${path}/${part}/shown`)).status).toBe(404)
  expect((await get(`${path}/${id}/shown`, { host: 'oldebroek.localhost' })).status).toBe(404)
})

test('an organization without an entry is named below the list, by its profile, until it has one or does not want to be', async () => {
  const beside = async (query: string) => (await find(query)).meta.organizations as { id: string; name: string; phone: string | null }[]
  const named = async (query: string) => (await beside(query)).map(({ name }) => name)
  const all = await beside('')
  expect(all.length).toBeGreaterThan(2)
  const { id: one, name } = all.find((each) => each.name === 'Stichting Samen Smullen') ?? all[0]!
  const words = `filter[search]=${encodeURIComponent(name)}`
  expect(await named(words)).toContain(name)
  // Those that look after an entry that is listed are in the list already.
  const owned = await db.inCenter(centerId('harderwijk'), async (tx) =>
    (
      await sql<{ name: string }>`select o.name from organizations o join social_map_entries e on e.organization_id = o.id
      where e.status = 'active' and e.assured_at > now() - interval '12 months'`.execute(tx)
    ).rows.map((row) => row.name),
  )
  expect(owned.length).toBeGreaterThan(0)
  expect(all.map((each) => each.name).filter((each) => owned.includes(each))).toEqual([])
  // Nobody of another center, nor the center itself.
  const here = await db.inCenter(centerId('harderwijk'), async (tx) =>
    (await sql<{ id: string }>`select id from organizations`.execute(tx)).rows.map((row) => row.id),
  )
  expect(all.filter((each) => !here.includes(each.id))).toEqual([])
  expect(all.map((each) => each.name)).not.toContain('Harderwijk Helpt')
  // What a profile cannot answer finds none, and they stand on the last page only.
  expect(await named('filter[free]=true')).toEqual([])
  expect((await get(`${path}/search?page[size]=5`)).body.meta.organizations).toEqual([])
  const headers = await as('centerbeheerder@demo.example')
  const change = async (on: boolean) =>
    await call('PATCH', `/api/v1/organizations/${one}`, { headers, body: { data: { type: 'organizations', id: one, attributes: { is_on_social_map: on } } } })
  expect((await change(false)).status).toBe(200)
  expect(await named(words)).not.toContain(name)
  await change(true)
  expect(await named(words)).toContain(name)
})
