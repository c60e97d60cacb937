import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()
const center = id.center('demo')
const reading = id.reading('demo')
const [wim, sanne, johan, marijke, fatima, noor] = await Promise.all(
  ['coordinator', 'centerbeheerder', 'beheerder', 'lid', 'vrijwilliger', 'redacteur'].map((name) => as(`${name}@demo.example`)),
)

type Headers = Record<string, string> | undefined
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows)
const begin = async (headers: Headers, attributes: object, vacancy?: string) =>
  await call('POST', '/api/v1/conversations', {
    headers: headers!,
    body: { data: { type: 'conversations', attributes, ...(vacancy && { relationships: { vacancy: { data: { type: 'vacancies', id: vacancy } } } }) } },
  })
const ask = async (headers: Headers, message = 'Hoe verander ik mijn telefoonnummer?', more = {}) =>
  await begin(headers, { subjectType: 'support', message, ...more })
const askAbout = async (headers: Headers, vacancy = reading, message = 'Is er een lift?') => await begin(headers, { subjectType: 'vacancy', message }, vacancy)
const talks = async (headers: Headers, subject: string) =>
  (await get(`/api/v1/conversations?filter[subject_type_eq]=${subject}`, { headers: headers! })).body.data
const say = async (headers: Headers, conversation: string, body: string) =>
  await call('POST', `/api/v1/conversations/${conversation}/messages`, { headers: headers!, body: { data: { type: 'messages', attributes: { body } } } })
const thread = async (headers: Headers, conversation: string) =>
  (await get(`/api/v1/conversations/${conversation}/messages`, { headers: headers! })).body.data?.map((one: any) => [one.attributes.side, one.attributes.body])
const mails = async () =>
  (await run(sql<{ kind: string; address: string }>`select kind, address from outbox order by created_at, address`)).map(
    ({ kind, address }) => `${kind} ${address}`,
  )
const codeOf = ({ status, body }: Awaited<ReturnType<typeof begin>>) => [status, body.errors[0].code]

beforeEach(async () => {
  for (const table of ['conversations', 'notifications', 'idempotency_keys']) await run(sql`delete from ${sql.table(table)}`)
  await db.asWorker((tx) => sql`delete from outbox`.execute(tx))
  await run(sql`update vacancies set status = 'published' where id = ${reading}`)
})

test('Fatima asks the center something; Wim hears by mail, answers, and she hears too', async () => {
  const { status, body } = await ask(fatima)
  expect([status, body.data.attributes]).toMatchObject([201, { subjectType: 'support', organizationName: null, unreadCount: 0 }])
  expect(await mails()).toEqual(['support.asked coordinator@demo.example'])
  const [talk] = await talks(wim, 'support')
  expect(talk.attributes).toMatchObject({ unreadCount: 1, lastText: 'Hoe verander ik mijn telefoonnummer?' })
  expect((await say(wim, talk.id, 'Bij je profiel.')).body.data.attributes.side).toBe('center')
  expect(await mails()).toContain('support.answered vrijwilliger@demo.example')
  const notices = async () => (await get('/api/v1/notifications', { headers: fatima! })).body
  expect((await notices()).data[0].attributes).toMatchObject({ text: 'Vrijwilligerscentrale demo heeft geantwoord', href: `/conversations?c=${talk.id}` })
  await call('PUT', `/api/v1/conversations/${talk.id}/read`, { headers: fatima! })
  expect((await notices()).meta.unreadCount).toBe(0)
})

test('the form goes on in the same conversation, with what it is about and how to reach her; an ended one is open again', async () => {
  const first = await ask(fatima)
  await call('PUT', `/api/v1/conversations/${first.body.data.id}/close`, { headers: sanne! })
  const again = await ask(fatima, 'Kan ik langskomen?', { topic: 'Een gesprek', reach: 'bel 0575 12 34 56' })
  expect([again.status, again.body.data.id, again.body.data.attributes.status]).toEqual([200, first.body.data.id, 'open'])
  const [, [, words]] = await thread(sanne, first.body.data.id)
  expect(words).toBe('Een gesprek\n\nKan ik langskomen?\n\nZo ben ik te bereiken: bel 0575 12 34 56')
  expect(await mails()).toHaveLength(1) // Wim has not read the first
})

test('asked twice at once there is one conversation', async () => {
  const answers = await Promise.all([ask(fatima, 'Eén'), ask(fatima, 'Twee')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  expect(await talks(fatima, 'support')).toHaveLength(1)
})

test('what waits for an answer stands on the dashboard of the center until it answered', async () => {
  const { body } = await ask(johan, 'Mogen wij een vacature delen?')
  const waiting = async () => (await get('/api/v1/todos', { headers: wim! })).body.meta.todos.find(({ key }: any) => key === 'support')
  expect(await waiting()).toMatchObject({ total: 1, items: [{ quote: 'Mogen wij een vacature delen?', acts: ['answer'] }] })
  await say(wim, body.data.id, 'Ja hoor.')
  expect(await waiting()).toBeUndefined()
})

test('it is between her and the center: nobody else sees it, and nothing of another town', async () => {
  const { body } = await ask(fatima)
  for (const other of [johan, marijke, noor]) {
    expect(await talks(other, 'support')).toEqual([])
    expect((await get(`/api/v1/conversations/${body.data.id}`, { headers: other! })).status).toBe(404)
    expect((await say(other, body.data.id, 'Hoi')).status).toBe(404)
  }
  const there = { host: 'oldebroek.localhost', headers: await as('coordinator@oldebroek.example') }
  expect((await get(`/api/v1/conversations/${body.data.id}`, there)).status).toBe(404)
  expect((await call('PUT', `/api/v1/conversations/${body.data.id}/report`, { headers: fatima!, body: { reason: 'money' } })).status).toBe(409)
})

test('who works for the center asks nobody, strangers sign in first, and words are words', async () => {
  expect(codeOf(await ask(wim))).toEqual([409, 'own_center'])
  expect((await ask({})).status).toBe(401)
  expect(codeOf(await ask(fatima, ''))).toEqual([422, 'blank'])
  expect(codeOf(await ask(fatima, 'a'.repeat(4701)))).toEqual([422, 'too_long'])
  expect(codeOf(await begin(fatima, { subjectType: 'application', message: 'Hoi' }))).toEqual([422, 'inclusion'])
  expect(codeOf(await begin(fatima, { subjectType: 'organization', message: 'Hoi' }))).toEqual([422, 'inclusion'])
  const { body } = await ask(fatima)
  await call('PUT', `/api/v1/conversations/${body.data.id}/block`, { headers: wim! })
  expect(codeOf(await ask(fatima, 'Hallo?'))).toEqual([409, 'conversation_blocked'])
})

test('Fatima asks about a vacancy before she applies: the school answers, and the center does not read along', async () => {
  const { status, body } = await askAbout(fatima)
  expect([status, body.data.attributes.subjectType]).toEqual([201, 'vacancy'])
  expect(body.data.relationships.vacancy.data.id).toBe(reading)
  expect(await mails()).toEqual([expect.stringMatching(/^question.asked /)])
  const [talk] = await talks(marijke, 'vacancy')
  expect(talk.attributes).toMatchObject({ unreadCount: 1, subjectTitle: expect.any(String), organizationName: 'De Brug' })
  expect((await say(marijke, talk.id, 'Ja, bij de voordeur.')).body.data.attributes.side).toBe('organization')
  expect(await mails()).toContain('question.answered vrijwilliger@demo.example')
  expect(await talks(wim, 'vacancy')).toEqual([])
  const again = await askAbout(fatima, reading, 'En een ringleiding?')
  expect([again.status, again.body.data.id]).toEqual([200, talk.id])
  const colleague = await as('redacteur@demo.example')
  expect((await askAbout(colleague)).body.data.id).not.toBe(talk.id)
})

test('one asks about what one can still apply for, of another organization, in this town', async () => {
  expect(codeOf(await askAbout(johan))).toEqual([409, 'own_organization'])
  expect(codeOf(await askAbout(fatima, id.closed('demo')))).toEqual([409, 'vacancy_closed'])
  expect(codeOf(await askAbout(fatima, id.draft('demo')))).toEqual([404, 'related_not_found'])
  expect(codeOf(await askAbout(fatima, id.reading('oldebroek')))).toEqual([404, 'related_not_found'])
  expect(codeOf(await begin(fatima, { subjectType: 'vacancy', message: 'Hoi' }))).toEqual([422, 'blank'])
  const { body } = await askAbout(fatima)
  await run(sql`update vacancies set status = 'closed' where id = ${reading}`)
  expect([(await askAbout(fatima, reading, 'Jammer!')).status, body.data.id]).toEqual([200, expect.any(String)])
})

test('ten questions to organizations are enough for one day', async () => {
  const volunteer = id.person('demo', 'vrijwilliger')
  await run(sql`insert into conversations (volunteer_center_id, subject_type, subject_id, user_id, organization_id)
    select ${center}, 'vacancy', uuidv7(), ${volunteer}, ${id.school('demo')} from generate_series(1, 10)`)
  expect(codeOf(await askAbout(fatima))).toEqual([409, 'too_many_questions'])
})
