import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { people } from '#features/users/model/server/people-tables.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { mailsTo, tokenFrom } from '#features/auth/server/testing.ts'

const { call, get, as, db } = await startTestApp()

// Johan is admin of the school. Wim coordinates the center and Fatima is a volunteer; neither belongs to the school.
const johan = await as('beheerder@demo.example')
const sanne = await as('centerbeheerder@demo.example')
const fatima = { id: id.person('demo', 'vrijwilliger'), email: 'vrijwilliger@demo.example' }
const wim = { id: id.person('demo', 'coordinator'), email: 'coordinator@demo.example' }
const school = id.school('demo')

const invite = async (headers: Record<string, string>, email: string, more: Record<string, unknown> = {}) => {
  const attributes = { email, first_name: 'Wie', last_name: 'Dan ook', role_name: 'member', organization_id: school, ...more }
  return await call('POST', '/api/v1/users', { headers, body: { data: { type: 'users', attributes } } })
}
const accept = async (token: string) => await call('POST', '/api/v1/confirm', { body: { confirmation_token: token } })
const link = async (email: string, kind = 'account.role_offered') => await tokenFrom(db, email, kind, 'confirmation_token')
const rename = async (headers: Record<string, string>, userId: string) =>
  await call('PATCH', `/api/v1/users/${userId}`, { headers, body: { data: { type: 'users', id: userId, attributes: { last_name: 'Gewijzigd' } } } })
const schoolRoles = async (userId: string) =>
  await db.onPlatform(
    async (tx) =>
      await people(tx).selectFrom('user_roles').select(['name', 'granted_by']).where('user_id', '=', userId).where('organization_id', '=', school).execute(),
  )

beforeEach(async () => {
  await db.asWorker(async (tx) => await sql`delete from outbox`.execute(tx))
  await db.onPlatform(async (plain) => {
    await people(plain).deleteFrom('user_tokens').execute()
    await people(plain).deleteFrom('user_roles').where('organization_id', '=', school).where('user_id', 'in', [fatima.id, wim.id]).execute()
  })
})

test.each([
  ['a volunteer', fatima, 'El Amrani'],
  ['a coordinator', wim, 'Jansen'],
])('an organization that invites %s of the center learns nothing before they accept', async (_who, { id: userId, email }, secret) => {
  const { status, body, text } = await invite(johan, email)
  expect(status, text).toBe(200)
  expect(body.data).toMatchObject({ type: 'users', id: userId, attributes: { email, firstName: 'Wie', lastName: 'Dan ook', status: 'invited' } })
  expect(text).not.toContain(secret)
  expect(await schoolRoles(userId)).toEqual([])
  expect((await get(`/api/v1/users/${userId}`, { headers: johan })).status).toBe(404)
  expect((await rename(johan, userId)).status).toBe(404)
  for (const path of ['/api/v1/users?page[size]=1000', '/api/v1/activity', '/api/v1/roles'])
    expect((await get(path, { headers: johan })).text).not.toContain(secret)
})

test('by accepting one gets the role: then the organization sees, and changes whom it does not rank below', async () => {
  for (const { email } of [fatima, wim]) {
    await invite(johan, email, { role_name: 'admin' })
    expect((await mailsTo(db, email)).map(({ kind }) => kind)).toEqual(['account.role_offered'])
    const { status, body, headers } = await accept(await link(email))
    expect([status, body.meta, headers['access-token']]).toEqual([
      200,
      { passwordRequired: false, acceptedRole: { name: 'admin', organizationName: 'De Brug' } },
      undefined,
    ])
  }
  expect(await schoolRoles(fatima.id)).toEqual([{ name: 'admin', granted_by: id.person('demo', 'beheerder') }])
  expect((await get(`/api/v1/users/${fatima.id}`, { headers: johan })).body.data.attributes.lastName).toBe('El Amrani')
  expect((await rename(johan, wim.id)).body.errors[0].code).toBe('forbidden')
  expect((await rename(johan, fatima.id)).status).toBe(200)
})

test('accepting twice is one role and a success twice', async () => {
  await invite(johan, fatima.email)
  const token = await link(fatima.email)
  await accept(token)
  expect((await accept(token)).body.meta).toMatchObject({ alreadyConfirmed: true, acceptedRole: { name: 'member' } })
  expect(await schoolRoles(fatima.id)).toHaveLength(1)
  expect((await mailsTo(db, fatima.email)).map(({ kind }) => kind)).toEqual(['account.role_offered', 'account.role_added'])
})

test('the same invitation is mailed once a day, another role at once', async () => {
  for (let time = 0; time < 3; time += 1) expect((await invite(johan, fatima.email)).status).toBe(200)
  expect(await mailsTo(db, fatima.email)).toHaveLength(1)
  await invite(johan, fatima.email, { role_name: 'admin' })
  expect(await mailsTo(db, fatima.email)).toHaveLength(2)
  await db.onPlatform(async (tx) => await sql`update user_tokens set created_at = created_at - interval '25 hours'`.execute(tx))
  await invite(johan, fatima.email)
  expect(await mailsTo(db, fatima.email)).toHaveLength(3)
})

test('an invitation is worth as much as whoever sent it: it goes with their role', async () => {
  await invite(johan, fatima.email, { role_name: 'admin' })
  const token = await link(fatima.email)
  const role = () => sql`user_id = ${id.person('demo', 'beheerder')} and name = 'admin'`
  await db.onPlatform(async (tx) => await sql`update user_roles set name = 'member' where ${role()}`.execute(tx))
  const refused = await accept(token)
  await db.onPlatform(
    async (tx) => await sql`update user_roles set name = 'admin' where user_id = ${id.person('demo', 'beheerder')} and name = 'member'`.execute(tx),
  )
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'token_invalid'])
  expect(await schoolRoles(fatima.id)).toEqual([])
  expect((await accept(token)).status).toBe(200)
})

test('the center gives a role at once to whom it may act on, and asks whom it may not', async () => {
  expect((await invite(sanne, fatima.email)).body.data.attributes).toMatchObject({ lastName: expect.not.stringContaining('Dan ook'), status: 'active' })
  expect(await schoolRoles(fatima.id)).toHaveLength(1)
  const asked = await invite(await as(wim.email), 'centerbeheerder@demo.example')
  expect([asked.status, await schoolRoles(id.person('demo', 'centerbeheerder'))]).toEqual([200, []])
})

test('somebody of another town is taken, as before', async () => {
  expect((await invite(johan, 'vrijwilliger@oldebroek.example')).body.errors[0].code).toBe('taken')
})

// Somebody signed up with an address that may not be theirs, and chose the password.
const squatted = async (email: string) => {
  const attributes = {
    email,
    first_name: 'Slimme',
    last_name: 'Kraker',
    password: 'alleen ik ken deze',
    password_confirmation: 'alleen ik ken deze',
    terms_accepted: true,
  }
  const { body } = await call('POST', '/api/v1/users', { body: { data: { type: 'users', attributes } } })
  await call('POST', '/auth/password', { body: { email } })
  return {
    userId: body.data.id as string,
    confirm: await link(email, 'account.confirm'),
    reset: await tokenFrom(db, email, 'account.reset', 'reset_password_token'),
  }
}
const signIn = async (email: string) => await call('POST', '/auth/sign_in', { body: { email, password: 'alleen ik ken deze' } })

test.each([
  ['an organization', () => johan],
  ['the center', () => sanne],
])('invited by %s, an account that nobody confirmed loses its password and every link', async (who, inviter) => {
  const email = `doel-${who.length}@demo.example`
  const { userId, confirm, reset } = await squatted(email)
  expect((await signIn(email)).body.code).toBe('not_confirmed')
  const { status, text } = await invite(inviter(), email)
  expect(status, text).toBe(200)
  if (who === 'an organization') expect(text).not.toContain('Kraker')

  expect((await signIn(email)).body.code).toBe('bad_credentials')
  expect((await accept(confirm)).body.errors[0].code).toBe('token_invalid')
  const both = { password: 'nog een ander woord', password_confirmation: 'nog een ander woord' }
  expect((await call('PUT', '/auth/password', { body: { ...both, reset_password_token: reset } })).body.code).toBe('reset_token_invalid')

  const { body } = await accept(await link(email, 'account.invite'))
  expect(body).toMatchObject({ data: { id: userId, attributes: { status: 'active' } }, meta: { passwordRequired: true } })
  expect(await schoolRoles(userId)).toMatchObject([{ name: 'member' }])
  expect((await signIn(email)).body.code).toBe('bad_credentials')
  expect((await call('PUT', '/auth/password', { body: { ...both, reset_password_token: body.meta.resetPasswordToken } })).status).toBe(200)
  expect((await call('POST', '/auth/sign_in', { body: { email, password: both.password } })).status).toBe(200)
})

test('a role given to an account that nobody confirmed voids its password too', async () => {
  const { userId, confirm } = await squatted('ook-doel@demo.example')
  const body = { data: { type: 'users', id: userId, attributes: { role_name: 'coordinator' } } }
  expect((await call('PUT', `/api/v1/users/${userId}/add_role`, { headers: sanne, body })).status).toBe(200)
  expect((await accept(confirm)).status).toBe(422)
  expect((await signIn('ook-doel@demo.example')).body.code).toBe('bad_credentials')
})

test('the invitation that is asked for again still brings the role', async () => {
  const { userId } = await squatted('vergeten@demo.example')
  await invite(johan, 'vergeten@demo.example')
  await call('POST', '/auth/confirmation', { body: { email: 'vergeten@demo.example' } })
  expect(await mailsTo(db, 'vergeten@demo.example')).toHaveLength(4)
  await accept(await link('vergeten@demo.example', 'account.invite'))
  expect(await schoolRoles(userId)).toMatchObject([{ name: 'member' }])
})

test('who was invited first by one and then by another has two links that work', async () => {
  const first = await invite(johan, 'gevraagd@demo.example')
  const one = await link('gevraagd@demo.example', 'account.invite')
  await invite(sanne, 'gevraagd@demo.example', { role_name: 'editor' })
  expect((await accept(one)).status).toBe(200)
  expect((await accept(await link('gevraagd@demo.example', 'account.invite'))).status).toBe(200)
  expect(await schoolRoles(first.body.data.id)).toHaveLength(1)
})
