import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'

const { app, as } = await startTestApp({ pages: true })
const host = 'demo.localhost'
const cookieOf = (session: Record<string, string>) =>
  Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
const press = async (cookie: string, headers: Record<string, string> = {}) =>
  await app.inject({ method: 'POST', url: '/uitloggen', headers: { host, 'sec-fetch-site': 'same-origin', cookie, ...headers } })
const linesOf = (answer: Awaited<ReturnType<typeof press>>) => [answer.headers['set-cookie'] ?? []].flat()
const cleared = (answer: Awaited<ReturnType<typeof press>>) =>
  linesOf(answer)
    .filter((line) => line.includes('Max-Age=0'))
    .map((line) => line.split('=', 1)[0])
const credentials = ['access-token', 'client', 'uid']

test('signing out ends the session, clears the cookies, and the sign-in page comes', async () => {
  const session = await as('vrijwilliger@demo.example')
  const answer = await press(cookieOf(session))
  expect([answer.statusCode, answer.headers.location, cleared(answer)]).toEqual([303, '/auth/login-1', credentials])
  expect((await app.inject({ url: '/auth/validate_token', headers: { host, ...session } })).statusCode).toBe(401)
})

test.each([
  ['without a session', ''],
  ['with one that has ended', `access-token=${'t'.repeat(43)}; client=${'c'.repeat(22)}; uid=anna%40demo.example`],
  ['with half of one', 'uid=anna%40demo.example'],
])('it never fails: %s', async (_how, cookie) => {
  const answer = await press(cookie)
  expect([answer.statusCode, answer.headers.location, cleared(answer)]).toEqual([303, '/auth/login-1', credentials])
  const page = await app.inject({ url: '/uitloggen', headers: { host, accept: 'text/html', cookie } })
  expect([page.statusCode, page.headers.location]).toEqual([302, '/auth/login-1'])
})

test('another website signs nobody out', async () => {
  const session = await as('vrijwilliger@demo.example')
  const answer = await press(cookieOf(session), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect([answer.statusCode, linesOf(answer)]).toEqual([403, []])
  expect((await app.inject({ url: '/auth/validate_token', headers: { host, ...session } })).statusCode).toBe(200)
})

test('after an impersonation the admin is back in their own account, at the page of that person', async () => {
  const own = await as('centerbeheerder@demo.example')
  const person = await as('vrijwilliger@demo.example')
  const { data } = (await app.inject({ url: '/auth/validate_token', headers: { host, ...person } })).json()
  const acting = await app.inject({
    method: 'POST',
    url: '/api/v1/sign_in_as_user',
    headers: { host, 'content-type': 'application/json', ...own },
    payload: { user_id: data.id },
  })
  const session = Object.fromEntries(credentials.map((name) => [name, String(acting.headers[name])]))
  const kept = encodeURIComponent(JSON.stringify(credentials.map((name) => own[name])))
  const answer = await press(`${cookieOf(session)}; own-account=${kept}`)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/users/${data.id}`])
  expect(linesOf(answer)).toContainEqual(expect.stringContaining(`access-token=${own['access-token']};`))
  expect((await app.inject({ url: '/auth/validate_token', headers: { host, ...session } })).statusCode).toBe(401)
})
