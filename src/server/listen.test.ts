import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '#kernel/db/server/postgres/cluster.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { fileBodyTimeout } from '#kernel/http/bodies/server/body-timeout.ts'
import { listen, maxConnections } from './listen.ts'

const { app } = await startTestApp()
const port = await freePort()
await listen(app, { port, host: '127.0.0.1' })

/** A client, and the server's side of the same connection. */
async function connection(): Promise<{ client: Socket; server: Socket }> {
  const accepted = once(app.server, 'connection')
  const client = connect(port, '127.0.0.1').resume()
  client.on('error', () => {})
  return { client, server: (await accepted)[0] as Socket }
}

test('a connection on which nothing happens is closed after twenty seconds', async () => {
  const { client, server } = await connection()
  expect(server.timeout).toBe(20_000)
  const closed = once(client, 'close')
  server.emit('timeout') // twenty seconds later
  await closed
})

test('a connection that asks nothing, or only half of something, is closed sooner', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server
  expect(Math.max(headersTimeout, keepAliveTimeout)).toBeLessThan(20_000)
  expect(Math.min(headersTimeout, requestTimeout, keepAliveTimeout)).toBeGreaterThan(0)
  // For a file over a slow connection; other bodies have less time (`body-timeout.test.ts`).
  expect(requestTimeout).toBe(fileBodyTimeout)
})

test('there are so many connections, and no more', async () => {
  expect(app.server.maxConnections).toBe(maxConnections)
  app.server.maxConnections = 1
  const first = await connection()
  const second = connect(port, '127.0.0.1').resume()
  second.on('error', () => {})
  await once(second, 'close')
  expect(first.client.destroyed).toBe(false)
  first.client.destroy()
})

/** The server's answer to these exact bytes. */
async function answerTo(words: string): Promise<string> {
  const client = connect(port, '127.0.0.1').setEncoding('latin1')
  let answer = ''
  client.on('data', (text) => (answer += text))
  client.write(words)
  await once(client, 'close')
  return answer
}

test('two hosts in one request are none', async () => {
  app.server.maxConnections = maxConnections
  const rest = 'Accept: application/json\r\nConnection: close\r\n\r\n'
  expect(await answerTo(`GET /api/v1/vacancies HTTP/1.1\r\nHost: demo.localhost\r\n${rest}`)).toMatch(/^HTTP\/1\.1 200 /)
  for (const [one, other] of [
    ['Host: demo.localhost', 'Host: oldebroek.localhost'],
    ['Host: demo.localhost', 'HOST: demo.localhost'],
  ])
    expect(await answerTo(`GET /api/v1/vacancies HTTP/1.1\r\n${one}\r\n${other}\r\n${rest}`)).toMatch(/^HTTP\/1\.1 400 [^]*unknown_tenant/)
})

test('who names no host, or a whole address of another, is told so', async () => {
  const ask = async (first: string, rest = '') => await answerTo(`${first}\r\n${rest}Accept: application/json\r\nConnection: close\r\n\r\n`)
  const own = 'Host: demo.localhost\r\n'
  expect(await ask('GET /api/v1/vacancies HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 [^]*unknown_tenant/)
  expect(await ask('GET http://demo.localhost/api/v1/vacancies HTTP/1.1', own)).toMatch(/^HTTP\/1\.1 200 /)
  for (const other of ['oldebroek.localhost', 'demo.localhost.evil.example', 'demo.localhost:1', 'x@demo.localhost'])
    expect(await ask(`GET http://${other}/api/v1/vacancies HTTP/1.1`, own)).toMatch(/^HTTP\/1\.1 400 [^]*unknown_tenant/)
})

test.each([
  ['an address that is none', 'GET /\xe9 HTTP/1.1\r\nHost: demo.localhost\r\n\r\n', '400 Bad Request', 'bad_request'],
  [
    'half of two lengths',
    'POST /auth/sign_in HTTP/1.1\r\nHost: demo.localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    '400 Bad Request',
    'bad_request',
  ],
  ['headers that are too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large', 'too_large'],
  ['an address longer than all that is read', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: demo.localhost\r\n\r\n`, '414 URI Too Long', 'too_large'],
  ['what is expected of us', 'GET / HTTP/1.1\r\nHost: demo.localhost\r\nConnection: close\r\nExpect: wonders\r\n\r\n', '417 Expectation Failed', 'bad_request'],
])('%s is refused in a document, with the headers of every answer', async (_what, words, status, code) => {
  const [head = '', body = ''] = (await answerTo(words)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status}`)
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(/\{.*\}/.exec(body)![0]).errors).toMatchObject([{ status: status.slice(0, 3), code, title: expect.any(String) }])
})

test('a browser that sends too much gets a page in its language', async () => {
  const asked = (first: string, more: string) => `${first} HTTP/1.1\r\nHost: demo.localhost\r\nAccept: text/html,*/*\r\nAccept-Language: en\r\n${more}\r\n\r\n`
  const cookies = await answerTo(asked('GET /', `Cookie: a=${'x'.repeat(64_000)}`))
  expect(cookies).toMatch(/^HTTP\/1\.1 431 [^]*content-type: text\/html[^]*<html lang="en">[^]*Remove the cookies of this website/)
  expect(await answerTo(asked('GET /', 'Content-Length: x'))).toMatch(/^HTTP\/1\.1 400 [^]*content-security-policy: default-src 'none'[^]*We could not read/)
  expect(await answerTo(asked('GET /api/v1/vacancies', `Cookie: a=${'x'.repeat(64_000)}`))).toMatch(/^HTTP\/1\.1 431 [^]*"code":"too_large"/)
})
