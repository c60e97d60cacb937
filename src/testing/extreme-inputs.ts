import { longestUrl, maxParameters } from '#kernel/http/bodies/server/bound-input.ts'
import { longestName } from '#kernel/jsonapi/names.ts'
import { jsonLimits } from '#kernel/jsonapi/registry/server/read-json.ts'

export type Asked = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; payload?: string }
/** Something that anybody can send: at its full limit, or half of it. */
export type Extreme = { name: string; ask: (share: 1 | 0.5) => Asked }

/** Node accepts 16 kB of headers in total. */
const allHeaders = 15_000
const megabyte = 1024 * 1024 - 200

/** What regular expressions stumble over: runs of what they skip, of what they split at, and of what makes them backtrack. */
const runs = [' ', '_', ',', ';', '=', '"', '.', 'a', '-', ' ;', 'a,', ',;q', '%20', '[]', '/']
const run = (signs: string, length: number) => signs.repeat(Math.ceil(length / signs.length)).slice(0, length)

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'access-token',
  'app-context',
  'authorization',
  'client',
  'content-encoding',
  'content-type',
  'cookie',
  'current-organization-id',
  'expiry',
  'host',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'token-type',
  'uid',
  'user-agent',
  'volunteer-center-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'x-tenant',
]
/** One of each kind of answer: a JSON:API document, an /auth call, a page. */
const readers = ['/api/v1/vacancies?page[size]=1', '/auth/validate_token', '/signup']

const headers: Extreme[] = headerNames.flatMap((header) =>
  runs.flatMap((signs) =>
    readers.map((url): Extreme => ({
      name: `${url} with ${header}: ${signs} on and on`,
      ask: (share) => {
        const start = header === 'cookie' ? 'draft=' : header === 'authorization' ? 'Bearer ' : ''
        // Whitespace at the end of a header is trimmed, so something follows the run.
        return { method: 'GET', url, headers: { [header]: `${start}x${run(signs, allHeaders * share)}x` } }
      },
    })),
  ),
)

const parameters: [path: string, names: string[]][] = [
  ['/api/v1/vacancies', ['include', 'sort', 'fields[vacancies]', 'filter', 'filter[title_cont]', 'filter[themes_in]', 'page[size]', 'filter[id_eq]']],
  ['/api/v1/vacancies/search', ['filter[search]', 'filter[place]', 'filter[near]', 'filter[near_postcode]', 'filter[with_theme]', 'sort']],
  ['/api/v1/places', ['filter[search]', 'filter[near]']],
  ['/auth/validate_token', ['access-token', 'client', 'uid']],
  ['/auth/confirmation', ['confirmation_token', 'redirect_url']],
  ['/vacancies/search', ['q', 'place', 'theme', 'km']],
  ['/auth/login-1', ['redirect', 'error']],
]
const values: Extreme[] = parameters.flatMap(([path, names]) =>
  names.flatMap((name) =>
    runs.map((signs): Extreme => ({
      name: `${path}?${name}=${signs} on and on`,
      ask: (share) => ({ method: 'GET', url: `${path}?${name}=x${encodeURI(run(signs, (longestUrl - 100) * share * 0.33))}x`, headers: {} }),
    })),
  ),
)

const names: Extreme[] = ['_', '-', 'a_', '_or_', '_eq', 'A', '.', '[a]'].flatMap((signs) => [
  {
    name: `a parameter named ${signs} on and on`,
    ask: (share) => ({ method: 'GET', url: `/api/v1/vacancies?filter[x${run(signs, (longestName - 10) * share)}x]=1`, headers: {} }),
  },
  {
    name: `an attribute named ${signs} on and on`,
    ask: (share) => posted('/auth/sign_in', { [`x${run(signs, (longestName - 2) * share)}x`]: 1 }),
  },
  {
    name: `a filter in JSON named ${signs} on and on`,
    ask: (share) => ({ method: 'GET', url: `/api/v1/vacancies?filter=${encodeURIComponent(`{"x${run(signs, (longestName - 2) * share)}x":1}`)}`, headers: {} }),
  },
])

const many = (count: number, prefix = 'a_b_') => Array.from({ length: Math.floor(count) }, (_, at) => `${prefix}${at}`)
const crowds: Extreme[] = [
  {
    name: 'many parameters',
    ask: (share) => ({
      method: 'GET',
      url: `/api/v1/vacancies?${many(maxParameters * share, 'filter[title_cont_')
        .map((name) => `${name}]=1`)
        .join('&')}`,
      headers: {},
    }),
  },
  {
    name: 'many values of one parameter',
    ask: (share) => ({ method: 'GET', url: `/api/v1/vacancies?fields[vacancies]=${run('a,', 8000 * share)}`, headers: {} }),
  },
  { name: 'many names', ask: (share) => posted('/api/v1/users', Object.fromEntries(many(jsonLimits.names * share).map((name) => [name, 1]))) },
  { name: 'many values', ask: (share) => posted('/api/v1/users', { x: many((jsonLimits.values - 10) * share).map(() => ({})) }) },
  { name: 'a form with many fields', ask: (share) => form('/auth/sign_in', many(maxParameters * share).join('=1&')) },
  { name: 'a form of plus signs', ask: (share) => form('/auth/sign_in', `email=${run('+', 120_000 * share)}`) },
  { name: 'a page with a form of plus signs', ask: (share) => form('/auth/login-1', `email=${run('+', 120_000 * share)}`) },
]

/** Characters that make text expensive: combining marks that must be sorted, characters that are dropped, or that are escaped as six. */
const dear = ['x', '\u0301\u0323', '\u0345\u0334', '\u0001', '\u202e', '😀', '\\', '"', ' ', '_', '\ud800']
const texts: Extreme[] = dear.flatMap((signs) =>
  (
    [
      ['/auth/sign_in', 'password'],
      ['/auth', 'email'],
      ['/auth', 'first_name'],
      ['/api/v1/users', 'first_name'],
      ['/api/v1/users', 'password'],
      ['/api/v1/applications', 'motivation'],
      ['/api/v1/applications', 'answers'],
    ] as const
  ).map(([url, field]): Extreme => {
    const bytes = Buffer.byteLength(JSON.stringify(signs)) - 2
    return {
      name: `${url} with a ${field} of ${JSON.stringify(signs)} on and on`,
      ask: (share) => {
        const text = signs.repeat(Math.floor((megabyte * share) / bytes))
        return posted(url, {
          email: 'nobody@demo.example',
          password: 'x',
          data: {
            attributes: {
              ...(url === '/api/v1/applications' ? { motivation: 'x', consent_share: true } : { email: 'nobody@demo.example', password: 'x' }),
              [field]: field === 'answers' ? [{ question_id: text, text: 'x' }] : text,
            },
          },
        })
      },
    }
  }),
)

function posted(url: string, body: object): Asked {
  return { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}

function form(url: string, payload: string): Asked {
  return { method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload }
}

export const extremes: Readonly<Record<string, readonly Extreme[]>> = { headers, values, names, crowds, texts }
