import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { mailsTo, tokenFrom } from '#features/auth/server/testing.ts'

const { call, get, as, db } = await startTestApp()
const password = 'een fiets in de regen'
const inPlatform = async <Row>(statement: ReturnType<typeof sql<Row>>) => await db.onPlatform(async (tx) => (await statement.execute(tx)).rows)

let made = 0
/** Signs up from a browser that keeps a secret and sends its digest. */
async function signedUp(attributes: Record<string, unknown> = {}) {
  const email = `samira${(made += 1)}@example.nl`
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const body = { email, first_name: 'Samira', last_name: 'B', password, terms_accepted: true, sign_in_challenge: challenge, ...attributes }
  const answer = await call('POST', '/api/v1/users', { body })
  return { email, verifier, challenge, userId: answer.body.data.id as string, answer }
}
const confirm = async (email: string) =>
  await call('POST', '/api/v1/confirm', { body: { confirmation_token: await tokenFrom(db, email, 'account.confirm', 'confirmation_token') } })
const goOn = async (userId: string, verifier: string, host = 'demo.localhost') =>
  await call('POST', '/api/v1/sign_in_after_confirmation', { host, body: { user_id: userId, sign_in_verifier: verifier } })

test('Samira confirms in the browser she signed up with, and is signed in there, once', async () => {
  const { email, verifier, userId, answer } = await signedUp()
  expect(answer.headers['access-token']).toBeUndefined()
  const confirmed = await confirm(email)
  expect([confirmed.status, confirmed.headers['access-token']]).toEqual([200, undefined])
  const first = await goOn(userId, verifier)
  expect([first.status, first.body.data.id]).toEqual([200, userId])
  const session = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(first.headers[name])]))
  expect((await get('/api/v1/current_user', { headers: session })).body.data.id).toBe(userId)
  const again = await goOn(userId, verifier)
  expect([again.status, again.body.errors[0].code, again.headers['access-token']]).toEqual([401, 'invalid_token', undefined])
})

test('before the address is confirmed the secret opens nothing, and is not used up', async () => {
  const { email, verifier, userId } = await signedUp()
  expect((await goOn(userId, verifier)).status).toBe(401)
  await confirm(email)
  expect((await goOn(userId, verifier)).status).toBe(200)
})

test('it opens the account that was made there, and no other; not at another website, and not what was left for it', async () => {
  const [samira, noor] = [await signedUp(), await signedUp()]
  await confirm(samira.email)
  await confirm(noor.email)
  expect((await goOn(noor.userId, samira.verifier)).status).toBe(401)
  expect((await goOn(samira.userId, samira.verifier, 'oldebroek.localhost')).status).toBe(401)
  expect((await goOn(samira.userId, samira.challenge)).status).toBe(401)
  expect((await goOn(samira.userId, '')).status).toBe(401)
  expect((await goOn('', samira.verifier)).status).toBe(401)
  expect((await goOn(samira.userId, samira.verifier)).status).toBe(200)
})

test('of two tabs at once one is signed in', async () => {
  const { email, verifier, userId } = await signedUp()
  await confirm(email)
  const answers = await Promise.all([goOn(userId, verifier), goOn(userId, verifier)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('neither the mail nor the database knows the secret, and it ends with the link of the mail', async () => {
  const { email, verifier, challenge, userId } = await signedUp()
  expect(JSON.stringify(await mailsTo(db, email))).not.toMatch(new RegExp(`${verifier}|${challenge}`))
  const rows = await inPlatform(sql<{ row: string; days: string }>`
    select user_tokens::text as row, extract(epoch from expires_at - created_at) / 86400 as days from user_tokens where user_id = ${userId}`)
  expect(rows.map(({ row }) => row).join()).not.toContain(verifier)
  expect(rows.map(({ days }) => Number(days))).toEqual([7, 7])
  await confirm(email)
  await inPlatform(sql`update user_tokens set expires_at = now() - interval '1 second' where user_id = ${userId}`)
  expect((await goOn(userId, verifier)).status).toBe(401)
})

test('whatever ends the sessions of an account ends this one before it began', async () => {
  const { email, verifier, userId } = await signedUp()
  await confirm(email)
  await call('POST', '/auth/password', { body: { email } })
  const token = await tokenFrom(db, email, 'account.reset', 'reset_password_token')
  await call('PUT', '/auth/password', {
    body: { password: 'twee fietsen in de zon', password_confirmation: 'twee fietsen in de zon', reset_password_token: token },
  })
  expect((await goOn(userId, verifier)).status).toBe(401)
  await as(email, 'demo.localhost', 'twee fietsen in de zon')
})

test('whoever signed up with an address that is then invited is not signed in when its reader accepts', async () => {
  const { email, verifier, userId } = await signedUp()
  const admin = await as('centerbeheerder@demo.example')
  await call('POST', '/api/v1/users', { headers: admin, body: { email, first_name: 'Samira', last_name: 'B', role_name: 'editor' } })
  const token = await tokenFrom(db, email, 'account.invite', 'confirmation_token')
  expect((await call('POST', '/api/v1/confirm', { body: { confirmation_token: token } })).status).toBe(200)
  expect((await goOn(userId, verifier)).status).toBe(401)
})

test('an account that is switched off or gone is not opened', async () => {
  for (const status of ['inactive', 'archived']) {
    const { email, verifier, userId } = await signedUp()
    await confirm(email)
    await inPlatform(sql`update users set status = ${status} where id = ${userId}`)
    expect((await goOn(userId, verifier)).status, status).toBe(401)
  }
})

test('a digest that is none, or that somebody left before, is as good as none', async () => {
  for (const sign_in_challenge of ['x', 'A'.repeat(43), 'A'.repeat(43), `${'A'.repeat(42)}\u0000`])
    expect((await signedUp({ sign_in_challenge })).answer.status).toBe(201)
})
