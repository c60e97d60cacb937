import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { processInactiveUsers } from '#features/users/privacy/server/inactive-users.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { updateUser } from '#features/users/account/server/update-user.ts'
import { sweepAccounts } from '#features/auth/server/jobs.ts'
import { actorOf, addPerson, at, authApp, buildHouse, hasSessionHeaders, mailsTo, password, tokenFrom } from '#features/auth/server/testing.ts'

const db = await freshDatabase()
const house = await buildHouse(db)
const app = await authApp(house)
const host = 'arnhem.example'
afterAll(() => app.close())
const day = 86_400_000
const next = 'een heel nieuwe zin'
const both = { password: next, password_confirmation: next }

const post = async (url: string, payload: object) => await app.inject({ method: 'POST', url, payload, headers: { host } })
const put = async (payload: object, headers: Record<string, string> = {}) =>
  await app.inject({ method: 'PUT', url: '/auth/password', payload, headers: { host, ...headers } })
const signIn = async (email: string, words: string) => (await post('/auth/sign_in', { email, password: words })).statusCode
const accountOf = async (id: string) =>
  await db.onPlatform(async (tx) => await people(tx).selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const set = async (id: string, values: { created_at?: Date; last_seen_at?: Date; confirmed_at?: Date }) =>
  await db.onPlatform(async (tx) => await people(tx).updateTable('users').set(values).where('id', '=', id).execute())

/** Somebody who was made inactive after long silence, and asks for the mail. */
async function silentPerson() {
  const person = await addPerson(house)
  const longAgo = new Date(Date.now() - 400 * day)
  await set(person.id, { created_at: longAgo, confirmed_at: longAgo, last_seen_at: longAgo })
  await processInactiveUsers(db, new Date())
  expect((await accountOf(person.id)).status).toBe('inactive')
  expect(await signIn(person.email, password)).toBe(403)
  await post('/auth/password', { email: person.email })
  return person
}

test('whoever was switched off comes back by the link of the mail, and stays', async () => {
  const { id, email } = await silentPerson()
  expect((await mailsTo(db, email)).map(({ kind }) => kind)).toEqual(['account.silent_off', 'account.reset'])
  const token = await tokenFrom(db, email, 'account.reset', 'reset_password_token')
  expect((await put({ ...both, reset_password_token: token })).statusCode).toBe(200)
  expect((await accountOf(id)).status).toBe('active')
  await processInactiveUsers(db, new Date(Date.now() + day))
  expect(await signIn(email, next)).toBe(200)
})

test('and by the session that the link opens, which is good for nothing else', async () => {
  const { id, email } = await silentPerson()
  const token = await tokenFrom(db, email, 'account.reset', 'reset_password_token')
  const { location } = (await app.inject({ url: `/auth/password/edit?reset_password_token=${token}`, headers: { host } })).headers
  const query = new URL(String(location)).searchParams
  const tokenHeaders = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, query.get(name)!]))
  expect((await app.inject({ url: '/api/v1/whoami', headers: { host, ...tokenHeaders } })).statusCode).toBe(403)
  expect((await accountOf(id)).status).toBe('inactive')
  const answer = await put(both, tokenHeaders)
  expect(answer.statusCode).toBe(200)
  expect(hasSessionHeaders(answer)).toBe(true)
  expect(await accountOf(id)).toMatchObject({ status: 'active' })
})

test('asking for the mail tells nobody whether an account is on, off or not there', async () => {
  const [on, off] = [await addPerson(house), await silentPerson()]
  const answers = await Promise.all([on.email, off.email, 'nobody@example.nl'].map(async (email) => (await post('/auth/password', { email })).body))
  expect(new Set(answers).size).toBe(1)
})

test('whom the center switched on again is not switched off for the same silence', async () => {
  const { id } = await silentPerson()
  const coordinator = await actorOf(house, await addPerson(house, { roles: ['coordinator'] }))
  await updateUser(db, at(house), coordinator, id, { status: 'active' })
  await processInactiveUsers(db, new Date(Date.now() + day))
  expect((await accountOf(id)).status).toBe('active')
})

test('an invitation nobody accepted is archived after thirty days, not sooner', async () => {
  const now = new Date()
  const [over, under] = [await addPerson(house, { status: 'invited' }), await addPerson(house, { status: 'invited' })]
  await set(over.id, { created_at: new Date(now.getTime() - 30 * day - 60_000) })
  await set(under.id, { created_at: new Date(now.getTime() - 30 * day + 60_000) })
  await sweepAccounts(db, now)
  expect((await accountOf(over.id)).status).toBe('archived')
  expect((await accountOf(under.id)).status).toBe('invited')
})

test('when a session ends, the last time it was used stays known', async () => {
  const person = await addPerson(house)
  const session = (await actorOf(house, person)).session!
  const used = new Date(Date.now() + 5 * day)
  await db.onPlatform(async (tx) => await people(tx).updateTable('sessions').set({ last_used_at: used }).where('client', '=', session.client).execute())
  await sweepAccounts(db, new Date(Date.now() + 40 * day))
  expect((await accountOf(person.id)).last_seen_at).toEqual(used)
})
