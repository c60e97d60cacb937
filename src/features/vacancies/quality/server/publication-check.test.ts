import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { extendedTo } from '#features/vacancies/model/extended-to.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { as, call, db, get } = await startTestApp()
const wim = await as('coordinator@demo.example')
const marijke = await as('lid@demo.example')
const fatima = await as('vrijwilliger@demo.example')
const run = async (query: ReturnType<typeof sql>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
const act = async (headers: Record<string, string>, verb: string, attributes: object = {}, vacancy = id.draft('demo')) =>
  await call('PUT', `/api/v1/vacancies/${vacancy}/${verb}`, { headers, body: { data: { type: 'vacancies', id: vacancy, attributes } } })
const mails = async () => await run(sql`select kind, address from outbox where kind like 'vacancy.%' order by kind`)
const soon = addDays(today(), 5)

beforeEach(async () => {
  await run(
    sql`update vacancies set status = 'pending', denied_reason = null, published_at = null, valid_through = '2099-01-01' where id = ${id.draft('demo')}`,
  )
  await run(sql`update vacancies set valid_through = ${soon}::date where id = ${id.reading('demo')}`)
})

test('Wim publishes a vacancy once, and its organization hears of it once', async () => {
  const { status, body } = await act(wim, 'publish')
  expect([status, body.data.attributes.status, body.data.attributes.publishedAt]).toEqual([200, 'published', expect.any(String)])
  expect((await act(wim, 'publish')).status).toBe(200)
  expect(await mails()).toEqual([{ kind: 'vacancy.published', address: 'beheerder@demo.example' }])
})

test('denying takes a reason, which the organization reads', async () => {
  for (const reason of [undefined, '   ']) expect((await act(wim, 'deny', { reason })).body.errors[0].source.pointer).toBe('/data/attributes/reason')
  const { body } = await act(wim, 'deny', { reason: 'Zeg erbij hoe laat.' })
  expect([body.data.attributes.status, body.data.attributes.deniedReason]).toEqual(['denied', 'Zeg erbij hoe laat.'])
  expect(await run(sql`select facts->>'reason' as reason from outbox where kind = 'vacancy.denied'`)).toEqual([{ reason: 'Zeg erbij hoe laat.' }])
  expect((await act(wim, 'publish')).body.errors[0].code).toBe('invalid_transition')
})

test('why it came back is read by its organization and by everybody who sees the whole center, its editors too', async () => {
  await act(wim, 'deny', { reason: 'Zeg erbij hoe laat.' })
  const reason = async (email: string) => (await get(`/api/v1/vacancies/${id.draft('demo')}`, { headers: await as(email) })).body.data?.attributes.deniedReason
  for (const email of ['beheerder@demo.example', 'redacteur@demo.example', 'coordinator@demo.example'])
    expect([email, await reason(email)]).toEqual([email, 'Zeg erbij hoe laat.'])
  expect(await reason('vrijwilliger@demo.example')).toBeUndefined()
})

test('what has passed its last day is not published, for it would be closed in the night', async () => {
  await run(sql`update vacancies set valid_through = '2020-01-01' where id = ${id.draft('demo')}`)
  expect((await act(wim, 'publish')).body.errors[0].code).toBe('past_its_day')
})

test('an organization extends its own vacancy, up to half a year ahead; the same day again changes nothing', async () => {
  const until = extendedTo(soon, new Date())
  for (const _ of [1, 2]) expect((await act(marijke, 'extend', { validThrough: until }, id.reading('demo'))).body.data.attributes.validThrough).toBe(until)
  expect(await run(sql`select count(*)::int as n from audit_events where action = 'vacancy.extended'`)).toEqual([{ n: 1 }])
  const refusals = [
    ['2020-01-01', 'not_later'],
    ['2098-01-01', 'too_far_ahead'],
    ['ooit', 'invalid'],
  ]
  for (const [validThrough, code] of refusals) {
    const { status, body } = await act(marijke, 'extend', { validThrough }, id.reading('demo'))
    expect([status, body.errors[0].code]).toEqual([422, expect.stringContaining(code!)])
  }
  expect((await act(marijke, 'extend', {}, id.reading('demo'))).status).toBe(422)
  expect((await act(marijke, 'extend', { validThrough: until }, id.closed('demo'))).status).toBe(409)
})

test('others may none of it', async () => {
  for (const verb of ['publish', 'deny']) expect((await act(marijke, verb, { reason: 'Nee' })).status).toBe(403)
  expect((await act(fatima, 'extend', { validThrough: '2027-01-01' }, id.reading('demo'))).status).toBe(403)
  for (const verb of ['publish', 'deny', 'extend']) {
    expect((await act({}, verb)).status).toBe(401)
    expect((await act(wim, verb, { reason: 'Nee', validThrough: '2027-01-01' }, id.reading('oldebroek'))).status).toBe(404)
  }
})
