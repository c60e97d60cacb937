import { beforeAll, describe, expect, test } from 'vitest'
import { rolesOf } from '#kernel/access/abilities.ts'
import { anonymous, type RoleName } from '#kernel/access/actor.ts'
import { developerPages } from '#features/developer/developer-pages.ts'
import { rightsOf } from '#features/developer/own-rights.ts'
import { abilities } from '#src/app/abilities.ts'
import { pages } from '#src/app/pages.ts'
import { demoPassword } from '#src/seed/demo.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { PageVisitor, rowsOf, type Shown } from '#src/testing/page-visitor.ts'

const { app } = await startTestApp({ template: demoTemplate, pages: true })
const visitor = new PageVisitor({ app })
const open: PageVisitor['open'] = async (path, asked) => await visitor.open(path, asked)
const send: PageVisitor['send'] = async (path, form) => await visitor.send(path, form)
beforeAll(async () => {
  visitor.cookie = await visitor.signIn('beheerder')
})

test('there is a page for each of the fourteen, and a list of them', () => {
  const names = pages.filter(({ developer }) => developer).map(({ path }) => path)
  expect(names).toEqual(['test', ...developerPages.map(({ name }) => `test/${name}`)])
})

describe.each(['/test', ...developerPages.map(({ name }) => `/test/${name}`)])('%s', (path) => {
  test('asks who you are, and is for nobody to find', async () => {
    const stranger = await open(path, { as: '' })
    expect([stranger.status, stranger.location]).toEqual([302, `/auth/login-1?redirect=${encodeURIComponent(path)}`])
    const answer = await open(path)
    const shown = answer.status === 302 ? await open(answer.location) : answer
    expect(shown.status).toBe(200)
    expect(shown.headers['x-robots-tag']).toBe('noindex')
    expect(shown.document.querySelectorAll('h1')).toHaveLength(1)
  })

  test('shows no token and no setting, in either language', async () => {
    const [token, client] = visitor.cookie.split('; ').map((part) => decodeURIComponent(part.split('=')[1]!))
    for (const language of ['nl', 'en']) {
      const answer = await open(path, { language })
      const { html } = answer.status === 302 ? await open(answer.location, { language }) : answer
      expect(html).not.toContain(token!)
      expect(html).not.toContain(client!)
      expect(html).not.toMatch(/postgres(ql)?:\/\/|SECRET_KEY|FIELD_KEYS|DATABASE_URL|SMTP_URL/)
    }
  })
})

test('nothing in the product leads to them', async () => {
  for (const path of ['/dashboard', '/support', '/profile-edit']) expect((await open(path)).html).not.toContain('href="/test')
})

test('the list is filtered by name', async () => {
  const { document } = await open('/test?q=step')
  expect([...document.querySelectorAll('main li a.tlink')].map((link) => link.getAttribute('href'))).toEqual(['/test/step-form', '/test/step-form-2'])
})

describe('/test/api', () => {
  test('reads any address, and says what was sent and what it cost', async () => {
    const shown = await open(`/test/api?path=${encodeURIComponent('/api/v1/current_user')}`)
    const rows = rowsOf(shown, 'Answer')
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(['x-tenant', 'app-context', 'volunteer-center-id', 'content-type']))
    expect(Object.keys(rows).filter((name) => ['access-token', 'client', 'uid'].includes(name))).toEqual([])
    expect(shown.document.querySelector('[data-status="200"]')!.textContent).toMatch(/\d ms.*database: [1-9]/)
    expect(shown.text).toContain('"type": "users"')
  })

  test('changes nothing, and reads nothing else than the API', async () => {
    expect((await send('/test/api', { path: '/api/v1/users' })).status).toBe(405)
    for (const path of ['/auth/validate_token', '/api/v1/../../config', 'http://elsewhere.example/api/v1/x']) {
      const shown = await open(`/test/api?path=${encodeURIComponent(path)}`)
      expect([path, shown.document.querySelector('[data-status="200"]')]).toEqual([path, null])
    }
  })

  test.each([
    ['400', 'unknown_parameter'],
    ['403', 'forbidden'],
    ['404', 'not_found'],
    ['409', 'request_in_progress'],
    ['412', 'version_mismatch'],
    ['422', 'blank'],
    ['429', 'rate_limited'],
  ])('shows a refusal of %s', async (status, code) => {
    const { text } = await open(`/test/api?sample=${status}`)
    expect(text).toContain(`"status": ${status}`)
    expect(text).toContain(`"code": "${code}"`)
  })
})

test('/test/auth says what each wrong session gets, and where pages lead', async () => {
  const shown = await open('/test/auth')
  expect(rowsOf(shown, 'Your session')).toMatchObject({ Status: 'SIGNED_IN', Kind: 'normal' })
  expect(rowsOf(shown, 'Sessions that are not right')).toEqual({
    'Everything is right': '200 OK',
    'A token that ended': expect.stringMatching(/^401 /),
    'Without access-token': expect.stringMatching(/^401 /),
    'Without client': expect.stringMatching(/^401 /),
    'Without uid': expect.stringMatching(/^401 /),
    'At another center': '403 wrong_center',
  })
  expect(rowsOf(shown, 'Redirects')).toEqual({
    'Signed out, to a page that needs sign-in': '302 /auth/login-1?redirect=%2Fdashboard%3Ffrom%3Dtest',
    'Signed in, to the page of signing in': '303 /dashboard',
  })
})

describe('/test/dollar-api', () => {
  test('tries a GET once more, and a POST never', async () => {
    expect(rowsOf(await send('/test/dollar-api', { intent: 'get' }), 'Retries')).toEqual({ 'What the page got': 'GET 200', 'Calls that the server got': '2' })
    expect(rowsOf(await send('/test/dollar-api', { intent: 'post' }), 'Retries')).toEqual({ 'What the page got': 'POST 503', 'Calls that the server got': '1' })
  })

  test('refuses a token that nobody asked for', async () => {
    expect((await send('/test/dollar-api', { intent: 'token' })).text).toContain('[useApiFetch] Received unexpected token in response.')
  })
})

describe('/test/dupe', () => {
  test('makes one row of two presses with one key, and refuses another body', async () => {
    const rows = rowsOf(await send('/test/dupe', { intent: 'same' }), 'Twice in a row')
    expect(rows['New rows']).toBe('1')
    expect(rows['Answers 2']).toBe(rows['Answers 1'])
    expect(rows['Answers 3']).toMatch(/^422 /)
  })

  test('makes one row of two at once', async () => {
    const rows = rowsOf(await send('/test/dupe', { intent: 'together' }), 'Two tabs at once')
    expect(rows['New rows']).toBe('1')
    for (const at of [1, 2]) expect(rows[`Answers ${at}`]).toMatch(/^(200 [\da-f-]{36}|409 request_in_progress)$/)
  })

  test('of one form that is sent twice it makes one row, and removes what it made', async () => {
    const before = await open('/test/dupe')
    const key = before.document.querySelector<HTMLInputElement>('input[name="key"]')!.value
    const count = (shown: Shown) => Number(rowsOf(shown, 'Rows that you made here')['Number'])
    await send('/test/dupe', { intent: 'make', key })
    const after = await send('/test/dupe', { intent: 'make', key })
    expect(count(after)).toBe(count(before) + 1)
    expect(count(await send('/test/dupe', { intent: 'remove' }))).toBe(0)
  })

  test('refuses a change on a version that is not there', async () => {
    expect(rowsOf(await send('/test/dupe', { intent: 'stale' }), 'A version that is out of date')).toEqual({ 'Answers 1': '412 version_mismatch' })
  })

  test('asks once for what two equal reads of a page need', async () => {
    const trips = rowsOf(await open('/test/dupe'), 'Two equal GETs')
    const [one, two] = Object.values(trips).map(Number) as [number, number]
    expect(one).toBeGreaterThan(0)
    expect(two).toBeLessThan(one * 2)
  })
})

test('/test/sentry: a report has a request id, and nothing of a person', async () => {
  const shown = await open('/test/sentry')
  const reports = [...shown.document.querySelectorAll('pre')].map((one) => one.textContent!)
  expect(reports).toHaveLength(2)
  for (const report of reports) {
    expect(report).toContain('A fault on purpose')
    for (const secret of ['anja', 'example.nl', '06 12345678', demoPassword, 'made-up-token']) expect(report).not.toContain(secret)
  }
  const { id } = { id: rowsOf(shown, 'What is reported')['Request id']! }
  expect(reports.join('')).toContain(id)
  expect((await open('/test/sentry?throw=loader')).status).toBe(500)
  expect((await open('/test/sentry?throw=render', { language: 'nl' })).text).toContain('Oeps, er ging iets mis!')
})

test.each([
  ['unauthenticated', 401, 'You are not authorized to access this page.'],
  ['forbidden', 403, 'Verboden toegang'],
  ['no_organization', 403, 'Geen organisatie gevonden'],
  ['wrong_center', 403, 'Ingelogd op de verkeerde website'],
  ['not_found', 404, 'Page Not Found'],
  ['rate_limited', 429, ''],
  ['defect', 500, 'Oeps'],
  ['unavailable', 503, ''],
  ['broken', 500, 'Oeps'],
])('/test/server-error answers %s with %i in the words of the specification', async (answer, status, words) => {
  const shown = await open(`/test/server-error?answer=${answer}`, { language: 'nl' })
  expect([answer, shown.status]).toEqual([answer, status])
  expect(shown.text).toContain(words)
  expect(shown.text).toContain('Back to home')
})

test('/test/toaster shows the toast that a form brings, once', async () => {
  const sent = await send('/test/toaster', { tone: 'danger' })
  const toast = [sent.headers['set-cookie']].flat().find((line) => String(line).startsWith('toast='))
  const { document } = await open('/test/toaster', { as: `${visitor.cookie}; ${String(toast).split(';')[0]}` })
  expect(document.querySelector('toast-region[role="status"] .toast-danger')!.textContent).toContain('That did not work.')
})

test('/test/user-store shows roles and organizations, and the one that is selected', async () => {
  const shown = await open('/test/user-store')
  expect(rowsOf(shown, 'Who is there')).toMatchObject({ Status: 'SIGNED_IN', Roles: expect.stringContaining('admin') })
  expect(Object.values(rowsOf(shown, 'Organizations'))).toContain('Selected')
})

test.each(['vrijwilliger', 'lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder', 'platform'])(
  '/test/user shows %s@ the rights of the abilities table',
  async (name) => {
    const shown = await open('/test/user', { as: await visitor.signIn(name) })
    const document = JSON.parse(shown.document.querySelector('pre')!.textContent!) as { included?: { type: string; attributes: { name: RoleName } }[] }
    const roles = (document.included ?? [])
      .filter(({ type }) => type === 'roles')
      .map(({ attributes }) => ({ id: '', name: attributes.name, organizationId: null }))
    const told = [...shown.document.querySelectorAll('#rights tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
    expect(told).toEqual(rightsOf(abilities, rolesOf({ ...anonymous, userId: 'x', roles })).map(({ right, scopes }) => [right, scopes.join(', ')]))
    // By the table itself, not by the function that the page uses.
    const names = new Set(['anonymous', 'volunteer', ...roles.map((role) => role.name)])
    const inTable = Object.entries(abilities as Record<string, Record<string, Record<string, string>>>).flatMap(([role, types]) =>
      names.has(role) ? Object.entries(types).flatMap(([type, verbs]) => Object.keys(verbs).map((verb) => `${type}.${verb}`)) : [],
    )
    expect(told.map(([right]) => right)).toEqual([...new Set(inTable)].toSorted())
  },
)
