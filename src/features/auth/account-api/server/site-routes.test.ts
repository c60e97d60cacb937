import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as } = await startTestApp({ rateLimits: true })

test('everybody can see which sites there are, and which one they look at', async () => {
  const { status, body } = await get('/api/v1/sites', { host: 'oldebroek.localhost' })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.meta.home).toBeUndefined()
  const here = body.meta.sites.filter((site: any) => site.current)
  expect(here).toHaveLength(1)
  expect(here[0].origin).toMatch(/^http:\/\/oldebroek\.localhost/)
})

test('who is signed in at the wrong website is shown the way home', async () => {
  const { status, body } = await get('/api/v1/sites', { host: 'oldebroek.localhost', headers: await as('lid@demo.example') })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.meta.home.origin).toMatch(/^http:\/\/demo\.localhost/)
})

test('without a session the password tells where an account belongs, and nothing else does', async () => {
  const ask = async (email: string, password: string) => await call('POST', '/api/v1/home_site', { host: 'oldebroek.localhost', body: { email, password } })
  expect((await ask('lid@demo.example', 'samen-voor-de-buurt')).body.meta.home.origin).toMatch(/^http:\/\/demo\.localhost/)
  const wrong = await ask('lid@demo.example', 'verkeerd wachtwoord')
  const unknown = await ask('niemand@demo.example', 'verkeerd wachtwoord')
  expect([wrong.status, wrong.body.errors[0].code]).toEqual([401, 'bad_credentials'])
  expect([unknown.status, unknown.body.errors[0].code]).toEqual([401, 'bad_credentials'])
})

test('guessing here counts with the guesses at the sign-in', async () => {
  const email = 'beheerder@demo.example'
  for (let i = 0; i < 5; i += 1) await call('POST', '/api/v1/home_site', { body: { email, password: `guess number ${i}` } })
  expect((await call('POST', '/auth/sign_in', { body: { email, password: 'samen-voor-de-buurt' } })).status).toBe(429)
})
