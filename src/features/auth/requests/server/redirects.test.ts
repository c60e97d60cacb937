import { expect, test } from 'vitest'
import { clientAddress } from '#kernel/http/server/context.ts'
import { credentialsOf } from '#features/auth/sessions/server/credentials.ts'
import { ignoresOrganization } from '#features/auth/sessions/server/session-hooks.ts'
import { allowedRedirect } from './auth-request.ts'

test.each([
  ['https://a.example/x', true],
  ['/x', true],
  ['https://a.example:8443/x', false],
  ['http://a.example/x', false],
  ['https://a.example.evil.example', false],
  ['https://user@a.example/', false],
  ['\\\\evil.example', false],
  ['data:text/html,x', false],
])('a redirect to %s: %s', (url, allowed) => expect(allowedRedirect(url, ['https://a.example']) !== null).toBe(allowed))

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, counted) => expect(clientAddress({ ip })).toBe(counted))

test('credentials that are not all there, too long or hold a NUL are none', () => {
  const tokenHeaders = { 'access-token': 'a', client: 'b', uid: 'C@d.nl' }
  expect(credentialsOf(tokenHeaders)).toEqual({ token: 'a', client: 'b', uid: 'c@d.nl' })
  for (const bad of [{ uid: '' }, { client: 'x'.repeat(301) }, { 'access-token': 'a\0' }, { uid: undefined }])
    expect(credentialsOf({ ...tokenHeaders, ...bad })).toBeNull()
  expect(credentialsOf({}, { 'access-token': ['a', 'b'], client: 'b', uid: 'c' })).toBeNull()
})

test.each([
  '/auth/sign_in',
  '/api/v1/current_user',
  '/api/v1/current-user',
  '/api/v1/currentOrganization',
  '/api/v1/volunteer_centers/current',
  '/api/v1/confirm/',
])('%s does not mind a stale organization', (path) => expect(ignoresOrganization(path)).toBe(true))
test.each(['/api/v1/users', '/api/v1/vacancies/1'])('%s does', (path) => expect(ignoresOrganization(path)).toBe(false))
