import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { twoTowns } from '#src/testing/two-towns.ts'
import { buildApp } from './app.ts'

const { config } = await freshDatabase(twoTowns)
const db = await openDatabase(config)
const app = await buildApp({ config: { ...config, production: true, logLevel: 'silent', tenantOrigins: { demo: 'https://demo.example' } }, db })
afterAll(async () => await app.close())

type Sent = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'TRACE' | 'PROPFIND'
  host?: string
  accept?: string
  headers?: Record<string, string>
  body?: string
}
async function ask(url: string, { method = 'GET', host = 'demo.example', accept = '*/*', headers = {}, body }: Sent = {}) {
  const answer = await app.inject({ method: method as 'GET', url, headers: { host, accept, ...headers }, ...(body !== undefined && { payload: body }) })
  const type = String(answer.headers['content-type'])
  const json = type.includes('json') ? answer.json() : null
  return { status: answer.statusCode, type, allow: answer.headers.allow, code: json?.code ?? json?.errors?.[0]?.code ?? json?.reason, json }
}

const json = 'application/json'
const jsonBody = { 'content-type': json }

test.each<[string, Sent, number, string, string?]>([
  ['/auth/nowhere', {}, 404, 'not_found'],
  ['/auth/nowhere', { accept: json }, 404, 'not_found'],
  ['/auth/nowhere', { method: 'POST', accept: json }, 404, 'not_found'],
  ['/auth/nowhere/deeper', { method: 'DELETE', accept: json }, 404, 'not_found'],
  ['/auth/login-1', { accept: json }, 404, 'not_found'],
  ['/auth', { accept: json }, 405, 'method_not_allowed', 'POST, PUT, PATCH, DELETE'],
  ['/auth/sign_out', {}, 405, 'method_not_allowed', 'DELETE'],
  ['/auth/sign_in', { method: 'PATCH', headers: jsonBody, body: '{' }, 405, 'method_not_allowed', 'POST'],
  ['/auth/sign_in', {}, 405, 'method_not_allowed', 'POST'],
  ['/auth/sign_out', { method: 'TRACE' }, 405, 'method_not_allowed', 'DELETE'],
  ['/auth/password', { accept: json }, 405, 'method_not_allowed', 'POST, PUT, PATCH'],
  ['/auth/sign_in', { method: 'POST', headers: jsonBody, body: '{"email"' }, 400, 'invalid_json'],
  ['/auth/sign_in', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a,b' }, 415, 'unsupported_media_type'],
  ['/auth/sign_in', { method: 'POST', headers: jsonBody, body: `"${'x'.repeat(1_100_000)}"` }, 413, 'too_large'],
  ['/auth/sign_in', { method: 'POST', host: 'nowhere.example', headers: jsonBody, body: '{}' }, 400, 'unknown_tenant'],
  ['/auth/nowhere', { host: 'nowhere.example', accept: json }, 400, 'unknown_tenant'],
  ['/auth/%ZZ', { accept: json }, 404, 'not_found'],
])('%s %o is refused as device tokens are: %i %s', async (url, sent, status, code, allow) => {
  const answer = await ask(url, sent)
  expect(answer).toMatchObject({ status, type: expect.stringContaining('application/json'), code })
  expect(answer.json).toMatchObject({ success: false, errors: [expect.any(String)] })
  expect(answer.json.errors[0]).not.toMatch(/ging iets mis|went wrong/i)
  expect(answer.allow).toBe(allow)
})

test.each<[string, Sent, number, string, string?]>([
  ['/config', { method: 'POST', headers: jsonBody, body: '{' }, 405, 'method_not_allowed', 'GET, HEAD'],
  ['/openapi.json', { method: 'DELETE', accept: 'text/html' }, 405, 'method_not_allowed', 'GET, HEAD'],
  ['/config', { method: 'PROPFIND' }, 405, 'method_not_allowed', 'GET, HEAD'],
  ['/config/deeper', { method: 'PROPFIND' }, 404, 'not_found'],
  ['/health', { method: 'PUT' }, 405, 'method_not_allowed', 'GET, HEAD'],
  ['/ready', { method: 'PATCH', headers: { 'content-type': 'text/csv' }, body: 'a' }, 405, 'method_not_allowed', 'GET, HEAD'],
  ['/health/deeper', { accept: 'text/html' }, 404, 'not_found'],
  ['/config/deeper', {}, 404, 'not_found'],
  ['/openapi.json/deeper', { method: 'POST' }, 404, 'not_found'],
  ['/ready/%ZZ', {}, 404, 'not_found'],
  ['/config', { host: 'nowhere.example', accept: 'text/html' }, 400, 'unknown_tenant'],
  ['/openapi.json', { host: 'nowhere.example' }, 400, 'unknown_tenant'],
  ['/config', { accept: 'text/csv' }, 406, 'not_acceptable'],
  ['/openapi.json', { accept: 'image/png' }, 406, 'not_acceptable'],
  ['/api/v1/vacancies', { accept: 'text/csv' }, 406, 'not_acceptable'],
  ['/api/v1/nowhere', { accept: 'text/html' }, 404, 'not_found'],
])('%s %o is refused in an error document: %i %s', async (url, sent, status, code, allow) => {
  const answer = await ask(url, sent)
  expect(answer).toMatchObject({ status, type: expect.stringContaining('json'), code })
  expect(answer.json.errors).toMatchObject([{ status: String(status), code, detail: expect.any(String) }])
  if (allow) expect(answer.allow).toBe(allow)
})

test('whoever wants a page under /auth gets one', async () => {
  for (const [url, status] of [
    ['/auth/login-1', 200],
    ['/auth/recover', 200],
    ['/auth/nowhere', 404],
  ] as const)
    expect(await ask(url, { accept: 'text/html,*/*;q=0.8' })).toMatchObject({ status, type: expect.stringContaining('text/html') })
  expect(await ask('/auth/login-1')).toMatchObject({ status: 200, type: expect.stringContaining('text/html') })
})

test('when the database is away, each of them says so in JSON', async () => {
  await db.close()
  const signIn: Sent = { method: 'POST', headers: jsonBody, body: '{"email":"lid@demo.example","password":"x"}' }
  expect(await ask('/auth/sign_in', signIn)).toMatchObject({ status: 503, json: { success: false, code: 'unavailable' } })
  expect(await ask('/ready')).toMatchObject({ status: 503, json: { status: 'unavailable', reason: 'database' } })
  expect(await ask('/health')).toMatchObject({ status: 200, json: { status: 'ok' } })
  expect(await ask('/api/v1/vacancies')).toMatchObject({ status: 503, code: 'unavailable' })
})
