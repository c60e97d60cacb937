import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()
const center = id.center('demo')
const school = id.school('demo')
const club = id.club('demo')
const [wim, sanne, johan, marijke, fatima, noor] = await Promise.all(
  ['coordinator', 'centerbeheerder', 'beheerder', 'lid', 'vrijwilliger', 'redacteur'].map((name) => as(`${name}@demo.example`)),
)

type Headers = Record<string, string> | undefined
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows)
const ask = async (headers: Headers, message = 'Hoeveel mensen zoeken jullie?', organization = school, more = {}) =>
  await call('PUT', `/api/v1/organizations/${organization}/ask`, {
    headers: { ...headers!, ...more },
    body: { data: { type: 'organizations', id: organization, attributes: { message } } },
  })
const talks = async (headers: Headers) => (await get('/api/v1/conversations?filter[subject_type_eq]=organization', { headers: headers! })).body.data
const say = async (headers: Headers, conversation: string, body: string) =>
  await call('POST', `/api/v1/conversations/${conversation}/messages`, { headers: headers!, body: { data: { type: 'messages', attributes: { body } } } })
const thread = async (headers: Headers, conversation: string) =>
  (await get(`/api/v1/conversations/${conversation}/messages`, { headers: headers! })).body.data?.map((one: any) => [one.attributes.side, one.attributes.body])
const mails = async () =>
  (await run(sql<{ kind: string; address: string }>`select kind, address from outbox where kind like 'organization.%' order by created_at, address`)).map(
    ({ kind, address }) => `${kind} ${address}`,
  )

beforeEach(async () => {
  for (const table of ['conversations', 'notifications', 'idempotency_keys']) await run(sql`delete from ${sql.table(table)}`)
  await db.asWorker((tx) => sql`delete from outbox`.execute(tx))
})

test('Wim asks the school something: Johan, its admin, reads it in a mail and answers, and the center hears', async () => {
  const { status, body } = await ask(wim)
  expect([status, body.data.id]).toEqual([200, school])
  expect(await mails()).toEqual(['organization.asked beheerder@demo.example'])
  const [talk] = await talks(johan)
  expect(talk.attributes).toMatchObject({ subjectType: 'organization', personName: null, organizationName: 'De Brug', unreadCount: 1 })
  expect(talk.relationships.application.data).toBe(null)
  const answer = await say(johan, talk.id, 'Drie, voor de tuin.')
  expect([answer.status, answer.body.data.attributes.side]).toEqual([201, 'organization'])
  expect(await thread(sanne, talk.id)).toEqual([
    ['center', 'Hoeveel mensen zoeken jullie?'],
    ['organization', 'Drie, voor de tuin.'],
  ])
  expect(await mails()).toContain('organization.answered coordinator@demo.example')
  const notices = await get('/api/v1/notifications', { headers: wim! })
  expect(notices.body.data[0].attributes).toMatchObject({ text: 'De Brug heeft geantwoord op je vraag.', href: `/organizations/${school}` })
  await call('PUT', `/api/v1/conversations/${talk.id}/read`, { headers: wim! })
  expect((await get('/api/v1/notifications', { headers: wim! })).body.meta.unreadCount).toBe(0)
})

test('a second question goes on in the same conversation; the same call sent twice asks once', async () => {
  const key = { 'idempotency-key': '"vraag-1"' }
  await ask(wim, 'Zijn jullie verzekerd?', school, key)
  expect((await ask(wim, 'Zijn jullie verzekerd?', school, key)).headers['idempotency-replayed']).toBe('true')
  await ask(sanne, 'En hoe heet de penningmeester?')
  const [talk, ...more] = await talks(wim)
  expect(more).toEqual([])
  expect((await thread(wim, talk.id)).map(([, body]: string[]) => body)).toEqual(['Zijn jullie verzekerd?', 'En hoe heet de penningmeester?'])
  expect(await mails()).toHaveLength(1) // Johan has not read the first
  await call('PUT', `/api/v1/conversations/${talk.id}/close`, { headers: johan! })
  await ask(wim, 'Nog één ding.')
  expect((await talks(wim))[0].attributes.status).toBe('open')
})

test('two colleagues who ask at once open one conversation', async () => {
  const answers = await Promise.all([ask(wim, 'Eén'), ask(sanne, 'Twee')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await talks(wim)).toHaveLength(1)
})

test('an admin who has not come yet is asked by mail; where there is nobody, the center is told so', async () => {
  expect((await ask(wim, 'Hallo?', club)).body.errors[0]).toMatchObject({ status: '409', code: 'nobody_to_ask' })
  await db.onPlatform(async (tx) => {
    await sql`insert into users (id, email, first_name, last_name, status, home_center_id) values (${id.person('demo', 'vrijwilliger').replace(/^0193/, '0194')}, 'nieuw@demo.example', 'Nadia', 'el Amrani', 'invited', ${center})`.execute(
      tx,
    )
    await sql`insert into user_roles (volunteer_center_id, user_id, name, organization_id) select ${center}, id, 'admin', ${club} from users where email = 'nieuw@demo.example'`.execute(
      tx,
    )
  })
  await ask(wim, 'Hallo?', club)
  await ask(wim, 'Ben je daar?', club)
  expect(await mails()).toEqual(['organization.asked nieuw@demo.example', 'organization.asked nieuw@demo.example'])
  expect(await run(sql`select from notifications where event_key = 'organization.asked'`)).toEqual([])
})

test('a question is a question: not empty, not endless', async () => {
  for (const [message, code] of [
    ['', 'blank'],
    ['a'.repeat(5001), 'too_long'],
  ])
    expect((await ask(wim, message)).body.errors[0]).toMatchObject({ status: '422', code, source: { pointer: '/data/attributes/message' } })
})

test('only the center asks; who may not see the organization finds none', async () => {
  expect((await ask(johan)).status).toBe(403)
  expect((await ask(noor)).status).toBe(403)
  expect((await ask(fatima, 'Hoi', club)).status).toBe(404)
  expect((await ask({})).status).toBe(401)
  const there = { host: 'oldebroek.localhost', headers: await as('coordinator@oldebroek.example'), body: { message: 'Hoi' } }
  expect((await call('PUT', `/api/v1/organizations/${school}/ask`, there)).status).toBe(404)
  expect(await mails()).toEqual([])
})

test('it is the talk of the admins and the center: members, editors and volunteers see nothing of it', async () => {
  await ask(wim)
  const [talk] = await talks(wim)
  for (const other of [marijke, fatima, noor]) {
    expect(await talks(other)).toEqual([])
    expect((await get(`/api/v1/conversations/${talk.id}`, { headers: other! })).status).toBe(404)
    expect((await say(other, talk.id, 'Mag ik mee doen?')).status).toBe(404)
  }
})

test('staff still do not read the talk of others', async () => {
  await run(sql`insert into conversations (volunteer_center_id, subject_type, subject_id, user_id, organization_id)
    values (${center}, 'application', uuidv7(), ${id.person('demo', 'vrijwilliger')}, ${school})`)
  expect((await get('/api/v1/conversations', { headers: wim! })).body.data).toEqual([])
})

test('asking is in the history of the organization, its words are not', async () => {
  await ask(wim, 'Wat is jullie rekening?')
  const { text } = await get(`/api/v1/audit_events?filter[subject_id_eq]=${school}`, { headers: sanne! })
  expect(text).toContain('Wim Jansen stelde een vraag')
  expect(text).not.toContain('rekening')
})

test('the club vanishes with what the center asked it, and its admins hear; one that a volunteer asked something stays', async () => {
  const remove = async (organization: string) => await call('DELETE', `/api/v1/organizations/${organization}`, { headers: sanne! })
  await run(sql`
    insert into conversations (volunteer_center_id, subject_type, subject_id, organization_id, user_id)
    values (${center}, 'vacancy', gen_random_uuid(), ${club}, ${id.person('demo', 'vrijwilliger')})`)
  const refused = await remove(club)
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'has_dependents'])
  await run(sql`delete from conversations where subject_type = 'vacancy'`)

  await db.onPlatform((tx) =>
    sql`insert into user_roles (volunteer_center_id, user_id, organization_id, name) values (${center}, ${id.person('demo', 'lid')}, ${club}, 'admin')`.execute(
      tx,
    ),
  )
  expect((await ask(wim, 'Bestaan jullie nog?', club)).status).toBe(200)
  expect((await remove(club)).status).toBe(204)
  expect(await run(sql`select from conversations where organization_id = ${club}`)).toEqual([])
  expect(await mails()).toContain('organization.removed lid@demo.example')
  expect((await remove(club)).status).toBe(404)
})
