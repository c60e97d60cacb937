import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { receiversOf } from '#features/social-map/notices/server/notify.ts'

const { call, get, as, db } = await startTestApp()
const path = '/api/v1/social_map_entries'
const suggestions = '/api/v1/social_map_suggestions'
const hostOf = (who: string) => `${who.split('@')[1]!.split('.')[0]}.localhost`
const [marijke, wim, anja, lotte, fatima, tom] = [
  'lid@demo.example',
  'coordinator@demo.example',
  'centerbeheerder@demo.example',
  'redacteur@demo.example',
  'vrijwilliger@demo.example',
  'coordinator@oldebroek.example',
]
type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const does = async (who: string, method: Method, to: string, data: object = {}) =>
  await call(method, to, { host: hostOf(who), headers: await as(who), ...(method !== 'DELETE' && { body: { data } }) })
const verb = async (who: string, one: string, name: string, attributes: object = {}) =>
  await does(who, 'PUT', `${path}/${one}/${name}`, { type: 'social_map_entries', id: one, attributes })
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
const codes = ({ status, body }: { status: number; body: any }) => [status, ...(body?.errors ?? []).map((one: any) => one.code)]
const mails = async (kind: string) =>
  (await run(sql<{ address: string }>`select address from outbox where kind = ${kind} order by address`)).map(({ address }) => address)

const { data: mine } = (await get('/api/v1/organizations?filter[mine]=true', { headers: await as(marijke) })).body
const own = mine[0].id as string
const service = { name: 'Inloop', description: 'Koffie en een praatje.', costKind: 'free' }

let serial = 0
/** An entry that is on the map: of Marijke's organization, or of nobody. */
async function entry({ by = wim, name = `Plek ${++serial}`, more = {} }: { by?: string; name?: string; more?: object } = {}): Promise<string> {
  const attributes = { name, shortDescription: 'Een plek voor iedereen.', themes: ['elderly'], services: [service], ...more }
  const relationships = by === marijke ? { organization: { data: { type: 'organizations', id: own } } } : {}
  const { body } = await does(by, 'POST', path, { type: 'social_map_entries', attributes, relationships })
  await verb(by, body.data.id, 'submit')
  if (by === marijke) await verb(wim, body.data.id, 'approve')
  return body.data.id
}
const suggest = async (who: string, one: string, words = 'Het nummer is veranderd.') =>
  await does(who, 'POST', `${path}/${one}/suggestions`, { type: 'social_map_suggestions', attributes: { part: 'phone', words } })
const answer = async (who: string, one: string, name: 'accept' | 'decline', attributes: object = {}) =>
  await does(who, 'PUT', `${suggestions}/${one}/${name}`, { type: 'social_map_suggestions', id: one, attributes })

beforeEach(async () => {
  await run(sql`delete from social_map_suggestions`)
  await run(sql`delete from outbox`)
  await run(sql`delete from notifications`)
})

test('the center hears what is handed in, the organization what becomes of it', async () => {
  const one = await entry({ by: marijke })
  expect(await mails('map.submitted')).toContain(wim)
  expect(await mails('map.approved')).toEqual(['beheerder@demo.example'])
  const change = { type: 'social_map_entries', id: one, attributes: { name: 'Andere naam' } }
  await run(sql`delete from outbox`)
  expect((await does(marijke, 'PATCH', `${path}/${one}`, change)).body.data.attributes.status).toBe('pending')
  expect(await mails('map.submitted')).toContain(wim)
  await verb(wim, one, 'deny', { reason: 'Zo heet het niet.' })
  expect(await mails('map.denied')).toEqual(['beheerder@demo.example'])
  await verb(marijke, one, 'submit')
  await verb(wim, one, 'approve')
  await verb(wim, one, 'close', { from: '2026-01-01' })
  expect(await mails('map.stepped')).toEqual(['beheerder@demo.example'])
  await verb(marijke, one, 'reopen')
  expect(await mails('map.stepped')).toHaveLength(1)
})

test('a step is taken back within ten seconds, with its mail', async () => {
  const one = await entry({ by: marijke })
  const { body } = await verb(wim, one, 'inactivate')
  expect(body.data.attributes.status).toBe('inactive')
  const undo = body.data.meta?.undo ?? body.meta?.undo
  expect((await does(wim, 'PUT', `/api/v1/operations/${undo.id}/undo`)).status).toBe(200)
  expect((await get(`${path}/${one}`, { headers: await as(wim) })).body.data.attributes.status).toBe('active')
  expect(await mails('map.stepped')).toEqual([])
})

test('a volunteer says what is wrong; whoever looks after the entry answers, and the volunteer hears which', async () => {
  const one = await entry({ by: marijke })
  const made = await suggest(fatima, one)
  expect([made.status, made.body.data.attributes]).toMatchObject([201, { status: 'open', part: 'phone' }])
  expect(await mails('map.suggestion')).toEqual(['beheerder@demo.example'])
  const { id: said } = made.body.data
  expect((await get(`${path}/${one}`, { headers: await as(marijke) })).body.data.attributes.openSuggestions).toBe(1)
  expect((await get(`${path}/${one}`, { headers: await as(fatima) })).body.data.attributes.openSuggestions).toBe(0)
  expect(codes(await answer(fatima, said, 'accept'))).toEqual([403, 'forbidden'])
  expect((await answer(tom, said, 'accept')).status).toBe(404)
  expect((await answer(marijke, said, 'accept', { answer: 'Dank je wel!' })).body.data.attributes).toMatchObject({ status: 'accepted', answer: 'Dank je wel!' })
  expect(await mails('map.suggestion_answered')).toEqual([fatima])
  expect(codes(await answer(wim, said, 'decline'))).toEqual([409, 'suggestion_is_decided'])
  const seen = (await get(suggestions, { headers: await as(fatima) })).body.data
  expect(seen.map((each: any) => each.attributes.status)).toEqual(['accepted'])
  expect(JSON.stringify(made.body)).not.toContain('Fatima')
})

test('of an entry that nobody looks after the center hears; another organization sees nothing of it', async () => {
  const one = await entry()
  const { body } = await suggest(fatima, one)
  expect(await mails('map.suggestion')).toContain(wim)
  expect((await get(`${suggestions}/${body.data.id}`, { headers: await as(marijke) })).status).toBe(404)
  for (const who of [wim, anja, lotte]) expect([who, (await get(`${suggestions}/${body.data.id}`, { headers: await as(who) })).status]).toEqual([who, 200])
  const found = await get(`${path}?filter[suggested]=true`, { headers: await as(wim) })
  expect(found.body.data.map((each: any) => each.id)).toEqual([one])
  expect((await answer(lotte, body.data.id, 'decline')).status).toBe(200)
})

test('a stranger is asked who they are; five a day is enough, even at once; about a draft nobody can say anything', async () => {
  const one = await entry()
  const bare = { body: { data: { type: 'social_map_suggestions', attributes: { part: 'phone', words: 'Het nummer is anders.' } } } }
  expect((await call('POST', `${path}/${one}/suggestions`, bare)).status).toBe(401)
  const all = await Promise.all(Array.from({ length: 7 }, async () => (await suggest(fatima, one)).status))
  expect(all.toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409])
  await run(sql`update social_map_suggestions set created_at = now() - interval '25 hours'`)
  expect((await suggest(fatima, one)).status).toBe(201)
  await run(sql`delete from social_map_suggestions`)
  expect(codes(await suggest(fatima, one, 'x'.repeat(501)))).toEqual([422, 'too_long'])
  const { body } = await does(wim, 'POST', path, { type: 'social_map_entries', attributes: { name: 'Nog een concept' } })
  expect(codes(await suggest(fatima, body.data.id))).toEqual([404, 'related_not_found'])
})

test('an organization asks for an entry that nobody looks after, and the center decides', async () => {
  const one = await entry({ more: { kvkNumber: '12345678' } })
  expect(codes(await verb(fatima, one, 'claim'))).toEqual([403, 'forbidden'])
  expect((await verb(marijke, one, 'claim')).body.data.attributes.isClaimedByMine).toBe(true)
  expect(await mails('map.claimed')).toContain(wim)
  expect(codes(await verb(marijke, one, 'accept_claim'))).toEqual([403, 'forbidden'])
  const seen = await get(`${path}/${one}?include=claim_organization`, { headers: await as(wim) })
  expect(seen.body.data.relationships.claimOrganization.data.id).toBe(own)
  expect((await verb(wim, one, 'refuse_claim')).status).toBe(200)
  expect(codes(await verb(wim, one, 'accept_claim'))).toEqual([409, 'no_claim'])
  await verb(marijke, one, 'claim')
  expect((await verb(wim, one, 'accept_claim')).status).toBe(200)
  expect(await mails('map.claim_answered')).toEqual(['beheerder@demo.example', 'beheerder@demo.example'])
  const patch = { type: 'social_map_entries', id: one, attributes: { shortDescription: 'Nu van ons.' } }
  expect((await does(marijke, 'PATCH', `${path}/${one}`, patch)).status).toBe(200)
  expect(codes(await verb(marijke, one, 'claim'))).toEqual([403, 'forbidden'])
})

test('the tick "alles klopt nog" moves the date of the last check, a change alone does not', async () => {
  const one = await entry({ by: marijke })
  const back = async () => await run(sql`update social_map_entries set assured_at = now() - interval '7 months' where id = ${one}`)
  const days = async () =>
    (await run(sql<{ days: number }>`select extract(day from now() - assured_at)::int as days from social_map_entries where id = ${one}`))[0]!.days
  const change = async (attributes: object) => await does(marijke, 'PATCH', `${path}/${one}`, { type: 'social_map_entries', id: one, attributes })
  await back()
  await change({ shortDescription: 'Een andere zin.' })
  expect(await days()).toBeGreaterThan(200)
  const { body } = await change({ shortDescription: 'Nog een zin.', confirmation: 'center_visit' })
  expect([await days(), body.data.attributes.assuredHow]).toEqual([0, 'owner'])
  await back()
  await change({ name: 'Een andere naam', confirmation: 'owner' })
  expect(await days()).toBeGreaterThan(200)
})

test('after a phone round the center confirms many at once and takes it back at once; more than fifty are refused', async () => {
  const all = [await entry(), await entry({ by: marijke })]
  const old = async () =>
    await run(sql`update social_map_entries set assured_at = now() - interval '13 months', status = 'stale', assured_how = 'owner' where id = any(${all})`)
  await old()
  const rows = (ids: readonly string[]) => ids.map((one) => ({ type: 'social_map_entries', id: one, attributes: { confirmation: 'center_phone' } }))
  const many = async (who: string, ids: readonly string[]) =>
    await call('PATCH', path, { host: hostOf(who), headers: await as(who), body: { data: rows(ids) } })
  expect((await many(marijke, all)).status).toBe(403)
  const { status, body } = await many(wim, all)
  expect([status, body.data.map((one: any) => [one.attributes.status, one.attributes.assuredHow])]).toEqual([
    200,
    [
      ['active', 'center_phone'],
      ['active', 'center_phone'],
    ],
  ])
  expect((await does(wim, 'PUT', `/api/v1/operations/${body.meta.undo.id}/undo`)).status).toBe(200)
  expect(await run(sql`select status, assured_how from social_map_entries where id = any(${all})`)).toEqual([
    { status: 'stale', assured_how: 'owner' },
    { status: 'stale', assured_how: 'owner' },
  ])
  expect(
    (
      await many(
        wim,
        Array.from({ length: 51 }, () => crypto.randomUUID()),
      )
    ).status,
  ).toBe(400)
})

test('a mail address in a text waits until it is taken out, at its text', async () => {
  const attributes = { name: 'Met adres', shortDescription: 'Mail piet@plek.example', themes: ['elderly'], services: [service] }
  const { body } = await does(wim, 'POST', path, { type: 'social_map_entries', attributes })
  const one = body.data.id
  const refused = await verb(wim, one, 'submit')
  expect([...codes(refused), refused.body.errors[0].source.pointer]).toEqual([422, 'address_in_text', '/data/attributes/shortDescription'])
  const change = async (changed: object) => await does(wim, 'PATCH', `${path}/${one}`, { type: 'social_map_entries', id: one, attributes: changed })
  expect((await change({ shortDescription: 'Schrijf ons met het formulier.' })).status).toBe(200)
  expect((await verb(wim, one, 'submit')).body.data.attributes.status).toBe('active')
  expect(codes(await change({ services: [{ ...service, description: 'Mail piet@plek.example' }] }))).toEqual([422, 'address_in_text'])
})

test('each event has its receivers', async () => {
  const owned = { id: 'x', name: 'Plek', organizationId: own }
  const free = { ...owned, organizationId: null }
  const addresses = async (...asked: Parameters<typeof receiversOf> extends [any, any, ...infer Rest] ? Rest : never) =>
    await db.inCenter(id.center('demo'), async (tx) => (await receiversOf(tx, id.center('demo'), ...asked)).map(({ email }) => email))
  for (const event of ['map.submitted', 'map.claimed'] as const) expect([event, await addresses(event, { entry: owned })]).toEqual([event, [wim]])
  for (const event of ['map.approved', 'map.denied', 'map.stepped', 'map.claim_answered'] as const) {
    expect([event, await addresses(event, { entry: owned })]).toEqual([event, ['beheerder@demo.example']])
    expect([event, await addresses(event, { entry: free })]).toEqual([event, []])
  }
  expect([await addresses('map.suggestion', { entry: owned }), await addresses('map.suggestion', { entry: free })]).toEqual([['beheerder@demo.example'], [wim]])
  expect(await addresses('map.suggestion_answered', { entry: owned, personId: id.person('demo', 'vrijwilliger') })).toEqual([fatima])
})
