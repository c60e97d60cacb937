import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()
const center = id.center('demo')
const club = id.club('demo')
const history = (subject: string) => `/api/v1/audit_events?filter[subject_type_eq]=organizations&filter[subject_id_eq]=${subject}`

const wim = await as('coordinator@demo.example')
const sanne = await as('centerbeheerder@demo.example')
await call('PUT', `/api/v1/organizations/${club}/approve`, {
  headers: wim,
  body: { data: { type: 'organizations', id: club, attributes: { status: 'denied', reason: 'Wij konden niemand bereiken.' } } },
})

test('Wim reads what happened to the club, in his language, with the reason in his own words', async () => {
  const { status, body } = await get(history(club), { headers: wim })
  expect([status, body.data.length]).toEqual([200, 1])
  expect(body.data[0].attributes).toMatchObject({
    action: 'organization.denied',
    fromState: 'pending',
    toState: 'denied',
    actorName: 'Wim Jansen',
    subject: 'Tuinclub Groen',
    text: 'Wim Jansen wees de organisatie af',
    note: 'Wij konden niemand bereiken.',
  })
  const english = await get(history(club), { headers: { ...sanne, 'accept-language': 'en' } })
  expect(english.body.data[0].attributes.text).toBe('Wim Jansen denied the organization')
})

test('the latest comes first; those of one person and of a time can be asked for', async () => {
  await db.inCenter(center, async (tx) => {
    await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id, at)
      select ${center}, ${id.person('demo', 'redacteur')}, 'organization.archived', 'organizations', ${id.school('demo')}, now() - make_interval(days => n)
      from generate_series(1, 5) n`.execute(tx)
  })
  const { body } = await get('/api/v1/audit_events?page[size]=3', { headers: sanne })
  const moments = body.data.map(({ attributes }: any) => attributes.at)
  expect(moments).toEqual(moments.toSorted().reverse())
  expect(body.meta.pagination.size).toBe(3)
  const ofNoor = await get(
    `/api/v1/audit_events?filter[actor_id_eq]=${id.person('demo', 'redacteur')}&filter[at_lt]=${new Date(Date.now() - 3.5 * 86_400_000).toISOString()}`,
    {
      headers: sanne,
    },
  )
  expect(ofNoor.body.meta.total).toBe(2)
})

test('who acted for another is named beside; a job is the website; who has gone is nobody by name; an unknown deed is still readable', async () => {
  const thing = id.gardening('demo')
  await db.inCenter(center, async (tx) => {
    await sql`insert into audit_events (volunteer_center_id, actor_id, impersonator_id, action, subject_type, subject_id, at) values
      (${center}, ${id.person('demo', 'beheerder')}, ${id.person('demo', 'centerbeheerder')}, 'vacancy.closed', 'vacancies', ${thing}, now() - interval '1 hour'),
      (${center}, null, null, 'vacancy.closed', 'vacancies', ${thing}, now() - interval '2 hours'),
      (${center}, uuidv7(), null, 'vacancy.closed', 'vacancies', ${thing}, now() - interval '3 hours'),
      (${center}, ${id.person('demo', 'coordinator')}, null, 'vacancy.polished_up', 'vacancies', ${thing}, now() - interval '4 hours')`.execute(tx)
  })
  const { body } = await get(`/api/v1/audit_events?filter[subject_type_eq]=vacancies&filter[subject_id_eq]=${thing}&fields[audit_events]=text`, {
    headers: wim,
  })
  expect(body.data.map(({ attributes }: any) => attributes.text)).toEqual([
    'Sanne Mulder (ingelogd als Johan Visser) sloot de vacature',
    'De website sloot de vacature',
    'Verwijderde gebruiker sloot de vacature',
    'Wim Jansen: vacancy polished up',
  ])
})

test('Sanne, who leads the center, also sees what is about the safety of accounts; Wim does not', async () => {
  const about = id.person('demo', 'vrijwilliger')
  await db.inCenter(center, async (tx) => {
    await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id) values
      (${center}, ${id.person('demo', 'coordinator')}, 'user.viewed', 'users', ${about}),
      (${center}, ${id.person('demo', 'coordinator')}, 'user.role_added', 'users', ${about})`.execute(tx)
  })
  const ask = async (headers: Record<string, string>) =>
    (await get(`/api/v1/audit_events?filter[subject_id_eq]=${about}`, { headers })).body.data.map(({ attributes }: any) => attributes.action).toSorted()
  expect(await ask(sanne)).toEqual(['user.role_added', 'user.viewed'])
  expect(await ask(wim)).toEqual(['user.role_added'])
})

test.each(['redacteur', 'beheerder', 'lid', 'vrijwilliger'])('%s reads no traces of others', async (name) => {
  expect((await get(history(club), { headers: await as(`${name}@demo.example`) })).status).toBe(403)
})

test('a visitor is asked who they are, and the other town hears nothing', async () => {
  expect((await get(history(club))).status).toBe(401)
  const there = { host: 'oldebroek.localhost', headers: await as('centerbeheerder@oldebroek.example') }
  expect((await get(history(club), there)).body.meta.total).toBe(0)
  expect((await get(`/api/v1/audit_events`, there)).text).not.toContain(club)
})
