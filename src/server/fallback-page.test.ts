import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { twoTowns } from '#src/testing/two-towns.ts'
import { fallbackPage } from '#shell/browser/fallback-page.ts'
import { buildApp } from './app.ts'

const { config } = await freshDatabase(twoTowns)
const db = await openDatabase(config)
const app = await buildApp({ config: { ...config, logLevel: 'silent' }, db })
afterAll(async () => await app.close())

const ask = async (url: string, headers: Record<string, string> = {}) => await app.inject({ url, headers: { host: 'demo.localhost', ...headers } })
const html = { accept: 'text/html,*/*' }

// Before the database goes away the look of Demo has been read and that of Oldebroek has not: so one has pages of its own that
// fail, the other has none.
await ask('/signup', html)
await db.close()

test.each(['/', '/vacancies/search', '/vacancies/01930001-0000-7000-8000-000000000001', '/api/v1/vacancies', '/api/v1/places?filter[search]=a', '/ready'])(
  '%s is away with the database, and says when to come back',
  async (url) => {
    for (const host of ['demo.localhost', 'oldebroek.localhost']) {
      const { statusCode, headers } = await ask(url, { ...html, host })
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    }
  },
)

test('an address that cannot be decoded leads to a page, in the language of the browser', async () => {
  const dutch = await ask('/%ZZ', html)
  expect([dutch.statusCode, dutch.headers['content-type'], dutch.headers['retry-after']]).toEqual([404, 'text/html; charset=utf-8', undefined])
  expect(dutch.body).toContain('Page not found</h1>')
  expect(dutch.body).toContain('Deze pagina bestaat niet, of is verhuisd.')
  expect(dutch.body).toContain('Page Not Found: /%ZZ')
  expect(dutch.body).toContain('Back to home')
  expect(fallbackPage({ status: 404, code: 'not_found' }, 'en', { path: '/x' }).html).toContain('This page does not exist, or it has moved.')
  expect((await ask('/%ZZ/%E0%A4?x=%', html)).body).toContain('Page Not Found: /%ZZ/%E0%A4<')
})

test('an address that is too long leads to a page of its own, that fits a phone', async () => {
  const { statusCode, headers, body } = await ask(`/vacancies/search?q=${'x'.repeat(9000)}`, { ...html, 'accept-language': 'en' })
  expect([statusCode, headers['cache-control'], headers['vary'], headers['referrer-policy']]).toEqual([
    414,
    'no-store',
    'Accept-Language',
    'strict-origin-when-cross-origin',
  ])
  expect(body).toContain('<html lang="en">')
  expect(body).toContain('<h1>This address is too long</h1>')
  expect(body).toMatch(/<style>html\{[^<]*\*\{box-sizing:border-box\}/)
})

test('a file of somebody who cannot be known now waits for nobody', async () => {
  const credentials = { cookie: 'access-token=a; client=b; uid=c', origin: 'http://demo.localhost:3000' }
  const sent = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(4 * 1024 ** 3) }
  const headers = { host: 'demo.localhost', ...html, ...credentials, ...sent }
  const answer = await app.inject({ method: 'POST', url: '/content/file-upload', headers, payload: Readable.from([]) })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
})

test('a program, and whoever asks the API, gets the same as a document', async () => {
  for (const answer of [await ask('/%ZZ'), await ask('/api/v1/%ZZ', html)])
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'not_found'])
})

test('a page is not traced', async () => {
  const answer = await app.inject({ method: 'TRACE' as 'GET', url: '/vacancies/search', headers: { host: 'demo.localhost' } })
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
})
