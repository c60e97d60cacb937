import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { applyRetention } from '#features/users/privacy/server/retention.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { as, call, get, db } = app
const { apply, run, forgetAll } = applicationActionsOf(app)
const [fatima, kees, sanne] = (await Promise.all(['vrijwilliger', 'tweede', 'centerbeheerder'].map(async (name) => await as(`${name}@demo.example`)))) as [
  Record<string, string>,
  Record<string, string>,
  Record<string, string>,
]
const gardening = id.gardening('demo')

beforeEach(async () => {
  await forgetAll()
  await run(sql`delete from application_drafts`)
})

const keep = async (attributes: Record<string, unknown> = {}, vacancyId = gardening, host = 'demo.localhost') =>
  await call('POST', '/api/v1/application_drafts', {
    host,
    body: {
      data: {
        type: 'application_drafts',
        attributes: { motivation: 'Ik heb groene vingers en tijd.', consent_share: true, ...attributes },
        relationships: { vacancy: { data: { type: 'vacancies', id: vacancyId } } },
      },
    },
  })
const kept = async (attributes: Record<string, unknown> = {}) => (await keep(attributes)).body.meta.draftToken as string
const find = async (headers: Record<string, string>, token?: string, vacancyId = gardening) =>
  await get(`/api/v1/vacancies/${vacancyId}/draft`, { headers: { ...headers, ...(token && { 'draft-token': token }) } })
const drafts = async () => await run(sql<{ words: string }>`select motivation as words from application_drafts order by kept_since`)

test('what a stranger wrote, however long, is there again once they have signed in, and nobody can read it before', async () => {
  const motivation = 'Ik woon om de hoek. '.repeat(100).trim()
  const token = await kept({ motivation })
  expect((await find({}, token)).status).toBe(401)
  const found = await find(fatima, token)
  expect(found.body.meta.draft).toEqual({ motivation, answers: [], parentEmail: null, availabilityNote: null, slotId: null })
  expect(found.headers['cache-control']).toBe('no-store')
  expect((await find(kees)).status).toBe(404)
  expect((await find(kees, 'x'.repeat(43))).status).toBe(404)
})

test('who came by a widget and signed up in between still has that source', async () => {
  const sourceOf = async (sent: Record<string, unknown> = {}) => (await apply(fatima, undefined, sent)).body.data.attributes.source
  const token = await kept({ via: 'widget' })
  // Written again from the plain address of the same vacancy.
  await kept({ motivation: 'Ik kan ook op maandag.', draftToken: token })
  expect(await sourceOf({ draftToken: token })).toBe('widget')
  await forgetAll()
  await kept({ via: 'widget' })
  await run(sql`update application_drafts set user_id = ${id.person('demo', 'vrijwilliger')}`)
  expect(await sourceOf()).toBe('widget')
  await forgetAll()
  expect(await sourceOf()).toBe('web')
  const { status, body } = await keep({ via: 'paper' })
  expect([status, body.errors[0].source.pointer]).toEqual([422, '/data/attributes/via'])
})

test('it is judged as an application is, and nobody hears of it', async () => {
  const faults = async (attributes: Record<string, unknown>) => {
    const { status, body } = await keep(attributes)
    return [status, ...body.errors.map((error: any) => error.source.pointer)]
  }
  expect(await faults({ consent_share: undefined })).toEqual([422, '/data/attributes/consent_share'])
  expect(await faults({ motivation: 'x'.repeat(2001) })).toEqual([422, '/data/attributes/motivation'])
  expect((await keep({}, id.closed('demo'))).body.errors[0].code).toBe('vacancy_closed')
  expect((await keep({}, id.draft('demo'))).status).toBe(404)
  expect((await keep({}, id.gardening('oldebroek'))).status).toBe(404)
  expect(await drafts()).toEqual([])
  await kept()
  expect(await run(sql`select from applications`)).toEqual([])
  expect(await db.asWorker(async (tx) => (await sql`select from outbox`.execute(tx)).rows)).toEqual([])
})

test('only a digest of the token is stored', async () => {
  const token = await kept()
  const [row] = await run(sql<{ row: string }>`select application_drafts::text as row from application_drafts`)
  expect(row!.row).not.toContain(token)
})

test('whoever writes anew in the same browser replaces the words', async () => {
  const token = await kept()
  expect(await kept({ motivation: 'Nee, beter zo.', draft_token: token })).toBe(token)
  expect(await drafts()).toEqual([{ words: 'Nee, beter zo.' }])
})

test('a browser has one token for what it wrote to several vacancies', async () => {
  const token = await kept()
  const other = await keep({ motivation: 'Voorlezen kan ik ook.', draft_token: token }, id.reading('demo'))
  expect(other.body.meta.draftToken).toBe(token)
  expect((await find(fatima, token)).body.meta.draft.motivation).toBe('Ik heb groene vingers en tijd.')
  expect((await find(fatima, token, id.reading('demo'))).body.meta.draft.motivation).toBe('Voorlezen kan ik ook.')
  await apply(fatima, gardening, { draft_token: token })
  expect(await drafts()).toEqual([{ words: 'Voorlezen kan ik ook.' }])
  expect(await kept({ draft_token: 'made up' })).not.toBe('made up')
})

test('Samira signs up along with it: on another device the words are hers, and nobody else’s, whatever they know', async () => {
  const token = await kept()
  const { body } = await call('POST', '/api/v1/users', {
    body: { email: 'samira@example.nl', first_name: 'Samira', last_name: 'B', password: 'een fiets in de regen', terms_accepted: true, draft_token: token },
  })
  await db.onPlatform(async (tx) => await sql`update users set status = 'active', confirmed_at = now() where id = ${body.data.id}`.execute(tx))
  const samira = await as('samira@example.nl', 'demo.localhost', 'een fiets in de regen')
  expect((await find(samira)).body.meta.draft.motivation).toBe('Ik heb groene vingers en tijd.')
  expect((await find(fatima, token)).status).toBe(404)
  // Sending the application deletes the draft.
  await apply(samira)
  expect(await drafts()).toEqual([])
})

test('words that have been sent are forgotten, by the token of the browser', async () => {
  const token = await kept()
  await kept({ motivation: 'Van iemand anders' })
  await apply(fatima, gardening, { draft_token: token })
  expect(await drafts()).toEqual([{ words: 'Van iemand anders' }])
})

test('whoever looks through somebody’s eyes does not read what they have not sent', async () => {
  const token = await kept()
  await run(sql`update application_drafts set user_id = ${id.person('demo', 'vrijwilliger')}`)
  const { headers } = await call('POST', '/api/v1/sign_in_as_user', { headers: sanne, body: { user_id: id.person('demo', 'vrijwilliger') } })
  const asFatima = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(headers[name])]))
  expect((await find(asFatima, token)).status).toBe(404)
  expect((await find(fatima)).status).toBe(200)
})

test('words are kept for a week, as long as the link of the mail', async () => {
  const token = await kept()
  await run(sql`update application_drafts set kept_since = now() - interval '7 days' + interval '1 minute'`)
  expect((await find(fatima, token)).status).toBe(200)
  expect((await applyRetention(db, new Date())).application_drafts).toBe(0)
  await run(sql`update application_drafts set kept_since = now() - interval '7 days' - interval '1 minute'`)
  expect((await find(fatima, token)).status).toBe(404)
  expect((await applyRetention(db, new Date())).application_drafts).toBe(1)
})

test('a mail that is asked for again gives the words as long as its link', async () => {
  const token = await kept()
  const body = { email: 'nog-eens@example.nl', first_name: 'Nog', last_name: 'Eens', password: 'een fiets in de regen', draft_token: token }
  await call('POST', '/api/v1/users', { body })
  await run(sql`update application_drafts set kept_since = now() - interval '6 days'`)
  await call('POST', '/auth/confirmation', { body: { email: body.email } })
  expect(await run(sql`select from application_drafts where kept_since > now() - interval '1 hour'`)).toHaveLength(1)
})

test('when one can come and the date that one chose wait with the words', async () => {
  const token = await kept({ availability_note: 'Op dinsdag', slot_id: 'zaterdag' })
  expect((await find(fatima, token)).body.meta.draft).toMatchObject({ availabilityNote: 'Op dinsdag', slotId: 'zaterdag' })
})

test('whoever is under sixteen says so once: the address of the parent waits with the words', async () => {
  const token = await kept({ parent_email: 'vader@demo.example' })
  expect((await find(fatima, token)).body.meta.draft.parentEmail).toBe('vader@demo.example')
})
