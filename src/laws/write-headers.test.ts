import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { withFullOperations } from '#src/testing/openapi-document.ts'
import { id } from '#src/testing/two-towns.ts'

type Operation = { parameters?: { name: string; in: string }[]; responses: Record<string, unknown> }
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const { app, as, call, get } = await startTestApp()
await app.ready()
const admin = await as('centerbeheerder@demo.example')
const openApi = withFullOperations((await get('/openapi.json')).body)

const writes = app.routeList
  .filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/v1/') && !url.includes('/relationships/'))
  .map(({ method, url, config: { counts = {} } }) => ({
    method: method as Method,
    url,
    counts,
    operation: openApi.paths[url.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()] as Operation,
  }))
const isNamed = ({ parameters = [] }: Operation, header: string) => parameters.some((one) => one.in === 'header' && one.name === header)

/** They sign in, hand out or use a secret, change nothing, or the same when they are repeated (contract §5). */
const withoutKey = [
  'POST /api/v1/application_drafts',
  'POST /api/v1/center_exports',
  'POST /api/v1/center_removals',
  'POST /api/v1/confirm',
  'POST /api/v1/content_items/:id/preview',
  'POST /api/v1/forms/:token',
  'POST /api/v1/home_site',
  'POST /api/v1/mail_stops/:key',
  'POST /api/v1/notification_templates/:id/preview',
  'POST /api/v1/organization_drafts',
  'POST /api/v1/places/table',
  'POST /api/v1/platform_centers',
  'POST /api/v1/settings/preview',
  'POST /api/v1/sign_in_after_confirmation',
  'POST /api/v1/sign_in_as_user',
]

test('every POST may be repeated by its key, but for those named', () => {
  const without = writes.filter(({ method, counts }) => method === 'POST' && !counts.key).map(({ method, url }) => `${method} ${url}`)
  expect(without.toSorted()).toEqual(withoutKey)
})

test('OpenAPI names the two headers where they count, what they lead to, and nowhere else', () => {
  expect(writes.length).toBeGreaterThan(150)
  for (const { method, url, counts, operation } of writes) {
    const name = `${method} ${url}`
    expect({ name, key: isNamed(operation, 'Idempotency-Key') }).toEqual({ name, key: counts.key !== undefined })
    expect({ name, version: isNamed(operation, 'If-Match') }).toEqual({ name, version: counts.version === true })
    expect({ name, answers412: '412' in operation.responses }).toEqual({ name, answers412: counts.version === true })
    if (counts.key) expect(Object.keys(operation.responses), name).toEqual(expect.arrayContaining(['400', '409', '422']))
  }
  const others = Object.entries<Record<string, Operation>>(openApi.paths).filter(([path]) => !path.startsWith('/api/v1/'))
  for (const [path, methods] of others)
    for (const operation of Object.values(methods)) expect({ path, named: isNamed(operation, 'Idempotency-Key') }).toEqual({ path, named: false })
})

const addressOf = (url: string) => url.replace('/users/:id', `/users/${id.person('demo', 'lid')}`).replace(/:\w+/, id.school('demo'))

test('a key that is none is refused wherever one counts, and nowhere else', async () => {
  for (const { method, url, counts } of writes) {
    if (url === '/api/v1/confirm' || url.startsWith('/api/v1/sign_in') || url === '/api/v1/home_site') continue
    const { body } = await call(method, addressOf(url), { body: {}, headers: { ...admin, 'idempotency-key': 'x'.repeat(256) } })
    const isRefused = body?.errors?.[0]?.code === 'invalid_idempotency_key'
    // A form with a file is parsed, and rights are checked, before anything is stored.
    const first = body?.errors?.[0]?.code
    if (counts.key && !isRefused) expect(['unsupported_media_type', 'forbidden', 'feature_disabled', 'not_found'], `${method} ${url}`).toContain(first)
    if (!counts.key) expect({ url, isRefused }).toEqual({ url, isRefused: false })
  }
}, 120_000)

test('nothing is done upon another version, wherever If-Match counts', async () => {
  for (const { method, url, counts } of writes) {
    if (!counts.version) continue
    const { status } = await call(method, addressOf(url), { body: {}, headers: { ...admin, 'if-match': '"v999"' } })
    expect({ method, url, status, isDone: status < 400 }).toEqual({ method, url, status, isDone: false })
  }
}, 120_000)
