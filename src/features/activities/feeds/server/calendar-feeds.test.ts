import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { recordQuestions } from '#src/testing/record-questions.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { activitiesOf, body, choir, on, readByIcal, readByPython, tuesday } from './testing.ts'

/** How far the server's clock is ahead, in milliseconds. */
let ahead = 0
const app = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } })
const { call, get, db } = app
const { wim, run, published, step, changed, moved, cancelled, rowsOf } = await activitiesOf(app)
const addressOf = (one: string, query = '') => `/activiteitenkalender/koor--${one.slice(-12)}.ics${query}`
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

beforeEach(async () => {
  ahead = 0
  await run(sql`delete from activities`)
})

test('the calendar of a center is a file that every cache may keep, and that is sent once', async () => {
  await published(choir)
  const { status, headers, text } = await get('/activities.ics')
  expect([status, headers['content-type'], headers['cache-control'], headers['vary']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'public, max-age=300',
    'Accept-Encoding',
  ])
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      expect.stringMatching(/^X-WR-CALNAME:Activiteiten in /),
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=TU;COUNT=6',
      String.raw`LOCATION:Zaal Noorderhaven\, Dorpsstraat 1\, Oldebroek`,
    ]),
  )
  // An hour later the same is the same.
  ahead = 3600_000
  const again = await get('/activities.ics', { headers: { 'if-none-match': String(headers['etag']) } })
  expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'public, max-age=300'])
  await published({ title: 'Wandelen' })
  expect((await get('/activities.ics', { headers: { 'if-none-match': String(headers['etag']) } })).status).toBe(200)
  expect((await call('POST', '/activities.ics')).status).toBe(405)
})

test('a date that is moved, one that is cancelled and one that is left out are told, and ical.js shows what the rows have', async () => {
  const one = await published({ ...choir, exdates: [on(21)] })
  await published({ title: 'Festival', isAllDay: true, startTime: null, endTime: null, lastDay: on(2) })
  await moved(one, on(7), `${on(8)}T20:00`, `${on(8)}T22:00`)
  await cancelled(one, on(14))
  const { text } = await get('/activities.ics')
  const compact = (day: string) => day.replaceAll('-', '')
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      `EXDATE;TZID=Europe/Amsterdam:${compact(on(21))}T193000`,
      `RECURRENCE-ID;TZID=Europe/Amsterdam:${compact(on(7))}T193000`,
      'SUMMARY:AFGELAST: Koor',
      expect.stringMatching(new RegExp(String.raw`^URL:http://demo\.localhost(:\d+)?/activiteitenkalender/koor--${one.slice(-12)}\?d=${on(8)}$`)),
      `DTEND;VALUE=DATE:${compact(on(3))}`,
      'SEQUENCE:2',
    ]),
  )
  expect(linesOf(text).find((line) => line.startsWith('DESCRIPTION:De dirigent is ziek.'))).toContain(String.raw`\n\nZing een avond mee.`)
  expect(readByIcal(text)).toEqual(await rowsOf())
  if (readByPython) expect(readByPython(text)).toEqual(await rowsOf())
})

test('a series that is changed from a date on is two, and every date is there once', async () => {
  const one = await published({ ...choir, exdates: [on(14)] })
  await moved(one, on(28), `${on(29)}T19:30`, `${on(29)}T21:30`)
  await changed(one, on(21), 'PATCH', '', { start: `${on(21)}T20:00` }, 'following')
  const { text } = await get('/activities.ics')
  const rows = await rowsOf()
  expect(rows.map(([, start]) => start).toSorted()).toEqual([`${on(0)}T19:30`, `${on(7)}T19:30`, `${on(21)}T20:00`, `${on(29)}T19:30`, `${on(35)}T20:00`])
  expect([new Set(rows.map(([uid]) => uid)).size, text.includes('RANGE=')]).toEqual([2, false])
  expect(readByIcal(text)).toEqual(rows)
  if (readByPython) expect(readByPython(text)).toEqual(rows)
})

test('a date that was cancelled is told for thirty days after it, and then it is no date any more', async () => {
  const one = await published(choir)
  await cancelled(one, on(7))
  ahead = Date.parse(`${on(7 + 29)}T12:00:00Z`) - Date.now()
  expect((await get('/activities.ics')).text).toContain('STATUS:CANCELLED')
  ahead = Date.parse(`${on(7 + 32)}T12:00:00Z`) - Date.now()
  const { text } = await get('/activities.ics')
  expect(text).not.toContain('STATUS:CANCELLED')
  expect(readByIcal(text)).toEqual((await rowsOf()).filter(([, , , status]) => status !== 'CANCELLED'))
})

test('when all that is to come is cancelled, what took place stays as it was', async () => {
  const one = await published(choir)
  await run(
    sql`update activity_occurrences set ends_at = now() - interval '1 day', starts_at = now() - interval '25 hours' where activity_id = ${one} and recurrence_id::date = ${tuesday}::date`,
  )
  expect((await step(one, 'cancel', { reason: 'De zaal is verkocht.' })).status).toBe(200)
  const read = readByIcal((await get(addressOf(one))).text)
  expect(read.map(([, start, , status]) => [start.slice(0, 10), status])).toEqual(
    [0, 7, 14, 21, 28, 35].map((days) => [on(days), days === 0 ? 'CONFIRMED' : 'CANCELLED']),
  )
})

test('a series has its own file, and so has one date of it, also by the day from which it was moved', async () => {
  const one = await published(choir)
  await published({ title: 'Wandelen' })
  await moved(one, on(7), `${on(8)}T20:00`, `${on(8)}T22:00`)
  const series = await get(addressOf(one))
  expect([series.text.split('UID:').length - 1, series.headers['content-disposition']]).toEqual([2, 'inline; filename="koor.ics"'])
  expect((await get(`/activiteitenkalender/${one}.ics`)).text).toBe(series.text)
  const dates = async (day: string) => readByIcal((await get(addressOf(one, `?d=${day}`))).text).map(([uid, start]) => [uid.slice(-11), start])
  expect(await dates(on(14))).toEqual([[`-${on(14)}`, `${on(14)}T19:30`]])
  expect(await dates(on(8))).toEqual([[`-${on(7)}`, `${on(8)}T20:00`]])
  expect(await dates(on(7))).toEqual(await dates(on(8)))
})

test('an address that is none is 404, whatever it says', async () => {
  const one = await published(choir)
  const wrong = ['?d=2026-13-01', '?d=', `?d=${on(1)}`, '?d=%F0%9F', '?d=\u{1F600}'.slice(0, 4), '?d=%ED%A0%BD', `?d=${'9'.repeat(500)}`]
  for (const query of wrong) expect([query, (await get(addressOf(one, query))).status]).toEqual([query, 404])
  for (const path of [
    '/activiteitenkalender/koor.ics',
    '/activiteitenkalender/koor--000000000000.ics',
    '/activiteitenkalender/%ED%A0%BD.ics',
    '/organizations/1/activities.ics',
    `/organizations/${one}/activities.ics`,
  ])
    expect([path, [400, 404].includes((await get(path)).status)]).toEqual([path, true])
})

test('what is not on the site is in no feed, and neither is the address of an online meeting', async () => {
  const draft = await call('POST', '/api/v1/activities', { headers: wim, body: body({ title: 'Geheim plan' }) })
  expect(draft.status).toBe(201)
  const one = await published({ title: 'Vergadering', attendanceMode: 'mixed', onlineUrl: 'https://vergader.example/geheim', onlineShown: 'day_before' })
  for (const path of ['/activities.ics', addressOf(one), addressOf(one, `?d=${tuesday}`), '/activiteitenkalender/atom.xml', '/feeds/activities']) {
    const { status, text } = await get(path)
    expect([path, status, text.includes('vergader.example'), text.includes('Geheim')]).toEqual([path, 200, false, false])
  }
  await run(sql`update activities set status = 'archived' where id = ${one}`)
  expect((await get(addressOf(one))).status).toBe(404)
  expect((await get('/activities.ics')).text).not.toContain('Vergadering')
})

test('of another town nothing is told, and a site without activities has no feeds', async () => {
  const one = await published(choir)
  for (const path of [
    '/activities.ics',
    addressOf(one),
    '/organizations/1/activities.ics',
    '/activiteitenkalender/atom.xml',
    '/feeds/activities',
    `/agenda/${'a'.repeat(32)}.ics`,
  ])
    expect([path, (await get(path, { host: 'oldebroek.localhost' })).status]).toEqual([path, 404])
  let theirs = ''
  const school = id.school('oldebroek')
  await db.inCenter(id.center('oldebroek'), async (tx) => {
    const { rows } = await sql<{
      id: string
    }>`insert into activities (volunteer_center_id, organization_id, title, slug, status, first_day, last_day, start_time, end_time, first_starts_at, last_ends_at, published_at)
      values (${id.center('oldebroek')}, ${school}, 'Koor van Oldebroek', 'koor', 'published', '2030-01-01', '2030-01-01', '10:00', '12:00', '2030-01-01T09:00Z', '2030-01-01T11:00Z', now()) returning id`.execute(
      tx,
    )
    await sql`insert into activity_occurrences (volunteer_center_id, activity_id, recurrence_id, local_start, local_end, local_date, starts_at, ends_at)
      values (${id.center('oldebroek')}, ${rows[0]!.id}, '2030-01-01T10:00', '2030-01-01T10:00', '2030-01-01T12:00', '2030-01-01', '2030-01-01T09:00Z', '2030-01-01T11:00Z')`.execute(
      tx,
    )
    theirs = rows[0]!.id
  })
  for (const path of [addressOf(theirs), `/activiteitenkalender/${theirs}.ics`, `/organizations/${school}/activities.ics`])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  ahead = 60_000
  for (const path of ['/activities.ics', '/activiteitenkalender/atom.xml', '/feeds/activities']) {
    const { text } = await get(path)
    expect([path, text.includes(one.slice(-12)), text.includes('Koor van Oldebroek')]).toEqual([path, true, false])
  }
})

test('an organization has a calendar of its own', async () => {
  const school = id.school('demo')
  await published({ title: 'Voorleesuur' }, { organization: { data: { type: 'organizations', id: school } } })
  await published({ title: 'Van het centrum' })
  const { text } = await get(`/organizations/${school}/activities.ics`)
  expect([text.includes('SUMMARY:Voorleesuur'), text.includes('Van het centrum')]).toEqual([true, false])
})

test('the choices of the page choose in the calendar too, date by date', async () => {
  await published({ rule: { kind: 'weekly', every: 1, weekdays: [2, 4], end: { count: 6 } } })
  await published({ title: 'Wandelen', kind: 'bewegen', costKind: 'free' })
  const read = async (query: string) => readByIcal((await get(`/activities.ics${query}`)).text)
  expect((await read('?weekday=4')).map(([, start]) => start.slice(0, 10))).toEqual([2, 9, 16].map(on))
  expect((await read('?kind=bewegen&utm_source=mail')).length).toBe(1)
  expect((await read('?free=yes&weekday=1')).length).toBe(0)
  expect((await get('/activities.ics?place=Nergenshuizen')).status).toBe(400)
})

test('twelve readers at once get the same file', async () => {
  await published(choir)
  const texts = await Promise.all(Array.from({ length: 12 }, async () => (await get('/activities.ics')).text))
  expect(new Set(texts).size).toBe(1)
})

test('however much there is, a feed is one question for activities and one for workshops', async () => {
  const questions = async () => (await recordQuestions(db, async () => await get('/activities.ics'))).length
  await published(choir)
  const few = await questions()
  for (const title of ['Wandelen', 'Taalcafé', 'Koken']) await published({ ...choir, title })
  expect([few, await questions()]).toEqual([2, 2])
})
