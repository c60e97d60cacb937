import { expect, test } from 'vitest'
import { messages } from '#features/auth/model/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { password } from '#src/testing/two-towns.ts'

// What a page answers before any script runs, so no browser is needed.
const { app } = await startTestApp({ pages: true })
const host = 'demo.localhost'

const see = async (url: string, cookie = '') => await app.inject({ url, headers: { host, accept: 'text/html', 'accept-language': 'nl', cookie } })
/** Posts a form as a browser does. */
async function post(url: string, fields: Record<string, string>) {
  const headers = {
    host,
    accept: 'text/html',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
    'content-type': 'application/x-www-form-urlencoded',
  }
  return await app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}

test('a page that is not there says which, and the way home', async () => {
  const { statusCode, payload } = await see('/bestaat/echt/niet')
  expect(statusCode).toBe(404)
  expect(payload).toContain('Page Not Found: /bestaat/echt/niet')
  expect(payload).toMatch(/<a[^>]* href="\/"[^>]*>[^<]*(<[^a][^>]*>[^<]*)*Back to home/)
})

test.each(['/x.html', '/nieuws/foo.bar', '/wp-login.php', '/forms/none', '/%zz', '/auth/%zz', '/media/none', '/uploads/none.jpg'])(
  'a browser that opens %s gets the 404 page, with the path',
  async (path) => {
    const { statusCode, headers, payload } = await see(path)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(payload.replaceAll('<!-- -->', '')).toContain(`Page Not Found: ${path}`)
  },
)

test('a program that fetches a file that is not there gets no page', async () => {
  for (const url of ['/x.html', '/favicon-32.png', '/wp-login.php']) {
    const { statusCode, headers } = await app.inject({ url, headers: { host, accept: 'image/avif,image/webp,*/*;q=0.8' } })
    expect([statusCode, headers['content-type']]).toEqual([404, expect.not.stringContaining('html')])
  }
})

test('the wrong center at sign-in has its code in large type, and the way back', async () => {
  const { statusCode, payload } = await post('/auth/login-1', { email: 'vrijwilliger@oldebroek.example', password })
  expect(statusCode).toBe(403)
  expect(payload).toMatch(/<p class="[^"]*text-\[8rem\][^"]*" aria-hidden="true">403<\/p><h1[^>]*>Ingelogd op de verkeerde website</)
  expect(payload).toMatch(/<a[^>]* href="\/"[^>]*>(?:<[^a][^>]*>)*Back to home/)
})

test('who is not signed in goes to the sign-in page, and from there on to what was asked', async () => {
  const asked = await see('/applications')
  expect([asked.statusCode, asked.headers.location]).toEqual([302, '/auth/login-1?redirect=%2Fapplications'])

  const own = await see('/profile-edit/settings?x=1')
  expect(own.headers.location).toBe('/auth/login-1?redirect=%2Fprofile-edit%2Fsettings%3Fx%3D1')
  const form = await see(own.headers.location!)
  expect(form.payload).toContain('name="redirect" value="/profile-edit/settings?x=1"')
  // Spaces and capitals make no difference in a mail address.
  const signedIn = await post('/auth/login-1', { email: '  VRIJWILLIGER@demo.example ', password, redirect: '/profile-edit/settings?x=1' })
  expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, '/profile-edit/settings?x=1'])
})

test('an ended session says at sign-in why, and that what was typed is kept where it is', async () => {
  const gone = `access-token=${'t'.repeat(43)}; client=${'c'.repeat(22)}; uid=anna%40demo.example`
  const asked = await see('/applications', gone)
  expect(asked.headers.location).toBe('/auth/login-1?redirect=%2Fapplications&ended=gone')
  expect((await see(asked.headers.location!)).payload).toContain(screens.ended.nl)

  const send = async (cookie: string) =>
    await app.inject({
      method: 'POST',
      url: '/profile-edit',
      headers: { host, accept: 'text/html', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: 'firstName=Anna',
    })
  const kept = await send(`${gone}; posting=%2Fprofile-edit`)
  expect(kept.headers.location).toBe('/auth/login-1?redirect=%2Fprofile-edit&ended=typed')
  expect((await see(kept.headers.location!)).payload).toContain(screens.endedTyped.nl)
  // Without script nothing was kept, so nothing of it is said.
  expect((await send(gone)).headers.location).toBe('/auth/login-1?redirect=%2Fprofile-edit&ended=gone')
  // The browser may forget its draft once it was accepted, and it was not.
  expect([kept.headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('posting='))).toEqual([])
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
  'signing in never leads to %j',
  async (redirect) => {
    const path = `/auth/login-1?redirect=${encodeURIComponent(redirect)}`
    for (const answer of [
      await post(path, { email: 'vrijwilliger@demo.example', password }),
      await post('/auth/login-1', { email: 'vrijwilliger@demo.example', password, redirect }),
    ])
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dashboard'])
  },
)

test('choosing a password without a link says what is missing', async () => {
  expect((await see('/auth/reset')).payload).toContain(messages.missing_credentials.en)
  const nonsense = await see('/auth/password/edit?reset_password_token=nonsense')
  expect(nonsense.headers.location).toBe('/auth/recover?error=reset_token_invalid')
  expect((await see('/auth/recover?error=reset_token_invalid')).payload).toContain(screens.resetInvalid.nl)
})

test.each([
  ['POST', '/signup', 'application/json', 415],
  ['POST', '/choices/cookies', 'application/json', 415],
  ['POST', '/vacancies/search', 'application/json', 415],
  ['POST', '/signup', 'multipart/form-data', 415],
  ['PUT', '/signup', 'application/json', 405],
] as const)('%s %s of %s is answered with %d, and is no defect', async (method, url, type, status) => {
  const headers = { host, 'sec-fetch-site': 'same-origin', 'content-type': type }
  expect((await app.inject({ method, url, headers, payload: '{}' })).statusCode).toBe(status)
})

test('a search without results offers no empty map', async () => {
  const [found, none] = [await see('/vacancies/search'), await see('/vacancies/search?theme=animals&daypart=sun_evening')]
  expect(found.payload).toMatch(/<a [^>]*href="[^"]*view=map/)
  expect(none.payload).toContain('role="status"')
  expect(none.payload).not.toMatch(/<a [^>]*href="[^"]*view=map/)
})
