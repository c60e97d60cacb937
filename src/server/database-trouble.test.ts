import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { applyFor } from '#features/applications/server/testing.ts'
import { id, password, twoTowns } from '#src/testing/two-towns.ts'
import { buildApp } from './app.ts'

const { config } = await freshDatabase(twoTowns)
const db = await openDatabase(config)
const app = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db, pages: false })
const owner = new pg.Client(config.databaseUrl)
await owner.connect()
afterAll(async () => {
  await owner.end()
  await app.close()
  await db.close()
})

const host = 'demo.localhost'
const signedIn = await app.inject({ method: 'POST', url: '/auth/sign_in', headers: { host }, payload: { email: 'vrijwilliger@demo.example', password } })
const session = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(signedIn.headers[name])]))
const apply = async () =>
  await app.inject({ method: 'POST', url: '/api/v1/applications', headers: { host, ...session }, payload: applyFor(id.gardening('demo')) })

test('who waits too long for somebody else is told to come back', async () => {
  await owner.query('begin')
  await owner.query('select from vacancies where id = $1 for update', [id.gardening('demo')])
  const answer = await apply()
  expect([answer.statusCode, answer.json().errors[0].code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  await owner.query('rollback')
})

/** Makes every new application fail with this database error. */
async function failWith(code: string): Promise<void> {
  await owner.query(`
    create or replace function trouble() returns trigger language plpgsql as $$ begin raise exception 'trouble' using errcode = '${code}'; end $$;
    create or replace trigger trouble before insert on applications for each row execute function trouble()`)
}

test.each(['57014', '40001', '40P01', '53200', '57P01', '08006'])('what fails for %s may be tried again shortly', async (code) => {
  await failWith(code)
  const answer = await apply()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
})

test('while the disk is full nothing can be kept, which /ready tells, and reading goes on', async () => {
  expect((await app.inject({ url: '/ready' })).statusCode).toBe(200)
  await failWith('53100')
  for (const [language, words] of [
    ['nl', 'opslag is vol'],
    ['en', 'storage is full'],
  ] as const) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/applications',
      headers: { host, 'accept-language': language, ...session },
      payload: applyFor(id.gardening('demo')),
    })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([507, 'insufficient_storage'])
    expect(answer.json().errors[0].detail).toContain(words)
  }
  const ready = await app.inject({ url: '/ready' })
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', reason: 'disk' }])
  expect((await app.inject({ url: '/api/v1/vacancies', headers: { host } })).statusCode).toBe(200)
})

test('when it passes, all goes on', async () => {
  await owner.query('drop trigger trouble on applications')
  expect((await apply()).statusCode).toBe(201)
})

test.each([
  ['a list', [], 422],
  ['a text', 'off', 422],
  ['NUL', { messages: '\0off' }, 200],
  ['NUL in a name', { 'mess\0ages': 'off' }, 200],
  ['half a letter', { messages: ['\ud800', { a: '\udc00', '\udfff': 1 }] }, 200],
  ['half a letter as a name', { '\udfff': 'off' }, 422],
  ['one that is off', { messages: 'off' }, 200],
])('choices of mail that are %s', async (_what, prefs, status) => {
  const answer = await app.inject({ method: 'PATCH', url: '/api/v1/current_user', headers: { host, ...session }, payload: { notificationPrefs: prefs } })
  expect([answer.statusCode, answer.json().errors?.[0].source?.pointer]).toEqual([status, status === 422 ? '/data/attributes/notificationPrefs' : undefined])
})
