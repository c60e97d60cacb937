import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'

const { app } = await startTestApp()
const ask = async (url: string, method: 'GET' | 'POST' | 'DELETE' | 'TRACE' = 'GET') => await app.inject({ method, url, headers: { host: 'demo.localhost' } })

test.each(['vacancies*x', '*x/y', 'vacancies/a*b/c', ':(.*)*x', '::a*b', ':id', 'a/'.repeat(4000)])('nothing stands at /api/v1/%.40s', async (path) => {
  const answer = await ask(`/api/v1/${path}`)
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'not_found'])
})

test.each(['*', 'a*b', ':id(', '::a'])('%s may stand where an id stands, and cannot be removed', async (id) => {
  const answer = await ask(`/api/v1/exports/${id}`, 'DELETE')
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
})

test('whatever address is asked for, the answer is no defect', { timeout: 60_000 }, async () => {
  const part = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'*:()[]{}%?+.-~!@$&=;,|^a0'), maxLength: 8 }),
    fc.constantFrom('api', 'v1', 'auth', 'vacancies', ':id', '*', '%ZZ', '%00', '..'),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('/', '/api/v1/', '/api/v1/vacancies/', '/auth/'), fc.array(part, { maxLength: 5 }), async (start, parts) => {
      for (const method of ['GET', 'POST', 'TRACE'] as const) expect((await ask(start + parts.join('/'), method)).statusCode).toBeLessThan(500)
    }),
    { numRuns: 400, seed: 20261121 },
  )
})

test('a method that an address does not answer is refused with those it does', async () => {
  const answer = await ask('/api/v1/places', 'TRACE')
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
})
