import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()

const decide = async (who: string, attributes: Record<string, unknown>, organization = id.club('demo')) =>
  await call('PUT', `/api/v1/organizations/${organization}/approve`, {
    headers: await as(who),
    body: { data: { type: 'organizations', id: organization, attributes } },
  })
const mails = async () =>
  await db.inCenter(id.center('demo'), async (tx) => (await sql`select kind from outbox where kind like 'organization.%'`.execute(tx)).rows)

test('an admin of an organization does not decide about it, a visitor is asked who they are', async () => {
  expect((await decide('beheerder@demo.example', { status: 'approved' }, id.school('demo'))).status).toBe(403)
  expect((await decide('vrijwilliger@demo.example', { status: 'approved' })).status).toBe(404)
  expect((await call('PUT', `/api/v1/organizations/${id.club('demo')}/approve`)).status).toBe(401)
})

test('a coordinator of another town does not find it', async () => {
  expect((await decide('coordinator@oldebroek.example', { status: 'approved' }, id.club('demo'))).status).toBe(403)
  const headers = await as('coordinator@oldebroek.example')
  expect((await call('PUT', `/api/v1/organizations/${id.club('demo')}/approve`, { host: 'oldebroek.localhost', headers })).status).toBe(404)
})

test('a denial needs a reason', async () => {
  const { status, body } = await decide('coordinator@demo.example', { status: 'denied' })
  expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([422, 'blank', '/data/attributes/reason'])
})

test('a coordinator approves once; the same again tells nobody', async () => {
  const first = await decide('coordinator@demo.example', {})
  expect([first.status, first.body.data.attributes.status]).toEqual([200, 'approved'])
  const count = (await mails()).length
  expect((await decide('coordinator@demo.example', { status: 'approved' })).status).toBe(200)
  expect(await mails()).toHaveLength(count)
})

test('a step that is none says which there are', async () => {
  const { status, body } = await decide('coordinator@demo.example', { status: 'denied', reason: 'Toch niet' })
  expect([status, body.errors[0].code, body.errors[0].meta]).toEqual([409, 'invalid_transition', { from: 'approved', to: 'denied', allowed: ['archived'] }])
})

test('an organization that archives itself closes its vacancies', async () => {
  const headers = await as('beheerder@oldebroek.example')
  const sent = {
    host: 'oldebroek.localhost',
    headers,
    body: { data: { type: 'organizations', id: id.school('oldebroek'), attributes: { status: 'archived' } } },
  }
  expect((await call('PUT', `/api/v1/organizations/${id.school('oldebroek')}`, sent)).body.data.attributes.status).toBe('archived')
  expect((await get('/api/v1/vacancies', { host: 'oldebroek.localhost' })).body.meta.total).toBe(0)
})

test('its admin changes the words, an old version is refused', async () => {
  const headers = await as('beheerder@demo.example')
  const change = (more: Record<string, string>) =>
    call('PATCH', `/api/v1/organizations/${id.school('demo')}`, {
      headers: { ...headers, ...more },
      body: { data: { type: 'organizations', id: id.school('demo'), attributes: { summary: 'Een kleine school', slug: 'anders', foo: 1 } } },
    })
  const { body } = await change({ 'if-match': '"v1"' })
  expect(body.data.attributes.summary).toBe('Een kleine school')
  expect(body.data.meta.ignoredAttributes.sort()).toEqual(['foo', 'slug'])
  const late = await change({ 'if-match': '"v1"' })
  expect([late.status, late.body.errors[0].meta.currentVersion]).toEqual([412, 2])
})

test('what kind of organization it is, only the center says; sent back unchanged it is no matter', async () => {
  const change = async (who: string, organization_type: string) =>
    await call('PATCH', `/api/v1/organizations/${id.school('demo')}`, {
      headers: await as(who),
      body: { data: { type: 'organizations', id: id.school('demo'), attributes: { organization_type, summary: 'Een school' } } },
    })
  for (const type of ['VolunteerCenter', 'Organization']) {
    const { status, body } = await change('beheerder@demo.example', type)
    expect([status, body.errors[0].code, body.errors[0].meta.attribute]).toEqual([403, 'forbidden_attribute', 'organizationType'])
  }
  expect((await change('beheerder@demo.example', 'School')).status).toBe(200)
  expect((await change('coordinator@demo.example', 'Organization')).body.data.attributes.organizationType).toBe('Organization')
  expect((await change('centerbeheerder@demo.example', 'School')).body.data.attributes.organizationType).toBe('School')
})

test('nor does it raise its own status', async () => {
  const set = async (status: string) =>
    await call('PATCH', `/api/v1/organizations/${id.school('demo')}`, {
      headers: await as('beheerder@demo.example'),
      body: { data: { type: 'organizations', id: id.school('demo'), attributes: { status } } },
    })
  const was = async (status: string) =>
    await db.inCenter(id.center('demo'), async (tx) => await sql`update organizations set status = ${status} where id = ${id.school('demo')}`.execute(tx))
  for (const [from, to] of [
    ['pending', 'approved'],
    ['archived', 'approved'],
  ] as const) {
    await was(from)
    expect((await set(to)).status, `${from} to ${to}`).toBe(403)
  }
  await was('approved')
})

test('another type or id than the address says is a conflict', async () => {
  const headers = await as('beheerder@demo.example')
  const codeOf = async (data: object) => (await call('PATCH', `/api/v1/organizations/${id.school('demo')}`, { headers, body: { data } })).body.errors[0].code
  expect(await codeOf({ type: 'users', id: id.school('demo') })).toBe('type_mismatch')
  expect(await codeOf({ type: 'School', id: id.club('demo') })).toBe('id_mismatch')
  expect(await codeOf({ type: 'organizations', id: id.school('demo'), attributes: { first_name: 'a', summary: 'x', Summary: 'y' } })).toBe(
    'ambiguous_attribute',
  )
})

test('only an admin of the center removes, and only what nobody applied to', async () => {
  const path = `/api/v1/organizations/${id.club('demo')}`
  expect((await call('DELETE', path, { headers: await as('coordinator@demo.example') })).status).toBe(403)
  expect((await call('DELETE', path, { headers: await as('centerbeheerder@demo.example') })).status).toBe(204)
  expect((await call('DELETE', path, { headers: await as('centerbeheerder@demo.example') })).status).toBe(404)
})
