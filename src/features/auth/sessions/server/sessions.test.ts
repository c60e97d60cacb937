import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { openSession } from './sessions.ts'
import { addPerson, authApp, buildHouse, hasSessionHeaders, password, testClock, tokenHeadersOf } from '#features/auth/server/testing.ts'

const db = await freshDatabase()
const house = await buildHouse(db)
const clock = testClock()
const app = await authApp(house, { clock })
const host = 'arnhem.example'
let anna: Awaited<ReturnType<typeof addPerson>>
beforeAll(async () => {
  anna = await addPerson(house, { email: 'anna@example.nl' })
})
afterAll(() => app.close())

type Headers = Record<string, string>
const signIn = async (email = 'anna@example.nl') => await app.inject({ method: 'POST', url: '/auth/sign_in', payload: { email, password }, headers: { host } })
const get = async (url: string, headers: Headers = {}) => await app.inject({ url, headers: { host, ...headers } })
const validate = async (headers: Headers) => await get('/auth/validate_token', headers)
const signOut = async (headers: Headers, over: Headers = {}) =>
  await app.inject({ method: 'DELETE', url: '/auth/sign_out', headers: { host, ...headers, ...over } })

test('a good trio is validated with all five headers and the account', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const answer = await validate(tokenHeaders)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ success: true, data: { id: anna.id, uid: 'anna@example.nl' } })
  expect(tokenHeadersOf(answer)).toEqual(tokenHeaders)
  expect(hasSessionHeaders(answer)).toBe(true)
  expect(answer.headers.authorization).toMatch(/^Bearer /)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('validating again never answers 304, whatever the browser kept', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const { etag } = (await validate(tokenHeaders)).headers
  const again = await validate({ ...tokenHeaders, 'if-none-match': String(etag), 'if-modified-since': 'Mon, 26 Jul 1997 05:00:00 GMT' })
  expect(again.statusCode).toBe(200)
  expect(hasSessionHeaders(again)).toBe(true)
})

test('an incomplete, malformed or wrong set is no credentials: 401 without any token header', async () => {
  const { 'access-token': token, client, uid } = tokenHeadersOf(await signIn())
  const wrong: Headers[] = [
    {},
    { 'access-token': token!, client: client! },
    { 'access-token': token!, uid: uid! },
    { 'access-token': '', client: client!, uid: uid! },
    { 'access-token': 'x'.repeat(43), client: client!, uid: uid! },
    { 'access-token': token!, client: 'x'.repeat(22), uid: uid! },
    { 'access-token': token!, client: client!, uid: 'other@example.nl' },
    { 'access-token': `${token}\u00ff`, client: client!, uid: uid! },
    { authorization: 'Bearer !!!' },
    { authorization: `Bearer ${Buffer.from('[1]').toString('base64').padEnd(24, 'A')}` },
  ]
  for (const headers of wrong) {
    const answer = await validate(headers)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ success: false, errors: ['Invalid login credentials'], code: 'invalid_token' })
    expect(hasSessionHeaders(answer)).toBe(false)
  }
})

test.each(['base64', 'base64url'] as const)('Authorization: Bearer with the JSON as %s opens the same session', async (encoding) => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const answer = await get('/api/v1/whoami', { authorization: `Bearer ${Buffer.from(JSON.stringify(tokenHeaders)).toString(encoding)}` })
  expect(answer.json().userId).toBe(anna.id)
  expect(hasSessionHeaders(answer)).toBe(true)
  expect(answer.headers.authorization).toBeUndefined()
})

test('the query string counts for validate_token and nowhere else', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const query = new URLSearchParams(tokenHeaders)
  const answer = await get(`/auth/validate_token?${query}&unbatch=true`)
  expect(answer.statusCode).toBe(200)
  expect(hasSessionHeaders(answer)).toBe(true)
  expect((await get(`/api/v1/whoami?${query}`)).json().userId).toBeNull()
})

test('complete headers win over the query', async () => {
  const other = await addPerson(house)
  const mine = tokenHeadersOf(await signIn())
  const theirs = new URLSearchParams(tokenHeadersOf(await signIn(other.email)))
  expect((await get(`/auth/validate_token?${theirs}`, mine)).json().data.id).toBe(anna.id)
})

test('the address of the sign-in keeps working in another spelling', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  expect((await validate({ ...tokenHeaders, uid: 'Anna@Example.nl' })).statusCode).toBe(200)
})

test('every answer to a session carries the five: 200, 404, 403; a stranger gets none', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const ok = await get('/api/v1/whoami', tokenHeaders)
  expect([ok.statusCode, hasSessionHeaders(ok), ok.headers['cache-control']]).toEqual([200, true, 'no-store'])
  expect((await get('/api/v1/whoami')).headers['cache-control']).toContain('public')
  const refused = await get('/api/v1/whoami', { ...tokenHeaders, 'current-organization-id': house.organization })
  expect([refused.statusCode, hasSessionHeaders(refused)]).toEqual([403, true])
  expect(hasSessionHeaders(await get('/api/v1/whoami'))).toBe(false)
})

test('a 304 carries no token', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const { etag } = (await get('/api/v1/whoami', tokenHeaders)).headers
  const again = await get('/api/v1/whoami', { ...tokenHeaders, 'if-none-match': String(etag) })
  expect([again.statusCode, hasSessionHeaders(again)]).toEqual([304, false])
})

test('a token from a session that ended makes a stranger without headers on a public call', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  await signOut(tokenHeaders)
  const answer = await get('/api/v1/whoami', tokenHeaders)
  expect([answer.statusCode, answer.json().userId, hasSessionHeaders(answer)]).toEqual([200, null, false])
})

test('sign-out ends the session once: 200, then 404, never with tokens', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const first = await signOut(tokenHeaders)
  expect([first.statusCode, first.json(), hasSessionHeaders(first)]).toEqual([200, { success: true }, false])
  const second = await signOut(tokenHeaders)
  expect(second.statusCode).toBe(404)
  expect(second.json()).toEqual({ success: false, errors: ['User was not found or was not logged in.'], code: 'not_signed_in' })
  expect((await validate(tokenHeaders)).statusCode).toBe(401)
})

test('of two sign-outs at once one is 200 and the other 404', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const codes = (await Promise.all([signOut(tokenHeaders), signOut(tokenHeaders)])).map((answer) => answer.statusCode)
  expect(codes.sort()).toEqual([200, 404])
})

test('a call that was running when its person signed out finishes without tokens', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const slow = get('/api/v1/slow', tokenHeaders)
  await sleep(60)
  await signOut(tokenHeaders)
  const answer = await slow
  expect([answer.statusCode, answer.json().userId, hasSessionHeaders(answer)]).toEqual([200, anna.id, false])
})

test('forty calls at once all succeed with the same token', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const answers = await Promise.all(Array.from({ length: 40 }, async () => await get('/api/v1/whoami', tokenHeaders)))
  expect(answers.every((answer) => answer.statusCode === 200 && answer.headers['access-token'] === tokenHeaders['access-token'])).toBe(true)
})

test('at another center every call is 403 wrong center with its tokens, and sign-out still works', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const answer = await get('/api/v1/whoami', { ...tokenHeaders, host: 'oldebroek.example', 'accept-language': 'nl' })
  expect([answer.statusCode, answer.statusMessage, hasSessionHeaders(answer)]).toEqual([403, 'wrong center', true])
  expect(answer.json().errors[0]).toMatchObject({ status: '403', code: 'wrong_center' })
  const validated = await validate({ ...tokenHeaders, host: 'oldebroek.example' })
  expect([validated.statusCode, validated.json().code]).toEqual([403, 'wrong_center'])
  expect((await signOut(tokenHeaders, { host: 'oldebroek.example' })).statusCode).toBe(200)
})

test('a role somewhere opens that center, the home center opens without one', async () => {
  const person = await addPerson(house, { roles: [], center: house.arnhem, home: house.arnhem })
  expect((await get('/api/v1/whoami', tokenHeadersOf(await signIn(person.email)))).statusCode).toBe(200)
  const coordinator = await addPerson(house, { roles: ['coordinator'], center: house.arnhem, home: house.oldebroek })
  const tokenHeaders = tokenHeadersOf(await signIn(coordinator.email))
  expect((await get('/api/v1/whoami', tokenHeaders)).json().roles).toEqual(['coordinator'])
  expect((await get('/api/v1/whoami', { ...tokenHeaders, host: 'oldebroek.example' })).json().roles).toEqual([])
})

test('Current-Organization-Id: members and staff may, others are refused, strangers and own calls are not bothered', async () => {
  const with_ = (tokenHeaders: Headers, id: string) => ({ ...tokenHeaders, 'current-organization-id': id })
  const member = tokenHeadersOf(await signIn((await addPerson(house, { roles: ['member'] })).email))
  const coordinator = tokenHeadersOf(await signIn((await addPerson(house, { roles: ['coordinator'] })).email))
  const volunteer = tokenHeadersOf(await signIn())
  expect((await get('/api/v1/whoami', with_(member, house.organization))).json().organizationId).toBe(house.organization)
  expect((await get('/api/v1/whoami', with_(coordinator, house.organization))).json().organizationId).toBe(house.organization)
  for (const headers of [with_(volunteer, house.organization), with_(member, house.arnhem), with_(member, 'x'), with_(coordinator, house.arnhem)]) {
    const answer = await get('/api/v1/whoami', headers)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'not_a_member'])
  }
  expect((await get('/api/v1/whoami', { 'current-organization-id': 'x' })).statusCode).toBe(200)
  expect((await get('/api/v1/whoami', with_(member, ''))).statusCode).toBe(200)
  expect((await get('/api/v1/current_user', with_(member, 'x'))).statusCode).toBe(200)
  expect((await validate(with_(member, 'x'))).statusCode).toBe(200)
})

test('switching an account off or archiving it ends its rights at the very next call', async () => {
  for (const status of ['inactive', 'archived'] as const) {
    const person = await addPerson(house)
    const tokenHeaders = tokenHeadersOf(await signIn(person.email))
    await db.onPlatform(async (tx) => await people(tx).updateTable('users').set({ status, archived_at: new Date() }).where('id', '=', person.id).execute())
    expect((await validate(tokenHeaders)).statusCode).toBe(401)
  }
})

test('a role that is taken counts at the next call', async () => {
  const person = await addPerson(house, { roles: ['volunteer', 'coordinator'] })
  const tokenHeaders = tokenHeadersOf(await signIn(person.email))
  await db.onPlatform(async (tx) => await people(tx).deleteFrom('user_roles').where('user_id', '=', person.id).where('name', '=', 'coordinator').execute())
  expect((await get('/api/v1/whoami', tokenHeaders)).json().roles).toEqual(['volunteer'])
})

test('only digests of tokens are stored', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  const { rows } = await db.onPlatform(
    async (tx) => await sql<{ row: string }>`select row_to_json(s)::text as row from sessions s where client = ${tokenHeaders.client}`.execute(tx),
  )
  expect(rows[0]!.row).not.toContain(tokenHeaders['access-token'])
})

test('a reset session may validate and sign out, and nothing else', async () => {
  const session = await db.onPlatform(async (tx) => await openSession(people(tx), { user: anna, centerId: house.arnhem, kind: 'reset', now: clock.now() }))
  const tokenHeaders = { 'access-token': session.token, client: session.client, uid: session.uid }
  const refused = await get('/api/v1/whoami', tokenHeaders)
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'password_reset_session'])
  expect((await app.inject({ method: 'PUT', url: '/auth', payload: { first_name: 'X' }, headers: { host, ...tokenHeaders } })).json().code).toBe(
    'password_reset_session',
  )
  expect((await validate(tokenHeaders)).statusCode).toBe(200)
  expect((await signOut(tokenHeaders)).statusCode).toBe(200)
})

// From here on the clock moves.
test('a session is extended at most daily, its expiry never falls, and it ends after ninety days whatever happens', async () => {
  const answer = await signIn()
  const tokenHeaders = tokenHeadersOf(answer)
  const day = 24 * 3_600_000
  let last = Number(answer.headers.expiry)
  expect(last).toBeCloseTo(clock.now().getTime() / 1000 + 14 * 86_400, -1)
  clock.advance(day / 2)
  expect(Number((await validate(tokenHeaders)).headers.expiry)).toBe(last)
  for (let days = 0; days < 88; days += 4) {
    clock.advance(4 * day)
    const { headers, statusCode } = await validate(tokenHeaders)
    expect(statusCode).toBe(200)
    expect(Number(headers.expiry)).toBeGreaterThanOrEqual(last)
    last = Number(headers.expiry)
  }
  clock.advance(2 * day)
  expect((await validate(tokenHeaders)).statusCode).toBe(401)
})

test('a session nobody uses ends after fourteen days', async () => {
  const tokenHeaders = tokenHeadersOf(await signIn())
  clock.advance(14 * 24 * 3_600_000 + 1000)
  expect((await validate(tokenHeaders)).statusCode).toBe(401)
})
