import { afterAll, expect, test } from 'vitest'
import { normalText } from '#kernel/fields/normal-text.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { buildApp } from '#src/server/app.ts'
import { type Asked, type Extreme, extremes } from '#src/testing/extreme-inputs.ts'
import { password, twoTowns } from '#src/testing/two-towns.ts'

const { config, ...db } = await freshDatabase(twoTowns)
const app = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db })
afterAll(async () => await app.close())

const host = 'demo.localhost'
const signedIn = await app.inject({ method: 'POST', url: '/auth/sign_in', headers: { host }, payload: { email: 'vrijwilliger@demo.example', password } })
const session = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(signedIn.headers[name])]))

async function send({ method, url, headers, payload }: Asked): Promise<number> {
  const own = url.startsWith('/api/v1/applications') ? session : {}
  return (await app.inject({ method, url, headers: { host, ...own, ...headers }, ...(payload !== undefined && { payload }) })).statusCode
}

/** Milliseconds of processor time, which is independent of other work on the machine. */
async function costOf(asked: Asked): Promise<number> {
  const before = process.cpuUsage()
  const status = await send(asked)
  const { user, system } = process.cpuUsage(before)
  if (status >= 500) throw new Error(`answered ${status}`)
  return (user + system) / 1000
}

/** Below this the request itself costs more than its input. */
const floor = 8

/**
 * Twice the input may cost three times as much. Expensive inputs are measured again, because the first run may include the
 * compilation of a pattern, and any run a garbage collection.
 */
async function growth({ name, ask }: Extreme): Promise<string[]> {
  let half = Infinity
  let whole = Infinity
  for (let round = 1; round <= 6; round += 1) {
    whole = Math.min(whole, await costOf(ask(1)))
    if (whole <= 3 * floor) return []
    half = Math.min(half, await costOf(ask(0.5)))
    if (round >= 3 && whole <= 3 * half) return []
  }
  return [`${name}: ${half.toFixed(1)} ms for half of it, ${whole.toFixed(1)} ms for all`]
}

// Warms up, so that nothing is compiled during a measurement.
for (const [first] of Object.values(extremes)) await send(first!.ask(1))

test.each(Object.entries(extremes))('what an answer costs grows no faster than its %s', { timeout: 300_000 }, async (_kind, inputs) => {
  const faults: string[] = []
  for (const input of inputs) faults.push(...(await growth(input).catch(({ message }: Error) => [`${input.name}: ${message}`])))
  expect(faults).toEqual([])
})

test('signs upon signs cost no more than letters', async () => {
  const signs = (count: number) => 'e' + '\u0345'.repeat(count / 2) + '\u0334'.repeat(count / 2)
  const before = process.cpuUsage()
  for (let times = 0; times < 10; times += 1) expect(normalText(signs(40_000)).length).toBeLessThan(40)
  const { user, system } = process.cpuUsage(before)
  // Each of the ten took a second when all combining marks were sorted.
  expect((user + system) / 1000).toBeLessThan(2000)
})

const said = async (asked: Asked) => {
  const answer = await app.inject({ ...asked, headers: { host, ...asked.headers } })
  return [answer.statusCode, answer.json().errors?.[0].code ?? answer.json().code]
}
const json = { 'content-type': 'application/json' }

test('beyond the limit an address is refused, with a code', async () => {
  const get = async (url: string) => await said({ method: 'GET', url, headers: {} })
  expect(await get(`/api/v1/vacancies?filter[search]=${'x'.repeat(8192)}`)).toEqual([414, 'too_large'])
  expect(await get(`/api/v1/vacancies?filter[${'_'.repeat(100)}]=1`)).toEqual([400, 'unknown_parameter'])
  expect(await get(`/api/v1/vacancies?${Array.from({ length: 201 }, () => '_=1').join('&')}`)).toEqual([400, 'unknown_parameter'])
  expect(await get(`/api/v1/vacancies?filter={"${'_'.repeat(101)}":1}`)).toEqual([400, 'unknown_parameter'])
})

test('beyond the limit a body is refused, with a code', async () => {
  for (const [url, headers] of [['/auth/sign_in', json] as const, ['/api/v1/applications', { ...json, ...session }] as const]) {
    const post = async (payload: string) => await said({ method: 'POST', url, headers, payload })
    expect(await post(JSON.stringify({ ['_'.repeat(60_000)]: 1 }))).toEqual([400, 'invalid_document'])
    expect(await post(JSON.stringify({ ['_'.repeat(101)]: 1 }))).toEqual([400, 'invalid_document'])
    expect(await post(JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`k${at}`, 1]))))).toEqual([400, 'invalid_document'])
    expect(await post(JSON.stringify(Array.from({ length: 20_001 }, () => 1)))).toEqual([400, 'invalid_document'])
    expect(await post(`${'['.repeat(33)}${']'.repeat(33)}`)).toEqual([400, 'invalid_json'])
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await said({ method: 'POST', url: '/auth/sign_in', headers: form, payload: 'a=1&'.repeat(201) })).toEqual([400, 'unknown_parameter'])
  expect(await said({ method: 'POST', url: '/auth/sign_in', headers: form, payload: `a=${'+'.repeat(140_000)}` })).toEqual([413, 'too_large'])
})
