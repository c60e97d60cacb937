import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { deedsOf } from './testing.ts'

const app = await startTestApp()
const { call } = app
const { apply, act, read, run, mails, forgetAll } = deedsOf(app)
const [fatima, johan] = (await Promise.all(['vrijwilliger', 'beheerder'].map(async (name) => await app.as(`${name}@demo.example`)))) as [
  Record<string, string>,
  Record<string, string>,
]

beforeEach(forgetAll)

const young = async () => (await apply(fatima, id.gardening('demo'), { parent_email: 'moeder@demo.example' })).body.data
const link = async () => (await run(sql<{ link: string }>`select facts ->> 'link' as link from outbox where kind = 'application.parent'`))[0]!.link
const form = async (method: 'GET' | 'POST', path: string, host = 'demo.localhost') => await call(method, `/api/v1${path}`, { host })

test('Fatima is under sixteen: her mother is asked, and nobody accepts her before', async () => {
  const { id: application, attributes } = await young()
  expect(attributes).toMatchObject({ parentEmail: 'moeder@demo.example', needsParent: true, parentConsentAt: null })
  expect(await mails()).toContain('application.parent moeder@demo.example nl')
  const seen = (await read(johan, `applications/${application}`)).body.data
  expect([seen.attributes.parentEmail, seen.attributes.needsParent, seen.meta.permissions.includes('accept')]).toEqual([null, true, false])
  expect((await act(johan, application, 'accept')).body.errors[0].code).toBe('parent_consent_missing')
  expect((await act(johan, application, 'invite')).status).toBe(200)

  const path = await link()
  expect((await form('GET', path)).body.meta.form).toEqual({
    purpose: 'application.parent',
    state: 'open',
    child: 'Fatima',
    vacancy: 'Tuinieren met groep vijf',
    organization: 'De Brug',
  })
  expect((await read(fatima, `applications/${application}`)).body.data.attributes.needsParent).toBe(true)
  expect((await form('GET', path, 'oldebroek.localhost')).status).toBe(404)
  expect((await Promise.all([form('POST', path), form('POST', path)])).map(({ body }) => body.meta.form.state)).toEqual(['done', 'done'])
  expect((await mails()).filter((mail) => mail.startsWith('application.parent_agreed'))).toEqual(['application.parent_agreed vrijwilliger@demo.example nl'])
  expect(await run(sql`select purpose from consents where purpose = 'application.parent'`)).toHaveLength(1)
  expect((await act(johan, application, 'accept')).body.data.attributes.status).toBe('accepted')
})

test('what has ended needs no consent any more, and a bad address is told at its field', async () => {
  const { id: application } = await young()
  const path = await link()
  await act(fatima, application, 'withdraw', { withdraw_reason: 'other' })
  expect((await form('POST', path)).body.meta.form.state).toBe('over')
  expect(await run(sql`select id from applications where parent_consent_at is not null`)).toEqual([])
  const wrong = await apply(fatima, id.reading('demo'), { parent_email: 'moeder' })
  expect([wrong.status, wrong.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/parent_email'])
})

test('one address is asked five times a day and no more', async () => {
  await run(sql`insert into applications (volunteer_center_id, vacancy_id, organization_id, user_id, consent_share_at, status, parent_email)
    select ${id.center('demo')}, ${id.reading('demo')}, ${id.school('demo')}, ${id.person('demo', 'tweede')}, now(), 'withdrawn', 'moeder@demo.example' from generate_series(1, 5)`)
  const refused = await apply(fatima, id.gardening('demo'), { parent_email: 'moeder@demo.example' })
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'too_many_asked'])
  expect(await mails()).toEqual([])
})
