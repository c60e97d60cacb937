import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'
import { buildApp } from './app.ts'

const { config } = await freshDatabase(twoTowns)
const db = await openDatabase(config)
const origins = { demo: 'https://demo.example.nl', oldebroek: 'https://oldebroek.example.nl' }
const live = { ...config, production: true, tenantOrigins: origins, rateLimits: false, logLevel: 'silent' as const }
const app = await buildApp({ config: live, db })
const behindProxy = await buildApp({ config: { ...live, trustProxy: 1 }, db })
const behindAnother = await buildApp({ config: { ...live, trustProxy: ['10.0.0.1'] }, db, pages: false })
afterAll(async () => {
  await Promise.all([app, behindProxy, behindAnother].map(async (one) => await one.close()))
  await db.close()
})

const host = 'demo.example.nl'
const html = { host, accept: 'text/html' }
const asset = readdirSync(join(import.meta.dirname, '../../build/client/assets')).find((file) => file.endsWith('.css'))!

test.each([
  ['a document', { url: '/api/v1/vacancies', headers: { host } }, 200],
  ['a thing that is not there', { url: '/api/v1/vacancies/x', headers: { host } }, 404],
  ['a call for which one signs in', { url: '/api/v1/notifications', headers: { host } }, 401],
  ['a preflight', { url: '/api/v1/vacancies', method: 'OPTIONS', headers: { host, origin: origins.demo } }, 204],
  ['a call that is not there', { url: '/api/v1/nothing', headers: { host } }, 404],
  ['a refused sign-in', { url: '/auth/sign_in', method: 'POST', headers: { host }, payload: {} }, 401],
  ['a body that is too large', { url: '/auth/sign_in', method: 'POST', headers: { host }, payload: { x: 'x'.repeat(1_100_000) } }, 413],
  ['an address that is too long', { url: `/?q=${'x'.repeat(9000)}`, headers: html }, 414],
  ['an unknown host', { url: '/api/v1/vacancies', headers: { host: 'elders.example' } }, 400],
  ['an unknown site', { url: '/', headers: { host: 'elders.example', accept: 'text/html' } }, 400],
  ['a page', { url: '/signup', headers: html }, 200],
  ['a page that is not there', { url: '/nergens/hier', headers: html }, 404],
  ['a page for who is signed in', { url: '/dashboard', headers: html }, 302],
  ['a form of elsewhere', { url: '/auth/login-1', method: 'POST', headers: { ...html, origin: 'https://evil.example' } }, 403],
  ['a file', { url: `/assets/${asset}`, headers: { host } }, 200],
  ['a file that is not there', { url: '/assets/x.js', headers: { host } }, 404],
  ['a theme', { url: '/theme/x.css', headers: { host } }, 200],
  ['a method nobody answers', { url: '/', method: 'TRACE', headers: html }, 405],
  ['an address that cannot be decoded', { url: '/%ZZ', headers: html }, 404],
  ['such an address of the API', { url: '/api/v1/%ZZ', headers: { host } }, 404],
  ['whether it lives', { url: '/health' }, 200],
  ['whether it can serve', { url: '/ready' }, 200],
  ['the sitemap', { url: '/sitemap.xml', headers: { host } }, 200],
  ['OpenAPI', { url: '/openapi.json', headers: { host } }, 200],
])('in production %s asks for https from now on', async (_what, asked, status) => {
  const { statusCode, headers } = await app.inject(asked as object)
  expect([statusCode, headers['strict-transport-security']]).toEqual([status, 'max-age=63072000; includeSubDomains'])
})

const form = { host, 'content-type': 'application/x-www-form-urlencoded' }
const signIn = async (headers: Record<string, string>) =>
  (await app.inject({ method: 'POST', url: '/choices/language', headers: { ...form, ...headers }, payload: 'locale=en&redirect=%2F' })).statusCode

test('a form comes from the very site it is sent to', async () => {
  expect(await signIn({ origin: origins.demo })).toBe(303)
  for (const origin of [origins.oldebroek, 'https://evil.example', 'http://demo.example.nl', 'https://demo.example.nl:8443', 'null'])
    expect([origin, await signIn({ origin })]).toEqual([origin, 403])
  for (const site of ['cross-site', 'same-site']) expect(await signIn({ 'sec-fetch-site': site })).toBe(403)
})

test('the link of a reset mail tells nobody where it came from', async () => {
  await app.inject({ method: 'POST', url: '/auth/password', headers: { host }, payload: { email: 'lid@demo.example' } })
  for (const token of ['', 'x', 'made-up']) {
    const answer = await app.inject({ url: `/auth/password/edit?reset_password_token=${token}`, headers: { host } })
    expect([answer.statusCode, answer.headers['referrer-policy']]).toEqual([302, 'no-referrer'])
  }
  const page = await app.inject({ url: '/auth/reset?reset_password_token=x&access-token=a&client=b&uid=c', headers: html })
  expect([page.statusCode, page.headers['location'], page.headers['referrer-policy']]).toEqual([303, '/auth/reset', 'no-referrer'])
  // On other pages a stricter policy would make browsers send `Origin: null` with our own forms.
  expect((await app.inject({ url: '/auth/login-1', headers: html })).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

const tenantAt = async (server: typeof app, headers: Record<string, string>, remoteAddress?: string) => {
  const answer = await server.inject({ url: '/config', headers, ...(remoteAddress && { remoteAddress }) })
  return answer.statusCode === 200 ? answer.json().tenant : answer.json().errors[0].code
}

test('a stranger chooses no site by X-Forwarded-Host', async () => {
  const said = { 'x-forwarded-host': 'oldebroek.example.nl' }
  expect(await tenantAt(app, { host, ...said })).toBe('demo')
  expect(await tenantAt(app, { host: 'elders.example', ...said })).toBe('unknown_tenant')
  expect(await tenantAt(behindAnother, { host, ...said }, '10.0.0.2')).toBe('demo')
  expect((await app.inject({ url: '/api/v1/vacancies', headers: { host } })).headers['vary']).not.toContain('X-Forwarded-Host')
})

test('a proxy does, and a cache before it is told so on every answer', async () => {
  const said = { 'x-forwarded-host': 'oldebroek.example.nl' }
  expect(await tenantAt(behindAnother, { host: 'inside.example', ...said }, '10.0.0.1')).toBe('oldebroek')
  expect(await tenantAt(behindProxy, { host: 'inside.example', ...said })).toBe('oldebroek')
  for (const url of [
    '/',
    '/signup',
    '/vacancies/search',
    '/api/v1/vacancies',
    '/config',
    '/theme/x.css',
    '/sitemap.xml',
    '/api/v1/x',
    `/assets/${asset}`,
    '/robots.txt',
  ])
    for (const accept of ['text/html', 'application/json']) {
      const { headers } = await behindProxy.inject({ url, headers: { host, accept } })
      expect([url, String(headers['vary'])]).toEqual([url, expect.stringContaining('X-Forwarded-Host')])
    }
})

test('every site says whom to tell of a weakness', async () => {
  for (const [key, origin] of Object.entries(origins)) {
    const { statusCode, headers, body } = await app.inject({ url: '/.well-known/security.txt', headers: { host: new URL(origin).host } })
    expect([key, statusCode, headers['content-type']]).toEqual([key, 200, 'text/plain; charset=utf-8'])
    const facts = new Map(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    )
    expect(facts.get('Contact')).toMatch(/^mailto:[^\s@]+@[^\s@]+$/)
    expect(facts.get('Preferred-Languages')).toBe('nl, en')
    expect(facts.get('Canonical')).toBe(`${origin}/.well-known/security.txt`)
    const days = (Date.parse(facts.get('Expires')!) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  }
})

test('what a page asks of a bad address is no missing site', async () => {
  const long = await app.inject({ url: `/vacancies/search?${'x'.repeat(101)}=1`, headers: html })
  expect(long.statusCode).toBe(400)
  expect(long.body).toContain('<h1>Dit klopt niet</h1>')
  const unknown = await app.inject({ url: '/', headers: { host: 'elders.example', accept: 'text/html' } })
  expect(unknown.body).toContain('<h1>Deze website is niet ingesteld</h1>')
})

const cookieNames = [
  'access-token',
  'client',
  'uid',
  'tenant',
  'volunteerCenterId',
  'cookieConsent',
  'locale',
  'theme',
  'currentOrganizationId',
  'reset',
  'draft',
  'signed-up',
  'toast',
]
const odd = [
  '',
  'null',
  '{}',
  '[]',
  '7',
  '"x"',
  '%00',
  '%0d%0aset-cookie:%20x',
  '%',
  '%ff',
  'é',
  '{"token":{"a":1},"tokenHeaders":7}',
  '{"tokenHeaders":{"access-token":"%0a"}}',
  'x'.repeat(4000),
]

test('no cookie, whoever wrote it, breaks a page', { timeout: 120_000 }, async () => {
  const faults: string[] = []
  for (const name of cookieNames)
    for (const [at, value] of odd.entries())
      for (const url of ['/', '/signup/success', '/auth/reset', `/vacancies/${id.gardening('demo')}`].filter((_, step) => (step + at) % 2 === 0)) {
        const others = name === 'uid' ? 'access-token=a; client=b; ' : name === 'client' ? 'access-token=a; uid=b; ' : 'client=a; uid=b; '
        const { statusCode, body } = await app.inject({
          url,
          headers: { ...html, cookie: `${['access-token', 'client', 'uid'].includes(name) ? others : ''}${name}=${value}` },
        })
        if (statusCode >= 500) faults.push(`${url} with ${name}=${value.slice(0, 40)}: ${statusCode} ${body.slice(0, 100)}`)
      }
  expect(faults).toEqual([])
})
