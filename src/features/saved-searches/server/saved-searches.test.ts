import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { composeMail } from '#kernel/mail/server/deliver.ts'
import { applyRetention } from '#features/users/privacy/server/retention.ts'
import { maxSearches } from '#features/saved-searches/saved-search.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { mailFinds } from './mail-finds.ts'
import { currentDate } from '#src/testing/current-date.ts'

const app = await startTestApp({ pages: true })
const { call, get, as, db } = app
const demo = id.center('demo')
const reading = id.reading('demo')
const truus = 'vrijwilliger@demo.example'

beforeEach(async () => {
  await run(sql`delete from saved_searches`)
  await db.asWorker((tx) => sql`delete from outbox`.execute(tx))
  await run(sql`update vacancies set published_at = now() - interval '2 days', status = 'published', valid_through = ${currentDate} + 30`)
})
const run = async <Row = object>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(demo, async (tx) => (await query.execute(tx)).rows)
const save = async (attributes: Record<string, unknown>, who = truus) =>
  await call('POST', '/api/v1/saved_searches', { headers: await as(who), body: { data: { type: 'saved_searches', attributes } } })
const ask = async (attributes: Record<string, unknown>) =>
  await call('POST', '/api/v1/search_alerts', { body: { data: { type: 'search_alerts', attributes } } })
const publishAgain = async () => await run(sql`update vacancies set published_at = now() where id = ${reading}`)
type Mail = { kind: string; address: string; locale: string; facts: any }
const mails = async () => (await db.asWorker((tx) => sql<Mail>`select kind, address, locale, facts from outbox order by created_at, kind`.execute(tx))).rows
const keys = async () => (await run(sql<{ key: string }>`select key from saved_searches`)).map(({ key }) => key)

test('Truus saves a search, changes how often and removes it; nobody else sees it', async () => {
  const first = await save({ query: 'q=voorlezen&page=3&colour=red', frequency: 'daily' })
  expect([first.status, first.body.data.attributes.query]).toEqual([201, 'q=voorlezen'])
  expect((await save({ query: 'q=voorlezen', frequency: 'weekly' })).status).toBe(200)
  const path = `/api/v1/saved_searches/${first.body.data.id}`
  const change = { data: { type: 'saved_searches', id: first.body.data.id, attributes: { frequency: 'at_once' } } }
  expect((await call('PATCH', path, { headers: await as('lid@demo.example'), body: change })).status).toBe(404)
  expect((await call('PATCH', path, { headers: await as(truus), body: change })).body.data.attributes.frequency).toBe('at_once')
  expect((await call('DELETE', path, { headers: await as('lid@demo.example') })).status).toBe(404)
  expect((await call('DELETE', path, { headers: await as(truus) })).status).toBe(204)
  expect((await get('/api/v1/saved_searches', { headers: await as(truus) })).body.data).toEqual([])
})

test('a wrong frequency is told at its field, a stranger is asked who they are, and there is an end to it', async () => {
  expect((await save({ query: '', frequency: 'hourly' })).body.errors[0].source.pointer).toBe('/data/attributes/frequency')
  expect((await call('POST', '/api/v1/saved_searches', { body: { data: { type: 'saved_searches', attributes: { frequency: 'daily' } } } })).status).toBe(401)
  for (let n = 0; n < maxSearches; n++) await save({ query: `q=woord${n}`, frequency: 'daily' })
  expect((await save({ query: 'q=meer', frequency: 'daily' })).body.errors[0].code).toBe('too_many_searches')
})

test('what is new is mailed once for each search, and what was there before is not', async () => {
  await save({ query: 'q=voorlezen', frequency: 'daily' })
  await mailFinds(db, demo, 'daily')
  expect(await mails()).toEqual([])
  await publishAgain()
  await mailFinds(db, demo, 'weekly')
  expect(await mails()).toEqual([])
  await mailFinds(db, demo, 'daily')
  await mailFinds(db, demo, 'daily')
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'search.found', address: truus, facts: { n: 1, query: 'q=voorlezen', vacancies: [{ id: reading }] } })
  expect(mail!.facts.stop).toContain('view=alert&key=')
  await publishAgain()
  await mailFinds(db, demo, 'daily')
  expect(await mails()).toHaveLength(1)
})

test('a search whose filters are gone finds nothing and breaks nothing', async () => {
  await save({ query: 'q=voorlezen', frequency: 'daily' })
  await run(sql`update saved_searches set query = 'mood=happy&size=9'`)
  await publishAgain()
  await mailFinds(db, demo, 'daily')
  expect(await mails()).toEqual([])
  await run(sql`update saved_searches set query = 'q=voorlezen&mood=happy'`)
  await mailFinds(db, demo, 'daily')
  expect(await mails()).toHaveLength(1)
})

test('a stranger is mailed first, says yes with a press, and stops with another; looking changes nothing', async () => {
  const answer = await ask({ query: 'q=voorlezen', frequency: 'at_once', email: 'Noor@Example.nl' })
  expect([answer.status, answer.body.meta]).toEqual([202, { asked: true }])
  const [asked] = await mails()
  expect([asked!.kind, asked!.address]).toEqual(['search.confirm', 'noor@example.nl'])
  const [key] = await keys()
  expect(asked!.facts.url).toContain(key)
  await publishAgain()
  await mailFinds(db, demo, 'at_once')
  const path = `/api/v1/search_alerts/${key}`
  expect((await get(path)).body.meta.alert).toEqual({ query: 'q=voorlezen', frequency: 'at_once', isConfirmed: false })
  expect((await get(path)).body.meta.alert.isConfirmed).toBe(false)
  expect(await mails()).toHaveLength(1)
  expect((await call('PUT', path, {})).body.meta.alert.isConfirmed).toBe(true)
  await mailFinds(db, demo, 'at_once')
  expect((await mails()).map(({ kind }) => kind)).toContain('search.found')
  expect((await call('DELETE', path, { host: 'oldebroek.localhost' })).status).toBe(404)
  expect((await call('DELETE', path, {})).status).toBe(200)
  expect(await run(sql`select email from saved_searches`)).toEqual([])
  expect((await get(path)).status).toBe(404)
})

test('whether an address is known makes no difference to the answer, and who only knows it changes none of its searches', async () => {
  const first = await ask({ query: 'q=voorlezen', frequency: 'daily', email: 'fatima@example.nl' })
  await call('PUT', `/api/v1/search_alerts/${(await keys())[0]}`, {})
  const again = await ask({ query: 'q=voorlezen', frequency: 'at_once', email: 'fatima@example.nl' })
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(await run(sql`select frequency from saved_searches`)).toEqual([{ frequency: 'daily' }])
  expect((await mails()).filter(({ kind }) => kind === 'search.confirm')).toHaveLength(1)
  expect((await ask({ query: '', frequency: 'daily', email: 'no address' })).body.errors[0].source.pointer).toBe('/data/attributes/email')
})

test('an address that never said yes is gone after a week, one that did after a year', async () => {
  await ask({ query: 'q=een', frequency: 'daily', email: 'roos@example.nl' })
  await ask({ query: 'q=twee', frequency: 'daily', email: 'roos@example.nl' })
  await run(sql`update saved_searches set confirmed_at = now() where query = 'q=twee'`)
  await save({ query: 'q=drie', frequency: 'daily' })
  const left = async () => (await run(sql<{ query: string }>`select query from saved_searches order by query`)).map(({ query }) => query)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await applyRetention(db, inDays(6))
  expect(await left()).toEqual(['q=drie', 'q=een', 'q=twee'])
  await applyRetention(db, inDays(8))
  expect(await left()).toEqual(['q=drie', 'q=twee'])
  await applyRetention(db, inDays(370))
  expect(await left()).toEqual(['q=drie'])
})

test('the mail program of the reader stops it with one press, without a session', async () => {
  await save({ query: 'q=voorlezen', frequency: 'daily' })
  await publishAgain()
  await mailFinds(db, demo, 'daily')
  const [{ facts }] = (await mails()) as [Mail]
  const rendered = { subject: '', bodyText: '', bodyHtml: '', essential: false, replyTo: null }
  const sender = { origin: 'https://demo.example', name: 'Demo', email: null }
  const sent = composeMail({ messageId: 'x', address: truus, facts } as never, rendered, sender as never, 'a@b.nl')
  expect([sent.listUnsubscribe, sent.headers['List-Unsubscribe-Post']]).toEqual([`https://demo.example${facts.stop}`, 'List-Unsubscribe=One-Click'])
  const press = await app.app.inject({
    method: 'POST',
    url: facts.stop,
    headers: { host: 'demo.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(press.statusCode).toBe(200)
  expect(await run(sql`select id from saved_searches`)).toEqual([])
})
