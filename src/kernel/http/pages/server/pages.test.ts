import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compress } from '#kernel/http/answers/server/compress.ts'
import { pages } from './pages.ts'

const root = mkdtempSync(join(tmpdir(), 'pages-'))
const changes = new EventEmitter<{ changed: [string] }>()
const app = Fastify()
const origin = 'https://demo.example.nl'

/** Text in which a thorough compressor finds more than a quick one. */
const prose = Array.from({ length: 900 }, (_, at) => `${['soep', 'tuin', 'koor', 'bus', 'wandeling'][(at * at) % 5]} op ${(at * 7919) % 613}`).join(', ')

/** A build with public pages, one that signs in and one that fails. Of the public ones `/` is cached, and `/cookie` would be but for its cookie. */
const build = `
const prose = ${JSON.stringify(prose)}
export let made = 0
export async function respond(request, { fetch, jar, readForm }) {
  made++
  const url = new URL(request.url)
  if (url.pathname === '/broken') throw new Error('broken')
  if (url.pathname === '/sign-in') {
    await fetch('/auth/sign_in', { method: 'POST', body: JSON.stringify({ sent: String((await readForm(false)).body) }), headers: { 'content-type': 'application/json' } })
    return new Response(null, { status: 303, headers: { location: '/', 'set-cookie': 'mine=1' } })
  }
  if (url.pathname === '/cookie') return new Response(prose, { headers: { 'content-type': 'text/html', 'set-cookie': 'mine=1' } })
  const who = await (await fetch('/api/v1/who')).text()
  return new Response('<p>' + url.search + who + prose + made + '</p>', { headers: { 'content-type': 'text/html', ...(jar.tokenHeaders && { 'page-policy': 'gtag' }) } })
}
export const cacheKey = (url) => {
  if (!['/', '/cookie'].includes(url.pathname)) return null
  const clean = new URL(url)
  clean.search = ''
  return { name: clean.pathname, url: clean }
}`

beforeAll(async () => {
  mkdirSync(join(root, 'build/server'), { recursive: true })
  mkdirSync(join(root, 'build/client/assets'), { recursive: true })
  writeFileSync(join(root, 'build/server/package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'build/server/index.js'), build)
  writeFileSync(join(root, 'build/client/assets/a-1.js'), 'plain')
  writeFileSync(join(root, 'build/client/assets/a-1.js.br'), 'squeezed')
  app.get('/api/v1/who', (request) => `${String(request.headers['access-token'] ?? 'nobody')} ${request.ip}`)
  app.post('/auth/sign_in', (_request, reply) => reply.headers({ 'access-token': 'T', client: 'C', uid: 'anna@example.nl', expiry: '9999999999' }).send({}))
  await app.register(pages, {
    root,
    dev: false,
    publicChanges: changes,
    context: (request: FastifyRequest) => ({
      origin,
      origins: [origin],
      centerId: 'arnhem',
      apiHeaders: { host: 'demo.example.nl' },
      contextCookies: ['tenant=demo'],
      isPreview: request.url.includes('look='),
    }),
    onFailure: (_error: unknown, _request: FastifyRequest, reply: FastifyReply) => reply.code(503).send('unavailable'),
  })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})
beforeEach(() => void changes.emit('changed', '*'))

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers, remoteAddress: '192.0.2.7' })

test('a public page is made once for all visitors, until its center changes', async () => {
  const first = await get('/')
  expect((await get('/')).body).toBe(first.body)
  changes.emit('changed', 'arnhem')
  expect((await get('/')).body).not.toBe(first.body)
})

test('unknown parameters of one visitor are not kept for the next', async () => {
  const { body } = await get('/?utm_source=mail')
  expect(body).not.toContain('utm_source')
  expect((await get('/')).body).toBe(body)
})

test('who is signed in gets a page of their own, kept by nobody', async () => {
  const answer = await get('/', { cookie: 'access-token=T; client=C; uid=u' })
  expect(answer.body).toContain('T 192.0.2.7')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers['content-security-policy']).toContain('googletagmanager')
  expect((await get('/')).body).toContain('nobody')
})

test('a page that has not changed is not sent again', async () => {
  const { headers } = await get('/')
  expect(headers['cache-control']).toBe('no-cache')
  const again = await get('/', { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('pages and files leave compressed', async () => {
  const page = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe((await get('/')).body)
  const file = await get('/assets/a-1.js', { 'accept-encoding': 'br' })
  expect([file.headers['content-encoding'], file.headers['cache-control'], file.body]).toEqual(['br', 'public, max-age=31536000, immutable', 'squeezed'])
})

test.each(['gzip', 'br'] as const)('%s: a cached page is compressed thoroughly, since it is sent many times, and any other quickly', async (encoding) => {
  const sent = async (url: string, headers: Record<string, string> = {}) => {
    const { rawPayload } = await get(url, { 'accept-encoding': encoding, ...headers })
    const body = (encoding === 'br' ? brotliDecompressSync : gunzipSync)(rawPayload)
    const [quick, thorough] = [await compress(body, encoding, false), await compress(body, encoding, true)]
    expect(thorough.length).toBeLessThan(quick.length)
    return rawPayload.equals(thorough) ? 'thoroughly' : rawPayload.equals(quick) ? 'quickly' : 'otherwise'
  }
  expect([await sent('/'), await sent('/')]).toEqual(['thoroughly', 'thoroughly'])
  // No address that is cached, a person's own page, and an answer that sets a cookie.
  expect([await sent('/elsewhere'), await sent('/', { cookie: 'access-token=T; client=C; uid=u' }), await sent('/cookie')]).toEqual(Array(3).fill('quickly'))
})

test('a sign-in is kept in cookies', async () => {
  const answer = await app.inject({ method: 'POST', url: '/sign-in', headers: { origin, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' })
  expect(answer.statusCode).toBe(303)
  expect(answer.cookies.map(({ name }) => name)).toEqual(['tenant', 'access-token', 'client', 'uid', 'mine'])
})

test('a form of another site is refused', async () => {
  const answer = await app.inject({ method: 'POST', url: '/sign-in', headers: { origin: 'https://evil.example' } })
  expect(answer.statusCode).toBe(403)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('what fails is answered without the pages', async () => {
  expect((await get('/broken')).body).toBe('unavailable')
})

test('unknown paths of the API and files that are not there are no pages', async () => {
  for (const url of ['/api/v1/nothing', '/assets/b.js', '/favicon.ico', '/wp-login.php']) expect((await get(url)).statusCode).toBe(404)
})

test('a build without our seam stops the start', async () => {
  const other = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(other, 'build/server'), { recursive: true })
  writeFileSync(join(other, 'build/server/index.js'), 'export default 1')
  writeFileSync(join(other, 'build/server/package.json'), '{"type":"module"}')
  await expect(
    Fastify()
      .register(pages, {
        root: other,
        dev: false,
        context: () => {
          throw new Error('unused')
        },
        onFailure: () => {},
      })
      .ready(),
  ).rejects.toThrow('respond')
  rmSync(other, { recursive: true })
})
