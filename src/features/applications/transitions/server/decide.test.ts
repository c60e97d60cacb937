import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { templateFor } from '#kernel/mail/server/templates.ts'
import type { MailSender } from '#kernel/mail/server/mail-theme.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { as, db } = app
const { apply, act, read, run, mails, forgetAll } = applicationActionsOf(app)
const [fatima, kees, marijke, johan, wim, sanne, noor, stranger] = (await Promise.all(
  ['vrijwilliger@demo', 'tweede@demo', 'lid@demo', 'beheerder@demo', 'coordinator@demo', 'centerbeheerder@demo', 'redacteur@demo', 'beheerder@oldebroek'].map(
    async (name) => await as(`${name}.example`),
  ),
)) as [Record<string, string>, ...Record<string, string>[]] as Record<string, string>[] & { length: 8 }
const sender = { name: 'Vrijwilligerscentrale demo', origin: 'http://demo.localhost:3000', phone: null, email: null } as unknown as MailSender

beforeEach(forgetAll)

const applied = async (headers = fatima!) => (await apply(headers)).body.data.id as string
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body?.errors?.[0]?.code]
const statusOf = async (application: string) => (await read(fatima!, `applications/${application}`)).body.data.attributes.status

test('a step asked for with a parameter that does not exist is refused, and nothing has changed', async () => {
  const application = await applied()
  expect(codeOf(await act(marijke!, application, 'review?include=nonsense'))).toEqual([400, 'unsupported_include'])
  expect(await statusOf(application)).toBe('new')
})

test('the organization reads, invites, accepts, starts and finishes; each step tells the volunteer once', async () => {
  const application = await applied()
  for (const [verb, status] of [
    ['review', 'in_review'],
    ['invite', 'invited'],
    ['accept', 'accepted'],
    ['start', 'active'],
    ['complete', 'completed'],
  ] as const) {
    const answer = await act(marijke!, application, verb)
    expect([answer.status, answer.body.data.attributes.status]).toEqual([200, status])
    expect((await act(marijke!, application, verb)).status).toBe(200)
  }
  expect((await mails()).slice(2)).toEqual(['invited', 'accepted', 'completed'].map((kind) => `application.${kind} vrijwilliger@demo.example nl`))
  const told = await read(fatima!, 'notifications')
  // The next transition removed the notice of the invitation.
  expect(told.body.data.map((one: any) => one.attributes.eventKey).toReversed()).toEqual(
    ['in_review', 'accepted', 'active', 'completed'].map((kind) => `application.${kind}`),
  )
  expect(
    await run(sql`select count(*)::int as n from notifications where event_key = 'application.invited' and path = ${`/applications/${application}`}`),
  ).toEqual([{ n: 1 }])
  expect(await run(sql`select to_state from audit_events where subject_id = ${application} order by id`)).toEqual(
    ['new', 'in_review', 'invited', 'accepted', 'active', 'completed'].map((to_state) => ({ to_state })),
  )
  const conversation = (await read(fatima!, `applications/${application}`)).body.data.relationships.conversation.data.id
  const thread = await read(fatima!, `conversations/${conversation}/messages`)
  expect(thread.body.data.filter((one: any) => one.attributes.kind === 'status_change').map((one: any) => one.attributes.body)).toEqual([
    'in_review',
    'invited',
    'accepted',
    'active',
    'completed',
  ])
})

test('buttons are named only while they can be pressed, and a step that is none says what would be', async () => {
  const application = await applied()
  expect((await read(johan!, `applications/${application}`)).body.data.meta.permissions.toSorted()).toEqual([
    'accept',
    'decline',
    'invite',
    'review',
    'update',
    'waitlist',
  ])
  const early = await act(johan!, application, 'complete')
  expect(codeOf(early)).toEqual([409, 'invalid_transition'])
  expect(early.body.errors[0].meta).toMatchObject({ from: 'new', to: 'completed', allowed: expect.arrayContaining(['accepted', 'declined']) })
  await act(johan!, application, 'accept')
  expect((await read(johan!, `applications/${application}`)).body.data.meta.permissions.toSorted()).toEqual(['complete', 'propose', 'start', 'stop', 'update'])
  expect((await read(fatima!, `applications/${application}`)).body.data.meta.permissions).toEqual(['withdraw', 'propose', 'update'])
})

test('who is no side of it does not see it; who may not decide is refused', async () => {
  const application = await applied()
  for (const other of [kees, noor, stranger]) expect(codeOf(await act(other!, application, 'accept'))[0]).toBe(other === stranger ? 403 : 404)
  expect((await read(kees!, `applications/${application}`)).status).toBe(404)
  expect((await read({}, `applications/${application}`)).status).toBe(401)
  expect(codeOf(await act(fatima!, application, 'accept'))).toEqual([403, 'forbidden'])
  expect(codeOf(await act(johan!, application, 'withdraw', { withdraw_reason: 'other' }))).toEqual([403, 'forbidden'])
  expect((await read(wim!, `applications/${application}`)).status).toBe(200)
  expect(codeOf(await act(wim!, application, 'accept'))).toEqual([403, 'forbidden'])
  expect((await act(sanne!, application, 'invite')).status).toBe(200)
  expect(await statusOf(application)).toBe('invited')
})

test('what was written is for both sides; the center reads along once the case was brought to it', async () => {
  const application = await applied()
  const motivation = async (reader: Record<string, string>) => (await read(reader, `applications/${application}`)).body.data.attributes.motivation
  expect([await motivation(fatima!), await motivation(marijke!), await motivation(wim!)]).toEqual([
    'Ik heb groene vingers en tijd.',
    'Ik heb groene vingers en tijd.',
    null,
  ])
  await run(sql`update applications set escalated_at = now() where id = ${application}`)
  expect(await motivation(wim!)).toBe('Ik heb groene vingers en tijd.')
})

test('in the other town there is no such application', async () => {
  const application = await applied()
  const there = applicationActionsOf(app, 'oldebroek')
  expect((await there.read(stranger!, `applications/${application}`)).status).toBe(404)
  expect((await there.act(stranger!, application, 'accept')).status).toBe(404)
})

test('declining asks for a reason, says the kind words in the conversation, and the mail has them with other places', async () => {
  const application = await applied()
  expect((await act(johan!, application, 'decline')).body.errors[0]).toMatchObject({
    status: '422',
    code: 'blank',
    source: { pointer: '/data/attributes/declineReason' },
  })
  const answer = await act(johan!, application, 'decline', { decline_reason: 'not_suitable_now', message: 'Dank je wel, Fatima.' })
  expect(answer.body.data.attributes).toMatchObject({ status: 'declined', declineReason: 'not_suitable_now' })
  const conversation = answer.body.data.relationships.conversation.data.id
  const thread = await read(fatima!, `conversations/${conversation}/messages`)
  expect(thread.body.data.map((one: any) => [one.attributes.side, one.attributes.body])).toContainEqual(['organization', 'Dank je wel, Fatima.'])
  expect((await mails()).slice(2)).toEqual(['application.declined vrijwilliger@demo.example nl'])
  const [mail] = await run(sql<{ facts: unknown }>`select facts from outbox where kind = 'application.declined'`)
  const { paragraphs, links, factRows, button } = templateFor('application.declined')(mail!.facts, 'nl', sender)
  const text = [...paragraphs, ...factRows!.map(({ value }) => value), button!.url].join('\n')
  for (const words of ['Dank je wel, Fatima.', 'Tuinieren met groep vijf', 'De Brug', 'Het past nu niet goed bij elkaar', `/applications/${application}`])
    expect(text).toContain(words)
  expect(links).toEqual([
    {
      label: 'Voorlezen aan kleuters',
      notes: ['De Brug', 'Oldebroek, 0,1 km van de plek die je koos', 'Maandagochtend, elke week'],
      url: `/vacancies/${id.reading('demo')}`,
    },
  ])
  expect(templateFor('application.declined')(mail!.facts, 'en', sender).links![0]!.notes).toEqual([
    'De Brug',
    'Oldebroek, 0.1 km from the place you chose',
    'Monday morning, every week',
  ])
  const alternatives = await read(fatima!, `applications/${application}/alternatives`)
  expect(alternatives.body.data.map((one: any) => one.id)).toEqual([id.reading('demo')])
})

test('a refusal can be undone for two weeks', async () => {
  const application = await applied()
  await act(johan!, application, 'decline', { decline_reason: 'other' })
  expect((await act(johan!, application, 'review')).body.data.attributes).toMatchObject({ status: 'in_review', declineReason: null })
  await act(johan!, application, 'decline', { decline_reason: 'other' })
  await run(sql`update applications set decided_at = now() - interval '15 days' where id = ${application}`)
  expect(codeOf(await act(johan!, application, 'review'))).toEqual([409, 'invalid_transition'])
  expect((await read(johan!, `applications/${application}`)).body.data.meta.permissions).toEqual(['update'])
})

test('withdrawing needs one reason and tells the organization', async () => {
  const application = await applied()
  expect((await act(fatima!, application, 'withdraw', { withdraw_reason: 'bored' })).status).toBe(422)
  expect((await act(fatima!, application, 'withdraw', { withdraw_reason: 'no_response' })).body.data.attributes).toMatchObject({
    status: 'withdrawn',
    withdrawReason: 'no_response',
  })
  expect((await mails()).slice(2)).toEqual(['application.withdrawn beheerder@demo.example nl'])
})

test('who was accepted and leaves “stopt toch”; who was not “trekt de aanvraag in”', async () => {
  const subjects: string[] = []
  for (const isAccepted of [false, true]) {
    const application = await applied()
    if (isAccepted) await act(johan!, application, 'accept')
    await act(fatima!, application, 'withdraw', { withdraw_reason: 'not_available' })
    const [mail] = await run(sql<{ facts: never }>`select facts from outbox where kind = 'application.withdrawn' order by created_at desc limit 1`)
    subjects.push(templateFor('application.withdrawn')(mail!.facts, 'nl', sender).subject)
    const notice = (await read(johan!, 'notifications?sort=-created_at')).body.data[0].attributes.text
    expect(notice).toBe(
      isAccepted
        ? 'Fatima El Amrani stopt toch met ‘Tuinieren met groep vijf’.'
        : 'Fatima El Amrani heeft de aanvraag voor ‘Tuinieren met groep vijf’ ingetrokken.',
    )
  }
  expect(subjects).toEqual([
    'Fatima El Amrani trekt de aanvraag voor ‘Tuinieren met groep vijf’ in',
    'Fatima El Amrani stopt toch met ‘Tuinieren met groep vijf’',
  ])
})

test('of two who are accepted at once for the last place, one is in and one waits; the vacancy is full, and open again when one leaves', async () => {
  await run(sql`update vacancies set places = 1 where id = ${id.gardening('demo')}`)
  const [one, two] = [await applied(), await applied(kees!)]
  const answers = await Promise.all([act(johan!, one!, 'accept'), act(marijke!, two!, 'accept')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ body }) => body.data.attributes.status).toSorted()).toEqual(['accepted', 'waitlisted'])
  expect((await mails()).filter((mail) => /accepted|waitlisted/.test(mail))).toHaveLength(2)
  const vacancy = async () =>
    (await run(sql<{ status: string; places_taken: number }>`select status, places_taken from vacancies where id = ${id.gardening('demo')}`))[0]
  expect(await vacancy()).toEqual({ status: 'filled', places_taken: 1 })
  const [inside, waiting] = answers[0]!.body.data.attributes.status === 'accepted' ? [one, two] : [two, one]
  expect((await act(johan!, waiting!, 'accept')).body.data.attributes.status).toBe('waitlisted')
  await act(johan!, inside!, 'stop')
  expect(await vacancy()).toEqual({ status: 'published', places_taken: 0 })
  expect((await act(johan!, waiting!, 'accept')).body.data.attributes.status).toBe('accepted')
  await run(sql`update vacancies set places = 2 where id = ${id.gardening('demo')}`)
})

test('a mail is in the language of its reader, whoever causes it', async () => {
  await db.onPlatform(async (tx) => void (await sql`update users set locale = 'en' where email = 'vrijwilliger@demo.example'`.execute(tx)))
  const application = await applied()
  await act(johan!, application, 'accept')
  expect(await mails()).toEqual([
    'application.created vrijwilliger@demo.example en',
    'application.received beheerder@demo.example nl',
    'application.accepted vrijwilliger@demo.example en',
  ])
  const [mail] = await run(sql<{ facts: unknown }>`select facts from outbox where kind = 'application.accepted'`)
  expect(templateFor('application.accepted')(mail!.facts, 'en', sender).subject).toBe('You can join in at De Brug')
  await db.onPlatform(async (tx) => void (await sql`update users set locale = 'nl' where email = 'vrijwilliger@demo.example'`.execute(tx)))
})

test('the mail goes to the contact person of the vacancy while they are there, else to the admins', async () => {
  const setContact = async (person: string) =>
    await run(sql`update vacancies set contact_user_id = ${id.person('demo', person)} where id = ${id.gardening('demo')}`)
  await setContact('lid')
  await applied()
  expect((await mails())[1]).toBe('application.received lid@demo.example nl')
  await forgetAll()
  await setContact('redacteur')
  await applied()
  expect((await mails())[1]).toBe('application.received beheerder@demo.example nl')
  const inside = await run(sql<{ user_id: string }>`select user_id from notifications where event_key = 'application.received'`)
  expect(inside.map(({ user_id }) => user_id).toSorted()).toEqual([id.person('demo', 'lid'), id.person('demo', 'beheerder')].toSorted())
})

test('who reads an application is noted once a day; the volunteer is not', async () => {
  const application = await applied()
  await run(sql`select 1`)
  for (const reader of [johan, johan, wim, fatima]) await read(reader!, `applications/${application}`)
  const seen = await run(
    sql<{ actor_id: string }>`select actor_id from audit_events where action = 'user.viewed' and subject_id = ${id.person('demo', 'vrijwilliger')}`,
  )
  expect(seen.map(({ actor_id }) => actor_id).filter((one) => one === id.person('demo', 'beheerder'))).toHaveLength(1)
  expect(seen.map(({ actor_id }) => actor_id)).not.toContain(id.person('demo', 'vrijwilliger'))
})
