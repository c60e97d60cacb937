import { afterEach, expect, test } from 'vitest'
import { password } from '#src/testing/two-towns.ts'
import { openBrowser, serve, site } from './testing.ts'

// The published Redux client for devise_token_auth, redux-token-auth 0.19.0 with the axios and redux it brings, unchanged.
const { api, followResetMail } = await serve()
const email = 'lid@demo.example'
const browser = openBrowser()
let words = password
afterEach(() => {
  browser.forget()
})

/** An application that uses the client, set up as its manual says. */
function open(url?: string) {
  const { broughtBy, require, window } = browser.open(url)
  const { applyMiddleware, combineReducers, createStore } = broughtBy('redux-token-auth', 'redux')
  const { generateAuthActions, reduxTokenAuthReducer } = require('redux-token-auth')
  const thunk =
    ({ dispatch }: any) =>
    (next: any) =>
    (action: any) =>
      typeof action === 'function' ? action(dispatch) : next(action)
  const store = createStore(combineReducers({ reduxTokenAuth: reduxTokenAuthReducer }), applyMiddleware(thunk))
  const actions = generateAuthActions({
    authUrl: `${api}/auth`,
    userAttributes: { email: 'email', fullName: 'name' },
    userRegistrationAttributes: { firstName: 'first_name', lastName: 'last_name' },
  })
  const person = () => store.getState().reduxTokenAuth.currentUser
  const loaded = async () =>
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!person().isLoading) resolve()
      }
      store.subscribe(look)
      actions.verifyCredentials(store)
      look()
    })
  return { store, actions, person, loaded, axios: broughtBy('redux-token-auth', 'axios'), window }
}

const signIn = async () => {
  const page = open()
  await page.store.dispatch(page.actions.signInUser({ email, password: words }))
  expect(page.person()).toMatchObject({ isSignedIn: true, attributes: { email, fullName: 'Marijke Smit' } })
  return page
}

test('signs in, and is still signed in after a reload', async () => {
  await signIn()
  const { loaded, person } = open()
  await loaded()
  expect(person()).toMatchObject({ isSignedIn: true, attributes: { email } })
})

test('after a reload all five headers are stored again, none of them empty', async () => {
  await signIn()
  const { loaded, window } = open()
  await loaded()
  for (const name of ['access-token', 'token-type', 'client', 'expiry', 'uid']) expect(window.localStorage.getItem(name)).toMatch(/^(?!undefined).+/)
})

test('tells a wrong password', async () => {
  const { store, actions, person } = open()
  const failed = await store.dispatch(actions.signInUser({ email, password: 'not the right words' })).catch((error: unknown) => error)
  expect(failed.response).toMatchObject({ status: 401, data: { success: false, errors: ['Invalid login credentials. Please try again.'] } })
  expect(person()).toMatchObject({ isSignedIn: false })
})

test('makes ten calls at once, and its token is good for the next', async () => {
  await signIn()
  const { axios, loaded } = open()
  await loaded()
  for (const { data } of await Promise.all(Array.from({ length: 10 }, () => axios.get(`${api}/api/v1/current_user`))))
    expect(data.data.attributes.email).toBe(email)
  expect((await axios.get(`${api}/auth/validate_token`)).data).toMatchObject({ success: true })
})

test('has no step for saving, but its axios saves the person it read, unchanged', async () => {
  await signIn()
  const { axios, loaded } = open()
  await loaded()
  const { data: before } = await axios.get(`${api}/api/v1/current_user`)
  for (const path of ['current_user', `users/${before.data.id}`]) {
    const { data: saved } = await axios.patch(`${api}/api/v1/${path}`, before)
    expect(saved.data).toMatchObject({ attributes: before.data.attributes, meta: { version: before.data.meta.version } })
  }
})

test('signs out, and is a stranger after that', async () => {
  const { actions, axios, person, store, window } = await signIn()
  await store.dispatch(actions.signOutUser())
  expect(person().isSignedIn).toBe(false)
  expect(window.localStorage.getItem('access-token')).toBeNull()
  expect((await axios.get(`${api}/api/v1/current_user`).catch((error: any) => error)).response.status).toBe(401)
})

test('has no step for a forgotten password, but its axios makes it both ways', async () => {
  for (const way of ['session', 'token']) {
    const { actions, axios } = open(`${site}/auth/reset`)
    expect(Object.keys(actions).sort()).toEqual(['registerUser', 'signInUser', 'signOutUser', 'verifyCredentials', 'verifyToken'])
    expect((await axios.post(`${api}/auth/password`, { email, redirect_url: `${site}/auth/reset` })).data.success).toBe(true)
    const { href, searchParams } = await followResetMail(email)
    const page = open(href)
    words = `een heel nieuwe zin met ${way}`
    const both = { password: words, password_confirmation: words }
    if (way === 'session') {
      await page.store.dispatch(page.actions.verifyToken(Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, searchParams.get(name)]))))
      expect(page.person().isSignedIn).toBe(true)
      expect((await page.axios.put(`${api}/auth/password`, both)).data.success).toBe(true)
    } else {
      expect((await page.axios.put(`${api}/auth/password`, { ...both, reset_password_token: searchParams.get('reset_password_token') })).data.success).toBe(
        true,
      )
    }
    await signIn()
    browser.forget()
  }
})

test('registers, and then takes the missing tokens of somebody who is not confirmed for tokens: its own fault', async () => {
  const { actions, axios, person, store, window } = open()
  await store.dispatch(
    actions.registerUser({ email: 'nieuw@demo.example', password: words, passwordConfirmation: words, firstName: 'Nieuw', lastName: 'Hier' }),
  )
  expect(person()).toMatchObject({ isSignedIn: true })
  expect(window.localStorage.getItem('access-token')).toBe('undefined')
  await expect(axios.get(`${api}/api/v1/current_user`)).rejects.toThrow()
})
