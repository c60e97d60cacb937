import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { tokenFrom } from '#features/auth/server/testing.ts'

const { call, get, as, db } = await startTestApp()

test('somebody reads the own account whole, with roles and organizations', async () => {
  const { status, body, headers } = await get('/api/v1/current_user?include=roles,organizations', { headers: await as('beheerder@demo.example') })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.attributes).toMatchObject({ email: 'beheerder@demo.example', firstName: 'Johan', status: 'active', locale: 'nl' })
  expect(body.data.meta.permissions).toContain('vacancies.update')
  expect(body.data.meta.impersonatedBy).toBeNull()
  expect(
    body.included
      .filter((one: any) => one.type === 'roles')
      .map((one: any) => one.attributes.name)
      .sort(),
  ).toEqual(['admin', 'volunteer'])
  expect(headers['access-token']).toHaveLength(43)
})

test('nobody is 401, and a stale organization header does no harm', async () => {
  expect((await get('/api/v1/current_user')).status).toBe(401)
  const headers = { ...(await as('lid@demo.example')), 'current-organization-id': id.school('oldebroek') }
  expect((await get('/api/v1/current_user', { headers })).status).toBe(200)
  expect((await get('/api/v1/vacancies', { headers })).body.errors[0].code).toBe('not_a_member')
})

test('a person of another town gets wrong center, in the reason phrase too', async () => {
  const { status, body, reason } = await get('/api/v1/current_user', { host: 'oldebroek.localhost', headers: await as('lid@demo.example') })
  expect([status, body.errors[0].code, body.errors[0].title, reason]).toEqual([403, 'wrong_center', 'wrong center', 'wrong center'])
})

test('the name and language of the own account can be changed', async () => {
  const headers = await as('tweede@demo.example')
  const { status, body } = await call('PATCH', '/api/v1/current_user', {
    headers,
    body: { data: { type: 'users', attributes: { first_name: 'Cornelis', locale: 'en' } } },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.attributes).toMatchObject({ firstName: 'Cornelis', locale: 'en' })
  const wrong = await call('PATCH', '/api/v1/current_user', { headers, body: { user: { first_name: '' } } })
  expect([wrong.status, wrong.body.errors[0].meta.attribute]).toEqual([422, 'firstName'])
})

test('current organizations are the own ones; without any the current one is 404', async () => {
  const own = await get('/api/v1/current_organizations?include=address,profile', { headers: await as('lid@demo.example') })
  expect(own.body.data.map((one: any) => one.id)).toEqual([id.school('demo')])
  expect((await get('/api/v1/current_organization', { headers: await as('lid@demo.example') })).body.data.id).toBe(id.school('demo'))
  const none = await as('vrijwilliger@demo.example')
  expect((await get('/api/v1/current_organizations', { headers: none })).body.data).toEqual([])
  expect((await get('/api/v1/current_organization', { headers: none })).body.errors[0].code).toBe('no_current_organization')
})

test('the admins of an organization, as the specification asks for them', async () => {
  const path = `/api/v1/users?filter[organization_id_eq]=${id.school('demo')}&filter[with_role]=admin&page[size]=1000`
  const { status, body } = await get(path, { headers: await as('coordinator@demo.example') })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.map((one: any) => one.attributes.email)).toEqual(['beheerder@demo.example'])
  const asMember = await get(path, { headers: await as('lid@demo.example') })
  expect(asMember.body.data[0].attributes).not.toHaveProperty('email')
})

test('who may list people, and which organization', async () => {
  const statusFor = async (who: string, query = '') => (await get(`/api/v1/users${query}`, { headers: await as(who) })).status
  expect((await get('/api/v1/users')).status).toBe(401)
  expect(await statusFor('vrijwilliger@demo.example')).toBe(403)
  expect(await statusFor('lid@demo.example', `?filter[organization_id_eq]=${id.club('demo')}`)).toBe(403)
  expect(await statusFor('centerbeheerder@demo.example', '?filter[with_role]=root')).toBe(400)
  expect(await statusFor('centerbeheerder@demo.example', '?page[size]=1001')).toBe(400)
})

test('a visitor signs up as a volunteer, whatever role is asked for', async () => {
  const attributes = {
    email: 'nieuw@demo.example',
    first_name: 'Nieuw',
    last_name: 'Komer',
    password: 'een lang wachtwoord',
    password_confirmation: 'een lang wachtwoord',
    terms_accepted: true,
    role_name: 'super_admin',
  }
  const { status, body, headers } = await call('POST', '/api/v1/users', { body: { data: { type: 'user', attributes } } })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.data.attributes.status).toBe('invited')
  expect(headers['access-token']).toBeUndefined()
  const again = await call('POST', '/api/v1/users', { body: { data: { type: 'user', attributes } } })
  expect([again.status, again.body.errors[0].code, again.body.errors[0].source.pointer]).toEqual([422, 'taken', '/data/attributes/email'])
})

test('the link of the mail leads on to the page somebody came from, the second time too', async () => {
  const words = 'een lang wachtwoord'
  const attributes = { email: 'onderweg@demo.example', first_name: 'On', password: words, password_confirmation: words, redirect: '/vacancies/1' }
  await call('POST', '/api/v1/users', { body: { data: { type: 'user', attributes } } })
  const token = await tokenFrom(db, 'onderweg@demo.example', 'account.confirm', 'confirmation_token')
  const confirm = async () => (await call('POST', '/api/v1/confirm', { body: { confirmation_token: token } })).body
  expect((await confirm()).meta).toEqual({ passwordRequired: false, redirect: '/vacancies/1' })
  expect((await confirm()).meta).toEqual({ passwordRequired: false, alreadyConfirmed: true, redirect: '/vacancies/1' })
})

test('an admin invites a member, gives and takes a role', async () => {
  const headers = await as('beheerder@demo.example')
  const invited = await call('POST', '/api/v1/users', {
    headers,
    body: {
      data: {
        type: 'user',
        attributes: { email: 'gast@demo.example', first_name: 'Gast', last_name: 'Vrij', role_name: 'member', organization_id: id.school('demo') },
      },
    },
  })
  expect(invited.status, invited.text).toBe(201)
  const path = `/api/v1/users/${invited.body.data.id}`
  const attributes = { role_name: 'admin', organization_id: id.school('demo') }
  const added = await call('PUT', `${path}/add_role`, { headers, body: { data: { type: 'users', attributes } } })
  expect(added.body.included.map((one: any) => one.attributes.name).sort()).toContain('admin')
  const removed = await call('DELETE', `${path}/remove_role?role_name=admin&organization_id=${id.school('demo')}`, { headers })
  expect(removed.status, removed.text).toBe(200)
  const above = await call('PUT', `${path}/add_role`, { headers, body: { data: { type: 'users', attributes: { role_name: 'center_admin' } } } })
  expect(above.status).toBe(403)
})

test('an admin of the center sees through the eyes of a member, and the answer says so', async () => {
  const { status, body, headers } = await call('POST', '/api/v1/sign_in_as_user', {
    headers: await as('centerbeheerder@demo.example'),
    body: { data: { type: 'users', attributes: { user_id: id.person('demo', 'lid') } } },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect([headers['uid'], body.data.id, body.data.meta.impersonatedBy.name]).toEqual(['lid@demo.example', id.person('demo', 'lid'), 'Sanne Mulder'])
})

test('sessions can be listed and ended', async () => {
  const first = await as('redacteur@demo.example')
  const second = await as('redacteur@demo.example')
  expect((await get('/api/v1/sessions', { headers: first })).body.data).toHaveLength(2)
  const repeated = { headers: { ...second, 'idempotency-key': '"twee keer"' } }
  const { id: other } = (await get('/api/v1/sessions', { headers: second })).body.data.find(({ attributes }: any) => !attributes.current)
  for (let time = 1; time <= 2; time += 1) expect((await call('DELETE', `/api/v1/sessions/${other}`, repeated)).status).toBe(204)
  expect((await call('DELETE', '/api/v1/sessions', { headers: second })).status).toBe(204)
  expect((await get('/api/v1/current_user', { headers: first })).status).toBe(401)
})
