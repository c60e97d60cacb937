import { expect, test } from 'vitest'
import { mailsTo, tokenFrom } from '#features/auth/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { people } from '#features/users/model/server/people-tables.ts'

const { call, get, as, db } = await startTestApp()

const marijke = await as('lid@demo.example')
const johan = await as('beheerder@demo.example')
const fatima = await as('vrijwilliger@demo.example')
const wim = await as('coordinator@demo.example')
const sanne = await as('centerbeheerder@demo.example')
const piet = await as('coordinator@oldebroek.example')
type Headers = Record<string, string>

const path = (name: string, town = 'demo') => `/api/v1/users/${id.person(town, name)}`
const sent = (attributes: Record<string, unknown> = {}) => ({ data: { type: 'users', attributes } })
const patch = async (headers: Headers, address: string, attributes: Record<string, unknown>) =>
  await call('PATCH', address, { headers, body: sent(attributes) })
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body?.errors?.[0]?.code]
const search = async (headers: Headers, words: string) =>
  (await get(`/api/v1/users?filter[search]=${encodeURIComponent(words)}`, { headers })).body.data.map((one: any) => one.id)
const kindsTo = async (address: string) => (await mailsTo(db, address)).map(({ kind }) => kind)
const invited = async (email: string, more: Record<string, unknown> = {}) =>
  (await call('POST', '/api/v1/users', { headers: wim, body: sent({ email, first_name: 'Ilse', last_name: 'de Groot', ...more }) })).body.data.id as string

test('Wim sees when somebody was last here, and orders his list by it; Johan of an organization does not', async () => {
  const { body } = await get('/api/v1/users?sort=-last_seen_at', { headers: wim })
  const seen = body.data.map((one: any) => one.attributes.lastSeenAt)
  expect(seen[0]).toMatch(/^\d{4}-/)
  expect(seen).toEqual(seen.toSorted((a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? 1 : -1)))
  const [row] = (await get('/api/v1/users', { headers: johan })).body.data
  expect(row.attributes).not.toHaveProperty('lastSeenAt')
  expect(codeOf(await get('/api/v1/users?sort=last_seen_at', { headers: johan }))).toEqual([400, 'unsupported_sort'])
  expect(codeOf(await get('/api/v1/users?filter[last_seen_at_null]=true', { headers: johan }))).toEqual([400, 'unknown_filter'])
})

test.each(['last_name', 'email', 'created_at', 'last_seen_at', 'status'])('Wim orders people by %s', async (name) => {
  for (const sort of [name, `-${name}`]) expect((await get(`/api/v1/users?sort=${sort}`, { headers: wim })).status).toBe(200)
})

test('Wim finds Johan by his name and by his address; Marijke, a member, by the name alone', async () => {
  expect((await search(wim, 'Beheerder@demo')).toSorted()).toEqual([id.person('demo', 'beheerder'), id.person('demo', 'centerbeheerder')].toSorted())
  expect(await search(johan, 'lid@demo')).toEqual([id.person('demo', 'lid')])
  expect(await search(marijke, 'beheerder@demo')).toEqual([])
  const { firstName } = (await get(path('beheerder'), { headers: marijke })).body.data.attributes
  expect(await search(marijke, firstName)).toContain(id.person('demo', 'beheerder'))
  expect((await get('/api/v1/users?filter[search]=beheerder@demo', { headers: piet, host: 'oldebroek.localhost' })).body.data).toEqual([])
})

test('a thousand at once is for who may list people', async () => {
  expect((await get('/api/v1/users?page[size]=1000', { headers: wim })).status).toBe(200)
  expect((await get(`/api/v1/users?filter[organization_id_eq]=${id.school('demo')}&page[size]=1000`, { headers: johan })).status).toBe(200)
  const refused = await get('/api/v1/users?filter[self]=true&page[size]=201', { headers: fatima })
  expect([...codeOf(refused), refused.body.errors[0].meta.maxSize]).toEqual([400, 'invalid_page', 200])
})

test('who changes somebody’s name or phone is named to them in a mail and a trace; of one’s own change nobody is told', async () => {
  await patch(wim, path('tweede'), { first_name: 'Cornelis', phone: '06 12345678' })
  await patch(wim, path('tweede'), { first_name: 'Cornelis' })
  const [mail, ...more] = (await mailsTo(db, 'tweede@demo.example')).filter(({ kind }) => kind === 'account.updated')
  expect([mail!.facts.changed, more]).toEqual(['firstName phone', []])
  await patch(fatima, path('vrijwilliger'), { first_name: 'Fatiha' })
  expect(await kindsTo('vrijwilliger@demo.example')).not.toContain('account.updated')
  const traces = await db.inCenter(
    id.center('demo'),
    async (tx) => await people(tx).selectFrom('audit_events').select(['actor_id', 'to_state']).where('action', '=', 'user.updated').orderBy('at').execute(),
  )
  expect(traces).toEqual([
    { actor_id: id.person('demo', 'coordinator'), to_state: 'firstName phone' },
    { actor_id: id.person('demo', 'vrijwilliger'), to_state: 'firstName' },
  ])
})

test('Wim signs Fatima out everywhere; she is told and comes in again', async () => {
  const hers = await as('vrijwilliger@demo.example')
  expect((await call('PUT', `${path('vrijwilliger')}/end_sessions`, { headers: wim })).status).toBe(200)
  expect((await get('/api/v1/current_user', { headers: hers })).status).toBe(401)
  expect((await call('PUT', `${path('vrijwilliger')}/end_sessions`, { headers: wim })).status).toBe(200)
  expect((await kindsTo('vrijwilliger@demo.example')).filter((kind) => kind === 'account.sessions_ended')).toHaveLength(1)
  expect((await get('/api/v1/current_user', { headers: await as('vrijwilliger@demo.example') })).status).toBe(200)
})

test.each<[who: string, headers: () => Headers, status: number, name?: string]>([
  ['a member', () => marijke, 403],
  ['an admin of the organization', () => johan, 403],
  ['a coordinator, of the center’s admin', () => wim, 403, 'centerbeheerder'],
])('%s signs nobody out', async (_who, headers, status, name = 'lid') => {
  expect((await call('PUT', `${path(name)}/end_sessions`, { headers: headers() })).status).toBe(status)
})

test('a coordinator of the other town knows nobody here', async () => {
  expect((await call('PUT', `${path('lid')}/end_sessions`, { headers: piet, host: 'oldebroek.localhost' })).status).toBe(404)
})

/** Makes Noor a super admin as well. */
async function runsPlatform(): Promise<Headers> {
  const role = { user_id: id.person('demo', 'redacteur'), name: 'super_admin', volunteer_center_id: null, organization_id: null, granted_by: null } as const
  await db.onPlatform(
    async (tx) =>
      await people(tx)
        .insertInto('user_roles')
        .values(role)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  )
  return await as('redacteur@demo.example')
}

test('the last admin of the center cannot be switched off, nor of an organization', async () => {
  const platform = await runsPlatform()
  expect(codeOf(await patch(platform, path('centerbeheerder'), { status: 'inactive' }))).toEqual([422, 'last_admin'])
  const club = await invitedAdmin('club@demo.example')
  expect((await get(`/api/v1/users/${club}`, { headers: wim })).body.data.attributes.status).toBe('active')
  expect(codeOf(await patch(wim, `/api/v1/users/${club}`, { status: 'inactive' }))).toEqual([422, 'last_admin'])
  expect(codeOf(await patch(wim, `/api/v1/users/${club}`, { status: 'archived' }))).toEqual([422, 'last_admin'])
  expect(codeOf(await call('DELETE', `/api/v1/users/${club}`, { headers: sanne }))).toEqual([422, 'last_admin'])
})

/** The only admin of the gardening club, who has accepted the invitation. */
async function invitedAdmin(email: string): Promise<string> {
  const userId = await invited(email, { role_name: 'admin', organization_id: id.club('demo') })
  await db.onPlatform(
    async (tx) => await people(tx).updateTable('users').set({ status: 'active', confirmed_at: new Date() }).where('id', '=', userId).execute(),
  )
  return userId
}

test('of two admins of a center who switch each other off at once, one stays', async () => {
  const platform = await runsPlatform()
  const second = id.person('demo', 'tweede')
  await call('PUT', `/api/v1/users/${second}/add_role`, { headers: platform, body: sent({ role_name: 'center_admin' }) })
  const keesHimself = await as('tweede@demo.example')
  const answers = await Promise.all([
    patch(sanne, `/api/v1/users/${second}`, { status: 'inactive' }),
    patch(keesHimself, path('centerbeheerder'), { status: 'inactive' }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { body } = await get('/api/v1/users?filter[with_role]=center_admin&filter[status_eq]=active', { headers: platform })
  expect(body.data).toHaveLength(1)
  // Restores the state for the tests that follow.
  for (const userId of [second, id.person('demo', 'centerbeheerder')]) await patch(platform, `/api/v1/users/${userId}`, { status: 'active' })
  await call('DELETE', `/api/v1/users/${second}/remove_role`, { headers: platform, body: sent({ role_name: 'center_admin' }) })
})

test('an admin invited at a wrong address is taken back, though nobody else is admin there', async () => {
  await db.onPlatform(async (tx) => await people(tx).deleteFrom('user_roles').where('organization_id', '=', id.club('demo')).execute())
  const only = await invited('verkeerd@demo.example', { role_name: 'admin', organization_id: id.club('demo') })
  expect((await patch(wim, `/api/v1/users/${only}`, { status: 'archived' })).status).toBe(200)
  expect(await kindsTo('verkeerd@demo.example')).toEqual(['account.invite', 'account.invitation_withdrawn'])
})

test('who was invited and taken back is invited anew with the new role alone; who has left is not', async () => {
  const email = 'opnieuw@demo.example'
  const person = await invited(email, { role_name: 'admin', organization_id: id.club('demo') })
  await patch(wim, `/api/v1/users/${person}`, { status: 'archived' })
  expect(await invited(email, { role_name: 'member', organization_id: id.school('demo') })).toBe(person)
  const { body } = await get(`/api/v1/users/${person}?include=roles`, { headers: wim })
  expect([body.data.attributes.status, body.included.map((one: any) => one.attributes.name)]).toEqual(['invited', ['member']])
  expect(await kindsTo(email)).toEqual(['account.invite', 'account.invitation_withdrawn', 'account.invite'])

  const gone = await invitedAdmin('vertrokken@demo.example')
  await db.onPlatform(async (tx) => await people(tx).updateTable('users').set({ status: 'archived', archived_at: new Date() }).where('id', '=', gone).execute())
  const again = await call('POST', '/api/v1/users', { headers: wim, body: sent({ email: 'vertrokken@demo.example', first_name: 'V', last_name: 'V' }) })
  expect(codeOf(again)).toEqual([422, 'taken'])
})

test('staff sees of whom another center has a part, and of whom it cannot set the status for that', async () => {
  await db.onPlatform(
    async (tx) =>
      await people(tx)
        .insertInto('user_roles')
        .values({ user_id: id.person('oldebroek', 'lid'), name: 'volunteer', volunteer_center_id: id.center('demo'), organization_id: null, granted_by: null })
        .execute(),
  )
  const elsewhere = async (address: string, headers: Headers) => (await get(address, { headers })).body.data.attributes.registeredElsewhere
  expect(await elsewhere(path('lid', 'oldebroek'), wim)).toBe(true)
  expect(await elsewhere(path('lid'), wim)).toBe(false)
  expect(await elsewhere(path('lid'), johan)).toBeUndefined()
  expect(codeOf(await patch(wim, path('lid', 'oldebroek'), { status: 'inactive' }))).toEqual([403, 'forbidden_attribute'])
})

const many = async (headers: Headers, ids: readonly string[], attributes: Record<string, unknown>, query = '') =>
  await call('PATCH', `/api/v1/users${query}`, { headers, body: { data: ids.map((one) => ({ type: 'users', id: one, attributes })) } })
const statusOf = async (userId: string) => (await get(`/api/v1/users/${userId}`, { headers: wim })).body.data.attributes.status
const undo = async (headers: Headers, operation: string) => await call('PUT', `/api/v1/operations/${operation}/undo`, { headers })
const kees = id.person('demo', 'tweede')

test('Wim switches two people off at once and takes it back within ten seconds: no mail has gone', async () => {
  const two = [kees, id.person('demo', 'vrijwilliger')]
  const before = (await kindsTo('tweede@demo.example')).length
  const preview = await many(wim, two, { status: 'inactive' }, '?preview=true')
  expect([preview.status, preview.body.meta.mails, preview.body.meta.refused]).toEqual([200, 2, []])
  expect(await statusOf(kees)).toBe('active')

  const done = await many(wim, two, { status: 'inactive' })
  expect([done.status, done.body.data.map((one: any) => one.attributes.status)]).toEqual([200, ['inactive', 'inactive']])
  expect((await undo(sanne, done.body.meta.undo.id)).status).toBe(404)
  expect((await undo(wim, done.body.meta.undo.id)).body.meta).toEqual({ undone: 2 })
  expect(await statusOf(kees)).toBe('active')
  expect(await kindsTo('tweede@demo.example')).toHaveLength(before)
})

test('an invitation that was taken back by mistake stands again, with its link', async () => {
  const email = 'vergissing@demo.example'
  const person = await invited(email)
  const done = await patch(wim, `/api/v1/users/${person}`, { status: 'archived' })
  expect(done.body.data.attributes.status).toBe('archived')
  const token = await tokenFrom(db, email, 'account.invite', 'confirmation_token')
  expect(codeOf(await call('POST', '/api/v1/confirm', { body: { confirmation_token: token } }))).toEqual([422, 'token_invalid'])
  expect((await undo(wim, done.body.data.meta.undo.id)).status).toBe(200)
  expect(await kindsTo(email)).toEqual(['account.invite'])
  expect((await call('POST', '/api/v1/confirm', { body: { confirmation_token: token } })).status).toBe(200)
})

test('one who may not be switched off stops the whole list, and is named', async () => {
  const refused = await many(wim, [kees, id.person('demo', 'centerbeheerder')], { status: 'inactive' })
  expect([...codeOf(refused), refused.body.errors[0].meta.id]).toEqual([403, 'forbidden', id.person('demo', 'centerbeheerder')])
  expect(await statusOf(kees)).toBe('active')
  expect((await many(johan, [id.person('demo', 'lid')], { status: 'inactive' })).status).toBe(403)
  expect((await many(wim, [id.person('oldebroek', 'tweede')], { status: 'inactive' })).status).toBe(404)
})
