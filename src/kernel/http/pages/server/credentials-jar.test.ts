import { expect, test } from 'vitest'
import { CredentialsJar } from './api-fetch.ts'

const cookies = 'access-token=T; client=C; uid=anna%40example.nl'
const now = 1_800_000_000
const answer = (token: string, life: number) => ({ 'access-token': token, client: 'C', uid: 'anna@example.nl', expiry: String(now + life) })

test('signed in means that all three cookies are there', () => {
  expect(new CredentialsJar(cookies).tokenHeaders).toEqual({ 'access-token': 'T', client: 'C', uid: 'anna@example.nl' })
  expect(new CredentialsJar('access-token=T; client=C').tokenHeaders).toBeNull()
  expect(new CredentialsJar(undefined).tokenHeaders).toBeNull()
})

test('a sign-in is stored in cookies that only our server reads', () => {
  const jar = new CredentialsJar(undefined)
  jar.store(answer('N', 1000), null, now)
  expect(jar.setCookies[0]).toBe('access-token=N; Path=/; Max-Age=1000; Secure; HttpOnly; SameSite=Lax')
  expect(jar.setCookies).toHaveLength(3)
  expect(jar.tokenHeaders?.['access-token']).toBe('N')
})

test('cookies are written again only when the session was extended', () => {
  const jar = new CredentialsJar(cookies)
  jar.store(answer('T', 13 * 86_400), jar.tokenHeaders, now)
  expect(jar.setCookies).toEqual([])
  jar.store(answer('T', 14 * 86_400), jar.tokenHeaders, now)
  expect(jar.setCookies).toHaveLength(3)
})

test('a late answer does not undo a sign-out', () => {
  const jar = new CredentialsJar(cookies)
  const sentWith = jar.tokenHeaders
  jar.clear()
  jar.store(answer('T', 14 * 86_400), sentWith, now)
  expect(jar.tokenHeaders).toBeNull()
  expect(jar.setCookies[0]).toContain('Max-Age=0')
})
