import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { get, call } = await startTestApp()

test('a visitor gets the published vacancies of this town, newest first', async () => {
  const { status, body, headers } = await get('/api/v1/vacancies?include=organization,organization.address&page[size]=25')
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.map((one: any) => one.id)).toEqual([id.reading('demo'), id.gardening('demo')])
  expect(body.included.map((one: any) => [one.type, one.id])).toEqual([
    ['addresses', id.address('demo')],
    ['organizations', id.school('demo')],
  ])
  expect(body.meta).toMatchObject({ total: 2, pagination: { current: 1, size: 25, first: 1, last: 1, records: 2 } })
  expect(headers['etag']).toMatch(/^W\//)
})

test('an unknown parameter, include, sort, field, filter or page is a 400 that names itself', async () => {
  const parameterOf = async (query: string) => {
    const { status, body } = await get(`/api/v1/vacancies?${query}`)
    return [status, body.errors?.[0].code, body.errors?.[0].source?.parameter]
  }
  expect(await parameterOf('foo=1')).toEqual([400, 'unknown_parameter', 'foo'])
  expect(await parameterOf('include=password')).toEqual([400, 'unsupported_include', 'include'])
  expect(await parameterOf('sort=password')).toEqual([400, 'unsupported_sort', 'sort'])
  expect(await parameterOf('fields[vacancies]=nope')).toEqual([400, 'unknown_field', 'fields[vacancies]'])
  expect(await parameterOf('filter[foo_eq]=1')).toEqual([400, 'unknown_filter', 'filter[foo_eq]'])
  expect(await parameterOf('page[size]=0')).toEqual([400, 'invalid_page', 'page[size]'])
  expect(await parameterOf('filter[commitment_eq]=never')).toEqual([400, 'invalid_filter_value', 'filter[commitment_eq]'])
})

test.each([
  ['foo=1', 'Deze parameter kennen wij niet', 'We do not know this parameter'],
  ['x=%ff', 'De query is niet goed gecodeerd', 'The query is not valid percent-encoding'],
  ['filter={"a', 'De waarde van filter is geen geldige JSON', 'The value of filter is not valid JSON'],
  ['include=password', 'password kan hier niet worden meegestuurd', 'password cannot be included here'],
  ['sort=password', 'Op password kun je hier niet sorteren', 'You cannot sort by password here'],
  [`sort=${'title,'.repeat(11)}`, 'Je kunt op hooguit 10 gegevens tegelijk sorteren', 'You can sort by at most 10 things at once'],
  ['fields[vacancies]=nope', 'nope is geen veld van vacancies', 'nope is not a field of vacancies'],
  ['fields[bananas]=nope', 'Het type bananas kennen wij niet', 'We do not know the type bananas'],
  ['filter[foo_eq]=1', 'foo_eq is geen filter van vacancies', 'foo_eq is not a filter of vacancies'],
  [`filter[title_cont]=${'x'.repeat(257)}`, 'Een waarde heeft hooguit 256 tekens', 'A value has at most 256 characters'],
  ['filter[published_at_gt]=never', 'Met deze waarde kunnen wij niet filteren', 'We cannot filter by this value'],
  ['page[size]=1e9', 'page[size] is een heel getal van 1 tot en met 200', 'page[size] is a whole number from 1 to 200'],
  ['page[number]=0', 'page[number] is een heel getal vanaf 1, van hooguit 12 cijfers', 'page[number] is a whole number from 1, of at most 12 digits'],
  ['page[offset]=-1', 'page[offset] is een heel getal vanaf 0, van hooguit 12 cijfers', 'page[offset] is a whole number from 0, of at most 12 digits'],
  ['page[number]=1&page[limit]=3', 'Gebruik number en size, of offset en limit', 'Use number and size, or offset and limit'],
])('what is wrong with %.40s is said in the language of the reader', async (query, nl, en) => {
  const detailIn = async (language: string) => (await get(`/api/v1/vacancies?${query}`, { headers: { 'accept-language': language } })).body.errors[0].detail
  expect([await detailIn('nl'), await detailIn('en')]).toEqual([nl, en])
})

test('only a size has a maximum, and the error names it', async () => {
  const metaOf = async (query: string) => (await get(`/api/v1/vacancies?${query}`)).body.errors[0].meta
  expect(await metaOf('page[size]=201')).toEqual({ maxSize: 200 })
  expect(await metaOf('page[limit]=201')).toEqual({ maxSize: 200 })
  expect(await metaOf('page[number]=abc')).toBeUndefined()
})

test.each([3, 999_999_999_999])('page %i, past the end, is empty, has its own number and leads back to the last', async (number) => {
  const { status, body } = await get(`/api/v1/vacancies?page[number]=${number}&page[size]=3`)
  expect([status, body.data]).toEqual([200, []])
  expect(body.meta.pagination).toEqual({ current: number, size: 3, first: 1, prev: 1, last: 1, records: 2 })
  expect(body.links.prev).toContain('page%5Bnumber%5D=1&')
  expect(body.links).not.toHaveProperty('next')
})

test('a last page that is full has no next one', async () => {
  const linksOf = async (query: string) => (await get(`/api/v1/vacancies?${query}`)).body.links
  for (const query of ['page[size]=2', 'page[number]=2&page[size]=1', 'page[offset]=1&page[limit]=1'])
    expect(await linksOf(query), query).not.toHaveProperty('next')
  expect((await linksOf('page[size]=1')).next).toContain('page%5Bnumber%5D=2&')
})

test.each([
  ['filter[title_cont]=TUIN', 1],
  ['filter[title_i_cont]=%25', 0],
  ['filter[themes]=nature,language', 2],
  ['filter[themes_in]=language', 1],
  ['filter[title_or_summary_cont]=uurtje', 2],
  ['filter[title_start]=voor&filter[title_end]=kleuters', 1],
  ['filter={"title_start":"voor"}', 1],
  ['filter[title][cont]=tuin', 1],
  ['filter[organization_name_eq]=De Brug', 2],
  [`filter[organization_id]=${id.school('demo')}`, 2],
  [`filter[organization_id_eq]=${id.school('oldebroek')}`, 0],
  ['filter[organization_id_eq]=1;drop', 0],
  ['filter[title_cont]=tuin&filter[themes_eq]=language&filter[m]=or', 2],
  ['filter[published_at_gt]=2026-11-02', 1],
  ['filter[places_eq]=', 'unknown_filter'],
  ['filter[title_cont]=', 2],
  ['filter[title_not_cont]=tuin', 1],
  ['filter[startDate_null]=true', 2],
  ['filter[search]=middagen', 2],
  ['filter[title_matches]=%25', 'unknown_filter'],
])('%s finds %s', async (query, expected) => {
  const { status, body } = await get(`/api/v1/vacancies?${encodeURI(query).replaceAll('%2525', '%25')}`)
  if (typeof expected === 'string') expect([status, body.errors[0].code]).toEqual([400, expected])
  else expect(body.meta?.total, JSON.stringify(body)).toBe(expected)
})

test('what belongs to the other town is not found, in the very words of what does not exist', async () => {
  const foreign = await get(`/api/v1/vacancies/${id.gardening('oldebroek')}`, { headers: { 'x-request-id': 'r' } })
  const nothing = await get('/api/v1/vacancies/01930001-0000-7000-8000-999999999999', { headers: { 'x-request-id': 'r' } })
  const nonsense = await get('/api/v1/vacancies/1', { headers: { 'x-request-id': 'r' } })
  expect(foreign.status).toBe(404)
  expect(foreign.text).toBe(nothing.text)
  expect(nonsense.text).toBe(nothing.text)
})

test('a closed vacancy can be read by its address, a draft cannot', async () => {
  expect((await get(`/api/v1/vacancies/${id.closed('demo')}`)).status).toBe(200)
  expect((await get(`/api/v1/vacancies/${id.draft('demo')}`)).status).toBe(404)
})

test('an organization brings its open vacancies, and a pending one is not shown', async () => {
  const { body } = await get('/api/v1/organizations?include=vacancies,profile')
  expect(body.data).toHaveLength(1)
  expect(body.data[0].relationships.vacancies).toMatchObject({ meta: { count: 2 } })
  expect(body.data[0].relationships.vacancies.data).toHaveLength(2)
  expect(body.included.map((one: any) => one.type).sort()).toEqual(['organization_profiles', 'vacancies', 'vacancies'])
})

test('the same answer is not sent twice', async () => {
  const { headers } = await get('/api/v1/organizations')
  const again = await get('/api/v1/organizations', { headers: { 'if-none-match': String(headers['etag']) } })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('the strict profile says so, the plain one repeats the type of an organization', async () => {
  const strict = await get('/api/v1/organizations', { headers: { accept: 'application/vnd.api+json' } })
  expect(strict.headers['content-type']).toBe('application/vnd.api+json')
  expect(strict.body.data[0].attributes).not.toHaveProperty('type')
  expect((await get('/api/v1/organizations')).body.data[0].attributes.type).toBe('School')
  expect((await get('/api/v1/organizations', { headers: { accept: 'text/html' } })).status).toBe(406)
})

test('related addresses and links answer', async () => {
  const path = `/api/v1/vacancies/${id.gardening('demo')}`
  expect((await get(`${path}/organization`)).body.data.id).toBe(id.school('demo'))
  expect((await get(`${path}/relationships/organization`)).body.data).toEqual({ type: 'organizations', id: id.school('demo') })
  expect((await get(`/api/v1/organizations/${id.school('demo')}/vacancies?page[size]=1`)).body.meta.total).toBe(2)
  expect((await call('PATCH', `${path}/relationships/organization`, { body: { data: null } })).status).toBe(403)
})

test('the center of this host, and the centers of its tenant', async () => {
  const current = await get('/api/v1/volunteer-centers/current?include=profile')
  expect(current.body.data.id).toBe(id.center('demo'))
  expect((await get('/api/v1/volunteer_centers')).body.data.map((one: any) => one.id)).toEqual([id.center('demo')])
})

test('headers that contradict the host are refused by name', async () => {
  const headerOf = async (headers: Record<string, string>) => {
    const { status, body } = await get('/api/v1/vacancies', { headers })
    return [status, body.errors?.[0].code, body.errors?.[0].source?.header]
  }
  expect(await headerOf({ 'x-tenant': 'oldebroek' })).toEqual([400, 'tenant_mismatch', 'X-Tenant'])
  expect(await headerOf({ 'app-context': 'meedoen' })).toEqual([400, 'invalid_app_context', 'App-Context'])
  expect(await headerOf({ 'volunteer-center-id': id.center('oldebroek') })).toEqual([400, 'unknown_volunteer_center', 'Volunteer-Center-Id'])
  expect(await headerOf({ 'volunteer-center-id': '1 OR 1=1' })).toEqual([400, 'unknown_volunteer_center', 'Volunteer-Center-Id'])
  expect(await headerOf({ 'x-tenant': 'demo', 'app-context': 'gelderland', 'volunteer-center-id': id.center('demo') })).toEqual([200, undefined, undefined])
})

test('unknown paths are 404, unknown methods 405 with what there is', async () => {
  expect((await get('/api/v1/nothing')).status).toBe(404)
  const { status, headers } = await call('PATCH', '/api/v1/volunteer_centers')
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
})

test('a list says how many rows there are of each value, whatever is asked of that value', async () => {
  const ask = async (query: string) => (await get(`/api/v1/vacancies?${query}`)).body
  const all = (await ask('counts=commitment')).meta
  expect([all.total, all.counts]).toEqual([2, { recurring: 2 }])
  const other = (await ask('counts=commitment&filter[commitment_eq]=one_off')).meta
  expect([other.total, other.counts]).toEqual([0, { recurring: 2 }])
  const narrowed = (await ask('counts=commitment&filter[title_cont]=tuin&filter[commitment_in]=recurring,one_off&page[number]=9')).meta
  expect([narrowed.total, narrowed.counts]).toEqual([1, { recurring: 1 }])
  expect((await ask('')).meta).not.toHaveProperty('counts')
  for (const query of ['counts=title', 'counts=constructor', 'counts=', 'counts[commitment]=1', 'counts=commitment&filter[m]=or&filter[title_cont]=x'])
    expect((await get(`/api/v1/vacancies?${query}`)).status, query).toBe(400)
})
