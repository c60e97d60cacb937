import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { call } = app
const { apply, act, read, run, mails, forgetAll } = applicationActionsOf(app)
const [fatima, johan, wim, noor] = (await Promise.all(
  ['vrijwilliger', 'beheerder', 'coordinator', 'redacteur'].map(async (name) => await app.as(`${name}@demo.example`)),
)) as [Record<string, string>, ...Record<string, string>[]] as Record<string, string>[] & { length: 4 }

beforeEach(async () => {
  await forgetAll()
  await run(sql`update vacancies set places = 1, places_taken = 0, slots = '[]', status = 'published' where id = ${id.gardening('demo')}`)
})

const truus = { name: 'Truus Bos', phone: '0575 987 654', address: 'Lindelaan 3\nZutphen' }
const forTruus = async (guest: object = truus, by = wim!) => await apply(by, id.gardening('demo'), { guest, motivation: '' })
const form = async (method: 'GET' | 'POST', code: string, act?: string) => await call(method, `/api/v1/forms/${code}`, { ...(act && { body: { act } }) })
const statusOf = async (application: string) => (await read(johan!, `applications/${application}`)).body.data.attributes.status

test('Wim applies for Truus, who has no e-mail: the organization hears, he gets a code for her letter', async () => {
  const answer = await forTruus()
  expect(answer.status).toBe(201)
  expect(answer.body.data.attributes).toMatchObject({
    applicantName: 'Truus Bos',
    isGuest: true,
    guestPhone: '0575 987 654',
    source: 'coordinator',
    status: 'new',
  })
  expect(answer.body.data.attributes.followCode).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect((await mails()).map((mail) => mail.split(' ')[0])).toEqual(['application.received'])
  const there = (await read(johan!, `applications/${answer.body.data.id}`)).body.data.attributes
  expect([there.applicantName, there.guestPhone, there.followCode, there.guestAddress]).toEqual(['Truus Bos', '0575 987 654', undefined, undefined])
  expect((await read(fatima!, `applications/${answer.body.data.id}`)).status).toBe(404)
})

test('the code that acts for her and her address are for whoever may apply for a guest: the platform reads the case without them', async () => {
  const { id: application } = (await forTruus()).body.data
  const kees = { user_id: id.person('demo', 'tweede'), name: 'super_admin', volunteer_center_id: null, organization_id: null } as const
  await app.db.onPlatform((tx) => people(tx).insertInto('user_roles').values(kees).execute())
  const seen = async (email: string) => (await read(await app.as(email), `applications/${application}`)).body.data.attributes
  expect(await seen('coordinator@demo.example')).toMatchObject({ guestAddress: 'Lindelaan 3\nZutphen', followCode: expect.any(String), internalNote: null })
  const there = await seen('tweede@demo.example')
  expect(there.status).toBe('new')
  expect([there.guestAddress, there.followCode, there.internalNote]).toEqual([undefined, undefined, undefined])
  expect((await forTruus(truus, await app.as('tweede@demo.example'))).body.errors[0].code).toBe('forbidden')
})

test('only who runs the center applies for another, each person once, and with a name', async () => {
  for (const by of [fatima!, johan!, noor!]) expect((await forTruus(truus, by)).body.errors[0].code).toBe('forbidden')
  expect((await forTruus({ name: '' })).body.errors[0].source.pointer).toBe('/data/attributes/guest/name')
  expect((await forTruus()).status).toBe(201)
  expect((await forTruus({ name: 'truus bos' })).body.errors[0].code).toBe('already_exists')
})

test('who has an account stops and takes a place herself, nobody at the center does it for her', async () => {
  const hers = (await apply(fatima!)).body.data.id
  expect((await act(wim!, hers, 'withdraw', { withdraw_reason: 'other' })).body.errors[0].code).toBe('forbidden')
  await act(johan!, hers, 'waitlist')
  await run(sql`update applications set place_offered_at = now() where id = ${hers}`)
  expect((await act(wim!, hers, 'claim')).body.errors[0].code).toBe('forbidden')
  expect(await statusOf(hers)).toBe('waitlisted')
})

test('she is accepted: Wim hears it for her, her letter says when and where, and the code shows it, however it is typed', async () => {
  const { id: application, attributes } = (await forTruus()).body.data
  const meeting = { day: addDays(today(), 7), time: '10:00', place: 'De Brug' }
  expect((await act(johan!, application, 'accept', { meeting, message: 'Tot dan, Truus!' })).body.data.attributes.status).toBe('accepted')
  expect((await mails()).at(-1)).toBe('application.accepted coordinator@demo.example nl')
  const [mail] = await run(sql<{ facts: any }>`select facts from outbox where kind = 'application.accepted'`)
  expect(mail!.facts).toMatchObject({ forGuest: true, person: 'Truus Bos' })
  const code: string = attributes.followCode
  for (const typed of [code, code.toLowerCase().replaceAll('-', ''), ` ${code} `.replaceAll('-', ' ')]) {
    const { status, body } = await form('GET', encodeURIComponent(typed))
    expect([status, body.meta.form]).toMatchObject([
      200,
      { purpose: 'application.follow', state: 'accepted', person: 'Truus Bos', meeting: { place: 'De Brug' }, can: { withdraw: true, claim: false } },
    ])
  }
  for (const wrong of ['AAAA-BBBB-CCCC', 'x'.repeat(90)]) expect((await form('GET', wrong)).status).toBe(404)
})

test('with her code she stops, and the organization hears of it; looking changes nothing', async () => {
  const { id: application, attributes } = (await forTruus()).body.data
  await form('GET', attributes.followCode)
  await form('POST', attributes.followCode)
  expect(await statusOf(application)).toBe('new')
  expect((await form('POST', attributes.followCode, 'withdraw')).body.meta.form).toMatchObject({ state: 'withdrawn', can: { withdraw: false } })
  expect((await form('POST', attributes.followCode, 'withdraw')).body.meta.form.state).toBe('withdrawn')
  expect((await mails()).filter((mail) => mail.startsWith('application.withdrawn'))).toHaveLength(1)
})

test('she waits for a place: Wim is told when one comes free, and she or he takes it', async () => {
  const hers = (await apply(fatima!)).body.data.id
  const { id: application, attributes } = (await forTruus()).body.data
  await act(johan!, hers, 'accept')
  await act(johan!, application, 'accept')
  expect(await statusOf(application)).toBe('waitlisted')
  await act(fatima!, hers, 'withdraw', { withdraw_reason: 'other' })
  expect((await mails()).filter((mail) => mail.startsWith('application.place_free'))).toEqual(['application.place_free coordinator@demo.example nl'])
  expect((await form('POST', attributes.followCode, 'claim')).body.meta.form.state).toBe('accepted')
  expect((await act(wim!, application, 'withdraw', { withdraw_reason: 'other' })).body.data.attributes.status).toBe('withdrawn')
})
