import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { helpOf } from './testing.ts'

const app = await startTestApp({ template: demoTemplate })
const { run, send, ask, act, submitted, open, read, as, forget, mails, approval } = helpOf(app)
const [henk, karin, wim, bert, platform] = await Promise.all(['vrijwilliger', 'lid', 'coordinator', 'centerbeheerder', 'platform@demo.example'].map(as))
const first = ({ body }: { body: any }) => [body.errors[0].code, body.errors[0].source?.pointer]

beforeEach(forget)

test('Henk asks, the center looks, and visitors read a first name, a town and the words that were approved', async () => {
  const id = await submitted(henk!)
  expect((await read(null, `help_requests/${id}`)).status).toBe(404)
  expect((await read(karin!, `help_requests/${id}`)).status).toBe(404)
  expect((await mails()).map(({ kind }) => kind)).toContain('help.submitted')
  expect((await act(wim!, id, 'screen', approval)).body.data.attributes).toMatchObject({ status: 'open', isVulnerable: false })
  const { body } = await read(null, `help_requests/${id}`)
  const shown = Object.fromEntries(Object.entries(body.data.attributes).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)))
  expect(shown).toEqual({
    kind: 'request',
    category: 'company',
    title: 'Wie wil elke week een potje schaken?',
    publicText: approval.public_text,
    firstName: expect.any(String),
    town: 'Arnhem',
    frequency: 'weekly',
    dayparts: ['thu_morning'],
    status: 'open',
    month: expect.stringMatching(/^\d{4}-\d\d$/),
  })
  expect(JSON.stringify(body)).not.toContain('6811')
  expect(body.data.relationships?.requester).toBeUndefined()
})

test('what is missing, and what may not be in it, is told at each field', async () => {
  const nothing = await send(henk!, 'POST', 'help_requests', { kind: 'request' })
  expect(nothing.body.errors.map((error: any) => error.source.pointer)).toEqual(
    ['category', 'title', 'description', 'frequency', 'postcode4', 'visibility'].map((name) => `/data/attributes/${name}`),
  )
  expect(first(await ask(henk!, { title: 'Bel mij op 06 12345678' }))).toEqual(['contact_in_text', '/data/attributes/title'])
  expect(first(await ask(henk!, { description: 'Mijn bsn is 123456782' }))).toEqual(['bsn_in_text', '/data/attributes/description'])
  expect(first(await ask(henk!, { postcode4: '9999' }))).toEqual(['unknown_postcode', '/data/attributes/postcode4'])
  expect(first(await ask(henk!, { kind: 'offer', relation: 'parent', first_name: 'Gerrit' }))).toEqual(['offer_for_another', '/data/attributes/relation'])
  expect(first(await ask(henk!, { relation: 'parent' }))).toEqual(['blank', '/data/attributes/firstName'])
  expect(first(await ask(henk!, { age_group: 'young' }))).toEqual(['blank', '/data/attributes/parentEmail'])
  expect(first(await ask(henk!, { age_group: 'young', parent_email: 'vrijwilliger@public.example' }))).toEqual(['own_address', '/data/attributes/parentEmail'])
  expect(first(await ask(henk!, { days_open: 5 }))).toEqual(['invalid', '/data/attributes/days_open'])
  expect((await run(sql`select from help_requests`)).length).toBe(0)
  const id = (await ask(henk!)).body.data.id
  expect(first(await act(henk!, id, 'submit'))[1]).toBe('/data/attributes/consent')
})

test('the words are encrypted in the database, and a column that would hold plain text refuses it', async () => {
  const id = await submitted(henk!, { preference_note: 'liever een vrouw', contact_phone: '026 1234567', exact_address: 'Bakkerstraat 5' })
  const [row] = await run(sql`select * from help_requests where id = ${id}`)
  const all = JSON.stringify(row)
  for (const words of ['ken hier niemand', 'liever een vrouw', '1234567', 'Bakkerstraat']) expect(all).not.toContain(words)
  expect(row.description).toMatch(/^v1\.s[0-9a-f]{12}\./)
  await expect(run(sql`update help_requests set description = 'in plain words' where id = ${id}`)).rejects.toThrow(/encrypted_text/)
  expect((await read(henk!, `help_requests/${id}`)).body.data.attributes).toMatchObject({
    description: 'Ik ben 78 en schaak graag. Ik ken hier niemand.',
    preferenceNote: 'liever een vrouw',
    exactAddress: 'Bakkerstraat 5',
  })
})

test('every coordinator’s reading leaves one row a day; the person’s own and a list without words leave none', async () => {
  const id = await submitted(henk!)
  const views = async () => await run(sql`select actor_id from audit_events where action = 'help.viewed' and subject_id = ${id}`)
  await read(henk!, `help_requests/${id}`)
  await read(wim!, 'help_requests?fields[help_requests]=kind,status,title')
  expect(await views()).toHaveLength(0)
  for (let times = 0; times < 3; times += 1) await read(wim!, `help_requests/${id}`)
  await read(bert!, `help_requests/${id}`)
  expect(await views()).toHaveLength(2)
})

test('who runs the platform reads kind, state and month, and no word or name', async () => {
  const id = await submitted(henk!, { preference_note: 'liever een vrouw' })
  const { body } = await read(platform!, `help_requests/${id}`)
  const told = Object.entries(body.data.attributes).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
  expect(told.map(([name]) => name).sort()).toEqual(['kind', 'month', 'status'])
  expect(body.data.relationships?.requester?.data ?? null).toBeNull()
})

test('three of a kind at most, one on the first day of an account, and no copy of what is open', async () => {
  const again = (await ask(henk!)).body.data.id
  await submitted(henk!)
  expect(first(await act(henk!, again, 'submit', { consent: true }))[0]).toBe('already_asked')
  await submitted(henk!, { category: 'walking' })
  await submitted(henk!, { category: 'shopping' })
  const fourth = (await ask(henk!, { category: 'garden' })).body.data.id
  expect(first(await act(henk!, fourth, 'submit', { consent: true }))[0]).toBe('too_many_requests')
  await submitted(henk!, { kind: 'offer', category: 'garden' })
  await secondOnTheFirstDay(karin!)
})

async function secondOnTheFirstDay(who: Record<string, string>) {
  await app.db.onPlatform(async (tx) => await sql`update users set created_at = now() where email = 'lid@public.example'`.execute(tx))
  await submitted(who)
  const second = (await ask(who, { category: 'walking' })).body.data.id
  expect(first(await act(who, second, 'submit', { consent: true }))[0]).toBe('too_many_today')
}

test('six at once of one person: three stand, the others hear why', async () => {
  const categories = ['company', 'walking', 'shopping', 'garden', 'pets', 'language']
  const ids = await Promise.all(categories.map(async (category) => (await ask(henk!, { category })).body.data.id))
  const answers = await Promise.all(ids.map(async (id) => (await act(henk!, id, 'submit', { consent: true })).status))
  expect(answers.toSorted()).toEqual([200, 200, 200, 409, 409, 409])
})

test('nobody acts on what is another’s, a person cannot screen, and each state takes its own steps only', async () => {
  const id = await submitted(henk!)
  for (const verb of ['withdraw', 'extend', 'close', 'screen']) expect((await act(karin!, id, verb, { decision: 'approve' })).status).toBe(404)
  expect((await act(henk!, id, 'screen', approval)).status).toBe(403)
  expect((await act(wim!, id, 'withdraw')).status).toBe(403)
  expect(first(await act(henk!, id, 'extend'))[0]).toBe('invalid_transition')
  expect(first(await act(henk!, id, 'close'))[0]).toBe('invalid_transition')
  await act(wim!, id, 'screen', approval)
  expect(first(await send(henk!, 'PATCH', `help_requests/${id}`, { title: 'Anders' }))[0]).toBe('request_is_fixed')
  expect(first(await send(henk!, 'DELETE', `help_requests/${id}`))[0]).toBe('only_draft_requests_vanish')
  await run(sql`update help_requests set expires_at = now() + interval '2 days' where id = ${id}`)
  const { body } = await act(henk!, id, 'extend')
  expect(new Date(body.data.attributes.expiresAt).getTime()).toBeGreaterThan(Date.now() + 50 * 86_400_000)
  expect((await act(henk!, id, 'withdraw')).body.data.attributes.status).toBe('withdrawn')
  expect((await read(null, `help_requests/${id}`)).status).toBe(404)
  expect(first(await act(wim!, id, 'screen', approval))[0]).toBe('invalid_transition')
})

test('a draft is read by nobody but whoever writes it', async () => {
  const id = (await ask(henk!)).body.data.id
  expect((await read(wim!, `help_requests/${id}`)).body.data.attributes).toMatchObject({ status: 'draft', title: null, description: null, firstName: null })
  expect((await send(henk!, 'PATCH', `help_requests/${id}`, { description: 'Toch liever dammen.' })).body.data.attributes.description).toBe(
    'Toch liever dammen.',
  )
  expect((await send(henk!, 'DELETE', `help_requests/${id}`)).status).toBe(204)
})

test('where the site has no one-on-one help, nothing of it is there', async () => {
  const { call } = app
  for (const name of ['vrijwilliger', 'coordinator']) {
    const headers = await app.as(`${name}@demo.example`)
    expect((await call('GET', '/api/v1/help_requests', { headers })).status).toBe(404)
    expect((await call('POST', '/api/v1/help_requests', { headers, body: { data: { type: 'help_requests', attributes: { kind: 'request' } } } })).status).toBe(
      404,
    )
  }
})

test('what ran out this minute is gone for visitors, whether or not the job has been', async () => {
  const id = await open(henk!, wim!)
  await run(sql`update help_requests set expires_at = now() - interval '1 second' where id = ${id}`)
  expect((await read(null, `help_requests/${id}`)).status).toBe(404)
  expect((await read(null, 'help_requests')).body.data).toEqual([])
})
