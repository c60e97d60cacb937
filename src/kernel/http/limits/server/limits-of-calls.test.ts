import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'

const limited = await startTestApp({ rateLimits: true })
const unlimited = await startTestApp({ rateLimits: false })
const told = async ({ get }: typeof limited) => {
  const { headers } = await get('/api/v1/vacancies')
  return [headers['ratelimit-policy'], headers['ratelimit']]
}

test('an answer says how many calls are left', async () => {
  expect(await told(limited)).toEqual(['"api";q=120;w=60', '"api";r=119;t=60'])
  expect(await told(limited)).toEqual(['"api";q=120;w=60', expect.stringContaining('r=118;')])
})

test('where nothing is counted, nothing is said of it', async () => {
  expect(await told(unlimited)).toEqual([undefined, undefined])
})

const host = 'demo.localhost'
const ask = async (remoteAddress: string, method: 'GET' | 'POST', headers: Record<string, string> = {}) =>
  (await limited.app.inject({ method, url: '/api/v1/applications', remoteAddress, headers: { host, ...headers } })).statusCode
/** The last of this many answers. */
const after = async (calls: number, call: (at: number) => Promise<number>) => {
  for (let at = 1; at < calls; at += 1) await call(at)
  return await call(calls)
}

test('a made-up client buys no fresh quota of writing', async () => {
  expect(await after(122, async (at) => await ask('10.1.0.1', 'POST', { client: `made up ${at}` }))).toBe(401)
  expect(await ask('10.1.0.1', 'POST', { client: 'another', 'access-token': 'x', uid: 'x' })).toBe(429)
})

test('who calls itself by the address of another uses up nothing of theirs', async () => {
  for (const client of ['10.2.0.2', 'address 10.2.0.2']) await after(130, async () => await ask('10.2.0.1', 'POST', { client }))
  expect(await ask('10.2.0.2', 'POST')).toBe(401)
})

test('credentials that are none count as a visitor', async () => {
  const nobody = { client: 'x', 'access-token': 'x', uid: 'x@demo.example' }
  expect(await after(123, async () => await ask('10.3.0.1', 'GET', nobody))).toBe(429)
})

test('who is signed in goes on where visitors of the same address have to wait', async () => {
  const session = await limited.as('vrijwilliger@demo.example')
  expect(await after(123, async () => await ask('10.4.0.1', 'GET'))).toBe(429)
  expect(await ask('10.4.0.1', 'GET', session)).toBe(200)
  expect(await ask('10.4.0.1', 'POST', session)).not.toBe(429)
})

test('one subscriber of the sixth protocol is one address', async () => {
  expect(await after(123, async (at) => await ask(`2001:db8:1:2::${at}`, 'GET'))).toBe(429)
  expect(await ask('2001:db8:1:3::1', 'GET')).toBe(401)
})

test('an address has an end, whoever signs in there', { timeout: 60_000 }, async () => {
  const session = await limited.as('tweede@demo.example')
  expect(await ask('10.5.0.1', 'GET', session)).toBe(200)
  await Promise.all(Array.from({ length: 1201 }, async () => await ask('10.5.0.1', 'GET')))
  expect(await ask('10.5.0.1', 'GET', session)).toBe(429)
})
