import { sql } from 'kysely'
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

/** A browser of somebody who is not signed in: keeps its cookies. */
function browser() {
  const cookies = new Map<string, string>()
  return {
    cookies,
    post: async (path: string, form: Record<string, string>) => {
      const answer = await app.inject({
        method: 'POST',
        url: path,
        headers: {
          host,
          accept: 'text/html',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        payload: new URLSearchParams(form).toString(),
      })
      for (const { name, value } of answer.cookies) cookies.set(name, encodeURIComponent(value))
      return answer
    },
  }
}

/** Writes to a vacancy and signs up; returns the link of the mail. */
async function writeAndSignUp(who: ReturnType<typeof browser>, email: string): Promise<URL> {
  const written = await who.post(`/vacancies/${id.gardening('demo')}`, { motivation: 'Ik heb groene vingers.', consent_share: 'on' })
  expect(written.headers.location).toMatch(/^\/signup\?redirect=/)
  const form = { firstName: 'Sem', lastName: 'de Wit', email, password, termsAccepted: 'on' }
  expect((await who.post(written.headers.location as string, form)).headers.location).toBe('/signup/success')
  const [mail] = await mailsTo(db, email)
  return new URL(mail!.facts.url!)
}
const confirmIn = async (who: ReturnType<typeof browser>, link: URL) =>
  await who.post(link.pathname + link.search, { token: link.searchParams.get('confirmation_token')!, redirect: link.searchParams.get('redirect') ?? '' })
const applications = async () =>
  (await db.read(id.center('demo'), [{ text: 'select motivation from applications where user_id is not null order by id', values: [] }]))[0]!.flat()

test('confirming in the browser that wrote it sends the application, by that press', async () => {
  const sem = browser()
  const before = (await applications()).length
  const link = await writeAndSignUp(sem, 'sem@nieuw.example')
  const page = await app.inject({
    url: link.pathname + link.search,
    headers: { host, accept: 'text/html', cookie: [...sem.cookies].map((one) => one.join('=')).join('; ') },
  })
  expect(page.payload).toContain('We versturen dan ook meteen je bericht.')
  expect(await applications()).toHaveLength(before)
  const answer = await confirmIn(sem, link)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/applications\/[\da-f-]{36}$/)])
  expect((await applications()).slice(before)).toEqual(['Ik heb groene vingers.'])
  expect(sem.cookies.get('draft')).toBe('')
})

test('in another browser, and where the vacancy was closed meanwhile, the press stays', async () => {
  const written = browser()
  const before = (await applications()).length
  const link = await writeAndSignUp(written, 'mail@elders.example')
  const elsewhere = await confirmIn(browser(), link)
  expect(elsewhere.headers.location).toMatch(/^\/auth\/login-1\?confirmed=true&redirect=/)

  const late = browser()
  const other = await writeAndSignUp(late, 'te@laat.example')
  await db.inCenter(id.center('demo'), async (tx) => void (await sql`update vacancies set status = 'closed' where id = ${id.gardening('demo')}`.execute(tx)))
  const answer = await confirmIn(late, other)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/vacancies/${id.gardening('demo')}#reageren`])
  expect(await applications()).toHaveLength(before)
})
