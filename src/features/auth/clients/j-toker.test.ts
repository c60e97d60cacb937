import { afterEach, expect, test } from 'vitest'
import { password } from '#src/testing/two-towns.ts'
import { openBrowser, serve, site } from './testing.ts'

// The published jQuery client for devise_token_auth, j-toker 0.0.6 on jQuery 1.11, unchanged.
const { api, followResetMail } = await serve()
const email = 'vrijwilliger@demo.example'
const browser = openBrowser()
let words = password
afterEach(() => {
  browser.forget()
})

/** A page that uses the client; `configured` resolves to the user that the client found on the way. */
function open(url?: string) {
  const { broughtBy, require, window } = browser.open(url)
  const $ = broughtBy('j-toker', 'jquery')
  const auth = require('j-toker')
  const configured = settle(auth.configure({ apiUrl: api }))
  return { auth, $, configured, window }
}

type Deferred = { then(done: (value: any) => void, failed: (error: any) => void): void }
const settle = async (deferred: Deferred) =>
  await new Promise<any>((resolve) =>
    deferred.then(
      (value) => resolve({ value }),
      (error) => resolve({ error }),
    ),
  )
const signIn = async () => {
  const page = open()
  await page.configured
  expect(await settle(page.auth.emailSignIn({ email, password: words }))).toMatchObject({ value: { data: { email } } })
  return page
}

test('signs in, and is still signed in after a reload', async () => {
  const { auth } = await signIn()
  expect(auth.user).toMatchObject({ signedIn: true, email, name: 'Fatima El Amrani' })
  const again = open()
  expect(await again.configured).toMatchObject({ value: { email } })
  expect(again.auth.user).toMatchObject({ signedIn: true, email })
})

test('tells a wrong password', async () => {
  const { auth, configured } = open()
  expect(await configured).toMatchObject({ error: { reason: 'Cannot validate token; no token found.' } })
  const refused = await settle(auth.emailSignIn({ email, password: 'not the right words' }))
  expect(refused).toMatchObject({
    error: { reason: 'Invalid credentials.', data: { success: false, errors: ['Invalid login credentials. Please try again.'] } },
  })
  expect(auth.user.signedIn).toBeUndefined()
})

test('on a site that is not ours the browser keeps the answer from it', async () => {
  const { auth, configured } = open('http://elsewhere.example/')
  await configured
  expect(await settle(auth.emailSignIn({ email, password: words }))).toEqual({ error: { reason: 'Invalid credentials.', data: {} } })
})

test('makes ten calls at once, and its token is good for the next', async () => {
  const { $, auth } = await signIn()
  const call = async () => await settle($.ajax({ url: `${api}/api/v1/current_user` }))
  for (const { value } of await Promise.all(Array.from({ length: 10 }, call))) expect(value.data.attributes.email).toBe(email)
  expect(await settle(auth.validateToken())).toMatchObject({ value: { email } })
})

test('saves the person it read, unchanged, and then a name', async () => {
  const { $, auth } = await signIn()
  const read = async () => (await settle($.ajax({ url: `${api}/api/v1/current_user` }))).value.data
  const before = await read()
  expect(await settle(auth.updateAccount({ ...auth.user }))).toMatchObject({ value: { status: 'success' } })
  expect(await read()).toEqual(before)
  expect(await settle(auth.updateAccount({ ...auth.user, first_name: 'Fatiha' }))).toMatchObject({ value: { data: { name: 'Fatiha El Amrani' } } })
})

test('signs out, and is a stranger after that', async () => {
  const { $, auth } = await signIn()
  expect(await settle(auth.signOut())).toEqual({ value: { success: true } })
  expect(auth.user).toEqual({})
  expect((await settle($.ajax({ url: `${api}/api/v1/current_user` }))).error.status).toBe(401)
  expect(await open().configured).toMatchObject({ error: { reason: 'Cannot validate token; no token found.' } })
})

test('chooses a new password with the session that the link in the mail brings', async () => {
  const { auth, configured } = open(`${site}/auth/reset`)
  await configured
  expect(await settle(auth.requestPasswordReset({ email }))).toMatchObject({ value: { success: true } })
  const landed = await followResetMail(email)
  expect(landed.href).toContain(`${site}/auth/reset?`)

  const page = open(landed.href)
  expect(await page.configured).toMatchObject({ value: { email } })
  expect(page.auth.mustResetPassword).toBe(true)
  words = 'een heel nieuwe zin'
  expect(await settle(page.auth.updatePassword({ password: words, password_confirmation: words }))).toMatchObject({ value: { success: true } })
  expect(await open().configured).toMatchObject({ value: { email } })
  await signIn()
})

test('chooses a new password with the token of the link alone', async () => {
  const first = open(`${site}/auth/reset`)
  await first.configured
  await settle(first.auth.requestPasswordReset({ email }))
  const token = (await followResetMail(email)).searchParams.get('reset_password_token')
  const { auth, configured } = open(`${site}/auth/reset`)
  await configured
  words = 'nog een andere zin'
  expect(await settle(auth.updatePassword({ password: words, password_confirmation: words, reset_password_token: token }))).toMatchObject({
    value: { success: true },
  })
  await signIn()
})
