import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()
const center = id.center('demo')
const [coordinator, admin, volunteer] = await Promise.all(['coordinator', 'beheerder', 'vrijwilliger'].map((name) => as(`${name}@demo.example`)))

const list = async (query: string, headers?: Record<string, string>) => await get(`/api/v1/organizations?${query}`, headers ? { headers } : {})
const names = async (query: string, headers = coordinator) => (await list(query, headers)).body.data.map(({ attributes }: any) => attributes.name)
const change = async (text: string) => await db.inCenter(center, async (tx) => await sql.raw(text).execute(tx))
const schoolOf = async (headers?: Record<string, string>) =>
  (await get(`/api/v1/organizations/${id.school('demo')}`, headers ? { headers } : {})).body.data.attributes

await change(`update organizations set contact_user_id = '${id.person('demo', 'beheerder')}', response_median_days = 2 where id = '${id.school('demo')}'`)

test('the center sees whom to call, how many vacancies are open and when somebody last did something; others do not', async () => {
  expect(await schoolOf(coordinator)).toMatchObject({ contactName: 'Johan Visser', openVacancies: 2, lastActiveAt: null })
  expect(await schoolOf(admin)).toMatchObject({ contactName: 'Johan Visser' })
  for (const headers of [undefined, volunteer])
    for (const name of ['contactName', 'openVacancies', 'lastActiveAt', 'statusSince', 'note', 'kvkNumber'])
      expect(await schoolOf(headers)).not.toHaveProperty(name)
  // A member of another organization sees no more of this one than visitors do.
  await change(`update organizations set status = 'approved' where id = '${id.club('demo')}'`)
  expect((await get(`/api/v1/organizations/${id.club('demo')}`, { headers: admin })).body.data.attributes).not.toHaveProperty('contactName')
})

test('the center sees that the last mail to the contact did not arrive, until one does; others do not', async () => {
  const mail = async (status: string, day: string, address = 'beheerder@demo.example') =>
    await db.inCenter(center, async (tx) => {
      await sql`insert into outbox (volunteer_center_id, dedupe_key, kind, user_id, address, locale, facts, message_id, status, created_at) values (${center},
        ${`${status} ${day}`}, 'organization.approved', ${id.person('demo', 'beheerder')}, ${address}, 'nl', '{}', ${`${status} ${day}`}, ${status}, ${day})`.execute(
        tx,
      )
    })
  const refusedAt = async (headers = coordinator) => (await schoolOf(headers)).contactMailRefusedAt
  await mail('sent', '2026-03-01T08:00:00Z')
  await mail('failed', '2026-03-04T08:00:00Z', 'vroeger@demo.example') // a former address
  expect(await refusedAt()).toBeNull()
  await mail('failed', '2026-03-02T08:00:00Z')
  expect(await refusedAt()).toBe('2026-03-02T08:00:00.000Z')
  expect(await schoolOf(volunteer)).not.toHaveProperty('contactMailRefusedAt')
  await mail('sent', '2026-03-03T08:00:00Z')
  expect(await refusedAt()).toBeNull()
})

test('the center finds an organization by its contact, others do not', async () => {
  expect(await names('filter[search]=visser')).toEqual(['De Brug'])
  expect(await names('filter[search]=visser', volunteer)).toEqual([])
  expect((await list('filter[search]=visser')).body.data).toEqual([])
})

test('themes, time to answer and last activity narrow the list', async () => {
  expect(await names('filter[with_theme]=youth_education,nature')).toEqual(['De Brug'])
  expect(await names('filter[with_theme]=animals')).toEqual([])
  expect(await names('filter[responds_within]=2')).toEqual(['De Brug'])
  expect(await names('filter[responds_within]=1')).toEqual([])
  expect(await names('filter[silent_for]=30')).toEqual(['De Brug', 'Tuinclub Groen'])
  expect((await list('filter[responds_within]=soon', coordinator)).body.errors[0].code).toBe('invalid_filter_value')
  expect((await list('filter[silent_for]=long', coordinator)).body.errors[0].code).toBe('invalid_filter_value')
  for (const headers of [undefined, volunteer, admin]) expect((await list('filter[silent_for]=30', headers)).body.errors[0].code).toBe('unknown_filter')
})

test('it can be in every order that the center asks for, and in no order that tells others what they may not see', async () => {
  for (const key of ['name', 'status', 'created_at', '-last_active_at', 'response_median_days', '-status_since'])
    expect((await list(`sort=${key}`, coordinator)).status, key).toBe(200)
  for (const key of ['last_active_at', 'status_since']) expect((await list(`sort=${key}`)).body.errors[0].code).toBe('unsupported_sort')
})

test('what an admin does is activity of the school, what a coordinator does there is not; it makes no new version', async () => {
  await call('PATCH', `/api/v1/organizations/${id.school('demo')}`, { headers: coordinator!, body: { data: { attributes: { status: 'archived' } } } })
  expect((await schoolOf(coordinator)).lastActiveAt).toBeNull()
  await call('PUT', `/api/v1/organizations/${id.school('demo')}/approve`, { headers: coordinator!, body: { data: { attributes: { status: 'approved' } } } })
  const { version } = (await get(`/api/v1/organizations/${id.school('demo')}`, { headers: coordinator! })).body.data.meta
  await db.inCenter(center, async (tx) => {
    await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id)
      values (${center}, ${id.person('demo', 'lid')}, 'vacancy.changed', 'vacancies', ${id.gardening('demo')})`.execute(tx)
  })
  const { attributes, meta } = (await get(`/api/v1/organizations/${id.school('demo')}`, { headers: coordinator! })).body.data
  expect([Boolean(attributes.lastActiveAt), meta.version]).toEqual([true, version])
  expect(await names('filter[silent_for]=30')).toEqual(['Tuinclub Groen'])
})

test('the contact is somebody of it; naming another is refused', async () => {
  const name = async (person: string) =>
    await call('PATCH', `/api/v1/organizations/${id.school('demo')}`, {
      headers: coordinator!,
      body: { data: { relationships: { contact: { data: { type: 'users', id: person } } } } },
    })
  expect((await name(id.person('demo', 'lid'))).status).toBe(200)
  expect((await schoolOf(coordinator)).contactName).toBe('Marijke Smit')
  const refused = await name(id.person('demo', 'vrijwilliger'))
  expect([refused.status, refused.body.errors[0].code]).toEqual([404, 'related_not_found'])
})

test('who adds an organization hears by its number, name and address which it might be, while it is typed', async () => {
  await change(`update organizations set kvk_number = '76543210' where id = '${id.club('demo')}'`)
  const typed = async (query: string, headers = coordinator) => await get(`/api/v1/organizations/duplicates?${query}`, headers && { headers })
  const found = async (query: string) => (await typed(query)).body.data.map(({ attributes, meta }: any) => [attributes.name, meta.reasons])
  expect(await found('filter[kvk_number]=76543210')).toEqual([['Tuinclub Groen', ['number']]])
  expect(await found('filter[name]=Stichting+de+tuinclub+groen&filter[kvk_number]=')).toEqual([['Tuinclub Groen', ['name']]])
  expect(await found('filter[name]=Iets+heel+anders&filter[postcode]=&filter[house_number]=')).toEqual([])
  expect(await found('')).toEqual([])
  expect((await typed('filter[phone]=1')).body.errors[0].code).toBe('unknown_filter')
  expect((await typed('filter[name][x]=1')).body.errors[0].code).toBe('unknown_filter')
  for (const hostile of ['%25%27%22', 'x'.repeat(256), '🙂'.repeat(100)])
    expect((await typed(`filter[name]=${hostile}&filter[postcode]=${hostile}`)).status).toBe(200)
  expect([(await get('/api/v1/organizations/duplicates')).status, (await typed('', volunteer)).status, (await typed('', admin)).status]).toEqual([
    401, 403, 403,
  ])
  const elsewhere = { host: 'oldebroek.localhost', headers: await as('coordinator@oldebroek.example') }
  expect((await get('/api/v1/organizations/duplicates?filter[kvk_number]=76543210', elsewhere)).body.data).toEqual([])
})

test('duplicates are for whoever decides, with why they might be the same', async () => {
  await change(
    `insert into organizations (volunteer_center_id, name, slug, organization_type, status) values ('${center}', 'Stichting Tuinclub Groen', 'stg', 'Organization', 'pending')`,
  )
  const of = async (headers: Record<string, string> | undefined, host = 'demo.localhost') =>
    await get(`/api/v1/organizations/${id.club('demo')}/duplicates`, { host, ...(headers && { headers }) })
  const { body } = await of(coordinator)
  expect(body.data.map(({ attributes, meta }: any) => [attributes.name, meta.reasons])).toEqual([['Stichting Tuinclub Groen', ['name']]])
  expect([(await of(undefined)).status, (await of(volunteer)).status, (await of(admin)).status]).toEqual([401, 403, 403])
  expect((await of(await as('coordinator@oldebroek.example'), 'oldebroek.localhost')).status).toBe(404)
})
