import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { recordQuestions } from '#src/testing/record-questions.ts'
import { findJudge, findPythonJudge } from '#src/testing/judges.ts'
import { serveOnLoopback } from '#src/testing/loopback.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'

/** How far the server's clock is ahead, in milliseconds. */
let ahead = 0
const { app, call, get, as, db } = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } })
const wim = await as('coordinator@demo.example')
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)

/** A Tuesday in about two weeks. */
const tuesday = (() => {
  const soon = Temporal.PlainDate.from(today()).add({ days: 14 })
  return String(soon.add({ days: (9 - soon.dayOfWeek) % 7 }))
})()
const on = (days: number) => addDays(tuesday, days)
const choir = { rule: { kind: 'weekly', every: 1, weekdays: [2], end: { count: 6 } } }

const body = (attributes: object, one?: string) => ({ data: { type: 'activities', ...(one && { id: one }), attributes } })
async function published(more: object = {}, relationships?: object): Promise<string> {
  const attributes = {
    title: 'Koor',
    description: [{ type: 'paragraph', content: [{ text: 'Zing een avond mee.' }] }],
    categories: ['arts'],
    kind: 'cultuur',
    firstDay: tuesday,
    startTime: '19:30',
    endTime: '21:30',
    location: { name: 'Zaal Noorderhaven', street: 'Dorpsstraat', houseNumber: '1', city: 'Oldebroek' },
    ...more,
  }
  const made = await call('POST', '/api/v1/activities', {
    headers: wim,
    body: { data: { type: 'activities', attributes, ...(relationships && { relationships }) } },
  })
  const submitted = await call('PUT', `/api/v1/activities/${made.body.data.id}/submit`, { headers: wim, body: body({}, made.body.data.id) })
  if (submitted.status !== 200) throw new Error(made.text + submitted.text)
  return made.body.data.id
}
const step = async (one: string, verb: string, attributes: object = {}) =>
  await call('PUT', `/api/v1/activities/${one}/${verb}`, { headers: wim, body: body(attributes, one) })
/** Changes the date that the rule has on a day. */
async function changed(one: string, day: string, method: 'PATCH' | 'PUT', path: string, attributes: object, scope = 'this'): Promise<void> {
  const [date] = await run(
    sql<{ id: string }>`select id from activity_occurrences where activity_id = ${one} and recurrence_id::date = ${day}::date and removed_at is null`,
  )
  const { status, text } = await call(method, `/api/v1/activity_occurrences/${date!.id}${path}`, {
    headers: wim,
    body: { data: { type: 'activity_occurrences', id: date!.id, attributes, meta: { scope } } },
  })
  if (status !== 200) throw new Error(text)
}
const moved = async (one: string, from: string, start: string, end: string) => await changed(one, from, 'PATCH', '', { start, end })
const cancelled = async (one: string, day: string) => await changed(one, day, 'PUT', '/cancel', { reason: 'De dirigent is ziek.' })
const addressOf = (one: string, query = '') => `/activiteitenkalender/koor--${one.slice(-12)}.ics${query}`
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

beforeEach(async () => {
  ahead = 0
  await run(sql`delete from activities`)
})

type Shown = [uid: string, start: string, end: string, status: string]
/** Every date as rows have it: `2026-12-08T19:30`; whole days by their first day and the day after the last. */
const rowsOf = async (): Promise<Shown[]> =>
  (
    await run(sql<{ shown: Shown }>`select json_build_array(a.uid,
        case when a.is_all_day then left(o.local_start::text, 10) else to_char(o.local_start, 'YYYY-MM-DD"T"HH24:MI') end,
        case when a.is_all_day then left(o.local_end::text, 10) else to_char(o.local_end, 'YYYY-MM-DD"T"HH24:MI') end,
        case o.status when 'cancelled' then 'CANCELLED' else 'CONFIRMED' end) as shown
      from activity_occurrences o join activities a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id where o.removed_at is null`)
  )
    .map(({ shown }) => shown)
    .toSorted(byText)
const byText = (a: Shown, b: Shown) => (String(a) < String(b) ? -1 : 1)

/** Every date as ical.js reads it. It takes an exception for one of every series of the file, so each is given its own. */
function readByIcal(file: string): Shown[] {
  const events = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent')
  const [exceptions, masters] = [true, false].map((is) => events.filter((event) => event.hasProperty('recurrence-id') === is)) as [
    ICAL.Component[],
    ICAL.Component[],
  ]
  const uidOf = (event: ICAL.Component) => event.getFirstPropertyValue('uid')
  return masters
    .flatMap((master) => datesBy(new ICAL.Event(master, { strictExceptions: true, exceptions: exceptions.filter((one) => uidOf(one) === uidOf(master)) })))
    .toSorted(byText)
}
function datesBy(event: ICAL.Event): Shown[] {
  const wall = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toString().slice(0, 16))
  const shown = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Shown => [
    event.uid,
    wall(start),
    wall(end),
    String(item.component.getFirstPropertyValue('status')),
  ]
  if (!event.isRecurring()) return [shown(event, event.startDate, event.endDate)]
  const dates: Shown[] = []
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    dates.push(shown(item, startDate, endDate))
  }
  return dates
}

const recurring = findPythonJudge('recurring_ical_events')
const readDates = `
import icalendar, json, recurring_ical_events, sys
events = recurring_ical_events.of(icalendar.Calendar.from_ical(sys.stdin.buffer.read())).between((2026, 1, 1), (2032, 1, 1))
wall = lambda value: value.strftime('%Y-%m-%dT%H:%M') if hasattr(value, 'hour') else value.isoformat()
print(json.dumps([[str(event['UID']), wall(event['DTSTART'].dt), wall(event['DTEND'].dt), str(event['STATUS'])] for event in events]))
`
const readByPython = (file: string): Shown[] => (JSON.parse(recurring!(['-c', readDates], file)) as Shown[]).toSorted(byText)

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
  if (recurring) expect(readByPython(text)).toEqual(await rowsOf())
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
  if (recurring) expect(readByPython(text)).toEqual(rows)
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

test('however much there is, a feed is one question', async () => {
  const questions = async () => (await recordQuestions(db, async () => await get('/activities.ics'))).length
  await published(choir)
  const few = await questions()
  for (const title of ['Wandelen', 'Taalcafé', 'Koken']) await published({ ...choir, title })
  expect([few, await questions()]).toEqual([1, 1])
})

const weekday = fc.integer({ min: 1, max: 7 })
const end = fc.oneof(
  fc.record({ count: fc.integer({ min: 2, max: 30 }) }),
  fc.integer({ min: 1, max: 500 }).map((days) => ({ until: on(days + 62) })),
)
const months = fc.integer({ min: 1, max: 3 })
const rule = fc.oneof(
  fc.record({ kind: fc.constant('none') }),
  fc.record({ kind: fc.constant('daily'), end: fc.record({ count: fc.integer({ min: 2, max: 60 }) }) }),
  fc.record({ kind: fc.constant('weekly'), every: fc.integer({ min: 1, max: 4 }), weekdays: fc.uniqueArray(weekday, { minLength: 1, maxLength: 2 }), end }),
  fc.record({
    kind: fc.constant('monthly_date'),
    every: months,
    date: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('last')),
    end: fc.record({ count: fc.integer({ min: 2, max: 8 }) }),
  }),
  fc.record({
    kind: fc.constant('monthly_weekday'),
    every: months,
    nth: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant('last')),
    weekday,
    end: fc.record({ count: fc.integer({ min: 2, max: 8 }) }),
  }),
)
const schedule = fc.record({
  rule,
  firstDay: fc.integer({ min: 0, max: 60 }).map(on),
  isAllDay: fc.boolean(),
  // The hour in which clocks change is refused for what repeats.
  hour: fc.oneof(fc.integer({ min: 3, max: 23 }), fc.integer({ min: 0, max: 1 })),
  days: fc.integer({ min: 0, max: 2 }),
  left: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
  off: fc.array(fc.nat({ max: 20 }), { maxLength: 2 }),
})

test('whatever somebody chooses, ical.js and python3-recurring-ical-events show the dates of the rows', { timeout: 120_000 }, async () => {
  const seed = 29
  for (const { rule: chosen, firstDay, isAllDay, hour, days, left, off } of fc.sample(schedule, { numRuns: 40, seed })) {
    const start = `${String(hour).padStart(2, '0')}:15`
    const when = isAllDay ? { isAllDay, startTime: null, endTime: null } : { startTime: start, endTime: days > 0 ? '01:30' : '23:45' }
    const made = await call('POST', '/api/v1/activities', {
      headers: wim,
      body: body({
        title: 'Koor',
        description: [{ type: 'paragraph', content: [{ text: 'Kom.' }] }],
        categories: ['arts'],
        firstDay,
        lastDay: addDays(firstDay, days),
        rule: chosen,
        location: { name: 'Zaal', city: 'Oldebroek' },
        ...when,
      }),
    })
    if (made.status !== 201) throw new Error(`${seed}: ${JSON.stringify(chosen)} ${made.text}`)
    const one = made.body.data.id as string
    const dates = (
      await run(sql<{ day: string }>`select recurrence_id::date::text as day from activity_occurrences where activity_id = ${one} order by 1`)
    ).map(({ day }) => day)
    const exdates = [...new Set(left.flatMap((at) => dates[at] ?? []))]
    if (exdates.length < dates.length && chosen.kind !== 'none')
      await call('PATCH', `/api/v1/activities/${one}`, { headers: wim, body: body({ exdates }, one) })
    expect((await step(one, 'submit')).status).toBe(200)
    for (const at of off) if (dates[at] && !exdates.includes(dates[at])) await cancelled(one, dates[at])
  }
  const { text } = await get('/activities.ics')
  const rows = await rowsOf()
  expect(rows.length).toBeGreaterThan(100)
  expect(readByIcal(text), `seed ${seed}`).toEqual(rows)
  if (recurring) expect(readByPython(text), `seed ${seed}`).toEqual(rows)
})

const vdirsyncer = findJudge('vdirsyncer')
const khal = findJudge('khal')

test.skipIf(!vdirsyncer || !khal)('vdirsyncer syncs the address again and again, and khal shows what the rows have', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'judged-sync-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const one = await published({ ...choir, exdates: [on(21)] })
  const origin = await serveOnLoopback(app)
  mkdirSync(join(folder, 'calendar'))
  writeFileSync(
    join(folder, 'sync'),
    [
      '[general]',
      `status_path = "${folder}/status"`,
      '[pair feed]',
      'a = "remote"',
      'b = "local"',
      'collections = null',
      '[storage remote]',
      'type = "http"',
      `url = "${origin}/activities.ics"`,
      '[storage local]',
      'type = "filesystem"',
      `path = "${folder}/calendar"`,
      'fileext = ".ics"',
    ].join('\n'),
  )
  const locale = ['[locale]', 'local_timezone = Europe/Amsterdam', 'default_timezone = Europe/Amsterdam', 'dateformat = %Y-%m-%d', 'longdateformat = %Y-%m-%d']
  const times = ['datetimeformat = %Y-%m-%d %H:%M', 'longdatetimeformat = %Y-%m-%d %H:%M', 'timeformat = %H:%M', '']
  writeFileSync(
    join(folder, 'khal'),
    ['[calendars]', '[[feed]]', `path = ${folder}/calendar`, 'type = calendar', '[sqlite]', `path = ${folder}/khal.db`, ...locale, ...times].join('\n'),
  )
  const synced = async () => {
    // Not the judge itself, which would hold up the server that it asks.
    for (const verb of ['discover', 'sync']) await finished('vdirsyncer', ['-c', join(folder, 'sync'), verb, ...(verb === 'discover' ? ['feed'] : [])])
    const shown = khal!(['-c', join(folder, 'khal'), 'list', '--format', '{start-date}T{start-time}|{title}', '--day-format', '', today(), '120d'])
    return shown.split('\n').filter(Boolean)
  }
  const day = (days: number) => `${on(days)}T19:30`
  expect(await synced()).toEqual([0, 7, 14, 28, 35].map((days) => `${day(days)}|Koor`))
  await moved(one, on(7), `${on(8)}T20:00`, `${on(8)}T22:00`)
  await cancelled(one, on(14))
  // From then on it begins at eight: another series, with the dates that are left.
  await changed(one, on(28), 'PATCH', '', { start: `${on(28)}T20:00` }, 'following')
  expect(await synced()).toEqual([`${day(0)}|Koor`, `${on(8)}T20:00|Koor`, `${day(14)}|AFGELAST: Koor`, `${on(28)}T20:00|Koor`, `${on(35)}T20:00|Koor`])
  expect(
    readdirSync(join(folder, 'calendar'))
      .map((name) => readFileSync(join(folder, 'calendar', name), 'utf8').includes('RECURRENCE-ID'))
      .toSorted(),
  ).toEqual([false, true])
})

async function finished(program: string, args: string[]): Promise<void> {
  const child = spawn('/usr/bin/env', ['LC_ALL=C.UTF-8', program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${said}`)
}
