import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { apply, act, read, run, mails, say, forgetAll } = applicationActionsOf(app)
const [fatima, johan, lid, coordinator, centerAdmin, elsewhere] = (await Promise.all([
  ...['vrijwilliger', 'beheerder', 'lid', 'coordinator', 'centerbeheerder'].map(async (name) => await app.as(`${name}@demo.example`)),
  app.as('beheerder@oldebroek.example'),
])) as [Headers, Headers, Headers, Headers, Headers, Headers]
type Headers = Record<string, string>

const change = async (headers: Headers, application: string, attributes: Record<string, unknown>, assignee?: string | null, host = 'demo.localhost') =>
  await app.call('PATCH', `/api/v1/applications/${application}`, {
    host,
    headers,
    body: {
      data: {
        type: 'applications',
        id: application,
        attributes,
        ...(assignee !== undefined && { relationships: { assignee: { data: assignee && { type: 'users', id: assignee } } } }),
      },
    },
  })
const seen = async (headers: Headers, application: string) => (await read(headers, `applications/${application}`)).body.data?.attributes
const begin = async (attributes: Record<string, unknown> = {}) => {
  const { status, body } = await apply(fatima, undefined, attributes)
  expect(status).toBe(201)
  return body.data.id as string
}

beforeEach(forgetAll)

test('Fatima says when she can come; both sides read it, the center once the case was brought to it', async () => {
  const one = await begin({ availability_note: 'Dinsdag en donderdag na vier uur' })
  expect((await seen(johan, one)).availabilityNote).toBe('Dinsdag en donderdag na vier uur')
  expect((await seen(coordinator, one)).availabilityNote).toBeNull()
  await run(sql`update applications set escalated_at = now()`)
  expect((await seen(coordinator, one)).availabilityNote).toBe('Dinsdag en donderdag na vier uur')
  expect((await change(fatima, one, { availability_note: 'Alleen nog donderdag' })).status).toBe(200)
  expect((await seen(johan, one)).availabilityNote).toBe('Alleen nog donderdag')
  expect((await change(fatima, one, { availability_note: 'x'.repeat(301) })).status).toBe(422)
})

test('the organization reads her telephone number once she shares it, and no longer when she takes that back or it is over', async () => {
  await app.db.onPlatform(async (tx) => void (await sql`update users set phone = '0612345678' where email = 'vrijwilliger@demo.example'`.execute(tx)))
  const one = await begin()
  expect(await seen(johan, one)).toMatchObject({ phoneShared: false, applicantPhone: null })
  expect((await change(fatima, one, { phone_shared: true })).status).toBe(200)
  expect((await seen(johan, one)).applicantPhone).toBe('0612345678')
  expect((await change(fatima, one, { phone_shared: false })).status).toBe(200)
  expect((await seen(johan, one)).applicantPhone).toBeNull()
  await change(fatima, one, { phone_shared: true })
  await act(fatima, one, 'withdraw', { withdraw_reason: 'other' })
  expect((await seen(johan, one)).applicantPhone).toBeNull()
  expect((await change(fatima, one, { phone_shared: true })).status).toBe(409)
})

test('each side notes its own: what is another’s is refused by its name', async () => {
  const one = await begin()
  const refused = async (headers: Headers, attributes: Record<string, unknown>) => (await change(headers, one, attributes)).body.errors?.[0]?.code
  expect(await refused(fatima, { tags: ['zaterdag'] })).toBe('forbidden_attribute')
  expect(await refused(fatima, { internal_note: 'Aardig' })).toBe('forbidden_attribute')
  expect(await refused(johan, { phone_shared: true })).toBe('forbidden_attribute')
  expect(await refused(johan, { internal_note: 'Aardig' })).toBe('forbidden_attribute')
  expect(await refused(coordinator, { tags: ['zaterdag'] })).toBe('forbidden_attribute')
  expect((await change(fatima, one, {}, id.person('demo', 'beheerder'))).status).toBe(403)
  expect((await change(elsewhere, one, { tags: ['zaterdag'] }, undefined, 'oldebroek.localhost')).status).toBe(404)
  expect((await change(await app.as('tweede@demo.example'), one, { phone_shared: true })).status).toBe(404)
})

test('Johan gives it words of his own, by which his organization finds it and the volunteer knows nothing of', async () => {
  const one = await begin()
  expect((await change(johan, one, { tags: ['zaterdag', 'rijbewijs'] })).status).toBe(200)
  expect((await seen(lid, one)).tags).toEqual(['zaterdag', 'rijbewijs'])
  expect((await seen(fatima, one)).tags).toEqual([])
  const found = async (headers: Headers, word: string) => (await read(headers, `applications?filter[tagged]=${word}`)).body.data.length
  expect([await found(lid, 'Zaterdag'), await found(lid, 'zondag'), await found(fatima, 'zaterdag')]).toEqual([1, 0, 0])
  expect((await change(johan, one, { tags: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes'] })).status).toBe(422)
})

test('a colleague takes it up: the volunteer asks for them, mails go to them, they find it; a stranger cannot', async () => {
  const one = await begin()
  expect((await change(johan, one, {}, id.person('demo', 'tweede'))).status).toBe(404)
  expect((await change(johan, one, {}, id.person('demo', 'lid'))).status).toBe(200)
  const { assigneeName } = await seen(johan, one)
  expect(assigneeName).toBeTruthy()
  expect((await read(lid, 'applications?filter[assigned_to_me]=true')).body.data.map((row: { id: string }) => row.id)).toEqual([one])
  expect((await read(johan, 'applications?filter[assigned_to_me]=true')).body.data).toEqual([])
  await act(johan, one, 'invite')
  expect((await seen(fatima, one)).contactName).toBe(assigneeName)
  const { body } = await read(fatima, `applications/${one}?include=conversation`)
  await app.db.asWorker(async (tx) => void (await sql`delete from outbox`.execute(tx)))
  expect((await say(fatima, body.data.relationships.conversation.data.id, 'Kan het ook om elf uur?')).status).toBe(201)
  expect((await mails()).filter((mail) => mail.startsWith('message.unread'))).toEqual([expect.stringContaining('lid@demo.example')])
  expect((await change(johan, one, {}, null)).status).toBe(200)
  expect((await seen(johan, one)).assigneeName).toBeNull()
})

test('the note of the center is read by the center alone', async () => {
  const one = await begin()
  expect((await change(coordinator, one, { internal_note: 'Belde zelf ook al.' })).status).toBe(200)
  expect((await seen(centerAdmin, one)).internalNote).toBe('Belde zelf ook al.')
  for (const who of [fatima, johan]) expect(await seen(who, one)).not.toHaveProperty('internalNote')
})

test('it is known from when until when she helped and how much; taking the step back forgets it again', async () => {
  const one = await begin()
  await act(johan, one, 'accept')
  await act(johan, one, 'start')
  expect((await seen(johan, one)).startDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect((await change(johan, one, { start_date: '2026-11-02' })).status).toBe(200)
  const done = await act(johan, one, 'complete', { hours_reported: 12 })
  expect(await seen(johan, one)).toMatchObject({ startDate: '2026-11-02', hoursReported: 12, endedAt: expect.any(String) })
  expect((await app.call('PUT', `/api/v1/operations/${done.body.data.meta.undo.id}/undo`, { headers: johan })).status).toBe(200)
  expect(await seen(johan, one)).toMatchObject({ status: 'active', startDate: '2026-11-02', hoursReported: null, endedAt: null })
  expect((await act(johan, one, 'complete', { hours_reported: 5001 })).status).toBe(422)
})

test('once it is over both say how it was and read what the other said', async () => {
  const one = await begin()
  expect((await act(fatima, one, 'evaluate', { score: 5 })).status).toBe(409)
  await act(johan, one, 'accept')
  await act(johan, one, 'complete')
  for (const score of [0, 6, 2.5]) expect((await act(fatima, one, 'evaluate', { score })).status).toBe(422)
  expect((await act(fatima, one, 'evaluate', { score: 4, message: 'Fijne mensen, koude kas.' })).status).toBe(200)
  expect((await act(johan, one, 'evaluate', { score: 5, message: 'Niet van mij' })).status).toBe(200)
  const both = { volunteerScore: 4, organizationScore: 5, evaluationText: 'Fijne mensen, koude kas.' }
  expect(await seen(fatima, one)).toMatchObject(both)
  expect(await seen(johan, one)).toMatchObject(both)
  expect((await act(coordinator, one, 'evaluate', { score: 1 })).status).toBe(403)
  expect((await act(fatima, one, 'evaluate', { score: 3 })).status).toBe(200)
  expect(await seen(fatima, one)).toMatchObject({ volunteerScore: 3, evaluationText: 'Fijne mensen, koude kas.' })
})
