import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { sweepAbsences } from './absences.ts'

const { call, get, as, db } = await startTestApp()
const center = id.center('demo')
const reading = id.reading('demo')
const day = (days: number) => addDays(today(), days)
const person = (name: string) => id.person('demo', name)
const [wim, johan, marijke, fatima, noor] = await Promise.all(
  ['coordinator', 'beheerder', 'lid', 'vrijwilliger', 'redacteur'].map((name) => as(`${name}@demo.example`)),
)

type Headers = Record<string, string> | undefined
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows)
const away = async (headers: Headers, substitute: string | null, startsOn = day(0), backOn = day(7)) =>
  await call('POST', '/api/v1/absences', {
    headers: headers!,
    body: {
      data: {
        type: 'absences',
        attributes: { startsOn, backOn },
        ...(substitute && { relationships: { substitute: { data: { type: 'users', id: substitute } } } }),
      },
    },
  })
const list = async (headers: Headers) => (await get('/api/v1/absences', { headers: headers! })).body.data?.map((one: any) => one.attributes)
const ask = async (subjectType: 'support' | 'vacancy') =>
  await call('POST', '/api/v1/conversations', {
    headers: fatima!,
    body: {
      data: {
        type: 'conversations',
        attributes: { subjectType, message: 'Is er iemand?' },
        ...(subjectType === 'vacancy' && { relationships: { vacancy: { data: { type: 'vacancies', id: reading } } } }),
      },
    },
  })
const toldIn = async (headers: Headers, conversation: string) =>
  (await get(`/api/v1/conversations/${conversation}/absences`, { headers: headers! })).body.meta?.absences
const mailed = async (kind: string) =>
  (await run(sql<{ address: string }>`select address from outbox where kind = ${kind} order by address`)).map(({ address }) => address)
const errorOf = ({ status, body }: Awaited<ReturnType<typeof away>>) => [status, body.errors[0].code]

beforeEach(async () => {
  for (const table of ['absences', 'conversations', 'notifications', 'idempotency_keys']) await run(sql`delete from ${sql.table(table)}`)
  await db.asWorker((tx) => sql`delete from outbox`.execute(tx))
  await run(sql`update vacancies set contact_user_id = ${person('lid')} where id = ${reading}`)
})

test('while Marijke is away Fatima reads who answers, and Johan gets her news too', async () => {
  const { status, body } = await away(marijke, person('beheerder'))
  expect([status, body.data.attributes]).toMatchObject([201, { startsOn: day(0), backOn: day(7), isNow: true, isMine: true }])
  const { body: asked } = await ask('vacancy')
  expect(await mailed('question.asked')).toEqual(['beheerder@demo.example', 'lid@demo.example'])
  const [told] = await toldIn(fatima, asked.data.id)
  expect(told).toEqual({ name: expect.any(String), backOn: day(7), substitute: expect.any(String) })
  expect(await toldIn(johan, asked.data.id)).toEqual([told])
  expect(await toldIn(marijke, asked.data.id)).toEqual([])
})

test('an application goes to both as well, and the conversation about it says so', async () => {
  await away(marijke, person('beheerder'))
  const { body } = await call('POST', '/api/v1/applications', {
    headers: fatima!,
    body: {
      data: {
        type: 'applications',
        attributes: { motivation: 'Ik lees graag voor.', answers: [], consentShare: true },
        relationships: { vacancy: { data: { type: 'vacancies', id: reading } } },
      },
    },
  })
  expect(await mailed('application.received')).toEqual(['beheerder@demo.example', 'lid@demo.example'])
  expect(await toldIn(fatima, body.data.relationships.conversation.data.id)).toHaveLength(1)
  await run(sql`delete from applications`)
})

test('it ends by itself on the day she is back, and is forgotten the day after', async () => {
  await away(marijke, person('beheerder'))
  const { body } = await ask('vacancy')
  await run(sql`update absences set starts_on = ${day(-7)}, back_on = ${day(0)}`)
  expect(await toldIn(fatima, body.data.id)).toEqual([])
  await sweepAbsences(db, new Date())
  expect(await list(marijke)).toHaveLength(1)
  await sweepAbsences(db, new Date(Date.now() + 24 * 3600_000))
  expect(await list(marijke)).toEqual([])
})

test('it begins on its day, said again the last time counts, and she comes back sooner', async () => {
  await away(marijke, person('beheerder'), day(3), day(5))
  const { body } = await ask('vacancy')
  expect(await toldIn(fatima, body.data.id)).toEqual([])
  const again = await away(marijke, person('beheerder'), day(0), day(2))
  expect(await list(johan)).toMatchObject([{ startsOn: day(0), backOn: day(2), isMine: false }])
  expect((await call('DELETE', `/api/v1/absences/${again.body.data.id}`, { headers: johan! })).status).toBe(403)
  expect((await call('DELETE', `/api/v1/absences/${again.body.data.id}`, { headers: marijke! })).status).toBe(204)
  expect(await toldIn(fatima, body.data.id)).toEqual([])
})

test('of the center Sanne answers for Wim: she gets the questions too', async () => {
  await away(wim, person('centerbeheerder'))
  await ask('support')
  expect(await mailed('support.asked')).toEqual(['centerbeheerder@demo.example', 'coordinator@demo.example'])
})

test('a colleague answers, who is there themselves', async () => {
  const people = async (headers: Headers) => (await get('/api/v1/absences/substitutes', { headers: headers! })).body.meta?.people.map((one: any) => one.id)
  expect(await people(marijke)).toEqual([person('beheerder')])
  expect(await people(wim)).toContain(person('centerbeheerder'))
  for (const stranger of [person('vrijwilliger'), person('lid'), id.person('oldebroek', 'beheerder'), null])
    expect((await away(marijke, stranger)).body.errors[0]).toMatchObject({ status: '422', source: { pointer: '/data/relationships/substitute' } })
  await away(johan, person('lid'), day(5), day(9))
  expect(errorOf(await away(marijke, person('beheerder')))).toEqual([422, 'also_away'])
  expect((await away(marijke, person('beheerder'), day(0), day(5))).status).toBe(201)
})

test('days follow each other and still come', async () => {
  expect(errorOf(await away(marijke, person('beheerder'), day(3), day(3)))).toEqual([422, 'invalid'])
  expect(errorOf(await away(marijke, person('beheerder'), day(-3), day(0)))).toEqual([422, 'in_the_past'])
  expect(errorOf(await away(marijke, person('beheerder'), day(0), day(400)))).toEqual([422, 'too_far_ahead'])
  expect(errorOf(await away(marijke, person('beheerder'), day(500), day(501)))).toEqual([422, 'too_far_ahead'])
})

test('it is for those who answer; others see nothing of it, nor does another town', async () => {
  const { body } = await away(marijke, person('beheerder'))
  const { body: asked } = await ask('vacancy')
  for (const other of [fatima, noor]) {
    expect((await away(other, person('beheerder'))).status).toBe(403)
    expect((await get('/api/v1/absences/substitutes', { headers: other! })).status).toBe(403)
  }
  expect((await get(`/api/v1/conversations/${asked.data.id}/absences`, { headers: noor! })).status).toBe(404)
  const there = { host: 'oldebroek.localhost', headers: await as('coordinator@oldebroek.example') }
  expect((await get(`/api/v1/absences/${body.data.id}`, there)).status).toBe(404)
  expect((await get(`/api/v1/conversations/${asked.data.id}/absences`, there)).status).toBe(404)
  expect((await list(wim)).length).toBe(1)
})

/** Fatima is expected in three days for reading, of which Marijke is the contact person. */
async function expected(): Promise<{ application: string; conversation: string }> {
  const { body } = await call('POST', '/api/v1/applications', {
    headers: fatima!,
    body: {
      data: {
        type: 'applications',
        attributes: { motivation: 'Ik lees graag voor.', answers: [], consentShare: true },
        relationships: { vacancy: { data: { type: 'vacancies', id: reading } } },
      },
    },
  })
  const { id: application, relationships } = body.data
  await call('PUT', `/api/v1/applications/${application}/invite`, {
    headers: johan!,
    body: { meeting: { day: day(3), time: '10:00', place: 'De leeszaal' } },
  })
  return { application, conversation: relationships.conversation.data.id }
}
const meetingsOf = async (headers: Headers) => (await get('/api/v1/absences/appointments', { headers: headers! })).body.meta?.appointments
const contactOf = async (application: string) => (await get(`/api/v1/applications/${application}`, { headers: fatima! })).body.data.attributes.contactName

test('whoever goes away reads which appointments fall in it, and the volunteer reads one truth: who is there then', async () => {
  const { application, conversation } = await expected()
  const marijkesName = await contactOf(application)
  await away(marijke, person('beheerder'))
  expect(await meetingsOf(marijke)).toEqual([
    { id: application, startsAt: expect.any(String), person: 'Fatima El Amrani', vacancy: expect.any(String), mayHandOver: true },
  ])
  expect(await meetingsOf(johan)).toEqual([])
  const johansName = await contactOf(application)
  expect(johansName).toMatch(/^Johan/)
  expect((await toldIn(fatima, conversation)).map((one: any) => one.substitute)).toEqual([johansName.split(' ')[0]])
  // On a day before or after the absence the contact person is there.
  await away(marijke, person('beheerder'), day(5), day(9))
  expect(await meetingsOf(marijke)).toEqual([])
  expect(await contactOf(application)).toBe(marijkesName)
  await run(sql`delete from applications`)
})

test('the substitute takes the appointments over with one press, and is told; nobody else does it for them', async () => {
  const { application, conversation } = await expected()
  const { id: absence } = (await away(marijke, person('beheerder'))).body.data
  const handOver = async (headers: Headers) => (await call('PUT', `/api/v1/absences/${absence}/hand_over`, { headers: headers! })).status
  expect(await handOver(johan)).toBe(403)
  expect(await handOver(noor)).toBe(404)
  expect(await handOver(marijke)).toBe(200)
  expect(await meetingsOf(marijke)).toEqual([])
  expect(await contactOf(application)).toMatch(/^Johan/)
  // Johan has taken it up: of Marijke nobody has to read anything here.
  expect(await toldIn(fatima, conversation)).toEqual([])
  expect(await mailed('application.assigned')).toEqual(['beheerder@demo.example'])
  await run(sql`delete from applications`)
})
