import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const app = await startTestApp({ pages: true })
const { call, get, as, db } = app
const reading = id.reading('demo')
const truus = 'vrijwilliger@demo.example'

beforeEach(async () => {
  await run(sql`delete from favourites`)
  await run(sql`update vacancies set status = 'published' where id = ${reading}`)
})
const run = async (query: ReturnType<typeof sql>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
const keep = async (vacancy: string, who = truus) =>
  await call('POST', '/api/v1/favourites', {
    headers: await as(who),
    body: { data: { type: 'favourites', relationships: { vacancy: { data: { type: 'vacancies', id: vacancy } } } } },
  })
const kept = async (who = truus) => (await get('/api/v1/favourites?include=vacancy', { headers: await as(who) })).body

test('Truus puts a vacancy aside, twice is once, and takes it off her list again; nobody else sees it', async () => {
  const first = await keep(reading)
  expect(first.status).toBe(201)
  expect((await keep(reading)).status).toBe(200)
  expect((await kept()).data.map((one: any) => one.relationships.vacancy.data.id)).toEqual([reading])
  expect((await kept('lid@demo.example')).data).toEqual([])
  const path = `/api/v1/favourites/${first.body.data.id}`
  expect((await call('DELETE', path, { headers: await as('lid@demo.example') })).status).toBe(404)
  expect((await call('DELETE', path, { headers: await as(truus) })).status).toBe(204)
  expect((await kept()).data).toEqual([])
})

test('one that is filled stays on the list and says so; one that is archived is seen no more', async () => {
  await keep(reading)
  await run(sql`update vacancies set status = 'filled' where id = ${reading}`)
  expect((await kept()).included[0].attributes.status).toBe('filled')
  await run(sql`update vacancies set status = 'archived' where id = ${reading}`)
  expect((await kept()).included).toEqual([])
})

test('a draft, one of another town and none at all are refused, and a stranger is asked who they are', async () => {
  await run(sql`update vacancies set status = 'draft' where id = ${reading}`)
  expect((await keep(reading)).body.errors[0].code).toBe('related_not_found')
  expect((await keep(id.reading('oldebroek'))).body.errors[0].code).toBe('related_not_found')
  const bare = { data: { type: 'favourites' } }
  expect((await call('POST', '/api/v1/favourites', { headers: await as(truus), body: bare })).status).toBe(422)
  expect((await call('POST', '/api/v1/favourites', { body: bare })).status).toBe(401)
})

const press = async (fields: Record<string, string>, cookie = '') =>
  await app.app.inject({
    method: 'POST',
    url: '/choices/favourite',
    headers: { host: 'demo.localhost', 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ redirect: '/vacancies/search', ...fields }).toString(),
  })
const cookieOf = (answer: Awaited<ReturnType<typeof press>>) => answer.cookies.find(({ name }) => name === 'favourites')?.value ?? null
const list = async (cookie: string) =>
  (await app.app.inject({ url: '/vacancies/search?view=favourites', headers: { host: 'demo.localhost', accept: 'text/html', cookie } })).payload

test('a stranger keeps it in the browser, finds it on the list, and no other visitor does', async () => {
  const answer = await press({ keep: reading })
  expect([answer.statusCode, answer.headers.location, cookieOf(answer)]).toEqual([303, '/vacancies/search', reading])
  expect(await list(`favourites=${reading}`)).toContain(`/vacancies/${reading}`)
  expect(await list('')).not.toContain(`/vacancies/${reading}`)
  expect(cookieOf(await press({ drop: reading }, `favourites=${reading}`))).toBe('')
})

test('a stranger sees on the list that one has ended, and a browser that is full says so', async () => {
  await run(sql`update vacancies set status = 'filled' where id = ${reading}`)
  expect(await list(`favourites=${reading}.nonsense.00000000-0000-4000-8000-000000000000`)).toContain('Vergeven')
  const full = Array.from({ length: 40 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`).join('.')
  const refused = await press({ keep: reading, quiet: '1' }, `favourites=${full}`)
  expect([refused.statusCode, cookieOf(refused)]).toEqual([409, null])
  expect(refused.payload).toContain('40')
})
