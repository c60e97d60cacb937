import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { isCommonPassword } from './password-rules.ts'
import { issuesOfPassword } from './password-rules.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import {
  actorOf,
  addPerson,
  authApp,
  buildHouse,
  hasSessionHeaders,
  mailsTo,
  password,
  testClock,
  tokenFrom,
  tokenHeadersOf,
} from '#features/auth/server/testing.ts'

const db = await freshDatabase()
const house = await buildHouse(db)
const clock = testClock()
const app = await authApp(house, { clock })
const host = 'arnhem.example'
afterAll(() => app.close())
const next = 'een heel nieuwe zin'

type Headers = Record<string, string>
const put = async (payload: object, headers: Headers = {}, url = '/auth/password') =>
  await app.inject({ method: 'PUT', url, payload, headers: { host, ...headers } })
const ask = async (payload: object, headers: Headers = {}) =>
  await app.inject({ method: 'POST', url: '/auth/password', payload, headers: { host, ...headers } })
const open = async (query: Record<string, string>) => await app.inject({ url: `/auth/password/edit?${new URLSearchParams(query)}`, headers: { host } })
const signIn = async (email: string, words = password) =>
  await app.inject({ method: 'POST', url: '/auth/sign_in', payload: { email, password: words }, headers: { host } })
const validate = async (headers: Headers) => (await app.inject({ url: '/auth/validate_token', headers: { host, ...headers } })).statusCode
const both = (words: string) => ({ password: words, password_confirmation: words })
const resetToken = async (email: string) => {
  await ask({ email })
  return await tokenFrom(db, email, 'account.reset', 'reset_password_token')
}

test('a hash is a PHC string that knows its own password in any spelling of its letters', async () => {
  const phc = await hashPassword('crème brûlée is lekker')
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await verifyPassword('crème brûlée is lekker'.normalize('NFD'), phc)).toEqual({ right: true, stale: false })
  expect(await verifyPassword('creme brulee is lekker', phc)).toEqual({ right: false, stale: false })
  expect(await verifyPassword('creme brulee is lekker', null)).toEqual({ right: false, stale: false })
})

test('fifty may wait for their turn, the next is asked to come back', async () => {
  const all = await Promise.allSettled(Array.from({ length: 60 }, async () => await hashPassword('x')))
  expect(all.filter((one) => one.status === 'rejected')).toHaveLength(8)
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(52)
})

test.each([
  'Welkom2026!!',
  'welkomwelkom',
  'W@chtw00rd1234',
  'aaaaaaaaaaaa',
  '123456789012',
  'qwertyuiop12',
  'Zomer2026zomer',
  'abcabcabcabc',
  'vrijwilliger1',
  'iloveyou1234',
  '!!password!!',
  'wachtwoord-geheim',
])('%s is what everybody tries first', (words) => expect(isCommonPassword(words)).toBe(true))
test.each(['samen-voor-de-buurt', 'een heel nieuwe zin', 'correct horse battery', '🦊🌳🚲🍀🎈🐝🌻🥕🍞🎺🧩🪁', 'kT9#mwq2LxZp', 'de trein naar Oldebroek'])(
  '%s is not',
  (words) => expect(isCommonPassword(words)).toBe(false),
)

test('rules are about length, rarity and being one’s own', () => {
  const owner = { email: 'anna.de.bruin@example.nl', first_name: 'Anna', last_name: 'de Bruin' }
  const codes = (words: string, passwordConfirmation?: string) =>
    issuesOfPassword({ password: words, passwordConfirmation }, owner, 'en').map((issue) => issue.code)
  expect(codes('short')).toEqual(['too_short'])
  expect(codes('x'.repeat(129))).toEqual(['too_long'])
  expect(codes('anna.de.bruin@example.nl')).toEqual(['equals_email'])
  expect(codes('AnnadeBruin2026')).toEqual(['equals_email'])
  expect(codes('Welkom2026!!')).toEqual(['common'])
  expect(codes(next, 'other')).toEqual(['confirmation'])
  expect(codes(` ${'zee en zand '.repeat(5)}`)).toEqual([])
})

test('a forgotten password: the same answer for a known and an unknown address, a link for the known one', async () => {
  const { email } = await addPerson(house)
  const [known, unknown] = [await ask({ email: ` ${email.toUpperCase()} ` }), await ask({ email: 'nobody@example.nl' })]
  expect(known.statusCode).toBe(200)
  expect(known.body).toBe(unknown.body)
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
  expect(known.json().message).toMatch(/^If your email address exists/)
  expect(await mailsTo(db, 'nobody@example.nl')).toEqual([])
  const [mail] = await mailsTo(db, email)
  const link = new URL(mail!.facts.url!)
  expect(link.origin + link.pathname).toBe('https://arnhem.example/auth/password/edit')
  expect(link.searchParams.get('redirect_url')).toBe('https://arnhem.example/auth/reset')
})

test('the link in the mail has the configured host, whatever Host the request had', async () => {
  const { email } = await addPerson(house)
  await ask({ email }, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  expect((await mailsTo(db, email))[0]!.facts.url).toMatch(/^https:\/\/arnhem\.example\//)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://arnhem.example/',
  'https://arnhem.example@evil.example',
  'https://arnhem.example.evil.example',
  'https://x:y@arnhem.example/',
])('a redirect to %s is refused', async (redirect_url) => {
  const answer = await ask({ email: 'nobody@example.nl', redirect_url })
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { success: false, errors: [`Redirect to '${redirect_url}' not allowed.`], code: 'redirect_not_allowed' },
  ])
  expect((await open({ reset_password_token: 'x', redirect_url })).statusCode).toBe(422)
})

test('own hosts and configured clients are allowed', async () => {
  for (const redirect_url of ['https://arnhem.example/auth/reset?x=1', 'https://client.example/#/reset', '/auth/reset'])
    expect((await ask({ email: 'nobody@example.nl', redirect_url })).statusCode).toBe(200)
})

test('without an address it is 422', async () => {
  const answer = await ask({ email: '' })
  expect([answer.statusCode, answer.json().errors]).toEqual([422, ['You must provide an email address.']])
})

test('the link leads to the page with the token and a reset session under all their names, before the fragment', async () => {
  const { email } = await addPerson(house)
  const token = await resetToken(email)
  const answer = await open({ reset_password_token: token, redirect_url: 'https://client.example/app?a=b#/reset' })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  const to = new URL(answer.headers.location!)
  expect(to.href.startsWith('https://client.example/app?a=b&')).toBe(true)
  expect(to.hash).toBe('#/reset')
  const query = Object.fromEntries(to.searchParams)
  expect(query).toMatchObject({
    reset_password_token: token,
    reset_password: 'true',
    uid: email,
    token: query['access-token'],
    client_id: query.client,
    config: 'default',
  })
  expect(query.expiry).toMatch(/^\d{10}$/)
  expect(hasSessionHeaders(answer)).toBe(false)
})

test('scanners may open the link: it is not used up, but five sessions are enough', async () => {
  const { email } = await addPerson(house)
  const token = await resetToken(email)
  const trios = []
  for (let round = 0; round < 6; round += 1) trios.push(new URL((await open({ reset_password_token: token })).headers.location!).searchParams.has('client'))
  expect(trios).toEqual([true, true, true, true, true, false])
  expect((await put({ ...both(next), reset_password_token: token })).statusCode).toBe(200)
})

test('a bad, old or voided link leads to asking for a new one', async () => {
  const { email } = await addPerson(house)
  const older = await resetToken(email)
  const newer = await resetToken(email)
  for (const token of ['', 'x', older]) expect((await open({ reset_password_token: token })).headers.location).toBe('/auth/recover?error=reset_token_invalid')
  expect((await open({ reset_password_token: newer })).headers.location).toContain('client=')
})

test('by token: a new password, no tokens in the answer, signed out everywhere, confirmed, a mail', async () => {
  const { email, id } = await addPerson(house, { status: 'invited' })
  await db.onPlatform(async (tx) => await people(tx).updateTable('users').set({ status: 'active', confirmed_at: null }).where('id', '=', id).execute())
  const person = await addPerson(house)
  const tokenHeaders = tokenHeadersOf(await signIn(person.email))
  const token = await resetToken(person.email)
  const answer = await put({ ...both(next), reset_password_token: token }, tokenHeaders)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ success: true, data: { uid: person.email }, message: 'Your password has been successfully updated.' })
  expect(hasSessionHeaders(answer)).toBe(false)
  expect(await validate(tokenHeaders)).toBe(401)
  expect((await signIn(person.email, next)).statusCode).toBe(200)
  expect((await mailsTo(db, person.email)).map((mail) => mail.kind)).toContain('account.password_changed')

  expect((await put({ ...both(next), reset_password_token: await resetToken(email) })).json().data.status).toBe('active')
  expect((await signIn(email, next)).statusCode).toBe(200)
})

test('camelCase bodies work as well', async () => {
  const { email } = await addPerson(house)
  const resetPasswordToken = await resetToken(email)
  expect((await put({ password: next, passwordConfirmation: next, resetPasswordToken })).statusCode).toBe(200)
})

test('a token works once, also when it is used twice at once', async () => {
  const { email } = await addPerson(house)
  const token = await resetToken(email)
  const answers = await Promise.all([1, 2, 3].map(async () => await put({ ...both(next), reset_password_token: token })))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401, 401])
  expect(answers.find((answer) => answer.statusCode === 401)!.json()).toMatchObject({ success: false, code: 'reset_token_invalid' })
})

test('a refused password does not use the token up, and says why in both shapes', async () => {
  const { email } = await addPerson(house)
  const token = await resetToken(email)
  const short = await put({ ...both('kort'), reset_password_token: token })
  expect(short.statusCode).toBe(422)
  expect(short.json()).toMatchObject({
    success: false,
    errors: { password: ['is too short (minimum is 12 characters)'], full_messages: ['Password is too short (minimum is 12 characters)'] },
  })
  const differs = await put({ password: next, password_confirmation: 'other', reset_password_token: token })
  expect(Object.keys(differs.json().errors)).toEqual(['password_confirmation', 'full_messages'])
  const missing = await put({ reset_password_token: token })
  expect([missing.statusCode, missing.json().errors]).toEqual([422, ["You must fill out the fields labeled 'Password' and 'Password confirmation'."]])
  expect((await put({ ...both(next), reset_password_token: token })).statusCode).toBe(200)
})

test('without a trio or a token it is 401 in the words of the specification', async () => {
  const answer = await put(both(next), { 'accept-language': 'nl' })
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { success: false, errors: ['You must provide either the uid, client and accessToken or the resetPasswordToken'], code: 'missing_credentials' },
  ])
})

test('by reset session: no current password, the answer has a new token, the session is a normal one, others end', async () => {
  const { email } = await addPerson(house)
  const other = tokenHeadersOf(await signIn(email))
  const { searchParams } = new URL((await open({ reset_password_token: await resetToken(email) })).headers.location!)
  const tokenHeaders = { 'access-token': searchParams.get('access-token')!, client: searchParams.get('client')!, uid: searchParams.get('uid')! }
  const answer = await put(both(next), tokenHeaders)
  expect(answer.statusCode).toBe(200)
  expect(hasSessionHeaders(answer)).toBe(true)
  expect(answer.headers['access-token']).not.toBe(tokenHeaders['access-token'])
  expect(answer.headers.client).toBe(tokenHeaders.client)
  expect(await validate(tokenHeaders)).toBe(401)
  expect(await validate(other)).toBe(401)
  expect((await app.inject({ url: '/api/v1/whoami', headers: { host, ...tokenHeadersOf(answer) } })).json().userId).toBeTruthy()
})

test('the link may be opened at another center: its token counts, though the session it brought does not fit there', async () => {
  const { email } = await addPerson(house)
  const away = { host: 'oldebroek.example' }
  await ask({ email }, away)
  const token = await tokenFrom(db, email, 'account.reset', 'reset_password_token')
  const { searchParams } = new URL((await open({ reset_password_token: token })).headers.location!)
  const tokenHeaders = { 'access-token': searchParams.get('access-token')!, client: searchParams.get('client')!, uid: searchParams.get('uid')! }
  expect((await put(both(next), { ...tokenHeaders, ...away })).statusMessage).toBe('wrong center')
  expect((await put({ ...both(next), reset_password_token: token }, { ...tokenHeaders, ...away })).statusCode).toBe(200)
})

test('an impersonating session changes no password', async () => {
  const person = await addPerson(house)
  const admin = await addPerson(house, { roles: ['center_admin'] })
  const { session } = await actorOf(house, person, { kind: 'impersonation', impersonator: { id: admin.id, name: 'x' }, now: clock.now() })
  const answer = await put(both(next), { 'access-token': session!.token, client: session!.client, uid: session!.uid })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden_while_impersonating'])
})

test('PUT /auth with a reset token is the same call', async () => {
  const { email } = await addPerson(house)
  expect((await put({ ...both(next), reset_password_token: await resetToken(email) }, {}, '/auth')).json().message).toBe(
    'Your password has been successfully updated.',
  )
})

test('by session: freely within a quarter of an hour, then with the current password', async () => {
  const { email } = await addPerson(house)
  const first = await put(both(next), tokenHeadersOf(await signIn(email)))
  expect(first.statusCode).toBe(200)
  const tokenHeaders = tokenHeadersOf(first)
  clock.advance(16 * 60_000)
  const missing = await put(both(password), tokenHeaders)
  expect([missing.statusCode, missing.json().errors.current_password]).toEqual([422, ["can't be blank"]])
  expect((await put({ ...both(password), current_password: 'wrong' }, tokenHeaders)).json().errors.current_password).toEqual(['is invalid'])
  expect((await put({ ...both(password), current_password: next }, tokenHeaders)).statusCode).toBe(200)
})

test('a reset link is over after six hours', async () => {
  const { email } = await addPerson(house)
  const token = await resetToken(email)
  clock.advance(6 * 3_600_000 + 1000)
  expect((await put({ ...both(next), reset_password_token: token })).statusCode).toBe(401)
})
