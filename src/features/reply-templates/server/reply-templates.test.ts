import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()
const center = id.center('demo')
const school = id.school('demo')
const [wim, sanne, johan, marijke, fatima, noor] = await Promise.all(
  ['coordinator', 'centerbeheerder', 'beheerder', 'lid', 'vrijwilliger', 'redacteur'].map((name) => as(`${name}@demo.example`)),
)

type Headers = Record<string, string> | undefined
const run = async (query: ReturnType<typeof sql>) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows)
const add = async (headers: Headers, organization: string | null = school, body = 'Dag {{voornaam}}, welkom bij {{organisatie}}!', title = 'Welkom') =>
  await call('POST', '/api/v1/reply_templates', {
    headers: headers!,
    body: {
      data: {
        type: 'reply_templates',
        attributes: { title, body },
        ...(organization && { relationships: { organization: { data: { type: 'organizations', id: organization } } } }),
      },
    },
  })
const change = async (headers: Headers, template: string, attributes: object, more = {}) =>
  await call('PATCH', `/api/v1/reply_templates/${template}`, {
    headers: { ...headers!, ...more },
    body: { data: { type: 'reply_templates', id: template, attributes } },
  })
const titles = async (headers: Headers, filter = '') =>
  (await get(`/api/v1/reply_templates?sort=title${filter}`, { headers: headers! })).body.data?.map((one: any) => one.attributes.title)
const errorOf = ({ status, body }: Awaited<ReturnType<typeof add>>) => [status, body.errors[0].code]

beforeEach(async () => {
  await run(sql`delete from reply_templates`)
  await run(sql`delete from idempotency_keys`)
})

test('Marijke keeps a text for her organization; her admin changes it, and takes it away', async () => {
  const { status, body } = await add(marijke)
  expect([status, body.data.attributes.title]).toEqual([201, 'Welkom'])
  expect((await change(johan, body.data.id, { title: 'Hartelijk welkom' })).body.data.attributes.title).toBe('Hartelijk welkom')
  expect(await titles(marijke, `&filter[organization_id_eq]=${school}&filter[title_cont]=hartelijk`)).toEqual(['Hartelijk welkom'])
  expect((await call('DELETE', `/api/v1/reply_templates/${body.data.id}`, { headers: johan! })).status).toBe(204)
  expect(await titles(johan)).toEqual([])
})

test('the center has texts of its own: neither side sees those of the other, nor do volunteers, editors and other towns', async () => {
  const own = await add(wim, null, 'Bel ons gerust.', 'Bellen')
  const theirs = await add(johan)
  expect([await titles(sanne), await titles(marijke)]).toEqual([['Bellen'], ['Welkom']])
  expect(await titles(wim, '&filter[of_center]=true')).toEqual(['Bellen'])
  for (const [other, one] of [
    [wim, theirs],
    [johan, own],
  ] as const) {
    expect((await get(`/api/v1/reply_templates/${one.body.data.id}`, { headers: other! })).status).toBe(404)
    expect((await change(other, one.body.data.id, { title: 'Van mij' })).status).toBe(404)
  }
  for (const other of [fatima, noor]) {
    expect((await add(other)).status).toBe(403)
    expect((await get('/api/v1/reply_templates', { headers: other! })).status).toBe(403)
  }
  const there = { host: 'oldebroek.localhost', headers: await as('coordinator@oldebroek.example') }
  expect((await get(`/api/v1/reply_templates/${own.body.data.id}`, there)).status).toBe(404)
  expect((await get('/api/v1/reply_templates')).status).toBe(401)
})

test('one writes for where one works', async () => {
  expect(errorOf(await add(johan, null))).toEqual([403, 'forbidden'])
  expect(errorOf(await add(johan, id.club('demo')))).toEqual([404, 'related_not_found'])
  expect(errorOf(await add(johan, id.school('oldebroek')))).toEqual([404, 'related_not_found'])
})

test('a text names only what a conversation knows, and is not empty or endless', async () => {
  for (const [body, code] of [
    ['Bel {{telefoon}}', 'invalid'],
    ['Dag {{voornaam', 'invalid'],
    ['', 'blank'],
    ['a'.repeat(2001), 'too_long'],
  ] as const)
    expect((await add(johan, school, body)).body.errors[0]).toMatchObject({ status: '422', code, source: { pointer: '/data/attributes/body' } })
  const { body } = await add(johan)
  expect((await change(johan, body.data.id, { body: '{{wachtwoord}}' })).status).toBe(422)
})

test('of two who change one at once the second is told', async () => {
  const { body } = await add(johan)
  const upon = { 'if-match': `"v${body.data.meta.version}"` }
  expect((await change(johan, body.data.id, { title: 'Eén' }, upon)).status).toBe(200)
  expect((await change(marijke, body.data.id, { title: 'Twee' }, upon)).status).toBe(412)
})

test('fifty texts are enough for one organization', async () => {
  await run(sql`insert into reply_templates (volunteer_center_id, organization_id, title, body)
    select ${center}, ${school}, 'Tekst ' || n, 'Dag' from generate_series(1, 50) n`)
  expect(errorOf(await add(johan))).toEqual([409, 'too_many_templates'])
  expect((await add(wim, null)).status).toBe(201)
})
