import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { findByMail } from '#features/users/model/server/accounts.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { confirm } from '#features/auth/confirmation/server/confirmation.ts'
import { signUp } from '#features/auth/sign-up/server/sign-up.ts'
import { addPerson, authApp, buildHouse, hasSessionHeaders, mailsTo, password, testClock, tokenFrom, tokenHeadersOf } from './testing.ts'

const db = await freshDatabase()
const house = await buildHouse(db)
const clock = testClock()
const app = await authApp(house, { clock })
const host = 'arnhem.example'
afterAll(() => app.close())

type Headers = Record<string, string>
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET'
const call = async (method: Method, url: string, payload?: object | string, headers: Headers = {}) =>
  await app.inject({ method, url, payload, headers: { host, ...headers } })
const signIn = async (email: string, words = password) => await call('POST', '/auth/sign_in', { email, password: words })
const account = async (email: string) => await db.onPlatform(async (tx) => await findByMail(people(tx), email))
const context = (locale: 'nl' | 'en' = 'en') => ({ center: { id: house.arnhem, name: 'arnhem', origin: 'https://arnhem.example' }, locale, now: clock.now() })
let made = 0
const newcomer = (over: object = {}) => ({
  email: `new${(made += 1)}@example.nl`,
  password,
  password_confirmation: password,
  first_name: 'Fatima',
  last_name: 'El Amrani',
  ...over,
})

test('sign-up makes an invited volunteer of this center, mails a link and signs nobody in', async () => {
  const given = newcomer({ email: ' Fatima@Example.nl ' })
  const answer = await call('POST', '/auth', given)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ status: 'success', data: { uid: 'fatima@example.nl', name: 'Fatima El Amrani', status: 'invited' } })
  expect(hasSessionHeaders(answer)).toBe(false)
  const mails = await mailsTo(db, 'fatima@example.nl')
  expect(mails.map((mail) => mail.kind)).toEqual(['account.confirm'])
  expect(mails[0]!.facts.url).toMatch(/^https:\/\/arnhem\.example\/confirm\?confirmation_token=[\w-]{43}$/)
  const roles = await db.onPlatform(
    async (tx) => await people(tx).selectFrom('user_roles').select(['name', 'volunteer_center_id']).where('user_id', '=', answer.json().data.id).execute(),
  )
  expect(roles).toEqual([{ name: 'volunteer', volunteer_center_id: house.arnhem }])
})

test('a client that knows one name or none can sign up too', async () => {
  expect((await call('POST', '/auth', newcomer({ first_name: undefined, last_name: undefined, name: 'Jan van der Berg' }))).json().data.name).toBe(
    'Jan van der Berg',
  )
  const bare = newcomer({ first_name: undefined, last_name: undefined, email: 'bare@example.nl' })
  expect((await call('POST', '/auth', bare)).json().data.name).toBe('bare')
})

test('a taken address is told, with what was sent', async () => {
  await addPerson(house, { email: 'taken@example.nl' })
  const answer = await call('POST', '/auth', newcomer({ email: 'Taken@example.nl' }))
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    status: 'error',
    data: { email: 'Taken@example.nl' },
    errors: { email: ['has already been taken'], full_messages: ['Email has already been taken'] },
  })
  expect((await call('POST', '/auth', newcomer({ email: 'taken@example.nl' }), { 'accept-language': 'nl' })).json().errors.email).toEqual(['is al in gebruik'])
})

test('of two sign-ups with one address at once one wins', async () => {
  const given = newcomer()
  const codes = (await Promise.all([1, 2].map(async () => await call('POST', '/auth', given)))).map((answer) => answer.statusCode)
  expect(codes.sort()).toEqual([200, 422])
})

test.each(['', 'a', 'a@b', 'a@@b.nl', 'jan@büro.nl', '"x"@y.nl', 'a@b.nl\r\nBcc: c@d.nl', `${'a'.repeat(300)}@b.nl`, 'a b@c.nl', 'nul\0@c.nl'])(
  'the address %j is refused',
  async (email) => {
    const answer = await call('POST', '/auth', newcomer({ email }))
    expect([answer.statusCode, answer.json().status]).toEqual([422, 'error'])
    expect(answer.json().errors.email).toHaveLength(1)
  },
)

test('plus-addresses, odd names and emoji are people too; signs that turn text around are left out', async () => {
  expect((await call('POST', '/auth', newcomer({ email: 'plus+tag@example.nl' }))).statusCode).toBe(200)
  for (const name of ["O'Neill", 'Nguyễn', '=cmd()', '<b>Bob</b>'])
    expect((await call('POST', '/auth', newcomer({ first_name: name, last_name: '' }))).json().data.name).toBe(name)
  expect((await call('POST', '/auth', newcomer({ first_name: 'A\u202enna\u0007', last_name: '' }))).json().data.name).toBe('Anna')
  expect((await call('POST', '/auth', newcomer({ first_name: 'x'.repeat(101) }))).statusCode).toBe(422)
})

test('every fault of a sign-up is told at once', async () => {
  const { errors } = (await call('POST', '/auth', { email: 'x', password: 'kort', password_confirmation: 'anders', name: 'x' })).json()
  expect(Object.keys(errors).sort()).toEqual(['email', 'full_messages', 'password', 'password_confirmation'])
})

test('an address to go on with has to be allowed and stands in the mail', async () => {
  const refused = await call('POST', '/auth', newcomer({ confirm_success_url: 'https://evil.example/' }))
  expect([refused.statusCode, refused.json().errors]).toEqual([422, ["Redirect to 'https://evil.example/' not allowed."]])
  const given = newcomer({ confirm_success_url: 'https://client.example/welcome' })
  await call('POST', '/auth', given)
  const link = new URL((await mailsTo(db, given.email))[0]!.facts.url!)
  expect([link.pathname, link.searchParams.get('redirect_url')]).toEqual(['/auth/confirmation', 'https://client.example/welcome'])
  const followed = await call('GET', link.pathname + link.search)
  expect([followed.statusCode, followed.headers.location]).toEqual([302, 'https://client.example/welcome?account_confirmation_success=true'])
  expect(hasSessionHeaders(followed)).toBe(false)
  expect((await call('GET', link.pathname + link.search)).headers.location).toContain('account_confirmation_success=true')
  expect((await signIn(given.email)).statusCode).toBe(200)
})

test('a confirmation link that was followed already leads on as it did, even when its end got lost', async () => {
  const given = newcomer({ confirm_success_url: 'https://client.example/welcome' })
  await call('POST', '/auth', given)
  const token = await tokenFrom(db, given.email, 'account.confirm', 'confirmation_token')
  for (let time = 1; time <= 2; time += 1)
    expect((await call('GET', `/auth/confirmation?confirmation_token=${token}`)).headers.location).toBe(
      'https://client.example/welcome?account_confirmation_success=true',
    )
})

test('a link to a new address that was followed already says so, whatever was asked for since', async () => {
  const headers = tokenHeadersOf(await signIn((await addPerson(house)).email))
  const clicked = async (token: string) => (await confirm(db, context(), token)).alreadyConfirmed
  await call('PUT', '/auth', { email: 'eerst@example.nl' }, headers)
  const first = await tokenFrom(db, 'eerst@example.nl', 'account.email_change', 'confirmation_token')
  expect(await clicked(first)).toBe(false)
  await call('PUT', '/auth', { email: 'daarna@example.nl' }, tokenHeadersOf(await signIn('eerst@example.nl')))
  expect(await clicked(first)).toBe(true)
})

test('a bad confirmation link says false; a redirect elsewhere is refused', async () => {
  expect((await call('GET', '/auth/confirmation?confirmation_token=x')).headers.location).toBe(
    'https://arnhem.example/auth/login-1?account_confirmation_success=false',
  )
  expect((await call('GET', '/auth/confirmation?confirmation_token=x&redirect_url=https%3A%2F%2Fevil.example')).statusCode).toBe(422)
})

test('confirming makes active, again is a success, and expired says so', async () => {
  const given = newcomer()
  await call('POST', '/auth', given)
  const token = await tokenFrom(db, given.email, 'account.confirm', 'confirmation_token')
  const first = await confirm(db, context(), token)
  expect([first.account.status, first.alreadyConfirmed, first.passwordRequired]).toEqual(['active', false, false])
  expect((await confirm(db, context(), token)).alreadyConfirmed).toBe(true)
  await expect(confirm(db, context(), 'x')).rejects.toMatchObject({ status: 422, code: 'token_invalid' })
  const late = newcomer()
  await call('POST', '/auth', late)
  const old = await tokenFrom(db, late.email, 'account.confirm', 'confirmation_token')
  await expect(confirm(db, { ...context(), now: new Date(clock.now().getTime() + 8 * 86_400_000) }, old)).rejects.toMatchObject({
    status: 422,
    code: 'token_expired',
  })
})

test('asking for the confirmation mail again says the same to everyone and mails only who needs it', async () => {
  const given = newcomer()
  await call('POST', '/auth', given)
  const known = await addPerson(house)
  const answers = await Promise.all([given.email, known.email, 'nobody@example.nl'].map(async (email) => await call('POST', '/auth/confirmation', { email })))
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
  expect((await mailsTo(db, given.email)).map((mail) => mail.kind)).toEqual(['account.confirm', 'account.confirm'])
  expect(await mailsTo(db, known.email)).toEqual([])
  expect((await call('POST', '/auth/confirmation', {})).statusCode).toBe(422)
})

const linkTo = async (email: string) => new URL((await mailsTo(db, email)).at(-1)!.facts.url!)

test('the second confirmation mail leads to the same page as the first', async () => {
  const given = newcomer()
  await signUp(db, context(), { ...given, firstName: 'Fatima', lastName: 'El Amrani', redirect: '/vacancies/1?from=search#apply' })
  expect((await linkTo(given.email)).searchParams.get('redirect')).toBe('/vacancies/1?from=search#apply')
  for (const _again of [1, 2]) {
    await call('POST', '/auth/confirmation', { email: given.email })
    expect((await linkTo(given.email)).searchParams.get('redirect')).toBe('/vacancies/1?from=search#apply')
  }
  expect(await mailsTo(db, given.email)).toHaveLength(3)
})

test('who is on the way to another page by now gets there; a page of others is no way', async () => {
  const given = newcomer()
  await signUp(db, context(), { ...given, firstName: 'Fatima', lastName: 'El Amrani', redirect: '/vacancies/1' })
  await call('POST', '/auth/confirmation', { email: given.email, redirect: '//evil.example/x' })
  expect((await linkTo(given.email)).searchParams.get('redirect')).toBe('/vacancies/1')
  await call('POST', '/auth/confirmation', { email: given.email, redirect: '/vacancies/2' })
  expect((await linkTo(given.email)).searchParams.get('redirect')).toBe('/vacancies/2')
})

test('the second mail of somebody else’s client leads back to that client', async () => {
  const given = newcomer({ confirm_success_url: 'https://client.example/welcome' })
  await call('POST', '/auth', given)
  await call('POST', '/auth/confirmation', { email: given.email })
  const link = await linkTo(given.email)
  expect([link.pathname, link.searchParams.get('redirect_url')]).toEqual(['/auth/confirmation', 'https://client.example/welcome'])
})

test('one’s own account changes by PUT and PATCH, with the trio', async () => {
  const person = await addPerson(house)
  const tokenHeaders = tokenHeadersOf(await signIn(person.email))
  const answer = await call('PUT', '/auth', { first_name: 'Ann', last_name: 'Bee', locale: 'en' }, tokenHeaders)
  expect(answer.json()).toMatchObject({ status: 'success', data: { name: 'Ann Bee', locale: 'en' } })
  expect(hasSessionHeaders(answer)).toBe(true)
  expect((await call('PATCH', '/auth', { user: { firstName: 'Anne' } }, tokenHeaders)).json().data.name).toBe('Anne Bee')
  expect((await call('PUT', '/auth', { locale: 'de' }, tokenHeaders)).json().errors.locale).toEqual(['is not included in the list'])
  expect((await call('PUT', '/auth', { first_name: '' }, tokenHeaders)).statusCode).toBe(422)
  const stranger = await call('PUT', '/auth', { first_name: 'X' })
  expect([stranger.statusCode, stranger.json().errors]).toEqual([404, ['User not found.']])
})

test('a new password by PUT /auth gives a new token', async () => {
  const person = await addPerson(house)
  const tokenHeaders = tokenHeadersOf(await signIn(person.email))
  const answer = await call('PUT', '/auth', { password: 'een heel nieuwe zin', password_confirmation: 'een heel nieuwe zin' }, tokenHeaders)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['access-token']).not.toBe(tokenHeaders['access-token'])
  expect((await call('GET', '/auth/validate_token', undefined, tokenHeadersOf(answer))).statusCode).toBe(200)
})

test('a new address waits for its own mail, the old one is told, and then other sessions end', async () => {
  const person = await addPerson(house)
  const tokenHeaders = tokenHeadersOf(await signIn(person.email))
  const next = `next-${person.email}`
  expect((await call('PUT', '/auth', { email: next }, tokenHeaders)).json().data.email).toBe(person.email)
  expect((await account(person.email))!.unconfirmed_email).toBe(next)
  expect((await mailsTo(db, person.email)).map((mail) => mail.kind)).toEqual(['account.email_changing'])
  const token = await tokenFrom(db, next, 'account.email_change', 'confirmation_token')
  expect((await confirm(db, context(), token)).account.email).toBe(next)
  expect((await call('GET', '/auth/validate_token', undefined, tokenHeaders)).statusCode).toBe(401)
  expect((await signIn(next)).statusCode).toBe(200)
  expect((await signIn(person.email)).statusCode).toBe(401)
})

test('the session that confirms a new address goes on, under the old name and the new', async () => {
  const person = await addPerson(house)
  const tokenHeaders = tokenHeadersOf(await signIn(person.email))
  const next = `next-${person.email}`
  await call('PUT', '/auth', { email: next }, tokenHeaders)
  const token = await tokenFrom(db, next, 'account.email_change', 'confirmation_token')
  await confirm(db, context(), token, { client: tokenHeaders.client!, userId: person.id } as never)
  const answer = await call('GET', '/auth/validate_token', undefined, tokenHeaders)
  expect([answer.statusCode, answer.headers.uid]).toEqual([200, next])
})

test('a taken address is not told when one changes to it; only the mail stays out', async () => {
  const [one, other] = [await addPerson(house), await addPerson(house)]
  const tokenHeaders = tokenHeadersOf(await signIn(one.email))
  const answer = await call('PUT', '/auth', { email: other.email }, tokenHeaders)
  expect(answer.statusCode).toBe(200)
  expect(await mailsTo(db, other.email)).toEqual([])
})

test('after a quarter of an hour a new address needs the current password', async () => {
  const person = await addPerson(house)
  const tokenHeaders = tokenHeadersOf(await signIn(person.email))
  clock.advance(16 * 60_000)
  const next = `next-${person.email}`
  expect((await call('PUT', '/auth', { email: next }, tokenHeaders)).json().errors.current_password).toEqual(["can't be blank"])
  expect((await call('PUT', '/auth', { email: next, current_password: 'nope' }, tokenHeaders)).json().errors.current_password).toEqual(['is invalid'])
  expect((await call('PUT', '/auth', { email: next, current_password: password }, tokenHeaders)).statusCode).toBe(200)
})

test('deleting one’s account archives it, ends all sessions, mails, and is answered without tokens', async () => {
  const person = await addPerson(house)
  const [tokenHeaders, other] = [tokenHeadersOf(await signIn(person.email)), tokenHeadersOf(await signIn(person.email))]
  const answer = await call('DELETE', '/auth', undefined, { ...tokenHeaders, 'content-type': 'application/json' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success', message: `Account with UID '${person.email}' has been destroyed.` }])
  expect(hasSessionHeaders(answer)).toBe(false)
  expect((await call('GET', '/auth/validate_token', undefined, other)).statusCode).toBe(401)
  expect((await signIn(person.email)).json().code).toBe('bad_credentials')
  expect((await mailsTo(db, person.email)).map((mail) => mail.kind)).toEqual(['account.archived'])
  expect((await call('DELETE', '/auth', undefined, tokenHeaders)).statusCode).toBe(404)
})

test('the last admin of an organization does not leave', async () => {
  const admin = await addPerson(house, { roles: ['admin'] })
  const answer = await call('DELETE', '/auth', undefined, tokenHeadersOf(await signIn(admin.email)))
  expect([answer.statusCode, answer.json().code, hasSessionHeaders(answer)]).toEqual([422, 'last_admin', true])
})
