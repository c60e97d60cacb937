import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { mailsTo } from '#features/auth/server/testing.ts'
import { buildApp } from '#src/server/app.ts'
import { id, password, twoTowns } from '#src/testing/two-towns.ts'

const { config, ...db } = await freshDatabase(twoTowns)
const app = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'error' }, db })
afterAll(async () => await app.close())
const host = 'demo.localhost'

test('who is offered a role reads what accepting means, presses once, and is told what they are now', async () => {
  const email = 'beheerder@demo.example'
  const { headers } = await app.inject({ method: 'POST', url: '/auth/sign_in', headers: { host }, payload: { email, password } })
  const johan = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(headers[name])]))
  const attributes = { email: 'vrijwilliger@demo.example', role_name: 'member', organization_id: id.school('demo') }
  const invited = await app.inject({ method: 'POST', url: '/api/v1/users', headers: { host, ...johan }, payload: { data: { type: 'users', attributes } } })
  expect(invited.statusCode).toBe(200)

  const [mail] = await mailsTo(db, 'vrijwilliger@demo.example')
  const link = new URL(mail!.facts.url!)
  const page = await app.inject({ url: `${link.pathname}${link.search}`, headers: { host, accept: 'text/html' } })
  expect(page.payload).toContain('Uitnodiging aannemen')
  expect(page.payload).toContain('Ja, ik doe mee')
  // Reading does nothing, because mail scanners read the link too.
  const token = link.searchParams.get('confirmation_token')!
  const accept = async () =>
    await app.inject({
      method: 'POST',
      url: `${link.pathname}${link.search}`,
      headers: { host, accept: 'text/html', origin: link.origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token }).toString(),
    })
  for (const answer of [await accept(), await accept()]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain('Je bent nu lid bij De Brug.')
  }
})
