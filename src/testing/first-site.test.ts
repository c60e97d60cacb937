import { credentialCookies } from '#kernel/http/credential-cookies.ts'
import { rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { Product } from './faults/product.ts'

// From an empty database to two towns, as README's Deploy section says: two processes in production, behind a proxy, and `npm run setup`.
const folder = scratchFolder()
const sink = await startMailSink()
const env = { NODE_ENV: 'production', MAIL_FROM: 'Buurt <noreply@ede.example>', TRUST_PROXY: '1', LOG_LEVEL: 'error', SMTP_URL: sink.url }
const first = await Product.in(folder, sink.url, { rateLimits: true, watched: true, env })
const second = await Product.in(folder, sink.url, { rateLimits: true, env })
afterAll(async () => {
  await second.stop()
  await first.stop()
  await sink.close()
  rmSync(folder, { recursive: true, force: true })
})

const ede = 'vrijwilligers.ede.example'
const barneveld = 'samen.barneveld.example'
const person = { email: 'anja@ede.example', 'first-name': 'Anja', 'last-name': 'de Wit' }
const answers = { town: 'Ede', center: 'Vrijwilligers Ede', origin: `https://${ede}`, ...person }

/** Runs `npm run setup`, as somebody who answers no questions. */
async function setUp(flags: Record<string, string>) {
  const { code, text } = await first.run(
    'scripts/setup.ts',
    Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
  )
  return { code, text, link: /^https:\S+$/m.exec(text)?.[0] }
}

type Answer = { status: number; headers: Record<string, unknown>; text: string }
let visitors = 0

/** As the proxy passes it on, each time for another visitor. */
async function ask(
  product: Product,
  host: string,
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: object; headers?: object } = {},
) {
  visitors += 1
  const sent = body && JSON.stringify(body)
  const proxied = { host, 'x-forwarded-proto': 'https', 'x-forwarded-host': host, 'x-forwarded-for': `10.1.${(visitors >> 8) % 256}.${visitors % 256}` }
  return await new Promise<Answer>((resolve, reject) => {
    const call = request(
      {
        port: new URL(product.origin).port,
        path,
        method,
        headers: { ...proxied, ...(sent ? { 'content-type': 'application/json' } : { accept: 'text/html' }), ...headers },
      },
      (answer) => {
        let text = ''
        answer.on('data', (piece) => (text += String(piece)))
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }))
      },
    )
    call.on('error', reject)
    call.end(sent)
  })
}

async function untilServed(product: Product, host: string): Promise<Answer> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    const answer = await ask(product, host, '/')
    if (answer.status === 200) return answer
    await sleep(50)
  }
  throw new Error(`${host} is not served after a minute.`)
}

/** Follows the link as the page does: it asks for a password, which then signs in. @returns the names of the person's organizations */
async function comeIn(link: string, email: string): Promise<string[]> {
  const { host, pathname, search, searchParams } = new URL(link)
  const page = await ask(first, host, pathname + search)
  expect(page.status).toBe(200)
  expect(page.text.includes('Ja, dit is mijn adres')).toBe(true)
  const confirmed = await ask(first, host, '/api/v1/confirm', { method: 'POST', body: { confirmation_token: searchParams.get('confirmation_token') } })
  const { resetPasswordToken: token, passwordRequired } = JSON.parse(confirmed.text).meta
  expect([confirmed.status, passwordRequired]).toEqual([200, true])
  const password = 'een rustige middag in mei'
  const chosen = await ask(first, host, '/auth/password', {
    method: 'PUT',
    body: { reset_password_token: token, password, password_confirmation: password },
  })
  expect([chosen.status, chosen.text]).toEqual([200, chosen.text])
  const session = await ask(second, host, '/auth/sign_in', { method: 'POST', body: { email, password } })
  expect([session.status, session.text]).toEqual([200, session.text])
  const headers = Object.fromEntries(credentialCookies.map((name) => [name, String(session.headers[name])]))
  return JSON.parse((await ask(second, host, '/api/v1/current_organizations', { headers: { ...headers, accept: 'application/json' } })).text).data.map(
    (one: { attributes: { name: string } }) => one.attributes.name,
  )
}

test('an empty database becomes a site by one command, the second time with the same end', { timeout: 240_000 }, async () => {
  await first.start()
  await second.start()
  expect(first.output).toContain('npm run setup')
  for (const product of [first, second]) {
    const { status, headers, text } = await ask(product, ede, '/')
    expect([status, headers['retry-after']]).toEqual([503, '600'])
    expect(text).toContain('Deze website wordt ingericht')
  }
  await expect.poll(() => first.output, { timeout: 30_000 }).toContain('[useTenant] No tenant found')

  const made = await setUp(answers)
  expect([made.code, made.text]).toEqual([0, made.text])
  for (const product of [first, second]) {
    expect((await untilServed(product, ede)).text).toContain('Vrijwilligers Ede')
    const elsewhere = await ask(product, 'elders.example', '/')
    expect(elsewhere.status).toBe(400)
    expect(elsewhere.text).not.toMatch(/Ede|ede\.example/)
  }

  const again = await setUp(answers)
  expect(again.code).toBe(0)
  expect(again.text).toContain('exists already')
  expect(again.link).not.toBe(made.link)
  const counted = `select (select count(*)::int from tenants) as tenants, (select count(*)::int from volunteer_centers) as centers,
    (select count(*)::int from users) as people, (select count(*)::int from user_roles) as roles, (select count(*)::int from tenant_hosts) as hosts,
    (select count(*)::int from organizations) as organizations`
  expect(await first.look(counted)).toEqual([{ tenants: 1, centers: 1, people: 1, roles: 1, hosts: 1, organizations: 1 }])
  await expect
    .poll(() => sink.received.map(({ to, text }) => [to, text.includes(`https://${ede}/confirm`)]), { timeout: 60_000 })
    .toEqual([['anja@ede.example', true]])

  // What staff do for the center itself they do for its own organization.
  expect(await comeIn(again.link!, 'anja@ede.example')).toEqual(['Vrijwilligers Ede'])
  const third = await setUp(answers)
  expect([third.code, third.link, third.text.includes('is here already')]).toEqual([0, undefined, true])
  expect(await first.look(counted)).toEqual([{ tenants: 1, centers: 1, people: 1, roles: 1, hosts: 1, organizations: 1 }])
})

test('what is wrong is told at once, each at its name, and nothing of it is made', { timeout: 120_000 }, async () => {
  const file = join(folder, 'town.json')
  writeFileSync(
    file,
    JSON.stringify({ town: 'Hengelo', origin: `http://${ede}`, kind: 'dorp', email: 'anja@ede.example', firstName: 'Anja', role: 'volunteer' }),
  )
  const { code, text } = await setUp({ file })
  expect(code).toBe(65)
  expect([...text.matchAll(/^ {2}- (--[\w-]+):/gm)].map(([, name]) => name).sort()).toEqual(['--center', '--email', '--kind', '--origin', '--role', '--town'])
  expect(await first.look(`select key from tenants`)).toEqual([{ key: 'ede' }])
})

test('a second town is added while the first is asked without a pause: no request fails', { timeout: 240_000 }, async () => {
  let isAsked = true
  const failed: number[] = []
  let answered = 0
  const asking = [first, second].flatMap((product) =>
    ['/', '/vacancies/search', '/signup'].map(async (path) => {
      while (isAsked) {
        const { status } = await ask(product, ede, path)
        answered += 1
        if (status !== 200) failed.push(status)
      }
    }),
  )
  const admin = { email: 'bas@barneveld.example', 'first-name': 'Bas', 'last-name': 'Kok', role: 'super_admin' }
  const made = await setUp({ town: 'Barneveld', center: 'Samen Barneveld', kind: 'participation', origin: `https://${barneveld}`, ...admin })
  for (const product of [first, second]) expect((await untilServed(product, barneveld)).text).toContain('Samen Barneveld')
  isAsked = false
  await Promise.all(asking)
  expect([made.code, failed]).toEqual([0, []])
  expect(answered).toBeGreaterThan(10)
  await comeIn(made.link!, 'bas@barneveld.example')
})
