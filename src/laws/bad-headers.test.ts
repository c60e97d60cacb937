import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { fault, type Method } from './bad-input.ts'

const { app, call, as } = await startTestApp()
const people = { visitor: {}, 'center admin': await as('centerbeheerder@demo.example') }

const headerValues = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'abc',
  '1 OR 1=1',
  'x'.repeat(6000),
  '"',
  '\\',
  '%00',
  'null',
  'é',
  '{"a":1}',
  id.center('oldebroek'),
  id.school('oldebroek'),
]
const headerNames = [
  'x-tenant',
  'app-context',
  'volunteer-center-id',
  'current-organization-id',
  'access-token',
  'client',
  'uid',
  'authorization',
  'accept',
  'accept-language',
  'if-match',
  'if-none-match',
  'idempotency-key',
  'x-request-id',
  'content-encoding',
  'x-forwarded-host',
  'x-forwarded-for',
  'cookie',
  'origin',
  'expiry',
  'token-type',
  'x-http-method-override',
  'range',
]

test.each(headerNames)('no value of the header %s breaks a call', { timeout: 60_000 }, async (name) => {
  const faults: string[] = []
  for (const value of headerValues)
    for (const { method, url } of [
      { method: 'GET', url: '/api/v1/vacancies' },
      { method: 'GET', url: '/api/v1/current_user' },
      { method: 'GET', url: '/auth/validate_token' },
      { method: 'POST', url: '/api/v1/applications' },
      { method: 'PATCH', url: `/api/v1/organizations/${id.school('demo')}` },
      { method: 'POST', url: '/auth/sign_in' },
      { method: 'GET', url: '/config' },
    ] as { method: Method; url: string }[])
      for (const credentials of [{}, people['center admin']]) {
        const answer = await call(method, url, { headers: { ...credentials, [name]: value }, ...(method !== 'GET' && { body: { data: { attributes: {} } } }) })
        faults.push(...fault(answer, `${method} ${url} with ${name}: ${value.slice(0, 40)}`))
      }
  expect(faults).toEqual([])
})

test.each(['', 'geen-host.example', 'demo.localhost:99999', 'DEMO.LOCALHOST.', 'a b', '[::1]', 'x'.repeat(300), 'demo.localhost@evil.example'])(
  'the host %j is answered',
  async (host) => {
    const answer = await app.inject({ url: '/api/v1/vacancies', headers: { host } })
    expect(answer.statusCode).toBeLessThan(500)
  },
)

test.each(['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS'] as const)('%s to what only answers GET is refused, not stumbled over', async (method) => {
  for (const url of ['/health', '/ready', '/openapi.json']) {
    const answer = await app.inject({ method, url, headers: { host: 'demo.localhost' } })
    expect(`${url} ${answer.statusCode}`).toMatch(/ [24]\d\d$/)
  }
})

test('errors speak the language that was asked for', async () => {
  for (const [locale, words] of [
    ['nl', 'Niet gevonden'],
    ['en', 'Not found'],
    ['xx', 'Niet gevonden'],
  ] as const) {
    const { body } = await call('GET', '/api/v1/vacancies/abc', { headers: { 'accept-language': locale } })
    expect(body.errors[0].title).toBe(words)
  }
})
