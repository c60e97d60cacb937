import { expect, test } from 'vitest'
import { forgetSecrets, keepSecrets, keptSecrets, secretsIn } from './secret-cookies.ts'

const asked = (query: string) => secretsIn(new URLSearchParams(query))
const back = (line: string) => keptSecrets(new Request('http://demo.localhost/auth/reset', { headers: { cookie: line.split(';')[0]! } }))

test('both ways to a new password are found in an address', () => {
  expect(asked('reset_password_token=T')).toMatchObject({ token: 'T', tokenHeaders: null, first: false })
  expect(asked('access-token=A&client=C&uid=a%40b.nl')).toMatchObject({ token: null, tokenHeaders: { 'access-token': 'A', client: 'C', uid: 'a@b.nl' } })
  expect(asked('reset_password_token=T&token=A&client_id=C&uid=a%40b.nl&config=default')).toMatchObject({ token: 'T', tokenHeaders: { client: 'C' } })
})

test('half of the credentials are none', () => {
  expect(asked('access-token=A&client=C')).toBeNull()
  expect(asked('')).toBeNull()
})

test('they come back from the cookie, which no script reads and which ends', () => {
  const secrets = asked('reset_password_token=T&first=1&redirect=/x')!
  const line = keepSecrets(secrets)
  expect(line).toMatch(/; Path=\/auth; Max-Age=900; Secure; HttpOnly; SameSite=Lax$/)
  expect(back(line)).toEqual({ token: 'T', tokenHeaders: null, first: true, redirect: '/x' })
  expect(back(forgetSecrets())).toBeNull()
  expect(back('reset=nonsense')).toBeNull()
})
