import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SessionsToEnd } from '#features/auth/sessions/server/sessions-to-end.ts'
import { openDatabase } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { pages } from '#src/app/pages.ts'
import { id, password, twoTowns } from '#src/testing/two-towns.ts'
import { buildApp } from './app.ts'

const { config } = await freshDatabase(twoTowns)
const db = await openDatabase(config)
const app = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db })
afterAll(async () => await app.close())

const host = 'demo.localhost'
const signedIn = await app.inject({ method: 'POST', url: '/auth/sign_in', headers: { host }, payload: { email: 'centerbeheerder@demo.example', password } })
const session = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(signedIn.headers[name])]))
const cookie = Object.entries(session)
  .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  .join('; ')
await db.close()

const active = pages.filter(({ file }) => existsSync(join(import.meta.dirname, '..', file)))
const pathOf = (path: string) => `/${path.replace(/\/?:\w+\?$/, '').replace(':id', id.gardening('demo'))}`

/** Pages and calls that answer without the database. */
const needNothing = [
  '/health',
  '/.well-known/security.txt',
  '/robots.txt',
  '/openapi.json',
  '/config',
  // What the feed of the social map is, and its fixed lists.
  '/hsds',
  '/hsds/',
  '/hsds/taxonomies',
  '/hsds/taxonomy_terms',
  // What is new is code.
  '/volunteerly/changelog.atom',
  '/speculation-rules.json',
  '/map-tiles/names',
  '/theme/:file',
  '/api/v1/deletion_receipts/:receipt',
]

async function answersTo(headers: Record<string, string>): Promise<{ call: string; url: string; status: number; retryAfter: unknown }[]> {
  const answers = []
  for (const { method, url } of app.routeList) {
    const { statusCode, headers: told } = await app.inject({
      method: method as 'GET',
      url: url.replaceAll(/:\w+/g, id.gardening('demo')),
      headers: { host, ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      ...(method !== 'GET' && { payload: '{"email":"lid@demo.example","password":"x"}' }),
    })
    answers.push({ call: `${method} ${url} ${statusCode}`, url, status: statusCode, retryAfter: told['retry-after'] })
  }
  return answers
}

test('no call of a visitor is a defect, and what is away says when to come back', { timeout: 60_000 }, async () => {
  const answers = await answersTo({})
  expect(answers.filter(({ status, retryAfter }) => status >= 500 && (status !== 503 || retryAfter !== '5'))).toEqual([])
  for (const call of ['GET /sitemap.xml 503', 'GET /ready 503', 'GET /api/v1/vacancies 503', 'POST /auth/sign_in 503', 'POST /auth/password 503'])
    expect(answers.map((answer) => answer.call)).toContain(call)
})

test('nobody is signed out by it: every call of somebody who is signed in is away', { timeout: 60_000 }, async () => {
  const answers = await answersTo(session)
  const others = answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5')
  const unexpected = others.filter(({ url, call }) => !needNothing.includes(url) && !/ (405|403|415|404)$/.test(call))
  // With rate limits off, requests for a mail are not counted, and an account that is not locked gets none; without its token
  // there is no draft to remove, and what is not a form is not stored.
  expect(unexpected.map(({ call }) => call)).toEqual([
    'POST /auth 422',
    'POST /auth/unlock 200',
    'POST /api/v1/organization_drafts 422',
    'DELETE /api/v1/organization_drafts/current 204',
    'POST /api/v1/search_alerts 422',
    // Pages of developers keep their answers in memory.
    'GET /test/answers/strange-token 200',
    'POST /uitloggen 303',
  ])
})

const page = async (path: string, headers: Record<string, string> = {}) => await app.inject({ url: path, headers: { host, accept: 'text/html', ...headers } })

test('a page that shows something of the database is away, the others are there', { timeout: 60_000 }, async () => {
  const shown: string[] = []
  for (const { path } of active) {
    const { statusCode, headers } = await page(pathOf(path))
    if (statusCode === 200) shown.push(path)
    else
      expect([path, statusCode, headers['retry-after']]).toEqual([
        path,
        ...(statusCode === 503 ? [503, '5'] : [expect.toSatisfy((status) => [302, 303].includes(status as number)), undefined]),
      ])
  }
  for (const path of [':slug?', 'vacancies/search', 'vacancies/:id', 'organizations/:id']) expect(shown).not.toContain(path)
})

test('whoever is signed in sees that it is away on every page, and stays signed in', { timeout: 60_000 }, async () => {
  for (const { path } of active.filter(({ path }) => path !== 'uitloggen')) {
    const { statusCode, headers } = await page(pathOf(path), { cookie })
    expect([path, statusCode, headers['retry-after']]).toEqual([path, 503, '5'])
    expect(String(headers['set-cookie'])).not.toContain('access-token')
  }
})

test('who signs out is signed out all the same, and the session ends when the database is back', async () => {
  const press = { method: 'POST', url: '/uitloggen', headers: { host, origin: `http://${host}:${config.port}`, cookie } } as const
  const { statusCode, headers } = await app.inject(press)
  expect([statusCode, headers.location]).toEqual([303, '/auth/login-1'])
  const cleared = [headers['set-cookie']].flat().filter((line) => line?.includes('Max-Age=0'))
  expect(cleared.map((line) => line!.split('=', 1)[0])).toEqual(['access-token', 'client', 'uid'])

  const back = await openDatabase(config)
  const isOpen = async () =>
    (await back.readOnPlatform([{ name: 'session_of_test', text: 'select from sessions where client = $1', values: [session['client']!] }]))[0]!.length > 0
  expect(await isOpen()).toBe(true)
  // As a process does that starts after the one that could not end it.
  const toEnd = new SessionsToEnd(config.dataDir, () => {})
  await toEnd.open()
  await toEnd.tryAgain(back)
  expect(await isOpen()).toBe(false)
  await toEnd.open()
  expect(readdirSync(join(config.dataDir, 'sessions-to-end'))).toEqual([])
  await back.close()
})
