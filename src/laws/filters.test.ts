import { expect, test } from 'vitest'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { predicates, takes } from '#kernel/jsonapi/read/server/predicates.ts'
import { resourceApis } from '#src/server/registered.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { withFullOperations } from '#src/testing/openapi-document.ts'
import { id } from '#src/testing/two-towns.ts'

const { app, call, get, as } = await startTestApp()
await app.ready()
const admin = await as('centerbeheerder@demo.example')
// One-on-one help is not at this site: its own test asks the same of it (`one-on-one/search/server/search.test.ts`).
const listed = resourceApis.filter(
  ({ resource, flag }) => flag !== 'peerToPeer' && app.routeList.some(({ method, url }) => method === 'GET' && url === `/api/v1/${resource.type}`),
)

/** Every name that may be used as filter[…] of a resource. */
function filtersOf({ resource, filters = {} }: (typeof listed)[number]): string[] {
  const fields = [
    ...Object.entries(resource.attributes).map(([name, field]) => [snakeCase(name), field] as const),
    ...Object.entries(resource.relationships).flatMap(([relation, { to }]) =>
      Object.entries(resourceApis.find((api) => api.resource.type === to)?.resource.attributes ?? {}).map(
        ([name, field]) => [`${snakeCase(relation)}_${snakeCase(name)}`, field] as const,
      ),
    ),
    ['id', { kind: 'text', filter: ['eq'] }] as const,
    ...Object.values(resource.relationships).map(({ column }) => [column, { kind: 'text', filter: ['eq'] }] as const),
  ]
  return [
    ...Object.keys(filters).map(snakeCase),
    ...fields.flatMap(([name, { filter = [] }]) => [
      name,
      ...[...predicates].filter(([, { family }]) => (filter as readonly string[]).includes(family)).map(([suffix]) => `${name}_${suffix}`),
    ]),
  ]
}

const odd = [
  '',
  '0',
  '-1',
  'true',
  '1e9',
  '99999999999999',
  '0.000001',
  'NaN',
  'abc',
  '%5C',
  '%5C%25_',
  '%25',
  "'",
  ',',
  'a,b,,c',
  'null',
  '{}',
  '2027-02-31',
  '2026-02-30T10:00:00Z',
  '2026-02-28T10:00',
  '2027-02-28',
  '2101-01-01T00:00:00%2B99:99',
  '9999-12-31T23:59:59Z',
  '%F0%9F%98%80',
  '%EF%BF%BE',
  'x'.repeat(256),
  '1,'.repeat(150),
  '00000000-0000-0000-0000-000000000000',
]

let asked = 0

test.each(listed.map((api) => [api.resource.type, api] as const))(
  'no value of any filter of %s, each alone, breaks the list',
  { timeout: 120_000 },
  async (type, api) => {
    const faults: string[] = []
    for (const [at, name] of filtersOf(api).entries()) {
      // Two values for each filter, requested at once; all filters of a kind together cover every value.
      const values = [0, 1].map((step) => odd[(at * 5 + step * 9) % odd.length]!)
      await Promise.all(
        values.map(async (value) => {
          const path = `/api/v1/${type}?filter[${name}]=${value}&page[size]=1`
          // Without the OpenAPI matcher, which costs more than the answer.
          const { statusCode, payload } = await app.inject({ url: path, headers: { host: 'demo.localhost', ...admin } })
          asked += 1
          if (![200, 400].includes(statusCode)) faults.push(`${path}: ${statusCode} ${payload.slice(0, 200)}`)
        }),
      )
    }
    expect(faults).toEqual([])
  },
)

test('that were more than a thousand', () => {
  expect(asked).toBeGreaterThan(1000)
})

test('whether something is so can be asked of a boolean only, and OpenAPI says so', async () => {
  for (const suffix of ['true', 'not_true', 'false', 'not_false']) {
    const { status, body } = await get(`/api/v1/vacancies?filter[title_${suffix}]=1`)
    expect([suffix, status, body.errors[0].code]).toEqual([suffix, 400, 'unknown_filter'])
  }
  const { paths } = withFullOperations((await get('/openapi.json')).body)
  const wrong = listed.flatMap(({ resource }) => {
    const filter = paths[`/api/v1/${resource.type}`].get.parameters.find(({ name }: { name: string }) => name === 'filter')
    return Object.entries(resource.attributes).flatMap(([name, field]) =>
      [...predicates].filter(([suffix, predicate]) => !takes(predicate, field) && `${snakeCase(name)}_${suffix}` in (filter?.schema.properties ?? {})),
    )
  })
  expect(wrong).toEqual([])
})

const inherited = ['constructor', '__proto__', 'toString', 'to_string', 'hasOwnProperty', 'has_own_property', 'valueOf', 'isPrototypeOf', '__defineGetter__']

test.each(inherited)('%s is no name of ours, wherever it stands in a query', async (name) => {
  const queries = [
    `filter[${name}]=1`,
    `filter[${name}_eq]=1`,
    `filter[${name}][eq]=1`,
    `filter[${name}_true]=1`,
    `filter[title_or_${name}_eq]=1`,
    `filter[organization_${name}_eq]=1`,
    `filter[${name}_name_eq]=1`,
    `filter={"${name}":"1"}`,
    `fields[vacancies]=${name}`,
    `fields[${name}]=title`,
    `include=${name}`,
    `include=organization.${name}`,
    `sort=${name}`,
    `sort=organization.${name}`,
    `sort=${name}.title`,
    `page[${name}]=1`,
    `${name}=1`,
    `${name}[x]=1`,
  ]
  for (const list of ['vacancies', 'vacancies/search', 'users', 'organizations', 'applications', 'places', 'volunteer_centers'])
    for (const query of queries) {
      const { status, body } = await call('GET', `/api/v1/${list}?${query}`, { headers: admin })
      expect([list, query, status, typeof body.errors?.[0].code]).toEqual([list, query, 400, 'string'])
    }
})

test.each(inherited)('%s is no name of ours in a body either', async (name) => {
  const volunteer = await as('vrijwilliger@demo.example')
  const bodies: [method: 'POST' | 'PATCH', path: string, body: (attributes: object, relationships: object) => object, headers: Record<string, string>][] = [
    ['PATCH', `/api/v1/organizations/${id.school('demo')}`, (attributes, relationships) => ({ data: { attributes, relationships } }), admin],
    ['POST', '/api/v1/vacancies', (attributes, relationships) => ({ data: { attributes, relationships } }), admin],
    ['POST', '/api/v1/applications', (attributes, relationships) => ({ data: { attributes, relationships } }), volunteer],
    ['PATCH', '/api/v1/current_user', (attributes, relationships) => ({ data: { attributes, relationships } }), volunteer],
    ['POST', '/api/v1/users', (attributes) => attributes, {}],
    ['POST', '/auth/sign_in', (attributes) => attributes, {}],
  ]
  for (const [method, path, bodyOf, headers] of bodies)
    for (const value of ['x', 1, null, [], { data: { type: 'users', id: id.person('demo', 'lid') } }]) {
      const { status, text } = await call(method, path, { headers, body: bodyOf({ [name]: value }, { [name]: value }) })
      expect(`${path} ${status} ${status >= 500 ? text : ''}`).toMatch(/ [24]\d\d $/)
    }
})
