import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id, password } from '#src/testing/two-towns.ts'

const { call, get, as } = await startTestApp()

const fatima = await as('vrijwilliger@demo.example')
const marijke = await as('lid@demo.example')
const johan = await as('beheerder@demo.example')
const wim = await as('coordinator@demo.example')
const sanne = await as('centerbeheerder@demo.example')
const kees = id.person('demo', 'tweede')
const strict = { accept: 'application/vnd.api+json', 'content-type': 'application/vnd.api+json' }

const of = (attributes: Record<string, unknown>, more: Record<string, unknown> = {}) => ({ data: { type: 'users', attributes, ...more } })
const patch = async (headers: Record<string, string>, who: string, attributes: Record<string, unknown>, more: Record<string, string> = {}) =>
  await call('PATCH', `/api/v1/users/${who}`, { headers: { ...headers, ...more }, body: of(attributes) })
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.errors?.[0]?.code]
const path = (name: string) => `/api/v1/users/${id.person('demo', name)}`

test.each([
  ['herself', fatima, 'vrijwilliger'],
  ['a member of the organization, by its admin', johan, 'lid'],
  ['the coordinator’s colleague', wim, 'redacteur'],
  ['somebody of the center, by its admin', sanne, 'beheerder'],
])('everything that was read of %s can be sent back, and changes nothing', async (_who, headers, name) => {
  const read = (await get(path(name), { headers })).body.data
  for (const method of ['PATCH', 'PUT'] as const) {
    const { status, body, text } = await call(method, path(name), { headers: { ...headers, ...strict }, body: { data: read } })
    expect(status, text).toBe(200)
    expect(body.data).toMatchObject({ attributes: read.attributes, meta: { version: read.meta.version } })
    expect(body.data.meta.ignoredAttributes).toContain('createdAt')
  }
})

test('one’s own account can be sent back by current_user too, in both spellings', async () => {
  const { attributes, meta } = (await get('/api/v1/current_user', { headers: marijke })).body.data
  for (const method of ['PATCH', 'PUT'] as const) {
    const { status, body, text } = await call(method, '/api/v1/current_user', { headers: marijke, body: { user: attributes } })
    expect(status, text).toBe(200)
    expect(body.data).toMatchObject({ attributes, meta: { version: meta.version, impersonatedBy: null } })
  }
})

test('what one may not change is refused when it differs: an address by others, a status by oneself', async () => {
  expect(codeOf(await patch(wim, kees, { email: 'anders@demo.example' }))).toEqual([403, 'forbidden_attribute'])
  expect(codeOf(await patch(wim, kees, { email: 'TWEEDE@demo.example ' }))).toEqual([200, undefined])
  expect(codeOf(await patch(fatima, id.person('demo', 'vrijwilliger'), { status: 'inactive' }))).toEqual([403, 'forbidden_attribute'])
  const refused = await call('PATCH', '/api/v1/current_user', { headers: fatima, body: { user: { status: 'archived' } } })
  expect(codeOf(refused)).toEqual([403, 'forbidden_attribute'])
  expect(refused.body.errors[0]).toMatchObject({ source: { pointer: '/data/attributes/status' }, meta: { attribute: 'status' } })
  expect(codeOf(await patch(johan, id.person('demo', 'lid'), { phone: '0612345678' }))).toEqual([403, 'forbidden_attribute'])
})

test('what cannot be written is ignored, and listed', async () => {
  const { status, body } = await patch(wim, kees, { created_at: '2020-01-01', name: 'X', shoe_size: 44, first_name: 'Cornelis' })
  expect([status, body.data.attributes.firstName, body.data.meta.ignoredAttributes.sort()]).toEqual([200, 'Cornelis', ['createdAt', 'name', 'shoeSize']])
})

test('who has one name has no last name, and always a first', async () => {
  const attributes = { email: 'mono@demo.example', first_name: 'Mono', password, password_confirmation: password, terms_accepted: true }
  const { body } = await call('POST', '/api/v1/users', { body: of(attributes) })
  expect(body.data.attributes).toMatchObject({ firstName: 'Mono', lastName: null, name: 'Mono', status: 'invited' })
  expect(codeOf(await patch(wim, body.data.id, { first_name: 'Mona', last_name: '' }))).toEqual([200, undefined])
  expect(codeOf(await patch(wim, kees, { first_name: '' }))).toEqual([422, 'blank'])
})

test('If-Match counts on PATCH, PUT, DELETE and on the verbs of a person', async () => {
  const stale = { 'if-match': '"v99"' }
  const { version } = (await get(path('tweede'), { headers: sanne })).body.data.meta
  for (const [method, address, body] of [
    ['PATCH', path('tweede'), of({ first_name: 'Kees' })],
    ['PUT', path('tweede'), of({ first_name: 'Kees' })],
    ['DELETE', path('tweede'), undefined],
    ['PUT', `${path('tweede')}/add_role`, of({ role_name: 'editor' })],
    ['DELETE', `${path('tweede')}/remove_role`, of({ role_name: 'editor' })],
    ['POST', `${path('tweede')}/resend_confirmation_instructions`, undefined],
    ['PATCH', '/api/v1/current_user', of({ first_name: 'Sanne' })],
    ['DELETE', '/api/v1/current_user', undefined],
    ['POST', '/api/v1/users', of({ email: 'ifmatch@demo.example', first_name: 'If', last_name: 'Match' })],
  ] as const) {
    const refused = await call(method, address, { headers: { ...sanne, ...stale }, body })
    expect([method, address, ...codeOf(refused)]).toEqual([method, address, 412, 'version_mismatch'])
  }
  const changed = await patch(sanne, kees, { first_name: 'Kees' }, { 'if-match': `"v${version}"` })
  expect([changed.status, changed.body.data.meta.version]).toEqual([200, version + 1])
  await as('tweede@demo.example')
  expect((await get(path('tweede'), { headers: sanne })).body.data.meta.version).toBe(version + 1) // signing in does not change the version
})

test('the same Idempotency-Key gets the first answer again, whatever was sent', async () => {
  const invited = of({ email: 'twee-keer@demo.example', first_name: 'Twee', last_name: 'Keer', role_name: 'volunteer' })
  const signUp = of({ email: 'drie-keer@demo.example', first_name: 'Drie', password, password_confirmation: password, terms_accepted: true })
  let made = ''
  for (const [method, address, headers, body, status] of [
    ['POST', () => '/api/v1/users', sanne, invited, 201],
    ['POST', () => '/api/v1/users', {}, signUp, 201],
    ['PATCH', () => `/api/v1/users/${made}`, sanne, of({ first_name: 'Nog' }), 200],
    ['PUT', () => `/api/v1/users/${made}`, sanne, of({ last_name: 'Eens' }), 200],
    ['PUT', () => `/api/v1/users/${made}/add_role`, sanne, of({ role_name: 'editor' }), 200],
    ['DELETE', () => `/api/v1/users/${made}/remove_role?role_name=editor`, sanne, undefined, 200],
    ['PATCH', () => '/api/v1/current_user', sanne, of({ phone: '0612345678' }), 200],
    ['DELETE', () => `/api/v1/users/${made}`, sanne, undefined, 204],
  ] as const) {
    const sent = { headers: { ...headers, 'idempotency-key': '"een sleutel"' }, body }
    const first = await call(method, address(), sent)
    expect([method, address(), first.status], first.text).toEqual([method, address(), status])
    const again = await call(method, address(), sent)
    expect([again.status, again.text, again.headers['idempotency-replayed']]).toEqual([status, first.text, 'true'])
    expect(again.headers['location']).toBe(first.headers['location'])
    if (body === signUp || body === undefined) continue
    const other = await call(method, address(), { ...sent, body: of({ first_name: 'Iets anders' }) })
    expect(codeOf(other)).toEqual([422, 'idempotency_key_reused'])
    if (body === invited) made = first.body.data.id
  }
})

test('of the same request sent ten times at once one is done, the others wait or get its answer', async () => {
  const sent = {
    headers: { 'idempotency-key': '"tegelijk"' },
    body: of({ email: 'tegelijk@demo.example', first_name: 'Te', last_name: 'Gelijk', password, password_confirmation: password, terms_accepted: true }),
  }
  const answers = await Promise.all(Array.from({ length: 10 }, async () => await call('POST', '/api/v1/users', sent)))
  const done = answers.filter(({ status }) => status === 201)
  expect(new Set(done.map(({ body }) => body.data.id)).size).toBe(1)
  for (const answer of answers) if (!done.includes(answer)) expect(codeOf(answer)).toEqual([409, 'request_in_progress'])
  expect(done.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1)
  expect(codeOf(await call('POST', '/api/v1/users', sent))).toEqual([201, undefined])
})

test('a refusal is judged anew under the same key', async () => {
  const sent = { headers: { ...sanne, 'idempotency-key': '"geweigerd"' }, body: of({ role_name: 'nobody' }) }
  expect(codeOf(await call('PUT', `${path('tweede')}/add_role`, sent))).toEqual([422, 'inclusion'])
  const better = { ...sent, body: of({ role_name: 'volunteer' }) }
  expect((await call('PUT', `${path('tweede')}/add_role`, better)).status).toBe(200)
})

test('a client makes no id, and names the right type and person', async () => {
  const created = { email: 'eigen-id@demo.example', first_name: 'Eigen', last_name: 'Id' }
  expect(codeOf(await call('POST', '/api/v1/users', { headers: sanne, body: of(created, { id: kees }) }))).toEqual([403, 'client_id_unsupported'])
  expect(codeOf(await call('POST', '/api/v1/users', { body: of(created, { id: kees }) }))).toEqual([403, 'client_id_unsupported'])
  for (const [method, address] of [
    ['PATCH', path('tweede')],
    ['PATCH', '/api/v1/current_user'],
    ['PUT', `${path('tweede')}/add_role`],
    ['DELETE', `${path('tweede')}/remove_role`],
    ['POST', `${path('tweede')}/resend_confirmation_instructions`],
  ] as const) {
    const other = { data: { type: 'users', id: id.person('demo', 'lid'), attributes: { role_name: 'editor' } } }
    expect(codeOf(await call(method, address, { headers: sanne, body: other }))).toEqual([409, 'id_mismatch'])
    expect(codeOf(await call(method, address, { headers: sanne, body: { data: { type: 'vacancies', attributes: {} } } }))).toEqual([409, 'type_mismatch'])
  }
  const own = { data: { type: 'users', id: id.person('demo', 'centerbeheerder'), attributes: {} } }
  expect((await call('PATCH', '/api/v1/current_user', { headers: { ...sanne, ...strict }, body: own })).status).toBe(200)
  expect((await call('PATCH', '/api/v1/current_user', { headers: { ...sanne, ...strict }, body: of({}) })).status).toBe(200)
})

test('an address that waits for its mail is shown to its owner, at once and to nobody else', async () => {
  const { status, body, text } = await call('PATCH', '/api/v1/current_user', { headers: marijke, body: of({ email: 'nieuw@voorbeeld.nl' }) })
  expect(status, text).toBe(200)
  expect(body.data.attributes).toMatchObject({ email: 'lid@demo.example', unconfirmedEmail: 'nieuw@voorbeeld.nl' })
  expect((await get(path('lid'), { headers: marijke })).body.data.attributes.unconfirmedEmail).toBe('nieuw@voorbeeld.nl')
  expect((await get(path('lid'), { headers: sanne })).text).not.toContain('voorbeeld.nl')
  // Saving the unchanged attributes keeps the pending address; an empty one cancels it.
  const { attributes } = (await get('/api/v1/current_user', { headers: marijke })).body.data
  await call('PATCH', '/api/v1/current_user', { headers: marijke, body: of(attributes) })
  expect((await get('/api/v1/current_user', { headers: marijke })).body.data.attributes.unconfirmedEmail).toBe('nieuw@voorbeeld.nl')
  const taken = await call('PATCH', '/api/v1/current_user', { headers: marijke, body: of({ unconfirmed_email: null }) })
  expect([taken.status, taken.body.data.attributes.unconfirmedEmail]).toEqual([200, null])
})

test('who signs up is shown the new account, with no link that would not answer', async () => {
  const attributes = { email: 'zelf@demo.example', first_name: 'Zelf', password, password_confirmation: password, terms_accepted: true, role_name: 'admin' }
  const { status, body, headers } = await call('POST', '/api/v1/users?include=roles', { body: of(attributes) })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ attributes: { email: 'zelf@demo.example', status: 'invited' }, meta: { ignoredAttributes: ['roleName'] } })
  expect(body.included.map((one: any) => one.attributes.name)).toEqual(['volunteer'])
  expect(JSON.stringify(body)).not.toContain('/api/v1/')
  expect(headers['location']).toBe(`/api/v1/users/${body.data.id}`)
})

test('everything wrong with a sign-up is told at once', async () => {
  const { status, body } = await call('POST', '/api/v1/users', { body: of({ email: 'geen adres', password: 'kort' }) })
  expect([status, body.errors.map((error: any) => error.meta.attribute).sort()]).toEqual([422, ['email', 'firstName', 'password']])
})

test('a password keeps its spaces', async () => {
  const spaced = '  met ruimte eromheen  '
  const kees2 = await as('tweede@demo.example')
  const changed = await call('PATCH', '/api/v1/current_user', { headers: kees2, body: of({ password: spaced, password_confirmation: spaced }) })
  expect([changed.status, changed.headers['access-token'] !== kees2['access-token']]).toEqual([200, true])
  await as('tweede@demo.example', 'demo.localhost', spaced)
  await expect(as('tweede@demo.example', 'demo.localhost', spaced.trim())).rejects.toThrow('401')
})

test('stray parameters are refused on every call that is about accounts', async () => {
  const stray: string[] = []
  for (const [method, address] of [
    ['GET', '/api/v1/users?foo=1'],
    ['GET', '/api/v1/users?filter[foo_eq]=1'],
    ['GET', `${path('tweede')}?page[size]=1`],
    ['PATCH', `${path('tweede')}?foo=1`],
    ['DELETE', `${path('tweede')}?foo=1`],
    ['PUT', `${path('tweede')}/add_role?role_name=editor`],
    ['DELETE', `${path('tweede')}/remove_role?role_name=editor&foo=1`],
    ['POST', `${path('tweede')}/resend_confirmation_instructions?foo=1`],
    ['GET', '/api/v1/current_user?foo=1'],
    ['PATCH', '/api/v1/current_user?foo=1'],
    ['DELETE', '/api/v1/current_user?foo=1'],
    ['GET', '/api/v1/current_user/account?foo=1'],
    ['GET', '/api/v1/current_user/data?include=roles'],
    ['GET', '/api/v1/current_user/viewers?page[size]=10'],
    ['GET', '/api/v1/current_organizations?foo=1'],
    ['GET', '/api/v1/current_organization?foo=1'],
    ['GET', '/api/v1/sessions?foo=1'],
    ['DELETE', '/api/v1/sessions?foo=1'],
    ['DELETE', '/api/v1/sessions/x?foo=1'],
    ['GET', '/api/v1/sites?foo=1'],
    ['POST', '/api/v1/home_site?foo=1'],
    ['GET', '/api/v1/volunteer_centers?foo=1'],
    ['GET', '/api/v1/volunteer_centers/current?foo=1'],
    ['POST', '/api/v1/confirm?foo=1'],
    ['POST', '/api/v1/sign_in_as_user?foo=1'],
    ['PUT', '/api/v1/notifications/read_all?foo=1'],
  ] as const) {
    const { status, body } = await call(method, address, { headers: sanne })
    const parameter = decodeURIComponent(address.split('?')[1]!.split('&').at(-1)!.split('=')[0]!)
    const [error] = body?.errors ?? []
    if (status !== 400 || !['unknown_parameter', 'unknown_filter'].includes(error.code) || error.source.parameter !== parameter)
      stray.push(`${method} ${address}: ${status} ${JSON.stringify(error)}`)
  }
  expect(stray).toEqual([])
})

test('anybody may ask for a list of oneself', async () => {
  const { status, body } = await get('/api/v1/users?filter[self]=true', { headers: fatima })
  expect([status, body.data.map((one: any) => one.attributes.email)]).toEqual([200, ['vrijwilliger@demo.example']])
  expect(codeOf(await get('/api/v1/users?filter[self]=false', { headers: fatima }))).toEqual([403, 'forbidden'])
})

test('a body of DELETE means nothing, whatever it says', async () => {
  const { body } = await call('POST', '/api/v1/users', { headers: sanne, body: of({ email: 'weg@demo.example', first_name: 'Weg', last_name: 'Ermee' }) })
  const sent = { headers: { ...sanne, ...strict }, body: '{"data":{"type":"bananas"' }
  expect((await call('DELETE', `/api/v1/users/${body.data.id}`, sent)).status).toBe(204)
  expect((await call('DELETE', `/api/v1/users/${body.data.id}`, sent)).status).toBe(404)
})
