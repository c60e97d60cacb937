import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { offerAgain } from './capacity.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { apply, act, read, run, mails, forgetAll } = applicationActionsOf(app)
const [fatima, kees, johan] = (await Promise.all(['vrijwilliger', 'tweede', 'beheerder'].map(async (name) => await app.as(`${name}@demo.example`)))) as [
  Record<string, string>,
  Record<string, string>,
  Record<string, string>,
]
const one = id.gardening('demo')
const center = id.center('demo')

beforeEach(async () => {
  await forgetAll()
  await run(sql`update vacancies set places = 1, places_taken = 0, slots = '[]', status = 'published' where id = ${one}`)
})

const applied = async (headers: Record<string, string>) => (await apply(headers)).body.data.id as string
const statusOf = async (application: string) => (await read(johan, `applications/${application}`)).body.data.attributes.status
const offers = async () => (await mails()).filter((mail) => mail.startsWith('application.place_free'))
/** On a busy machine the pool may run out of connections; a call that is told to try again does. */
const insist = async (application: string): ReturnType<typeof act> => {
  for (;;) {
    const answer = await act(johan, application, 'accept')
    if (answer.status !== 503) return answer
  }
}
/** Adds n applications of people who have never signed in. */
const crowd = async (n: number, status = 'waitlisted') => {
  const { rows: people } = await app.db.onPlatform(
    async (tx) =>
      await sql<{ id: string }>`
      with people as (
        insert into users (email, first_name, last_name, status, home_center_id)
        select 'wachter' || gen_random_uuid() || '@demo.example', 'Wachter', n::text, 'active', ${center} from generate_series(1, ${n}) n returning id
      ), here as (insert into user_roles (user_id, name, volunteer_center_id) select id, 'volunteer', ${center} from people)
      select id from people`.execute(tx),
  )
  return await run(sql<{ id: string }>`
    insert into applications (volunteer_center_id, vacancy_id, organization_id, user_id, consent_share_at, status)
    select ${center}, ${one}, ${id.school('demo')}, person, now(), ${status} from unnest(${people.map((person) => person.id)}::uuid[]) person returning id`)
}

test('a place comes free: Kees, who waits longest, gets a mail, takes it, and the organization hears of it', async () => {
  const [hers, his] = [await applied(fatima), await applied(kees)]
  await act(johan, hers, 'accept')
  expect((await act(johan, his, 'accept')).body.data.attributes.status).toBe('waitlisted')
  expect((await act(kees, his, 'claim')).body.errors[0].code).toBe('invalid_transition')
  const [later] = await crowd(1)
  await act(fatima, hers, 'withdraw', { withdraw_reason: 'not_available' })
  expect(await offers()).toEqual(['application.place_free tweede@demo.example nl'])
  const { attributes, meta } = (await read(kees, `applications/${his}`)).body.data
  expect([attributes.placeOfferedAt !== null, meta.permissions.toSorted()]).toEqual([true, ['claim', 'update', 'withdraw']])

  expect((await act(kees, his, 'claim')).body.data.attributes.status).toBe('accepted')
  expect((await act(kees, his, 'claim')).status).toBe(200)
  expect((await mails()).slice(-2).toSorted()).toEqual(['application.accepted tweede@demo.example nl', 'application.claimed beheerder@demo.example nl'])
  expect(await statusOf(later!.id)).toBe('waitlisted')
})

test('nobody takes it for three days: whoever comes next is asked too, each once', async () => {
  const hers = await applied(fatima)
  await act(johan, hers, 'accept')
  await crowd(2)
  await act(fatima, hers, 'withdraw', { withdraw_reason: 'not_available' })
  await offerAgain(app.db, center)
  expect(await offers()).toHaveLength(1)
  await run(sql`update applications set place_offered_at = place_offered_at - interval '3 days'`)
  await offerAgain(app.db, center)
  await offerAgain(app.db, center)
  expect(await offers()).toHaveLength(2)
})

test('when leaving is taken back, nobody was asked', async () => {
  const [hers, his] = [await applied(fatima), await applied(kees)]
  await act(johan, hers, 'accept')
  await act(johan, his, 'waitlist')
  const left = await act(fatima, hers, 'withdraw', { withdraw_reason: 'not_available' })
  await app.call('PUT', `/api/v1/operations/${left.body.data.meta.undo.id}/undo`, { headers: fatima })
  expect(await offers()).toEqual([])
  expect((await read(kees, `applications/${his}`)).body.data.attributes.placeOfferedAt).toBeNull()
  expect((await read(kees, 'notifications')).body.data.map(({ attributes }: any) => attributes.eventKey)).not.toContain('application.place_free')
})

test('the organization makes room: the next are asked', async () => {
  for (const application of [await applied(fatima), await applied(kees)]) await act(johan, application, 'accept')
  const answer = await app.call('PATCH', `/api/v1/vacancies/${one}`, {
    headers: johan,
    body: { data: { type: 'vacancies', id: one, attributes: { places: 2 } } },
  })
  expect(answer.status).toBe(200)
  expect(await offers()).toEqual(['application.place_free tweede@demo.example nl'])
})

test('of fifty who are accepted at once for the last place exactly one is in, and all others wait', { timeout: 120_000 }, async () => {
  const people = await crowd(50, 'new')
  const answers = await Promise.all(people.map(async (person) => await insist(person.id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.filter(({ body }) => body.data.attributes.status === 'accepted')).toHaveLength(1)
  expect(answers.filter(({ body }) => body.data.attributes.status === 'waitlisted')).toHaveLength(49)
  expect(await run(sql`select places_taken, status from vacancies where id = ${one}`)).toEqual([{ places_taken: 1, status: 'filled' }])
})

test('people apply in the second in which the vacancy closes: each of them is either there or told that it is closed', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, async (_, at) => await apply(at % 2 ? fatima : kees)),
    app.call('PUT', `/api/v1/vacancies/${one}/close`, { headers: johan, body: { closed_reason: 'other' } }),
    ...Array.from({ length: 4 }, async (_, at) => await apply(at % 2 ? fatima : kees)),
  ])
  const closed = answers[4]!
  expect(closed.status).toBe(200)
  const applications = answers.toSpliced(4, 1)
  const kept = applications.filter(({ status }) => status === 201)
  for (const { status, body } of applications) if (status !== 201) expect(['vacancy_closed', 'already_exists']).toContain(body.errors[0].code)
  expect(await run(sql`select id from applications`)).toHaveLength(kept.length)
  expect((await apply(fatima)).body.errors[0].code).toMatch(/vacancy_closed|already_exists/)
})
