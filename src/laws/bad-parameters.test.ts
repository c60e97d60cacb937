import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { addressOf, fault, routesOf } from './bad-input.ts'

const { app, call, as } = await startTestApp()
await app.ready()
const people = { visitor: {}, 'center admin': await as('centerbeheerder@demo.example') }

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
  const reads = routesOf(app).filter(({ method }) => method === 'GET')
  for (const credentials of [people.visitor, people['center admin']])
    for (const { url } of reads)
      for (const [at, name] of parameters.entries()) {
        if ((at + url.length) % 2) continue
        // Each read gets every second parameter, with two of the values; all reads together cover every combination.
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
