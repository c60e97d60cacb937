import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'

const { app, as } = await startTestApp({ rateLimits: true, pages: true })
const host = 'demo.localhost'
const html = { host, accept: 'text/html' }
const cookieOf = (session: Record<string, string>) =>
  Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
const open = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: told, body } = await app.inject({ url, remoteAddress, headers: { ...html, ...headers } })
  return { statusCode, told, body }
}
/** How many of `times` requests were refused, a few at a time. */
const refused = async (times: number, ask: (at: number) => Promise<{ statusCode: number }>) => {
  let count = 0
  for (let at = 0; at < times; at += 20) {
    const answers = await Promise.all(Array.from({ length: Math.min(20, times - at) }, async (_, n) => await ask(at + n)))
    count += answers.filter(({ statusCode }) => statusCode === 429 || statusCode === 503).length
  }
  return count
}
const ahead = { 'sec-purpose': 'prefetch' }

test('a coordinator who opens a page each second, with what the browser fetches ahead, is never asked to wait', { timeout: 120_000 }, async () => {
  const cookie = cookieOf(await as('coordinator@demo.example'))
  const paths = ['/dashboard', '/organizations', '/users', '/applications', '/settings']
  const seen = new Set<number>()
  for (let at = 0; at < 60; at++) {
    const path = paths[at % paths.length]!
    const [page] = await Promise.all([
      open(path, '10.9.0.1', { cookie }),
      ...['/dashboard', '/users'].map((next) => open(next, '10.9.0.1', { cookie, ...ahead })),
    ])
    seen.add(page.statusCode)
  }
  expect([...seen]).toEqual([200])
  // The API calls that these pages make are not counted either.
  expect((await app.inject({ url: '/api/v1/vacancies', remoteAddress: '10.9.0.1', headers: { host } })).headers['ratelimit']).toContain('r=119;')
})

test('a script that reads pages without end is refused, and told until when', { timeout: 120_000 }, async () => {
  const session = await as('vrijwilliger@demo.example')
  const cookie = cookieOf(session)
  expect(await refused(243, async () => await open('/profile-edit', '10.9.1.1', { cookie }))).toBe(1)
  const { statusCode, told } = await open('/profile-edit', '10.9.1.1', { cookie })
  expect([statusCode, Number(told['retry-after'])]).toEqual([429, expect.any(Number)])
  // Others behind the same address are not affected.
  const colleague = cookieOf(await as('coordinator@demo.example'))
  expect((await open('/dashboard', '10.9.1.1', { cookie: colleague })).statusCode).toBe(200)
})

test('so is a stranger who has every page made anew', { timeout: 120_000 }, async () => {
  expect(await refused(1000, async () => await open('/signup/success', '10.9.2.1'))).toBe(98)
  const { statusCode, told, body } = await open('/signup/success', '10.9.2.1')
  expect([statusCode, Number(told['retry-after']) > 0]).toEqual([429, true])
  expect(body).toContain('Even rustig aan')
  expect((await open('/signup/success', '10.9.2.2')).statusCode).toBe(200)
})

test('what was fetched ahead too often takes nothing from who goes there', { timeout: 120_000 }, async () => {
  expect(await refused(920, async () => await open('/signup/success', '10.9.3.1', ahead))).toBe(18)
  expect((await open('/signup/success', '10.9.3.1')).statusCode).toBe(200)
})

test('developer pages have a quota of their own, and leave the others theirs', { timeout: 120_000 }, async () => {
  expect(await refused(120, async () => await open('/test/toaster', '10.9.0.1'))).toBe(0)
  expect(await refused(20, async () => await open('/test/toaster', '10.9.0.1'))).toBeGreaterThan(10)
  expect((await open('/dashboard', '10.9.0.1')).statusCode).toBe(302)
})
