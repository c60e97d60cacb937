import { beforeAll, expect, test } from 'vitest'
import { JSDOM } from 'jsdom'
import { apiReferenceWords as words } from '#features/api-reference/words.ts'
import { resolveHere } from '#features/api-reference/web/resolve-here.ts'
import { type Description, withEmptyValues } from '#features/api-reference/web/with-empty-values.ts'
import { Centers } from '#features/tenancy/server/centers.ts'
import { demoPassword } from '#src/seed/demo.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { app, get, call, as, db } = await startTestApp({ template: demoTemplate, pages: true })
const address = '/volunteerly/api'
const people = ['vrijwilliger', 'lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder'] as const

async function cookieOf(who: string, tenant: string): Promise<string> {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/auth/sign_in',
    headers: { host: `${tenant}.localhost`, 'content-type': 'application/json' },
    payload: { email: who === 'platform' ? 'platform@demo.example' : `${who}@${tenant}.example`, password: demoPassword },
  })
  expect([who, statusCode]).toEqual([who, 200])
  return ['access-token', 'client', 'uid'].map((name) => `${name}=${encodeURIComponent(String(headers[name]))}`).join('; ')
}

const open = async (tenant: string, cookie: string, url = address) => {
  const { statusCode, headers, payload } = await app.inject({ url, headers: { host: `${tenant}.localhost`, accept: 'text/html', cookie } })
  const { document } = new JSDOM(statusCode === 200 ? payload : '').window
  return { status: statusCode, to: headers.location, policy: String(headers['content-security-policy']), document }
}
const cookies: Record<string, string> = {}
beforeAll(async () => {
  for (const who of [...people, 'platform']) cookies[who] = await cookieOf(who, 'demo')
}, 120_000)

test('whoever is signed in may read it; anybody else signs in first, and comes back', async () => {
  for (const who of [...people, 'platform']) {
    const { status, document } = await open('demo', cookies[who]!)
    expect([who, status, document.querySelector('h1')?.textContent]).toEqual([who, 200, words.title.nl])
  }
  const { status, to } = await open('demo', '')
  expect([status, to]).toEqual([302, expect.stringMatching(/^\/auth\/login-1\?redirect=%2Fvolunteerly%2Fapi/)])
})

test('the library needs nothing that other pages may not do: the policy is theirs, and all that is loaded is of the site', async () => {
  const withoutNonce = (policy: string) => policy.replace(/'nonce-[\w-]+'/, "'nonce'")
  const [{ policy, document }, other] = [await open('demo', cookies['coordinator']!), await open('demo', cookies['coordinator']!, '/dashboard')]
  expect(withoutNonce(policy)).toBe(withoutNonce(other.policy))
  expect(policy).toMatch(/default-src 'none'; script-src 'self' 'nonce-[\w-]+'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self';/)
  const loaded = [...document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload], img')]
  for (const one of loaded) expect(one.getAttribute('src') ?? one.getAttribute('href')).toMatch(/^\/(?!\/)/)
  // The library comes with the element, in the browser; the page names none of its files.
  expect(loaded.filter((one) => /draw-reference/.test(one.outerHTML))).toEqual([])
})

test('calls are made at the demo site alone; another site leads there, and one that is closed is none', async () => {
  const here = (await open('demo', cookies['lid']!)).document
  expect(here.querySelector('api-reference')!.hasAttribute('with-calls')).toBe(true)
  expect(here.body.textContent).toContain(words.tryHere.nl)
  const own = await cookieOf('lid', 'oldebroek')
  const there = (await open('oldebroek', own)).document
  expect(there.querySelector('api-reference')!.hasAttribute('with-calls')).toBe(false)
  expect([...there.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toEqual([
    'http://demo.localhost:3000/volunteerly/api',
    '/openapi.json',
  ])
  const platform = await as('platform@demo.example', 'oldebroek.localhost')
  const suspended = await call('PUT', '/api/v1/tenants/demo/suspend', { host: 'oldebroek.localhost', headers: platform })
  expect(suspended.status).toBe(200)
  const centers = new Centers(db, { production: false, port: 3000, tenantOrigins: {}, regionHost: null })
  await centers.load()
  expect(centers.demoOrigin, 'a site that is closed is none to try calls at').toBeNull()
})

test('every call of the API can be drawn: what it refers to is written out, and no filter begins with a value', async () => {
  const { body } = await get('/openapi.json', { host: 'demo.localhost' })
  const description = withEmptyValues(body as Description)
  const paths = description.paths as Record<string, Record<string, { parameters?: object[] }>>
  let longest = 0
  for (const [path, operations] of Object.entries(paths))
    for (const method of Object.keys(operations)) {
      const { spec, errors } = await resolveHere(description, ['paths', path, method])
      const written = JSON.stringify(spec)
      expect([method, path, errors, written.includes('"$ref"')]).toEqual([method, path, [], false])
      longest = Math.max(longest, written.length)
    }
  // More than this holds the page up while it is drawn.
  expect(longest).toBeLessThan(1_000_000)
  const list = (await resolveHere(description, ['paths', '/api/v1/vacancies', 'get'])).spec as { parameters: { name: string; schema: { example?: unknown } }[] }
  const examples = Object.fromEntries(list.parameters.map(({ name, schema }) => [name, schema.example]))
  expect(examples).toMatchObject({ filter: {}, page: {}, fields: {} })
})

test('a reference that leads to itself is named, and what stands beside a reference wins', async () => {
  const leaf = { $ref: '#/components/schemas/Node', description: 'the first' }
  const description = {
    components: {
      schemas: { Node: { type: 'object', description: 'any', properties: { next: { $ref: '#/components/schemas/Node' } } }, 'a/b~c': { type: 'null' } },
    },
    leaf,
    odd: { $ref: '#/components/schemas/a~1b~0c' },
  }
  expect((await resolveHere(description as Description, ['leaf'])).spec).toEqual({
    type: 'object',
    description: 'the first',
    properties: { next: { type: 'object', description: 'As Node above' } },
  })
  expect((await resolveHere(description as Description, ['odd'])).spec).toEqual({ type: 'null' })
})
