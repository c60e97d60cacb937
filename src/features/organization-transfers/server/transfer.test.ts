import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { neighbour, neighbours } from '#src/testing/neighbours.ts'
import { id } from '#src/testing/two-towns.ts'
import { transfersOf } from './testing.ts'

const app = await startTestApp({ template: neighbours })
const { call, get } = app
const { request, take, moves, there, here, run, mails } = transfersOf(app)
const [johan, sanne, fatima, kees] = await Promise.all(['beheerder', 'centerbeheerder', 'vrijwilliger', 'tweede'].map(here))
const roos = await there(neighbour.admin)
const demo = id.center('demo')
const school = id.school('demo')
const apply = async (headers: Record<string, string>, vacancy: string) =>
  await call('POST', '/api/v1/applications', {
    headers,
    body: {
      data: {
        type: 'applications',
        attributes: { motivation: 'Graag!', consent_share: true },
        relationships: { vacancy: { data: { type: 'vacancies', id: vacancy } } },
      },
    },
  })
const kept = async (center: string) =>
  await run<{ table: string; count: number }>(
    sql`select 'vacancies' as table, count(*)::int from vacancies union all select 'profiles', count(*)::int from organization_profiles
      union all select 'addresses', count(*)::int from addresses union all select 'applications', count(*)::int from applications`,
    center,
  )
const countsOf = async (center: string) => Object.fromEntries((await kept(center)).map(({ table, count }) => [table, count]))

let application = ''

const logo = '01930001-0000-7000-8000-0000000000f0'
await run(sql`insert into uploads (volunteer_center_id, id, purpose, alt, pictures, bytes) values (${demo}, ${logo}, 'organization_logo', 'Een brug', '[]', 3)`)
await run(sql`insert into upload_copies (volunteer_center_id, upload_id, key, name, content) values (${demo}, ${logo}, 'geheim', '96.webp', '\\x010203')`)
await run(sql`update organizations set logo_id = ${logo} where id = ${school}`)

await run(sql`insert into reply_templates (volunteer_center_id, organization_id, title, body) values (${demo}, ${school}, 'Welkom', 'Wat leuk!')`)

test('as long as somebody waits for an answer or helps there, nothing moves', async () => {
  application = (await apply(fatima!, id.reading('demo'))).body.data.id
  await request(johan!)
  await take(sanne!, 'accept')
  const refused = await take(roos, 'accept')
  expect(refused.body.errors[0]).toMatchObject({ status: '409', code: 'has_open_applications', meta: { count: 1 } })
  expect((await moves(roos))[0].attributes).toMatchObject({ status: 'requested', receivingAgreedAt: null })
  await run(sql`update applications set status = 'completed' where id = ${application}`)
})

test('two who agree in the same moment move it once', async () => {
  await take(sanne!, 'withdraw')
  await request(johan!)
  const answers = await Promise.all([take(sanne!, 'accept'), take(roos, 'accept')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await moves(sanne!))[0].attributes.status).toBe('moved')
  expect((await moves(roos))[0].attributes.status).toBe('moved')
  for (const center of [demo, neighbour.id]) expect(await run(sql`select from audit_events where action = 'organization.moved'`, center)).toHaveLength(1)
})

test('the school, its page, its address and its vacancies are at the neighbour, for visitors too', async () => {
  const { body } = await get(`/api/v1/organizations/${school}?include=address,profile`, { headers: { 'volunteer-center-id': neighbour.id } })
  expect(body.data.attributes).toMatchObject({ name: 'De Brug', organizationType: 'School', slug: 'de-brug' })
  expect(body.included.map(({ type }: any) => type).toSorted()).toEqual(['addresses', 'organization_profiles'])
  const vacancies = await get('/api/v1/vacancies', { headers: { 'volunteer-center-id': neighbour.id } })
  expect(vacancies.body.data.map(({ id: one }: any) => one).toSorted()).toEqual([id.gardening('demo'), id.reading('demo')])
  const found = await get('/api/v1/vacancies/search?filter[search]=tuinieren', { headers: { 'volunteer-center-id': neighbour.id } })
  expect(found.text).toContain(id.gardening('demo'))
})

test('its logo is there too, to the byte, and no longer here', async () => {
  const pictures = sql`select encode(content, 'hex') as bytes from upload_copies where upload_id = ${logo}`
  expect(await run(pictures, neighbour.id)).toEqual([{ bytes: '010203' }])
  expect(await run(pictures)).toEqual([])
  expect(await run(sql`select logo_id as logo from organizations where id = ${school}`, neighbour.id)).toEqual([{ logo }])
})

test('the texts that its people keep ready are there, and no longer here', async () => {
  const headers = await there('lid@demo.example')
  const ready = (await get('/api/v1/reply_templates', { headers })).body.data
  expect(ready.map(({ attributes }: any) => [attributes.title, attributes.body])).toEqual([['Welkom', 'Wat leuk!']])
  expect(await run(sql`select from reply_templates`)).toEqual([])
})

test('at the old center nobody sees it any more; what people wrote stays there, with its own words', async () => {
  expect((await get(`/api/v1/organizations/${school}`)).status).toBe(404)
  expect((await get('/api/v1/vacancies')).body.data).toEqual([])
  // Two that were published stay as what programs hear of: one with the address that an application speaks of.
  expect(await countsOf(demo)).toEqual({ vacancies: 2, profiles: 0, addresses: 1, applications: 1 })
  expect(await countsOf(neighbour.id)).toEqual({ vacancies: 4, profiles: 1, addresses: 1, applications: 0 })
  const mine = await get(`/api/v1/applications/${application}`, { headers: fatima! })
  expect(mine.body.data.attributes).toMatchObject({ status: 'completed', vacancyTitle: 'Voorlezen aan kleuters', organizationName: 'De Brug' })
  expect((await get(`/api/v1/applications/${application}`, { headers: roos })).status).toBe(404)
  expect(await run(sql`select phone, public_email, address_id from organizations where id = ${school}`)).toEqual([
    { phone: null, public_email: null, address_id: null },
  ])
})

test('Johan and Marijke work for it there and hear so; here they are volunteers as before', async () => {
  expect(await mails(neighbour.id)).toEqual(expect.arrayContaining(['organization.moved beheerder@demo.example', 'organization.moved lid@demo.example']))
  const headers = await there('beheerder@demo.example')
  expect((await get('/api/v1/current_organizations', { headers })).body.data.map(({ id: one }: any) => one)).toEqual([school])
  const change = await call('PATCH', `/api/v1/organizations/${school}`, {
    headers,
    body: { data: { type: 'organizations', id: school, attributes: { summary: 'Nu in Ermelo' } } },
  })
  expect(change.status).toBe(200)
  expect((await get('/api/v1/current_organizations', { headers: johan! })).body.data).toEqual([])
  expect((await get(`/api/v1/users/${id.person('demo', 'vrijwilliger')}`, { headers: roos })).status).toBe(404)
})

test('what stayed is a name in the books: Sanne reads its history, and cannot bring it back to life', async () => {
  const { body } = await get(`/api/v1/audit_events?filter[subject_id_eq]=${school}`, { headers: sanne! })
  expect(body.data[0].attributes.text).toBe(`De organisatie verhuisde van Vrijwilligerscentrale demo naar ${neighbour.name}`)
  const back = await call('PUT', `/api/v1/organizations/${school}/approve`, {
    headers: sanne!,
    body: { data: { type: 'organizations', id: school, attributes: { status: 'approved' } } },
  })
  expect(back.body.errors[0]).toMatchObject({ status: '409', code: 'has_moved' })
})

test('it can move back to where it came from', async () => {
  const headers = await there('beheerder@demo.example')
  expect((await request(headers, { volunteer_center_id: demo, reason: 'Toch liever thuis.' })).status).toBe(201)
  await take(roos, 'accept')
  expect((await take(sanne!, 'accept')).status).toBe(200)
  const { body } = await get(`/api/v1/organizations/${school}`)
  expect(body.data.attributes).toMatchObject({ status: 'approved', summary: 'Nu in Ermelo' })
  expect((await get('/api/v1/vacancies')).body.data).toHaveLength(2)
  expect(await countsOf(neighbour.id)).toEqual({ vacancies: 2, profiles: 0, addresses: 0, applications: 0 })
  const left = await run(sql`select status, address_id, image_id, contact_user_id from vacancies where organization_id = ${school}`, neighbour.id)
  expect(left).toEqual([1, 2].map(() => ({ status: 'archived', address_id: null, image_id: null, contact_user_id: null })))
})

test('of a move and an application in the same second one comes first, and nobody is lost', async () => {
  await request(johan!)
  await take(sanne!, 'accept')
  const [moved, applied] = await Promise.all([take(roos, 'accept'), apply(kees!, id.gardening('demo'))])
  const outcome = [moved.status, applied.status]
  expect([
    [200, 404],
    [200, 409],
    [409, 201],
  ]).toContainEqual(outcome)
  const open = await run(sql`select from applications where status = 'new'`)
  expect(open).toHaveLength(applied.status === 201 ? 1 : 0)
  expect((await get(`/api/v1/organizations/${school}`)).status).toBe(moved.status === 200 ? 404 : 200)
})
