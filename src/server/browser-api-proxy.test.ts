import { type IncomingMessage, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readCookie } from '#kernel/http/cookie.ts'
import { browserApiProxy } from '#kernel/http/pages/server/browser-api-proxy.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, password, twoTowns } from '#src/testing/two-towns.ts'
import { buildApp } from './app.ts'

const { config, ...db } = await freshDatabase(twoTowns)
const app = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db })
afterAll(async () => await app.close())

const origin = `http://demo.localhost:${config.port}`
const own = { host: 'demo.localhost', origin, 'sec-fetch-site': 'same-origin' }

/** The cookies of a person who signed in on the site. */
async function cookiesOf(email: string): Promise<string> {
  const { headers } = await app.inject({
    method: 'POST',
    url: '/auth/login-1',
    headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, password }).toString(),
  })
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}
const volunteer = await cookiesOf('vrijwilliger@demo.example')

test('a page of the site reaches the API as the person who is signed in, and no token comes with the answer', async () => {
  const { statusCode, headers, payload } = await app.inject({ url: '/door/api/v1/current_user', headers: { ...own, cookie: volunteer } })
  expect(statusCode).toBe(200)
  expect(JSON.parse(payload).data.attributes.email).toBe('vrijwilliger@demo.example')
  for (const name of ['access-token', 'client', 'uid', 'authorization', 'expiry']) expect(headers[name]).toBeUndefined()
  expect(headers['cache-control']).toBe('no-store')
})

test('it changes things too, with the rights of that person and no others', async () => {
  const change = async (url: string, body: object) =>
    (await app.inject({ method: 'PATCH', url, headers: { ...own, cookie: volunteer, 'content-type': 'application/json' }, payload: JSON.stringify(body) }))
      .statusCode
  expect(await change('/door/api/v1/current_user', { first_name: 'Anna' })).toBe(200)
  expect(await change(`/door/api/v1/organizations/${id.school('demo')}`, { name: 'Van mij' })).toBeGreaterThanOrEqual(403)
})

const another = { uid: 'someone@else.example', client: 'c'.repeat(22), 'access-token': 't'.repeat(43) }
test.each([
  ['before ours', `uid=7f3a9c; ${volunteer}`],
  ['after ours', `${volunteer}; client=7f3a9c`],
  ['which look like ours', `${volunteer.replace('uid=', `uid=${another.uid}; uid=`)}; access-token=${another['access-token']}`],
  ['a whole session of another program', `uid=${another.uid}; client=${another.client}; access-token=${another['access-token']}; ${volunteer}`],
])('cookies of our names from a parent domain sign nobody out: %s', async (_where, cookie) => {
  const call = await app.inject({ url: '/door/api/v1/current_user', headers: { ...own, cookie } })
  expect([call.statusCode, call.json().data?.attributes.email]).toEqual([200, 'vrijwilliger@demo.example'])
  const page = await app.inject({ url: '/dashboard', headers: { ...own, accept: 'text/html', cookie } })
  expect(page.statusCode).toBe(200)
  // A removal of the cookies is what signed people out.
  expect([page.headers['set-cookie'] ?? []].flat().filter((line) => line.includes('Max-Age=0'))).toEqual([])
})

test('without a session it is anybody', async () => {
  expect((await app.inject({ url: '/door/api/v1/current_user', headers: own })).statusCode).toBe(401)
  expect((await app.inject({ url: '/door/api/v1/vacancies', headers: own })).statusCode).toBe(200)
})

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site of the product', { origin: `http://oldebroek.localhost:${config.port}`, 'sec-fetch-site': 'same-site' }],
  ['a link elsewhere', { 'sec-fetch-site': 'cross-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['who says nothing', {}],
])('it stays shut for %s', async (_who, headers) => {
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode } = await app.inject({ method, url: '/door/api/v1/current_user', headers: { host: 'demo.localhost', cookie: volunteer, ...headers } })
    expect(statusCode).toBe(403)
  }
})

test('it leads to the API and nowhere else', async () => {
  for (const url of ['/door/auth/validate_token', '/door/', '/door/api/v1x', '/door/openapi.json', '/door/api/../auth/sign_out']) {
    expect((await app.inject({ url, headers: { ...own, cookie: volunteer } })).statusCode).toBe(404)
  }
})

test('no way round it leads elsewhere, not even for who writes the address by hand', async () => {
  const served = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db })
  const { port } = new URL(await served.listen({ port: 0, host: '127.0.0.1' }))
  const statusOf = async (path: string) =>
    await new Promise((resolve) =>
      httpRequest({ port, host: '127.0.0.1', path, headers: { ...own, cookie: volunteer } }, ({ statusCode }) => resolve(statusCode)).end(),
    )
  for (const up of ['../..', '%2e%2e/%2E.', '..\\..', './../..', 'x/../../..'])
    expect([up, await statusOf(`/door/api/v1/${up}/auth/validate_token`)]).toEqual([up, 404])
  expect(await statusOf('/door/api/v1/vacancies?filter[title_cont]=../..')).toBe(200)
  await served.close()
})

test('all notices are read at one call, which a page may repeat', async () => {
  const read = async () => (await app.inject({ method: 'PUT', url: '/door/api/v1/notifications/read_all', headers: { ...own, cookie: volunteer } })).statusCode
  expect([await read(), await read()]).toEqual([200, 200])
})

test('bodies and answers flow through as they come, and what is left alone ends', async () => {
  const small = Fastify()
  let isGone = false
  small.removeAllContentTypeParsers()
  small.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  small.post('/api/v1/sizes', async (request) => {
    let size = 0
    for await (const part of request.body as AsyncIterable<Buffer>) size += part.length
    return { size }
  })
  small.get('/api/v1/events', (_request, reply) => {
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('data: hello\n\n')
    reply.raw.on('close', () => (isGone = true))
  })
  await small.register(browserApiProxy, {
    headersFor: ({ host }) => ({ host }),
    originOf: ({ host }) => `http://${host}`,
    organizationOf: (cookies) => readCookie(cookies, 'organization', (value) => value) ?? undefined,
  })
  const port = Number(new URL(await small.listen({ port: 0 })).port)
  const headers = { 'sec-fetch-site': 'same-origin' }

  const large = await fetch(`http://localhost:${port}/door/api/v1/sizes`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    body: new Uint8Array(5_000_000),
  })
  expect(await large.json()).toEqual({ size: 5_000_000 })

  const said = await new Promise<string>((resolve) => {
    const asked = httpRequest({ port, path: '/door/api/v1/events', headers }, (answer) =>
      answer.once('data', (part: Buffer) => {
        resolve(String(part))
        asked.destroy()
      }),
    ).end()
    asked.on('error', () => {})
  })
  expect(said).toBe('data: hello\n\n')
  while (!isGone) await sleep(10)
  await small.close()
})

test('a stream of events ends when its server closes, and keeps it from nothing', async () => {
  const closing = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db })
  const { port } = new URL(await closing.listen({ port: 0, host: '127.0.0.1' }))
  const asked = httpRequest({ port, host: '127.0.0.1', path: '/door/api/v1/events', headers: { ...own, cookie: volunteer, accept: 'text/event-stream' } })
  const events = await new Promise<IncomingMessage>((resolve) => asked.on('response', resolve).end())
  expect([events.statusCode, events.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
  let text = ''
  let isClosing = false
  for await (const part of events) {
    text += String(part)
    if (!isClosing) void closing.close()
    isClosing = true
  }
  expect(text.startsWith('retry: 3000\n\n')).toBe(true)
})
