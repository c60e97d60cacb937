import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { recordQuestions } from '#src/testing/record-questions.ts'
import { id } from '#src/testing/two-towns.ts'
import { workshopActions } from '#features/workshops/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'

const app = await startTestApp()
const { call, get, as, db } = app
const people = await Promise.all(['coordinator', 'vrijwilliger', 'lid', 'beheerder'].map(async (name) => await as(`${name}@demo.example`)))
const [wim, fatima, marijke, johan] = people as [Headers, Headers, Headers, Headers]
type Headers = Record<string, string>
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
const soon = String(Temporal.Now.plainDateISO().add({ days: 20 }))
const on = (days: number) => String(Temporal.PlainDate.from(soon).add({ days }))
const path = '/api/v1/agenda_tokens'

const body = (attributes: object, one?: string) => ({ data: { type: 'activities', ...(one && { id: one }), attributes } })
async function published(title: string, count: number): Promise<string> {
  const attributes = {
    title,
    description: [{ type: 'paragraph', content: [{ text: 'Kom gerust.' }] }],
    categories: ['arts'],
    firstDay: soon,
    startTime: '19:30',
    endTime: '21:30',
    location: { name: 'Zaal', city: 'Oldebroek' },
    rule: { kind: 'daily', end: { count } },
  }
  const made = await call('POST', '/api/v1/activities', { headers: wim, body: body(attributes) })
  await call('PUT', `/api/v1/activities/${made.body.data.id}/submit`, { headers: wim, body: body({}, made.body.data.id) })
  return made.body.data.id
}
const follow = async (who: Headers, one: string, occurrence?: string) =>
  await call('PUT', `/api/v1/activities/${one}/follow`, { headers: who, body: body({ ...(occurrence && { occurrence }) }, one) })
const renew = async (who: Headers) => await call('PUT', `${path}/renew`, { headers: who })
/** The path of somebody's calendar, made anew. */
const calendarOf = async (who: Headers) => new URL((await renew(who)).body.meta.agenda.address).pathname
const spoken = async (locale: 'nl' | 'en') =>
  await db.onPlatform(async (tx) => await sql`update users set locale = ${locale} where id = ${id.person('demo', 'vrijwilliger')}`.execute(tx))
const titlesIn = (text: string) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title)

beforeEach(async () => {
  for (const table of ['activities', 'agenda_tokens', 'applications']) await run(sql`delete from ${sql.table(table)}`)
})

test('somebody has one address of their own, reads it again, and a new one ends the one before', async () => {
  expect((await get(path, { headers: fatima })).body.meta.agenda).toEqual({ address: null, since: null })
  const { status, body: made, headers } = await renew(fatima)
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(made.meta.agenda.address).toMatch(/^http:\/\/demo\.localhost(:\d+)?\/agenda\/[\w-]{32}\.ics$/)
  expect((await get(path, { headers: fatima })).body.meta).toEqual(made.meta)
  const first = new URL(made.meta.agenda.address).pathname
  expect((await get(first)).status).toBe(200)
  const second = await calendarOf(fatima)
  expect([first === second, (await get(first)).status, (await get(second)).status]).toEqual([false, 404, 200])
  // The database knows no address.
  const [row] = await run(sql<{ row: string }>`select row_to_json(t)::text as row from agenda_tokens t`)
  expect(row!.row).not.toContain(second.slice(8, 40))
  expect((await get(path, { headers: marijke })).body.meta.agenda.address).toBeNull()
})

test('it has what one follows, all of a series or one date of it, and what is cancelled says so', async () => {
  const [choir, lunch] = [await published('Koor', 3), await published('Lunch', 3)]
  await published('Niet gevolgd', 2)
  await follow(fatima, choir)
  const [date] = await run(sql<{ id: string }>`select id from activity_occurrences where activity_id = ${lunch} and recurrence_id::date = ${on(1)}::date`)
  await follow(fatima, lunch, date!.id)
  const calendar = await calendarOf(fatima)
  const { status, headers, text } = await get(calendar)
  expect([status, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, max-age=300',
    'noindex',
  ])
  expect(titlesIn(text)).toEqual(['Koor', 'Lunch'])
  expect([...text.matchAll(/^EXDATE.*:(\d{8})/gm)].map(([, day]) => day)).toEqual([soon, on(2)].map((day) => day.replaceAll('-', '')))
  expect((await get(calendar, { headers: { 'if-none-match': String(headers['etag']) } })).status).toBe(304)
  await call('PUT', `/api/v1/activities/${choir}/cancel`, { headers: wim, body: body({ reason: 'Ziek.' }, choir) })
  expect(titlesIn((await get(calendar)).text)).toEqual(['AFGELAST: Koor', 'Lunch'])
  await spoken('en')
  expect(titlesIn((await get(calendar)).text)).toEqual(['CANCELLED: Koor', 'Lunch'])
  await spoken('nl')
  await call('PUT', `/api/v1/activities/${choir}/unfollow`, { headers: fatima, body: body({}, choir) })
  expect(titlesIn((await get(calendar)).text)).toEqual(['Lunch'])
})

test('it has the sessions of workshops for which one has a place, and says which one gave up', async () => {
  const { published: open, register, registration } = workshopActions(app)
  const one = await open({ title: 'Grenzen stellen' })
  const made = await register('kees', one)
  const kees = await as('tweede@demo.example')
  const { text } = await get(await calendarOf(kees))
  expect(titlesIn(text)).toEqual(['Grenzen stellen', 'Grenzen stellen'])
  expect(text).toContain('T193000')
  await registration('kees', 'PUT', `/${made.body.data.id}/cancel`)
  expect(titlesIn((await get(await calendarOf(kees))).text)).toEqual(['AFGELAST: Grenzen stellen', 'AFGELAST: Grenzen stellen'])
})

test('it has the appointments of both sides, with the title of the work and nobody’s name', async () => {
  const reading = id.reading('demo')
  await run(sql`update vacancies set contact_user_id = ${id.person('demo', 'lid')} where id = ${reading}`)
  const applied = await call('POST', '/api/v1/applications', {
    headers: fatima,
    body: {
      data: {
        type: 'applications',
        attributes: { motivation: 'Ik lees graag voor.', answers: [], consentShare: true },
        relationships: { vacancy: { data: { type: 'vacancies', id: reading } } },
      },
    },
  })
  const application = applied.body.data.id
  await run(sql`update applications set status = 'invited', meeting_starts_at = ${`${soon}T13:05:00Z`}, meeting_ends_at = ${`${soon}T14:05:00Z`}, meeting_place = 'Koffiehuis',
    calendar_key = 'abcdefghijklmnopqrstuv', calendar_sequence = 1 where id = ${application}`)
  const [mine, theirs, others] = [await get(await calendarOf(fatima)), await get(await calendarOf(marijke)), await get(await calendarOf(johan))]
  const start = String(Temporal.Instant.from(`${soon}T13:05:00Z`).toZonedDateTimeISO('Europe/Amsterdam').toPlainDateTime()).replaceAll(/[-:]/g, '')
  const [vacancy] = await run(sql<{ title: string }>`select title from vacancies where id = ${reading}`)
  for (const { text } of [mine, theirs]) {
    expect(text).toContain(`DTSTART;TZID=Europe/Amsterdam:${start}`)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${vacancy!.title}`)
    expect(text).toContain('LOCATION:Koffiehuis')
    const names = await run(sql<{ name: string }>`select unnest(array[first_name, last_name, email]) as name from users`)
    expect(names.filter(({ name }) => name.length > 3 && text.replaceAll('\r\n ', '').includes(name))).toEqual([])
  }
  expect(titlesIn(others.text)).toEqual([])
  await run(sql`update applications set status = 'withdrawn' where id = ${application}`)
  expect(titlesIn((await get(await calendarOf(fatima))).text)[0]).toMatch(/^AFGELAST: /)
})

test('a token that is none, of another town or of somebody who left opens nothing', async () => {
  const calendar = await calendarOf(fatima)
  for (const wrong of [
    '/agenda/.ics',
    '/agenda/x.ics',
    `/agenda/${'a'.repeat(32)}.ics`,
    `/agenda/${'a'.repeat(5000)}.ics`,
    '/agenda/%F0%9F%98.ics',
    '/agenda/%00.ics',
    calendar.replace('.ics', ''),
  ])
    expect([wrong.slice(0, 60), [400, 404, 414].includes((await get(wrong)).status)]).toEqual([wrong.slice(0, 60), true])
  expect((await get(calendar, { host: 'oldebroek.localhost' })).status).toBe(404)
  await db.onPlatform(async (tx) => await sql`update users set status = 'inactive' where id = ${id.person('demo', 'vrijwilliger')}`.execute(tx))
  expect((await get(calendar)).status).toBe(404)
  await db.onPlatform(async (tx) => await sql`update users set status = 'active' where id = ${id.person('demo', 'vrijwilliger')}`.execute(tx))
})

test('a visitor has none, and a site without activities neither', async () => {
  expect((await get(path)).status).toBe(401)
  expect((await call('PUT', `${path}/renew`)).status).toBe(401)
  const tom = await as('coordinator@oldebroek.example')
  expect((await get(path, { host: 'oldebroek.localhost', headers: tom })).status).toBe(404)
})

test('twelve at once make one address that works, and it takes as many questions whatever one follows', async () => {
  await Promise.all(Array.from({ length: 12 }, async () => await renew(fatima)))
  const { address } = (await get(path, { headers: fatima })).body.meta.agenda
  const calendar = new URL(address).pathname
  expect((await Promise.all(Array.from({ length: 12 }, async () => (await get(calendar)).status))).every((status) => status === 200)).toBe(true)
  const questions = async () => (await recordQuestions(db, async () => await get(calendar))).length
  const few = await questions()
  for (const title of ['Koor', 'Lunch', 'Wandelen']) await follow(fatima, await published(title, 5))
  expect([few, await questions()]).toEqual([2, 2])
})
