import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { neighbour, neighbours } from '#src/testing/neighbours.ts'
import { id } from '#src/testing/two-towns.ts'
import { transfersOf } from './testing.ts'

const app = await startTestApp({ template: neighbours })
const { call, get, as } = app
const { request, take, moves, there, here, run, mails } = transfersOf(app)
const [johan, marijke, wim, sanne, fatima] = await Promise.all(['beheerder', 'lid', 'coordinator', 'centerbeheerder', 'vrijwilliger'].map(here))
const roos = await there(neighbour.admin)
const demo = id.center('demo')

const start = async () => {
  for (const center of [demo, neighbour.id]) await run(sql`delete from organization_moves`, center)
  await app.db.asWorker((tx) => sql`delete from outbox`.execute(tx))
  return await request(johan!)
}

test('Johan asks for his school; both centers hear of it, and the neighbour sees its name, kind, place and why, and nothing else', async () => {
  expect((await start()).status).toBe(201)
  expect(await mails(demo)).toEqual(['organization.move_requested centerbeheerder@demo.example'])
  expect(await mails(neighbour.id)).toEqual([`organization.move_requested ${neighbour.admin}`])
  const [seen] = await moves(roos)
  expect(seen.attributes).toEqual({
    side: 'receiving',
    status: 'requested',
    organizationId: id.school('demo'),
    organizationName: 'De Brug',
    organizationType: 'School',
    city: 'Oldebroek',
    reason: 'De meeste ouders wonen in Ermelo.',
    refusalReason: null,
    fromCenterName: 'Vrijwilligerscentrale demo',
    toCenterName: neighbour.name,
    leavingAgreedAt: null,
    receivingAgreedAt: null,
    createdAt: expect.any(String),
  })
  for (const path of [`organizations/${id.school('demo')}`, `vacancies/${id.gardening('demo')}`, `users/${id.person('demo', 'beheerder')}`])
    expect((await get(`/api/v1/${path}`, { headers: roos })).status).toBe(404)
  expect((await get('/api/v1/audit_events', { headers: roos })).body.data.map(({ attributes }: any) => [attributes.text, attributes.actorName])).toEqual([
    ['Vrijwilligerscentrale demo vroeg of de organisatie mag verhuizen', null],
  ])
})

test('it waits on the dashboard of each center until that one has said its word', async () => {
  const waiting = async (headers: Record<string, string>) =>
    (await get('/api/v1/todos', { headers })).body.meta.todos.find(({ key }: { key: string }) => key === 'moves')
  await start()
  for (const who of [roos, sanne!])
    expect(await waiting(who)).toMatchObject({
      title: '1 organisatie wil verhuizen',
      items: [{ title: 'De Brug', quote: 'De meeste ouders wonen in Ermelo.', href: `/organizations/${id.school('demo')}/move` }],
    })
  // People who do not decide have no to-do.
  expect(await waiting(wim!)).toBeUndefined()
  await take(roos, 'accept')
  expect([await waiting(roos), (await waiting(sanne!)).total]).toEqual([undefined, 1])
})

test('asked once it is asked; a second time says so', async () => {
  await start()
  expect((await request(johan!)).body.errors[0]).toMatchObject({ status: '409', code: 'move_pending' })
})

test('what the center itself asks it agrees with', async () => {
  for (const center of [demo, neighbour.id]) await run(sql`delete from organization_moves`, center)
  expect((await request(sanne!)).status).toBe(201)
  const [mine] = await moves(sanne!)
  expect([mine.attributes.leavingAgreedAt, mine.attributes.receivingAgreedAt, mine.meta.permissions.toSorted()]).toEqual([
    expect.any(String),
    null,
    ['refuse', 'withdraw'],
  ])
  expect((await moves(roos))[0].meta.permissions.toSorted()).toEqual(['accept', 'refuse'])
})

test('a reason is needed, and a center of this site that is another', async () => {
  await start()
  await take(johan!, 'withdraw')
  const wrong = async (more: Record<string, unknown>) => (await request(johan!, more)).body.errors[0]
  expect(await wrong({ reason: '' })).toMatchObject({ status: '422', code: 'blank', source: { pointer: '/data/attributes/reason' } })
  for (const center of [demo, id.center('oldebroek'), 'ermelo', id.school('demo')])
    expect(await wrong({ volunteer_center_id: center })).toMatchObject({ status: '422', code: 'inclusion', meta: { attribute: 'volunteerCenterId' } })
})

test('only an approved organization moves, and never the own one of the center', async () => {
  expect((await request(sanne!, {}, id.club('demo'))).body.errors[0].code).toBe('not_approved')
  await run(sql`update organizations set organization_type = 'VolunteerCenter' where id = ${id.school('demo')}`)
  expect((await request(johan!)).body.errors[0].code).toBe('own_center_stays')
  await run(sql`update organizations set organization_type = 'School' where id = ${id.school('demo')}`)
})

test('neither side alone moves it; agreeing twice is agreeing once', async () => {
  await start()
  expect((await take(roos, 'accept')).status).toBe(200)
  const again = await take(roos, 'accept')
  expect([again.status, again.body.data.attributes.status]).toEqual([200, 'requested'])
  expect((await get(`/api/v1/organizations/${id.school('demo')}`, { headers: roos })).status).toBe(404)
})

test('either side refuses with a reason, which Johan reads; then nothing goes on', async () => {
  for (const who of [roos, sanne!]) {
    await start()
    expect((await take(who, 'refuse')).body.errors[0]).toMatchObject({ status: '422', code: 'blank' })
    const { status, body } = await take(who, 'refuse', { reason: 'Ermelo heeft al drie scholen.' })
    expect([status, body.data.attributes.status]).toEqual([200, 'refused'])
    expect((await moves(johan!))[0].attributes).toMatchObject({ status: 'refused', refusalReason: 'Ermelo heeft al drie scholen.' })
    expect(await mails(demo)).toContain('organization.move_refused beheerder@demo.example')
    for (const other of [roos, sanne!]) expect((await take(other, 'accept')).body.errors[0].code).toBe('invalid_transition')
  }
})

test('Johan takes it back; the receiving center cannot do that for him', async () => {
  await start()
  expect((await take(roos, 'withdraw')).status).toBe(403)
  expect((await take(johan!, 'withdraw')).body.data.attributes.status).toBe('withdrawn')
  expect((await moves(roos))[0].attributes.status).toBe('withdrawn')
  expect(await mails(neighbour.id)).toContain(`organization.move_withdrawn ${neighbour.admin}`)
  expect((await take(johan!, 'withdraw')).status).toBe(200)
  expect((await start()).status).toBe(201)
})

test('who may do none of it', async () => {
  await start()
  expect((await request(marijke!)).status).toBe(403)
  expect((await request(wim!)).status).toBe(403)
  expect((await request(fatima!)).status).toBe(403)
  expect((await request({})).status).toBe(401)
  for (const verb of ['accept', 'refuse', 'withdraw'] as const) {
    expect((await take({}, verb)).status).toBe(401)
    for (const other of [marijke!, wim!, fatima!]) expect((await take(other, verb, { reason: 'Nee' })).status).toBe(404)
  }
  for (const verb of ['accept', 'refuse'] as const) expect((await take(johan!, verb, { reason: 'Nee' })).status).toBe(403)
  expect(await moves(fatima!).catch(() => [])).toEqual(undefined)
})

test('another town finds no move, and where the site does not move organizations it says so', async () => {
  await start()
  const sent = { host: 'oldebroek.localhost', headers: await as('centerbeheerder@oldebroek.example') }
  const ask = await call('POST', `/api/v1/organizations/${id.school('oldebroek')}/move`, {
    ...sent,
    body: { volunteer_center_id: neighbour.id, reason: 'Graag' },
  })
  expect(ask.body.errors[0]).toMatchObject({ status: '403', code: 'feature_disabled' })
  expect((await get('/api/v1/organization_moves', sent)).body.data).toEqual([])
  const [move] = await moves(sanne!)
  expect((await get(`/api/v1/organization_moves/${move.id}`, sent)).status).toBe(404)
})
