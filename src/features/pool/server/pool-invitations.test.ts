import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { remindAndEscalate } from '#features/applications/reminders/server/reminders.ts'
import { currentDate } from '#src/testing/current-date.ts'

const { call, get, as, db } = await startTestApp()
const [fatima, marijke, johan, wim] = ['vrijwilliger@demo.example', 'lid@demo.example', 'beheerder@demo.example', 'coordinator@demo.example']
const path = '/api/v1/pool_invitations'
const center = id.center('demo')
const gardening = id.gardening('demo')
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows)
const read = async (who: string, at: string) => await get(`/api/v1/${at}`, { headers: await as(who) })
const codes = ({ status, body }: { status: number; body: any }) => [status, ...(body?.errors ?? []).map((one: any) => one.code)]
const words = ({ body }: { body: any }) => String(body.errors[0].detail)
const mails = async (kind: string) =>
  (await run(sql<{ address: string }>`select address from outbox where kind = ${kind} order by address`)).map(({ address }) => address)

const attributes = {
  birth_year: 1965,
  postcode: '7201 AB',
  visibility: 'organizations',
  dayparts: ['fri_afternoon'],
  themes: ['elderly'],
  support_needs: 'Ik kan niet lang staan.',
}
const save = async (more: object = {}) =>
  await call('PUT', '/api/v1/profiles/current/pool_entry', {
    headers: await as(fatima),
    body: { data: { type: 'pool_entries', attributes: { ...attributes, ...more } } },
  })

/** A card of somebody without a name that matters, beside Fatima's. */
let serial = 0
async function stranger(): Promise<string> {
  serial += 1
  const person = await db.onPlatform(async (tx) => {
    const { rows } = await sql<{ id: string }>`insert into users (email, first_name, last_name, status, confirmed_at, home_center_id)
      values (${`pool${serial}@demo.example`}, ${`Vrijwilliger${serial}`}, 'Geheim', 'active', now(), ${center}) returning id`.execute(tx)
    await sql`insert into user_roles (volunteer_center_id, user_id, name) values (${center}, ${rows[0]!.id}, 'volunteer')`.execute(tx)
    return rows[0]!.id
  })
  const [row] = await run(sql<{
    id: string
  }>`insert into pool_entries (volunteer_center_id, user_id, visibility, birth_year, postcode, town, town_latitude, town_longitude)
    values (${center}, ${person}, 'organizations', 1970, '7201', 'Zutphen', 52.14, 6.2) returning id`)
  return row!.id
}
/** Another vacancy that is online, like the one of the garden. */
async function vacancy({ organizationId = id.school('demo') } = {}): Promise<string> {
  const [row] = await run(sql<{
    id: string
  }>`insert into vacancies (volunteer_center_id, organization_id, title, slug, summary, description, tasks, themes, commitment,
      location_mode, dayparts, valid_through, contact_user_id, address_id, city, latitude, longitude, hours_per_week_max, places, status, published_at)
    select volunteer_center_id, ${organizationId}, 'Koffie schenken', ${`koffie-${++serial}`}, summary, description, tasks, themes, commitment,
      location_mode, dayparts, valid_through, contact_user_id, address_id, city, latitude, longitude, hours_per_week_max, places, 'published', now()
    from vacancies where id = ${gardening} returning id`)
  return row!.id
}
const invite = async (who: string, entry: string, at = gardening, message = 'Dag, wil je ons helpen met de tuin op school?') =>
  await call('POST', path, {
    headers: await as(who),
    body: {
      data: {
        type: 'pool_invitations',
        attributes: { message },
        relationships: { vacancy: { data: { type: 'vacancies', id: at } }, entry: { data: { type: 'pool_entries', id: entry } } },
      },
    },
  })
const verb = async (who: string, one: string, name: string, more: object = {}) =>
  await call('PUT', `${path}/${one}/${name}`, { headers: await as(who), body: { data: { type: 'pool_invitations', id: one, attributes: more } } })
const cardOf = async () => (await save()).body.data.id as string
const invited = async (at = gardening) => (await invite(marijke, await cardOf(), at)).body.data.id as string

beforeEach(async () => {
  for (const table of ['pool_invitations', 'pool_entries', 'outbox', 'notifications']) await run(sql`delete from ${sql.table(table)}`)
  await run(sql`update conversations set status = 'open', blocked_side = null where status = 'blocked'`)
  await run(sql`delete from applications where user_id = ${id.person('demo', 'vrijwilliger')}`)
  await run(
    sql`update vacancies set status = 'published', valid_through = ${currentDate} + 30, questions = '[]', places = null, places_taken = 0 where id = ${gardening}`,
  )
})

test('an organization asks somebody for a vacancy that is online, with words of its own', async () => {
  const card = await cardOf()
  expect(codes(await invite(marijke, card, gardening, 'Kom je helpen?'))).toEqual([422, 'too_short'])
  const { status, body } = await invite(marijke, card)
  expect([status, body.data.attributes.status, body.data.attributes.firstName]).toEqual([201, 'sent', 'Fatima'])
  expect(await mails('pool.invited')).toEqual([fatima])
  expect(codes(await invite(marijke, card))).toEqual([409, 'already_exists'])
  await verb(marijke, body.data.id, 'withdraw')
  expect(codes(await invite(johan, card))).toEqual([409, 'already_exists'])
  expect(codes(await invite(marijke, card, id.draft('demo')))).toEqual([409, 'vacancy_is_not_published'])
  expect(codes(await invite(fatima, card))).toEqual([403, 'forbidden'])
  expect(codes(await invite(marijke, card, id.gardening('oldebroek')))).toEqual([404, 'related_not_found'])
  expect(codes(await invite(marijke, id.school('demo')))).toEqual([404, 'related_not_found'])
})

test('the eleventh invitation of the week is too many, and says from which Monday it is possible again', async () => {
  for (let n = 0; n < 10; n++) expect((await invite(marijke, await stranger())).status).toBe(201)
  const { body } = await read(marijke, `pool_entries?filter[for_vacancy]=${gardening}`)
  expect(body.meta.budget.left).toBe(0)
  const eleventh = await invite(johan, await stranger())
  expect(codes(eleventh)).toEqual([422, 'too_many'])
  expect(words(eleventh)).toContain(new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(body.meta.budget.from)))
  // A coordinator who invites for it spends the same budget; another organization has its own.
  expect(codes(await invite(wim, await stranger()))).toEqual([422, 'too_many'])
  await run(sql`update organizations set status = 'approved' where id = ${id.club('demo')}`)
  expect((await invite(wim, await stranger(), await vacancy({ organizationId: id.club('demo') }))).status).toBe(201)
  await run(sql`update pool_invitations set created_at = created_at - interval '7 days'`)
  expect((await invite(marijke, await stranger())).status).toBe(201)
})

test('the third of the month for one person is too many whoever sends; the person may want fewer', async () => {
  const card = await cardOf()
  await run(sql`update organizations set status = 'approved' where id = ${id.club('demo')}`)
  expect((await invite(marijke, card)).status).toBe(201)
  expect((await invite(wim, card, await vacancy({ organizationId: id.club('demo') }))).status).toBe(201)
  const third = await invite(marijke, card, await vacancy())
  expect(codes(third)).toEqual([422, 'too_many'])
  // The card says so before somebody writes for nothing.
  const told = (await read(marijke, 'pool_entries')).body.data[0].attributes
  expect([told.isInvitable, told.hasApplied, told.invitedFor]).toEqual([false, false, [gardening]])
  expect(words(third)).toMatch(/Fatima.* Vanaf 1 /)
  await run(sql`update pool_invitations set created_at = created_at - interval '32 days'`)
  await save({ contact_frequency: 1 })
  expect((await invite(marijke, card, await vacancy())).status).toBe(201)
  expect(codes(await invite(marijke, card, await vacancy()))).toEqual([422, 'too_many'])
  await run(sql`delete from pool_invitations`)
  await save({ contact_frequency: 0 })
  expect(words(await invite(marijke, card))).toContain('wil nu geen uitnodigingen')
})

test('two at once do not pass a budget', async () => {
  for (let n = 0; n < 9; n++) await invite(marijke, await stranger())
  const [one, other] = [await stranger(), await stranger()]
  const answers = await Promise.all([invite(marijke, one), invite(johan, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
})

test('not who has applied there, or with whom a conversation was blocked', async () => {
  const card = await cardOf()
  await run(sql`insert into applications (volunteer_center_id, vacancy_id, organization_id, user_id, consent_share_at)
    values (${center}, ${id.reading('demo')}, ${id.school('demo')}, ${id.person('demo', 'vrijwilliger')}, now())`)
  expect(codes(await invite(marijke, card))).toEqual([409, 'already_applied'])
  await run(sql`delete from applications where user_id = ${id.person('demo', 'vrijwilliger')}`)
  await run(sql`insert into conversations (volunteer_center_id, subject_type, subject_id, user_id, organization_id, status, blocked_side, blocked_by)
    values (${center}, 'vacancy', ${gardening}, ${id.person('demo', 'vrijwilliger')}, ${id.school('demo')}, 'blocked', 'volunteer', ${id.person('demo', 'vrijwilliger')})
    on conflict on constraint conversations_subject do update set status = 'blocked', blocked_side = 'volunteer'`)
  expect((await read(marijke, 'pool_entries')).body.data).toEqual([])
  expect(codes(await invite(wim, card))).toEqual([409, 'cannot_be_invited'])
})

test('a yes is an application in review with its conversation, and starts the clock of three, seven and fourteen days', async () => {
  const one = await invited()
  const seen = await read(fatima, 'profile_replies')
  expect(seen.body.data[0].attributes).toMatchObject({ status: 'sent', organizationName: expect.any(String), message: expect.stringContaining('tuin') })
  expect((await read(fatima, 'profile_replies')).body.data[0].attributes.status).toBe('seen')
  const answer = await verb(fatima, one, 'accept', { message: 'Ja, graag!', share_support_needs: true })
  expect([answer.status, answer.body.data.attributes.status]).toEqual([200, 'accepted'])
  const [application] = await run(
    sql<any>`select id, status, source, motivation, conversation_id, first_response_at from applications where user_id = ${id.person('demo', 'vrijwilliger')}`,
  )
  expect(application).toMatchObject({ status: 'in_review', source: 'invitation', first_response_at: null, motivation: 'Ja, graag!\n\nIk kan niet lang staan.' })
  const talk = await run(sql<any>`select side, body from messages where conversation_id = ${application.conversation_id} order by created_at, id`)
  expect(talk.map(({ side }) => side)).toEqual(['organization', 'volunteer'])
  expect(await run(sql`select 1 from consents where purpose = 'application.share' and source = ${`applications/${application.id}`}`)).toHaveLength(1)
  expect([await mails('pool.accepted'), await mails('application.received')]).toEqual([[marijke], []])
  // Pressed twice, it is one application.
  expect((await verb(fatima, one, 'accept')).status).toBe(200)
  for (const [days, reminded] of [
    [2, 0],
    [3.1, 3],
    [7.1, 7],
    [14.1, 14],
  ] as const) {
    await run(sql`update applications set created_at = now() - make_interval(secs => ${days * 86_400}) where id = ${application.id}`)
    await remindAndEscalate(db, center)
    const [row] = await run(sql<any>`select reminded_days, escalated_at is not null as escalated from applications where id = ${application.id}`)
    expect([days, row.reminded_days, row.escalated]).toEqual([days, reminded, days > 14])
  }
})

test('compulsory questions are asked before the yes counts; a parent is asked where somebody may be under sixteen', async () => {
  await run(sql`update vacancies set questions = '[{"id": "q1", "text": "Wanneer kun je?", "required": true}]' where id = ${gardening}`)
  const one = await invited()
  await read(fatima, 'profile_replies')
  expect(codes(await verb(fatima, one, 'accept'))).toEqual([422, 'blank'])
  expect((await read(fatima, 'profile_replies')).body.data[0].attributes.status).toBe('seen')
  await run(sql`update pool_entries set birth_year = ${new Date().getFullYear() - 15}, visibility = 'center'`)
  const answers = [{ question_id: 'q1', text: 'Op vrijdag' }]
  expect(codes(await verb(fatima, one, 'accept', { answers }))).toEqual([422, 'blank'])
  expect((await verb(fatima, one, 'accept', { answers, parent_email: 'ouder@example.nl' })).status).toBe(200)
  expect(await mails('application.parent')).toEqual(['ouder@example.nl'])
})

test('a vacancy that closed meanwhile says so; where there is no place the yes waits for one', async () => {
  const one = await invited()
  await run(sql`update vacancies set status = 'closed' where id = ${gardening}`)
  expect(codes(await verb(fatima, one, 'accept'))).toEqual([409, 'vacancy_closed'])
  await run(sql`update vacancies set status = 'filled', places = 1, places_taken = 1 where id = ${gardening}`)
  expect((await verb(fatima, one, 'accept')).status).toBe(200)
  expect(await run(sql`select status from applications where user_id = ${id.person('demo', 'vrijwilliger')}`)).toEqual([{ status: 'waitlisted' }])
})

test('a no needs no reason; the organization reads that it does not suit now, and never why', async () => {
  const one = await invited()
  expect((await verb(fatima, one, 'decline', { decline_reason: 'too_far' })).body.data.attributes).toMatchObject({
    status: 'declined',
    declineReason: 'too_far',
  })
  const { body, text } = await read(marijke, 'pool_invitations')
  expect(body.data[0].attributes.status).toBe('declined')
  expect(text).not.toContain('too_far')
  expect(text).not.toContain(fatima)
  expect(await mails('pool.declined')).toEqual([marijke])
  expect(codes(await verb(fatima, one, 'accept'))).toEqual([409, 'invitation_is_over'])
  expect(codes(await verb(marijke, one, 'accept'))).toEqual([403, 'forbidden'])
})

test('an invitation that was not answered in three weeks is over, whether or not the job ran', async () => {
  const one = await invited()
  await run(sql`update pool_invitations set expires_at = now() - interval '1 minute'`)
  expect((await read(fatima, 'profile_replies')).body.data[0].attributes.status).toBe('expired')
  expect(codes(await verb(fatima, one, 'accept'))).toEqual([409, 'invitation_is_over'])
  expect(codes(await verb(marijke, one, 'withdraw'))).toEqual([409, 'invitation_is_over'])
})

test('an organization reads whom it invited, what they answered, and how many more people it can invite from which day on', async () => {
  const one = await invited()
  await invite(johan, await stranger())
  await verb(fatima, one, 'decline', { decline_reason: 'too_far' })
  const school = id.school('demo')
  const list = async (who: string, query = '') =>
    (await read(who, `pool_invitations?filter[organization_id]=${school}&filter[mine]=false&counts=status&${query}`)).body
  const all = await list(marijke)
  expect(all.data.map(({ attributes }: any) => attributes.status)).toEqual(['sent', 'declined'])
  expect(all.meta.counts).toEqual({ sent: 1, declined: 1 })
  expect(all.meta.budget).toEqual({ left: 8, from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
  expect(new Date(all.meta.budget.from).getUTCDay()).toBe(1)
  const named = async (query: string) => (await list(marijke, query)).data.map(({ attributes }: any) => attributes.firstName)
  expect(await named('filter[status_in]=declined,expired')).toEqual(['Fatima'])
  expect([await named('filter[search]=fati'), await named('filter[search]=tuin'), await named('filter[search]=xyz')]).toEqual([
    ['Fatima'],
    [expect.stringMatching('Vrijwilliger'), 'Fatima'],
    [],
  ])
  // Over, whether or not the job ran.
  await run(sql`update pool_invitations set expires_at = now() - interval '1 minute' where status = 'sent'`)
  expect((await list(marijke)).meta.counts).toEqual({ expired: 1, declined: 1 })
  // The center sees it too; another organization, the person and a stranger do not, and read no budget.
  expect((await list(wim)).data).toHaveLength(2)
  for (const who of [fatima, 'coordinator@oldebroek.example']) expect((await list(who)).meta?.budget).toBeUndefined()
  expect((await read(fatima, 'pool_invitations?filter[mine]=false')).body.data).toEqual([])
  expect(codes(await get('/api/v1/pool_invitations'))).toEqual([401, 'unauthenticated'])
  expect((await list(marijke, 'filter[organization_id]=')).meta.budget).toBeUndefined()
})
