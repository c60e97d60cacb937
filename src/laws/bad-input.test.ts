import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describedCalls, resourceApis } from '#src/server/registered.ts'
import { startTestApp, type Answer } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { app, call, as } = await startTestApp()
await app.ready()

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const routes = app.routeList.filter(
  ({ method, url }) =>
    (url.startsWith('/api/v1') || `${method} ${url}` in describedCalls) &&
    !['/ready', '/health'].includes(url) &&
    !/\/relationships\/|:id\/[a-z]+[A-Z]/.test(url),
) as { method: Method; url: string }[]
const written = routes.filter(({ method }) => method !== 'GET')
const known: Record<string, string> = {
  organizations: id.school('demo'),
  vacancies: id.gardening('demo'),
  users: id.person('demo', 'lid'),
  addresses: id.address('demo'),
}
/** The address with a thing that is there, so that the input is what is wrong. */
const addressOf = (url: string, instead?: string) => url.replace(/:\w+/, instead ?? known[url.split('/')[3]!] ?? id.school('demo'))

/** What makes an answer bad: a defect, or an error that does not say in words what is wrong. */
function fault({ status, text, body }: Answer, what: string): string[] {
  if (status >= 500) return [`${what}: ${status} ${text.slice(0, 200)}`]
  if (status < 400 || text === '') return []
  if (body === undefined) return [`${what}: ${status}, and no JSON: ${text.slice(0, 100)}`]
  const errors: unknown[] = Array.isArray(body.errors) ? body.errors : Object.values(body.errors ?? {}).flat()
  const spoken = errors.every((error) => (typeof error === 'string' ? error.length > 2 : Boolean((error as any).code && (error as any).title)))
  return errors.length > 0 && spoken ? [] : [`${what}: ${status} says nothing: ${text.slice(0, 200)}`]
}

const bodies: [name: string, type: string, body: string | Buffer][] = [
  ['nothing', 'application/json', ''],
  ['no JSON', 'application/json', '{"data":'],
  ['null', 'application/json', 'null'],
  ['a list', 'application/json', '[]'],
  ['a number', 'application/json', '7'],
  ['a text', 'application/json', '"tekst"'],
  ['an empty thing', 'application/json', '{}'],
  ['data that is a list', 'application/json', '{"data":[]}'],
  ['data that is null', 'application/json', '{"data":null}'],
  ['attributes that are a list', 'application/json', '{"data":{"attributes":[]}}'],
  ['relationships that are a text', 'application/json', '{"data":{"relationships":"x"}}'],
  ['a link without an id', 'application/json', '{"data":{"relationships":{"organization":{"data":{}}}}}'],
  [
    'a link to a list',
    'application/json',
    '{"data":{"relationships":{"organization":{"data":[{"type":"x","id":"1"}]},"vacancy":{"data":{"type":"x","id":{"a":1}}}}}}',
  ],
  ['another type', 'application/json', '{"data":{"type":"bananas","attributes":{}}}'],
  ['a type that is a number', 'application/json', '{"data":{"type":7,"id":[]}}'],
  ['ten thousand deep', 'application/json', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['deep in objects', 'application/json', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['a prototype', 'application/json', '{"__proto__":{"admin":true},"data":{"attributes":{"__proto__":{"x":1}}}}'],
  ['a constructor', 'application/json', '{"constructor":{"prototype":{"x":1}}}'],
  [
    'names of what every object has',
    'application/json',
    '{"data":{"attributes":{"toString":"x","hasOwnProperty":1,"valueOf":null},"relationships":{"toString":{"data":null},"__defineGetter__":{"data":{"id":"1"}}}}}',
  ],
  ['bytes that are no text', 'application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['NUL everywhere', 'application/json', nastyValues('\\u0000')],
  ['half letters', 'application/json', nastyValues('\\ud800')],
  ['text turned around', 'application/json', nastyValues("\\u202e=cmd()<b>O'Neill Nguyễn")],
  ['very long texts', 'application/json', nastyValues('x'.repeat(30_000))],
  ['null everywhere', 'application/json', everyAttribute(null)],
  ['lists everywhere', 'application/json', everyAttribute([null, {}, 7, 'x'])],
  ['things everywhere', 'application/json', everyAttribute({ a: { b: [] } })],
  ['things that cannot be told as text everywhere', 'application/json', everyAttribute({ toString: 1 })],
  ['a link to what cannot be told as text', 'application/json', '{"data":{"relationships":{"vacancy":{"data":{"type":"x","id":{"toString":null}}}}}}'],
  ['huge numbers everywhere', 'application/json', everyAttribute(1e308)],
  ['wrong numbers everywhere', 'application/json', everyAttribute(-0.5)],
  ['true everywhere', 'application/json', everyAttribute(true)],
  ['dates that are none', 'application/json', everyAttribute('2027-02-31')],
  ['years far away', 'application/json', everyAttribute('275760-09-13T00:00:00Z')],
  ['an address everywhere', 'application/json', everyAttribute('javascript:alert(1)')],
  [
    'the same twice',
    'application/vnd.api+json',
    '{"data":{"type":"organizations","attributes":{"first_name":"a","firstName":"b","status":"x","status":"approved"}}}',
  ],
  ['strict without data', 'application/vnd.api+json', '{"name":"x"}'],
  ['strict with a parameter', 'application/vnd.api+json; charset=utf-8', '{}'],
  ['strict with an extension', 'application/vnd.api+json; ext="https://example.org"', '{}'],
  ['plain text', 'text/plain', 'hallo'],
  ['a form', 'application/x-www-form-urlencoded', 'email=%00&email=b&password[]=%ff'],
  ['a file', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
  ['no type at all', '', '{}'],
  ['a type that is none', ';;=', '{}'],
]

function nastyValues(json: string): string {
  return everyAttribute('$').replaceAll('"$"', `"${json}"`)
}

/** Every attribute that any resource or call knows, all with one value. */
function everyAttribute(value: unknown): string {
  const names = resourceApis.flatMap(({ resource }) => [
    ...Object.keys(resource.attributes),
    ...Object.values(resource.actions).flatMap((input) => Object.keys(input)),
  ])
  const ofCalls = [
    'email',
    'password',
    'password_confirmation',
    'current_password',
    'reset_password_token',
    'redirect_url',
    'redirect',
    'confirmation_token',
    'role_name',
    'organization_id',
    'user_id',
    'notification_prefs',
    'terms_accepted',
    'reason',
    'answers',
    'uid',
  ]
  const relationships = Object.fromEntries(
    ['organization', 'vacancy', 'address', 'conversation', 'user'].map((name) => [name, { data: { type: name, id: value } }]),
  )
  return JSON.stringify({ data: { attributes: Object.fromEntries([...new Set([...names, ...ofCalls])].map((name) => [name, value])), relationships } })
}

const people = { visitor: {}, 'center admin': await as('centerbeheerder@demo.example') }

describe.each(Object.entries(people))('a %s', (person, credentials) => {
  test.each(bodies)('who sends %s is told what is wrong', { timeout: 60_000 }, async (name, type, payload) => {
    const faults: string[] = []
    for (const { method, url } of written) {
      // Ending the session or the account by a body that is ignored would end the test.
      if (person !== 'visitor' && method === 'DELETE' && /sign_out|\/auth$|sessions|current_user$|users\/:id$|organizations\/:id$/.test(url)) continue
      const answer = await app.inject({
        method,
        url: addressOf(url),
        headers: { host: 'demo.localhost', ...credentials, ...(type && { 'content-type': type }) },
        payload,
      })
      faults.push(
        ...fault(
          { status: answer.statusCode, text: answer.payload, body: jsonOf(answer.payload), headers: answer.headers, reason: answer.statusMessage },
          `${method} ${url} with ${name}`,
        ),
      )
    }
    expect(faults).toEqual([])
  })

  test.each([
    '0',
    '-1',
    '1e9',
    '1.5',
    '9223372036854775808',
    'abc',
    '%00',
    '%ff',
    '..%2f..%2fetc',
    'null',
    'undefined',
    '__proto__',
    "1'%20OR%201=1",
    '%F0%9F%98%80',
    'x'.repeat(290),
    '01930001-0000-7000-8000-00000000000Z',
  ])('who asks for the id %s finds nothing', async (wanted) => {
    const faults: string[] = []
    for (const { method, url } of routes.filter((route) => route.url.includes(':'))) {
      const answer = await call(method, addressOf(url, wanted), {
        headers: credentials,
        ...(method !== 'GET' && { body: { data: { attributes: { role_name: 'member' } } } }),
      })
      faults.push(...fault(answer, `${method} ${url}`), ...(answer.status < 300 ? [`${method} ${url}: ${answer.status}`] : []))
    }
    expect(faults).toEqual([])
  })
})

const strange = [
  '0',
  '-1',
  '1001',
  '1e9',
  'abc',
  '1e15',
  '9007199254740993',
  'NaN',
  'Infinity',
  '',
  ' ',
  '%00',
  '%ff',
  '%E0%A4%A',
  "';drop table users",
  '[]',
  '{}',
  'null',
  '__proto__',
  'constructor',
  'a.b.c.d',
  '..',
  '*',
  '%25',
  '1,2,3',
  'x'.repeat(5000),
  '2027-02-31',
  'true',
  '%F0%9F%98%80',
  '{"a":"%5Cu0000"}',
  '{"title_eq":"%5Cu0000"}',
  '{"a":{"b":{"c":1}}}',
  '{"title_cont":["%5Cud800"]}',
]
const parameters = [
  'include',
  'sort',
  'fields',
  'filter',
  'page',
  'fields[vacancies]',
  'fields[__proto__]',
  'page[size]',
  'page[number]',
  'page[offset]',
  'page[limit]',
  'page[]',
  'page[size][]',
  'filter[title_cont]',
  'filter[organization_id_eq]',
  'filter[id_eq]',
  'filter[created_at_gt]',
  'filter[valid_through_lt]',
  'filter[hours_per_week_min_gteq]',
  'filter[themes_in]',
  'filter[with_role]',
  'filter[name_matches]',
  'filter[__proto__]',
  'filter[constructor_eq]',
  'filter[m]',
  'filter[search]',
  'filter[near]',
  'filter[near_postcode]',
  'filter[a][b][c][d]',
  'filter[]',
  'q',
  'lat',
  'plaats',
  '_',
  '[',
  ']',
  'x[',
  '%ff',
  '',
]

test('no parameter breaks a read', { timeout: 120_000 }, async () => {
  const faults: string[] = []
  const reads = routes.filter(({ method }) => method === 'GET')
  for (const credentials of [people.visitor, people['center admin']])
    for (const { url } of reads)
      for (const [at, name] of parameters.entries()) {
        if ((at + url.length) % 2) continue
        // Every read with every second parameter; over all reads every parameter with every value.
        for (let step = 0; step < 2; step++) {
          const value = strange[(at * 7 + step * 11 + url.length) % strange.length]!
          const path = `${addressOf(url)}?${name}=${value}`
          faults.push(...fault(await call('GET', path, { headers: credentials }), `GET ${path.slice(0, 160)}`))
        }
      }
  expect(faults).toEqual([])
})

test('every strange value of every filter of the vacancies is answered', { timeout: 60_000 }, async () => {
  const faults: string[] = []
  for (const path of ['/api/v1/vacancies', '/api/v1/vacancies/search', '/api/v1/users'])
    for (const name of parameters)
      for (const value of strange)
        faults.push(...fault(await call('GET', `${path}?${name}=${value}`, { headers: people['center admin'] }), `${path}?${name}=${value.slice(0, 60)}`))
  expect(faults).toEqual([])
})

const headerValues = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'abc',
  '1 OR 1=1',
  'x'.repeat(6000),
  '"',
  '\\',
  '%00',
  'null',
  'é',
  '{"a":1}',
  id.center('oldebroek'),
  id.school('oldebroek'),
]
const headerNames = [
  'x-tenant',
  'app-context',
  'volunteer-center-id',
  'current-organization-id',
  'access-token',
  'client',
  'uid',
  'authorization',
  'accept',
  'accept-language',
  'if-match',
  'if-none-match',
  'idempotency-key',
  'x-request-id',
  'content-encoding',
  'x-forwarded-host',
  'x-forwarded-for',
  'cookie',
  'origin',
  'expiry',
  'token-type',
  'x-http-method-override',
  'range',
]

test.each(headerNames)('no value of the header %s breaks a call', { timeout: 60_000 }, async (name) => {
  const faults: string[] = []
  for (const value of headerValues)
    for (const { method, url } of [
      { method: 'GET', url: '/api/v1/vacancies' },
      { method: 'GET', url: '/api/v1/current_user' },
      { method: 'GET', url: '/auth/validate_token' },
      { method: 'POST', url: '/api/v1/applications' },
      { method: 'PATCH', url: `/api/v1/organizations/${id.school('demo')}` },
      { method: 'POST', url: '/auth/sign_in' },
      { method: 'GET', url: '/config' },
    ] as { method: Method; url: string }[])
      for (const credentials of [{}, people['center admin']]) {
        const answer = await call(method, url, { headers: { ...credentials, [name]: value }, ...(method !== 'GET' && { body: { data: { attributes: {} } } }) })
        faults.push(...fault(answer, `${method} ${url} with ${name}: ${value.slice(0, 40)}`))
      }
  expect(faults).toEqual([])
})

const long = 'x'.repeat(60_000)
const oddRows: unknown[] = [null, 1, '', [], {}, { id: 'x' }, { type: 'users' }, { id: long, attributes: {} }, { id: '__proto__', type: 'constructor' }]
const ofRow = (attributes: unknown) => ({ id: id.person('demo', 'lid'), type: 'users', attributes })
const lists: unknown[] = [
  ...oddRows.map((one) => [one]),
  Array.from({ length: 101 }, () => ofRow({})),
  [ofRow({}), ofRow({})],
  ...[
    { [long]: 1 },
    { constructor: { prototype: 1 } },
    { roleName: long },
    { role_name: ['admin'], organization_id: {} },
    { role_name: '__proto__' },
    { status: 'constructor' },
  ].map((attributes) => [ofRow(attributes)]),
  [JSON.parse(`{"id":"${id.person('demo', 'lid')}","type":"users","attributes":{"__proto__":{"role_name":"admin"},"constructor":"x","role_name":"toString"}}`)],
]

test('no list of changes breaks a change of many', { timeout: 60_000 }, async () => {
  const many = written.filter(
    ({ method, url }) => method === 'PATCH' && !url.includes(':') && resourceApis.some(({ resource }) => resource.bulk && url.split('/')[3] === resource.type),
  )
  expect(many.length).toBeGreaterThan(3)
  const faults: string[] = []
  for (const { url } of many)
    for (const query of ['', `?preview=${'%5B'.repeat(2000)}`])
      for (const data of lists)
        faults.push(
          ...fault(
            await call('PATCH', `${url}${query}`, { headers: people['center admin'], body: { data } }),
            `${url}${query.slice(0, 20)} ${JSON.stringify(data).slice(0, 80)}`,
          ),
        )
  expect(faults).toEqual([])
})

test('no value of counts, sort, page or filter breaks a list', { timeout: 60_000 }, async () => {
  const values = [
    '',
    'status',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '%00',
    '%ff',
    'status,status',
    '-',
    '-1',
    '1e9',
    '9'.repeat(400),
    'x'.repeat(6000),
  ]
  const names = [
    'counts',
    'counts[status]',
    'sort',
    'page[size]',
    'page[number]',
    'page[__proto__]',
    'filter[__proto__]',
    'filter[constructor_eq]',
    'filter[status_in]',
    'filter[m]',
    'filter[search]',
  ]
  const faults: string[] = []
  for (const type of ['organizations', 'users', 'saved_views', 'imports', 'import_rows'])
    for (const name of names)
      for (const value of values) {
        const url = `/api/v1/${type}?${name}=${value}`
        faults.push(...fault(await call('GET', url, { headers: people['center admin'] }), url.slice(0, 100)))
      }
  expect(faults).toEqual([])
})

test.each(['', 'geen-host.example', 'demo.localhost:99999', 'DEMO.LOCALHOST.', 'a b', '[::1]', 'x'.repeat(300), 'demo.localhost@evil.example'])(
  'the host %j is answered',
  async (host) => {
    const answer = await app.inject({ url: '/api/v1/vacancies', headers: { host } })
    expect(answer.statusCode).toBeLessThan(500)
  },
)

test.each(['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS'] as const)('%s to what only answers GET is refused, not stumbled over', async (method) => {
  for (const url of ['/health', '/ready', '/openapi.json']) {
    const answer = await app.inject({ method, url, headers: { host: 'demo.localhost' } })
    expect(`${url} ${answer.statusCode}`).toMatch(/ [24]\d\d$/)
  }
})

test('errors speak the language that was asked for', async () => {
  for (const [locale, words] of [
    ['nl', 'Niet gevonden'],
    ['en', 'Not found'],
    ['xx', 'Niet gevonden'],
  ] as const) {
    const { body } = await call('GET', '/api/v1/vacancies/abc', { headers: { 'accept-language': locale } })
    expect(body.errors[0].title).toBe(words)
  }
})

test.each(['filter={"title_cont":{"a":{"toString":1}}}', 'page={"size":[{"toString":1}]}', 'fields={"vacancies":{"x":{"toString":null}}}'])(
  'a parameter that cannot be told as text is none: %s',
  async (query) => {
    const { status, body } = await call('GET', `/api/v1/vacancies?${encodeURI(query)}`)
    expect([status, body.errors[0].code]).toEqual([400, 'unknown_parameter'])
  },
)

test('whatever a query string says, the answer is no defect', { timeout: 120_000 }, async () => {
  const word = fc.oneof(
    fc.constantFrom(...parameters, 'filter[title_or_summary_cont_any]', 'filter[organization_name_not_in]', 'filter[published_at_lteq_all]'),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  const value = fc.oneof(
    fc.constantFrom(...strange),
    fc
      .string({ unit: 'binary', maxLength: 20 })
      .filter((text) => text.isWellFormed())
      .map(encodeURIComponent),
    fc.json().map(encodeURIComponent),
  )
  const pairs = fc.array(
    fc.tuple(
      word.map((text) => (text.isWellFormed() ? encodeURIComponent(text) : 'x')),
      value,
    ),
    { maxLength: 4 },
  )
  const path = fc.constantFrom(
    '/api/v1/vacancies',
    '/api/v1/vacancies/search',
    '/api/v1/organizations',
    '/api/v1/users',
    '/api/v1/applications',
    '/api/v1/places',
  )
  await fc.assert(
    fc.asyncProperty(path, pairs, async (address, parameterPairs) => {
      const url = `${address}?${parameterPairs.map(([name, text]) => `${name}=${text}`).join('&')}`
      expect(fault(await call('GET', url, { headers: people['center admin'] }), url)).toEqual([])
    }),
    { numRuns: 500, seed: 20261121 },
  )
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
