import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { password } from '#src/testing/two-towns.ts'
import { openBrowser, serve, site } from './testing.ts'

// The published AngularJS client for devise_token_auth, ng-token-auth 0.0.30 on AngularJS 1.8, unchanged.
const { api, followResetMail } = await serve()
const email = 'tweede@demo.example'
const browser = openBrowser()
let words = password
afterEach(() => {
  browser.forget()
})

type Told = { name: string; data: any }
/** An application that uses the client. `told` are the events it emits; the first is the result of validating on page load. */
function open(url?: string) {
  const { require, window } = browser.open(url)
  const angular = require('angular')
  require('angular-cookie')
  require('ng-token-auth')
  const told: Told[] = []
  angular
    .module('client', ['ng-token-auth'])
    .config(['$authProvider', (provider: any) => provider.configure(window.JSON.parse(JSON.stringify({ apiUrl: api })))])
    .run([
      '$rootScope',
      ($rootScope: any) => {
        const broadcast = $rootScope.$broadcast
        $rootScope.$broadcast = function (name: string, data: any) {
          if (name.startsWith('auth:')) told.push({ name, data })
          return broadcast.apply(this, arguments)
        }
      },
    ])
  const injector = angular.bootstrap(window.document, ['client'])
  const $auth = injector.get('$auth')
  // As a controller would await it.
  const settle = async (work: () => PromiseLike<any>) =>
    await new Promise<any>((resolve) =>
      injector.get('$rootScope').$apply(
        () =>
          void work().then(
            (value) => resolve({ value }),
            (error) => resolve({ error }),
          ),
      ),
    )
  // The client clears its last promise a tick later, and a call within that tick is never answered. People are slower.
  const loaded = settle(() => $auth.validateUser()).then(async (found) => await sleep(20, found))
  return { $auth, $http: injector.get('$http'), settle, loaded, told }
}

const signIn = async () => {
  const page = open()
  await page.loaded
  expect(await page.settle(() => page.$auth.submitLogin({ email, password: words }))).toMatchObject({ value: { email, signedIn: true } })
  return page
}

test('signs in, and is still signed in after a reload', async () => {
  const { $auth } = await signIn()
  expect($auth.userIsAuthenticated()).toBe(true)
  const again = open()
  expect(await again.loaded).toMatchObject({ value: { email, signedIn: true } })
  expect(again.told.map(({ name }) => name)).toEqual(['auth:validation-success'])
})

test('tells a wrong password', async () => {
  const { $auth, loaded, settle, told } = open()
  expect(await loaded).toMatchObject({ error: { errors: ['No credentials'] } })
  expect(await settle(() => $auth.submitLogin({ email, password: 'not the right words' }))).toMatchObject({
    error: { reason: 'unauthorized', errors: ['Invalid credentials'] },
  })
  expect(told.at(-1)).toMatchObject({ name: 'auth:login-error', data: { success: false, errors: ['Invalid login credentials. Please try again.'] } })
})

test('makes ten calls at once, and its token is good for the next', async () => {
  const { $auth, $http, settle } = await signIn()
  const call = async () => await settle(() => $http.get(`${api}/api/v1/current_user`))
  for (const { value } of await Promise.all(Array.from({ length: 10 }, call))) expect(value.data.data.attributes.email).toBe(email)
  expect(await settle(() => $auth.validateToken())).toMatchObject({ value: { email } })
})

test('saves the person it read, unchanged, and then a name', async () => {
  const { $auth, $http, settle } = await signIn()
  const read = async () => (await settle(() => $http.get(`${api}/api/v1/current_user`))).value.data.data
  const before = await read()
  expect(await settle(() => $auth.updateAccount({ ...$auth.user }))).toMatchObject({ value: { data: { status: 'success' } } })
  expect(await read()).toEqual(before)
  expect(await settle(() => $auth.updateAccount({ first_name: 'Cornelis' }))).toMatchObject({ value: { data: { data: { name: 'Cornelis de Groot' } } } })
})

test('signs out, and is a stranger after that', async () => {
  const { $auth, $http, settle, told } = await signIn()
  expect(await settle(() => $auth.signOut())).toMatchObject({ value: { status: 200, data: { success: true } } })
  expect(told.at(-1)!.name).toBe('auth:logout-success')
  expect(await settle(() => $http.get(`${api}/api/v1/current_user`))).toMatchObject({ error: { status: 401 } })
  expect(await open().loaded).toMatchObject({ error: { errors: ['No credentials'] } })
})

test('chooses a new password with the session that the link in the mail brings', async () => {
  const { $auth, loaded, settle } = open(`${site}/auth/reset`)
  await loaded
  expect(await settle(() => $auth.requestPasswordReset({ email }))).toMatchObject({ value: { data: { success: true } } })
  const landed = await followResetMail(email)
  expect(landed.href).toContain(`${site}/auth/reset?`)

  const page = open(landed.href)
  expect(await page.loaded).toMatchObject({ value: { email } })
  expect(page.told.map(({ name }) => name)).toEqual(['auth:password-reset-confirm-success', 'auth:validation-success'])
  words = 'een heel nieuwe zin'
  expect(await page.settle(() => page.$auth.updatePassword({ password: words, password_confirmation: words }))).toMatchObject({
    value: { data: { success: true } },
  })
  expect(await open().loaded).toMatchObject({ value: { email } })
  await signIn()
})

test('chooses a new password with the token of the link alone', async () => {
  const first = open(`${site}/auth/reset`)
  await first.loaded
  await first.settle(() => first.$auth.requestPasswordReset({ email }))
  const token = (await followResetMail(email)).searchParams.get('reset_password_token')
  const { $auth, loaded, settle } = open(`${site}/auth/reset`)
  await loaded
  words = 'nog een andere zin'
  expect(await settle(() => $auth.updatePassword({ password: words, password_confirmation: words, reset_password_token: token }))).toMatchObject({
    value: { data: { success: true } },
  })
  await signIn()
})
