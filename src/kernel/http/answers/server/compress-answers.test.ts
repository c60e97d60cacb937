import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { compressAnswers } from './compress.ts'

const { app, as } = await startTestApp()
const list = '/api/v1/vacancies?include=organization'
const ask = async (url: string, encoding?: string, headers: Record<string, string> = {}) =>
  await app.inject({ url, headers: { host: 'demo.localhost', ...headers, ...(encoding && { 'accept-encoding': encoding }) } })

test('a long answer comes in the encoding that was asked for, and is the same', async () => {
  const plain = await ask(list)
  const br = await ask(list, 'gzip, deflate, br')
  const gzip = await ask(list, 'gzip')
  expect([plain, br, gzip, await ask(list, 'br;q=0, identity')].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip', undefined])
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(Number(br.headers['content-length'])).toBeLessThan(plain.rawPayload.length / 2)
  for (const { headers } of [plain, br, gzip]) expect(headers.vary).toContain('Accept-Encoding')
})

test('its ETag is that of the answer itself, and a repeat costs nothing', async () => {
  const [plain, br] = [await ask(list), await ask(list, 'br')]
  expect(br.headers.etag).toBe(plain.headers.etag)
  const again = await ask(list, 'br', { 'if-none-match': String(plain.headers.etag) })
  expect([again.statusCode, again.headers['content-encoding'], again.payload]).toEqual([304, undefined, ''])
})

test('a short answer stays as it is', async () => {
  const { headers, rawPayload } = await ask(`/api/v1/vacancies/${id.gardening('demo')}?fields[vacancies]=title`, 'br')
  expect([headers['content-encoding'], rawPayload.length < 1024]).toEqual([undefined, true])
})

test('what the signed-in are told is compressed too, their tokens travel in headers', async () => {
  const headers = await as('coordinator@demo.example')
  const answer = await ask('/api/v1/users', 'br', headers)
  expect([answer.headers['content-encoding'], answer.headers['access-token']]).toEqual(['br', headers['access-token']])
})

test('an answer that holds a secret never is: its length would tell about it', async () => {
  const house = Fastify()
  compressAnswers(house)
  const answer = () => 'geheim '.repeat(500)
  house.get('/open', answer)
  house.get('/secret', { config: { secretBody: true } }, answer)
  const encodingOf = async (url: string) => (await house.inject({ url, headers: { 'accept-encoding': 'br' } })).headers['content-encoding']
  expect([await encodingOf('/open'), await encodingOf('/secret')]).toEqual(['br', undefined])
  await house.close()
})

test('the description of the API comes compressed', async () => {
  const [plain, br] = [await ask('/openapi.json'), await ask('/openapi.json', 'br')]
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(plain.json())
})
