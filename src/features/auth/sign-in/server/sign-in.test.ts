import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { addPerson, authApp, buildHouse, hasSessionHeaders, password, testClock, tokenHeadersOf } from '#features/auth/server/testing.ts'

const house = await buildHouse(await freshDatabase())
const clock = testClock()
const app = await authApp(house, { clock })
afterAll(() => app.close())

const signIn = async (payload: object | string, headers: Record<string, string> = {}, host = 'arnhem.example') =>
  await app.inject({ method: 'POST', url: '/auth/sign_in', payload, headers: { host, 'accept-language': 'en', ...headers } })

test('whoever gives the right password gets the five headers, the same again in one, and no secret in the body', async () => {
  const anna = await addPerson(house, { email: 'anna@example.nl' })
  const answer = await signIn({ email: '  Anna@Example.NL ', password })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    data: {
      id: anna.id,
      type: 'user',
      provider: 'email',
      uid: 'anna@example.nl',
      email: 'anna@example.nl',
      name: `Anna ${anna.last_name}`,
      locale: 'nl',
      status: 'active',
    },
  })
  expect(answer.headers['access-token']).toMatch(/^[\w-]{43}$/)
  expect(answer.headers.client).toMatch(/^[\w-]{22}$/)
  expect(answer.headers.expiry).toMatch(/^\d{10}$/)
  expect(answer.headers).toMatchObject({ 'token-type': 'Bearer', uid: 'anna@example.nl', 'cache-control': 'no-store' })
  const bearer = JSON.parse(Buffer.from(String(answer.headers.authorization).slice(7), 'base64').toString())
  expect(bearer).toMatchObject({ ...tokenHeadersOf(answer), 'token-type': 'Bearer', expiry: answer.headers.expiry })
})

test.each([
  ['a form', 'email=body%40example.nl&password=samen-voor-de-buurt', 'application/x-www-form-urlencoded; charset=UTF-8'],
  ['JSON:API', JSON.stringify({ data: { type: 'sessions', attributes: { email: 'body@example.nl', password } } }), 'application/vnd.api+json'],
  ['a user object', JSON.stringify({ user: { email: 'body@example.nl', password }, config_name: 'default' }), 'application/json'],
])('%s is read', async (_name, payload, type) => {
  await addPerson(house, { email: 'body@example.nl' }).catch(() => {})
  expect((await signIn(payload, { 'content-type': type })).statusCode).toBe(200)
})

test.each([
  ['bad JSON', '{"email"', 'application/json', 400, 'invalid_json'],
  ['plain text', 'hello', 'text/plain', 415, 'unsupported_media_type'],
  ['two megabytes', JSON.stringify({ email: 'x'.repeat(2e6) }), 'application/json', 413, 'too_large'],
])('%s is refused in the same shape', async (_name, payload, type, status, code) => {
  const answer = await signIn(payload, { 'content-type': type })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ success: false, code, errors: [expect.any(String)] })
})

test('a wrong password, an unknown address, an archived or an invited person and odd input get the same bytes', async () => {
  await addPerson(house, { email: 'known@example.nl' })
  await addPerson(house, { email: 'archived@example.nl', status: 'archived' })
  await addPerson(house, { email: 'invited@example.nl', status: 'invited', passwordHash: null })
  const bodies = await Promise.all(
    [
      { email: 'known@example.nl', password: 'wrong wrong wrong' },
      { email: 'nobody@example.nl', password },
      { email: 'archived@example.nl', password },
      { email: 'invited@example.nl', password },
      { email: ['known@example.nl'], password },
      { email: 'nul\0@example.nl', password },
      { email: 'known@example.nl' },
      {},
    ].map(async (body) => await signIn(body)),
  )
  for (const answer of bodies) {
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toBe('{"success":false,"errors":["Invalid login credentials. Please try again."],"code":"bad_credentials"}')
    expect(hasSessionHeaders(answer)).toBe(false)
  }
  expect((await signIn({}, { 'accept-language': 'nl' })).json().errors).toEqual(['Ongeldige logingegevens.'])
})

test('an address that is not confirmed is told so only after the right password', async () => {
  await addPerson(house, { email: 'new@example.nl', status: 'invited' })
  expect((await signIn({ email: 'new@example.nl', password: 'wrong wrong wrong' })).json().code).toBe('bad_credentials')
  const answer = await signIn({ email: 'new@example.nl', password })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'not_confirmed', errors: [expect.stringContaining("your account at 'new@example.nl'")] })
})

test('an account that was switched off is told so only after the right password', async () => {
  await addPerson(house, { email: 'off@example.nl', status: 'inactive' })
  expect((await signIn({ email: 'off@example.nl', password: 'wrong wrong wrong' })).statusCode).toBe(401)
  expect(await signIn({ email: 'off@example.nl', password })).toMatchObject({ statusCode: 403 })
})

test('somebody of another center is at the wrong center: reason phrase, text, no session', async () => {
  const kees = await addPerson(house, { email: 'kees@example.nl', center: house.oldebroek })
  for (const language of ['nl', 'en']) {
    const answer = await signIn({ email: 'kees@example.nl', password }, { 'accept-language': language })
    expect(answer.statusCode).toBe(403)
    expect(answer.statusMessage).toBe('wrong center')
    expect(answer.json()).toEqual({ success: false, errors: ['wrong center'], code: 'wrong_center' })
    expect(hasSessionHeaders(answer)).toBe(false)
  }
  const sessions = await house.db.onPlatform(async (tx) => await people(tx).selectFrom('sessions').select('client').where('user_id', '=', kees.id).execute())
  expect(sessions).toEqual([])
})

test('a platform admin is at home everywhere', async () => {
  await addPerson(house, { email: 'platform@example.nl', roles: ['super_admin'], home: house.oldebroek })
  expect((await signIn({ email: 'platform@example.nl', password })).statusCode).toBe(200)
})

test('stale headers do not hinder a sign-in', async () => {
  await addPerson(house, { email: 'stale@example.nl' })
  const stale = { 'access-token': 'x'.repeat(43), client: 'y'.repeat(22), uid: 'stale@example.nl' }
  expect((await signIn({ email: 'stale@example.nl', password }, stale)).statusCode).toBe(200)
})

test('a password that was hashed with less is hashed again at the sign-in', async () => {
  const { argon2Sync, randomBytes } = await import('node:crypto')
  const salt = randomBytes(16)
  const hash = argon2Sync('argon2id', { message: password, nonce: salt, memory: 1024, passes: 1, parallelism: 1, tagLength: 32 })
  const old = `$argon2id$v=19$m=1024,t=1,p=1$${salt.toString('base64').replace(/=+$/, '')}$${hash.toString('base64').replace(/=+$/, '')}`
  const person = await addPerson(house, { passwordHash: old })
  expect((await signIn({ email: person.email, password })).statusCode).toBe(200)
  const after = await house.db.onPlatform(
    async (tx) => await people(tx).selectFrom('users').select('password_hash').where('id', '=', person.id).executeTakeFirstOrThrow(),
  )
  expect(after.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn({ email: person.email, password })).statusCode).toBe(200)
})

test('signing in by GET is answered 405, as is every other method', async () => {
  const answer = await app.inject({ url: '/auth/sign_in', headers: { host: 'arnhem.example' } })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('POST')
  expect((await app.inject({ method: 'PUT', url: '/auth/sign_in' })).statusCode).toBe(405)
  expect((await app.inject({ method: 'POST', url: '/auth/sign_out' })).headers.allow).toBe('DELETE')
})

test('another page under /auth is left to the pages', async () => {
  expect((await app.inject({ url: '/auth/login-1', headers: { accept: 'text/html' } })).json().errors[0].code).toBe('not_found')
})

test('twenty sign-ins at once all succeed and leave exactly ten sessions', async () => {
  const person = await addPerson(house)
  for (let round = 0; round < 10; round += 1) await signIn({ email: person.email, password })
  const answers = await Promise.all(Array.from({ length: 20 }, async () => await signIn({ email: person.email, password })))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
  const rows = await house.db.onPlatform(async (tx) => await people(tx).selectFrom('sessions').select('client').where('user_id', '=', person.id).execute())
  expect(rows).toHaveLength(10)
})

test('an eleventh session removes the one that would end first, never itself', async () => {
  const person = await addPerson(house)
  const first = await signIn({ email: person.email, password })
  clock.advance(2000)
  let last = first
  for (let round = 0; round < 10; round += 1) last = await signIn({ email: person.email, password })
  const validate = async (answer: typeof first) =>
    (await app.inject({ url: '/auth/validate_token', headers: { host: 'arnhem.example', ...tokenHeadersOf(answer) } })).statusCode
  expect(await validate(first)).toBe(401)
  expect(await validate(last)).toBe(200)
})
