import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applyFor, applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { as, call } = app
const { apply, act, read, run, mails, forgetAll } = applicationActionsOf(app)
const fatima = await as('vrijwilliger@demo.example')
const kees = await as('tweede@demo.example')
const johan = await as('beheerder@demo.example')

beforeEach(forgetAll)

test('Fatima applies: her words open the conversation, both sides get a mail, and she agreed to share', async () => {
  const answer = await apply(fatima)
  expect(answer.status).toBe(201)
  expect(answer.headers['location']).toBe(`/api/v1/applications/${answer.body.data.id}`)
  expect(answer.body.data).toMatchObject({
    type: 'applications',
    attributes: { status: 'new', motivation: 'Ik heb groene vingers en tijd.', vacancyTitle: 'Tuinieren met groep vijf', organizationName: 'De Brug' },
  })
  expect(answer.body.data.meta.permissions).toEqual(['withdraw', 'update'])
  const conversation = answer.body.data.relationships.conversation.data.id
  const thread = await read(fatima, `conversations/${conversation}/messages`)
  expect(thread.body.data.map((one: any) => one.attributes.body)).toEqual(['Ik heb groene vingers en tijd.'])
  expect(await mails()).toEqual(['application.created vrijwilliger@demo.example nl', 'application.received beheerder@demo.example nl'])
  expect(
    await run(sql`select purpose, source from consents where user_id = ${id.person('demo', 'vrijwilliger')} and source like ${`%${answer.body.data.id}`}`),
  ).toHaveLength(1)
  expect(await run(sql`select action from audit_events where subject_id = ${answer.body.data.id}`)).toEqual([{ action: 'application.submitted' }])
})

test('who comes by a widget on another website has that as their source; other ways nobody can claim', async () => {
  const sourceOf = async (more: Record<string, unknown>) => {
    await forgetAll()
    const answer = await apply(fatima, undefined, more)
    return answer.status === 201 ? answer.body.data.attributes.source : [answer.status, answer.body.errors[0].source.pointer]
  }
  expect(await sourceOf({})).toBe('web')
  expect(await sourceOf({ via: 'widget' })).toBe('widget')
  expect(await sourceOf({ via: null })).toBe('web')
  expect(await sourceOf({ via: 'coordinator' })).toEqual([422, '/data/attributes/via'])
})

test('without the tick nothing is sent, and the pointer says where', async () => {
  const missing = await call('POST', '/api/v1/applications', {
    headers: fatima,
    body: { data: { ...applyFor(id.gardening('demo')).data, attributes: { motivation: 'Hallo' } } },
  })
  expect(missing.status).toBe(422)
  expect(missing.body.errors[0]).toMatchObject({ code: 'accepted', source: { pointer: '/data/attributes/consent_share' } })
  const refused = await apply(fatima, undefined, { consent_share: false })
  expect(refused.body.errors[0].source.pointer).toBe('/data/attributes/consent_share')
  expect((await apply(fatima, undefined, { consent_share: undefined, consentShare: false })).body.errors[0].source.pointer).toBe(
    '/data/attributes/consentShare',
  )
  expect(await mails()).toEqual([])
})

test('a question that must be answered is asked for, an unknown one refused, and answers are kept with their question', async () => {
  const questions = [
    { id: 'q1', text: 'Wanneer kun je?', required: true },
    { id: 'q2', text: 'Heb je een fiets?', required: false },
  ]
  await run(sql`update vacancies set questions = ${JSON.stringify(questions)} where id = ${id.reading('demo')}`)
  const missing = await apply(fatima, id.reading('demo'))
  expect(missing.status).toBe(422)
  expect(missing.body.errors[0]).toMatchObject({ code: 'blank', source: { pointer: '/data/attributes/answers' }, meta: { attribute: 'answers.q1' } })
  expect((await apply(fatima, id.reading('demo'), { answers: [{ question_id: 'q1', text: ' ' }] })).body.errors[0].source.pointer).toBe(
    '/data/attributes/answers/0/text',
  )
  expect(
    (
      await apply(fatima, id.reading('demo'), {
        answers: [
          { question_id: 'q1', text: 'Nu' },
          { question_id: 'q9', text: 'x' },
        ],
      })
    ).body.errors[0],
  ).toMatchObject({ code: 'inclusion', source: { pointer: '/data/attributes/answers/1/question_id' } })
  expect((await apply(fatima, id.reading('demo'), { answers: 'ja' })).status).toBe(422)
  const done = await apply(fatima, id.reading('demo'), { answers: [{ question_id: 'q1', text: 'Dinsdag' }] })
  expect(done.body.data.attributes.answers).toEqual([{ questionId: 'q1', question: 'Wanneer kun je?', text: 'Dinsdag' }])
  await run(sql`update vacancies set questions = '[]' where id = ${id.reading('demo')}`)
})

test('a vacancy that is missing, unknown, not shown, closed, over or in another town', async () => {
  const missing = await call('POST', '/api/v1/applications', { headers: fatima, body: { motivation: 'x', consent_share: true } })
  expect([missing.status, missing.body.errors[0].source.pointer]).toEqual([422, '/data/relationships/vacancy'])
  for (const vacancy of [id.draft('demo'), id.gardening('oldebroek'), 'nonsense', '01930009-0000-7000-8000-000000000000']) {
    const answer = await apply(fatima, vacancy)
    expect([answer.status, answer.body.errors[0].code]).toEqual([404, 'related_not_found'])
  }
  expect((await apply(fatima, id.closed('demo'))).body.errors[0].code).toBe('vacancy_closed')
  await run(sql`update vacancies set valid_through = '2020-01-01' where id = ${id.reading('demo')}`)
  const over = await apply(fatima, id.reading('demo'))
  expect([over.status, over.body.errors[0].code]).toEqual([409, 'vacancy_closed'])
  await run(sql`update vacancies set valid_through = '2099-01-01' where id = ${id.reading('demo')}`)
})

test('visitors are asked to sign in, and people of the organization cannot apply there', async () => {
  expect((await apply({})).status).toBe(401)
  expect((await apply(johan)).body.errors[0].code).toBe('own_organization')
})

test('a second application for the same place points at the first; after withdrawing one may apply again', async () => {
  const first = await apply(fatima)
  const second = await apply(fatima)
  expect([second.status, second.body.errors[0].code, second.body.errors[0].meta.id]).toEqual([409, 'already_exists', first.body.data.id])
  await act(fatima, first.body.data.id, 'withdraw', { withdraw_reason: 'changed_mind' })
  expect((await apply(fatima)).status).toBe(201)
})

test('of twenty applications that Kees sends at once, one is kept and one mail goes to each side', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, async () => await apply(kees)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status, body }) => status === 409 && body.errors[0].code === 'already_exists')).toHaveLength(19)
  expect(await run(sql`select id from applications where user_id = ${id.person('demo', 'tweede')}`)).toHaveLength(1)
  expect(await run(sql`select id from conversations where user_id = ${id.person('demo', 'tweede')}`)).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})

test('the same Idempotency-Key answers the same application again', async () => {
  const sent = { headers: { ...fatima, 'idempotency-key': '"een"' }, body: applyFor(id.gardening('demo')) }
  const first = await call('POST', '/api/v1/applications', sent)
  const again = await call('POST', '/api/v1/applications', sent)
  expect([first.status, again.status, again.body.data.id]).toEqual([201, 201, first.body.data.id])
  expect(again.headers['idempotency-replayed']).toBe('true')
})
