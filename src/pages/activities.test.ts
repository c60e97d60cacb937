import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { calendarItems } from '#features/activities/calendar-items/server/calendar-items.ts'
import { calendarAddress, emptyCalendar } from '#features/activities/public-pages/calendar-address.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { currentDate } from '#src/testing/current-date.ts'

const { app, db, get, as } = await startTestApp({ template: demoTemplate, pages: true })
const host = 'demo.localhost'
type Sent = { host?: string; headers?: Record<string, string>; form?: Record<string, string> }
const read = async (url: string, { host: at = host, headers = {}, form }: Sent = {}) => {
  const answer = await app.inject({
    method: form ? 'POST' : 'GET',
    url,
    headers: {
      host: at,
      accept: 'text/html',
      ...(form && { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }),
      ...headers,
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  })
  return { status: answer.statusCode, to: answer.headers.location, text: answer.payload }
}
const center = centerId('harderwijk')
const run = async <Row = unknown>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows)
const cookieOf = (session: object) => ({
  cookie: Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value as string)}`)
    .join('; '),
})
const dataOf = (text: string) => (JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)![1]!)['@graph'] as Record<string, any>[])[0]!

type Row = { id: string; slug: string; path: string }
const activity = async (title: string): Promise<Row> => {
  const [row] = await run(
    sql<Row>`select id, slug, '/activiteitenkalender/' || slug || '--' || right(id::text, 12) as path from activities where title = ${title}`,
  )
  return row!
}
const choir = await activity('Koor: open repetitie')
const datesOf = async ({ id }: Row) =>
  await run(sql<{ id: string; day: string; status: string }>`select id, local_date::text as day, status from activity_occurrences
  where activity_id = ${id} and removed_at is null and ends_at > now() order by starts_at limit 12`)

test('the calendar shows days as headings with their activities below them', async () => {
  const { status, text } = await read('/activiteitenkalender')
  expect(status).toBe(200)
  expect(text).toMatch(/<h2 id="d20\d\d-\d\d-\d\d">/)
  expect(text.indexOf('<h3')).toBeGreaterThan(text.indexOf('<h2 id="d20'))
  expect(text).toContain(`href="${choir.path}?d=`)
  expect(text).toContain('Gaat niet door')
  expect(text).toContain('De volgende keer is')
  expect(text).toContain(`webcal://${host}`)
  expect(text).toContain('/activities.ics"')
})

test('a month that does not exist shows what there is, and says so; one that is over is not for search engines', async () => {
  const wrong = await read('/activiteitenkalender?month=2026-13')
  expect([wrong.status, wrong.text.includes('De maand ‘2026-13’ bestaat niet.'), wrong.text.includes('name="robots" content="noindex"')]).toEqual([
    200,
    true,
    true,
  ])
  expect(wrong.text).toContain(choir.path)
  const month = today().slice(0, 7)
  expect((await read(`/activiteitenkalender?month=${month}`)).text).not.toContain('content="noindex"')
  const before = String(Temporal.PlainYearMonth.from(month).subtract({ months: 1 }))
  expect((await read(`/activiteitenkalender?month=${before}`)).text).toContain('content="noindex"')
  expect((await get(`/api/v1/activities/calendar?filter[month]=2026-13`, { host })).status).toBe(400)
})

test('week and month show the same activities, the month as a table whose days are links', async () => {
  const week = await read('/activiteitenkalender?view=week')
  expect([week.status, week.text.includes('Wandelen met een praatje')]).toEqual([200, true])
  const next = String(Temporal.PlainYearMonth.from(today().slice(0, 7)).add({ months: 1 }))
  const { text } = await read(`/activiteitenkalender?view=month&month=${next}`)
  expect(text).toContain('<table class="month-table"')
  expect(text).toContain(`href="/activiteitenkalender?day=${next}-15"`)
})

test('where nothing is, the next day that has something is one press away', async () => {
  const day = addDays(today(), -400)
  const { text } = await read(`/activiteitenkalender?day=${day}`)
  expect(text).toContain('Hier is niets gepland')
  expect(text).toMatch(/Het eerste is op /)
  const none = await read('/activiteitenkalender?language=fy&audience=homeless')
  expect([none.status, none.text.includes('Niets gevonden met deze keuzes')]).toEqual([200, true])
  const place = await read('/activiteitenkalender?place=Nergenshuizen')
  expect([place.status, place.text.includes('We kennen deze plaats niet'), place.text.includes(choir.path)]).toEqual([200, true, true])
})

test('an activity has one address: other words before its id lead there, with the date that was asked', async () => {
  expect((await read(choir.path)).status).toBe(200)
  expect((await read(`/activiteitenkalender/${choir.id}`)).status).toBe(200)
  const old = `/activiteitenkalender/oude-naam--${choir.id.slice(-12)}`
  expect(await read(`${old}?d=2026-12-08`)).toMatchObject({ status: 301, to: `${choir.path}?d=2026-12-08` })
  for (const none of ['bestaat-niet', 'koor--00000000ffff', '%27', `x--${choir.id}0`]) expect((await read(`/activiteitenkalender/${none}`)).status).toBe(404)
  const [draft] = await run(sql<{ id: string }>`select id from activities where status = 'draft'`)
  expect((await read(`/activiteitenkalender/${draft!.id}`)).status).toBe(404)
})

test('each of its dates has a page, which says what differs, and one Event for search engines', async () => {
  const [first, second] = await datesOf(choir)
  const { text } = await read(`${choir.path}?d=${second!.day}`)
  expect(dataOf(text)).toMatchObject({ '@type': 'Event', eventStatus: 'https://schema.org/EventScheduled', offers: { price: 0 } })
  expect(dataOf(text)['startDate']).toMatch(new RegExp(`^${second!.day}T19:00:00\\+0[12]:00$`))
  expect(text.match(/"@type":"Event"/g)).toHaveLength(1)
  expect(text).toContain(`<link rel="canonical" href="http://${host}:3000${choir.path}"`)
  expect(text).toContain(`${choir.path}.ics?d=${second!.day}`)
  expect(text).toMatch(/Nog \d+ keer/)
  expect((await read(`${choir.path}?d=${addDays(first!.day, 1)}`)).text).toContain('Op die dag is deze activiteit niet.')
  await run(sql`update activity_occurrences set status = 'cancelled', reason = 'De dirigent is ziek.' where id = ${first!.id}`)
  // With the question about cookies open a page is not cached.
  const off = (await read(`${choir.path}?d=${first!.day}&cookies`)).text
  expect([off.includes('gaat dit niet door'), off.includes('De dirigent is ziek.'), dataOf(off)['eventStatus']]).toEqual([
    true,
    true,
    'https://schema.org/EventCancelled',
  ])
  expect(off).toContain(`href="${choir.path}?d=${second!.day}"`)
  const moved = (await activity('Taalcafé: praten en koffie drinken')).path
  const [gone] = await run(
    sql<{
      was: string
    }>`select recurrence_id::date::text as was from activity_occurrences where status = 'moved' and activity_id = (select id from activities where title like 'Taalcafé%')`,
  )
  const page = (await read(`${moved}?d=${gone!.was}`)).text
  expect([page.includes('Deze keer is verplaatst'), dataOf(page)['eventStatus']]).toEqual([true, 'https://schema.org/EventRescheduled'])
  expect(dataOf(page)['previousStartDate']).toContain(gone!.was)
})

test('the address of an online meeting is for who may have it, and never in structured data', async () => {
  const quiz = await activity('Online quiz voor thuis')
  const secret = 'https://vergader.example/geheim'
  await run(sql`update activities set online_url = ${secret}, online_shown = 'signed_in' where id = ${quiz.id}`)
  const stranger = (await read(`${quiz.path}?cookies`)).text
  expect([stranger.includes(secret), stranger.includes('als je bent ingelogd')]).toEqual([false, true])
  const fatima = await as('vrijwilliger@demo.example')
  const { text } = await read(quiz.path, { headers: cookieOf(fatima) })
  expect(text).toContain(`href="${secret}"`)
  expect(JSON.stringify(dataOf(text))).not.toContain(secret)
  expect(dataOf(text)).toMatchObject({ eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: { '@type': 'VirtualLocation' } })
})

test('a stranger who wants to follow signs in first and comes back; who is signed in follows and stops', async () => {
  expect((await read(choir.path)).text).toContain(`/auth/login-1?redirect=${encodeURIComponent(choir.path)}`)
  expect((await read(`${choir.path}?d=2026-12-08`)).text).toContain(encodeURIComponent(`${choir.path}?d=2026-12-08`))
  const sent = await read(choir.path, { form: { intent: 'follow' } })
  expect(sent).toMatchObject({ status: 303, to: `/auth/login-1?redirect=${encodeURIComponent(choir.path)}` })
  const headers = cookieOf(await as('vrijwilliger@demo.example'))
  expect(await read(choir.path, { headers, form: { intent: 'follow' } })).toMatchObject({ status: 303, to: choir.path })
  expect((await read(choir.path, { headers })).text).toContain('Je volgt deze activiteit')
  await read(choir.path, { headers, form: { intent: 'unfollow' } })
  expect((await read(choir.path, { headers })).text).toContain('Houd me op de hoogte')
})

test('a site without activities has no page, call, menu line, block or sitemap line of them', async () => {
  for (const site of ['oldebroek.localhost', 'meedoen.localhost']) {
    for (const path of ['/activiteitenkalender', choir.path]) expect([site, path, (await read(path, { host: site })).status]).toEqual([site, path, 404])
    expect((await get('/api/v1/activities/calendar', { host: site })).status).toBe(404)
    for (const path of ['/', '/sitemap.xml'])
      expect([site, path, (await read(path, { host: site })).text.includes('activiteitenkalender')]).toEqual([site, path, false])
  }
  const home = (await read('/')).text
  expect(home).toContain('Binnenkort te doen')
  expect(home).toMatch(/en nog \d+ keer/)
  expect(home).toMatch(/<a[^>]*href="\/activiteitenkalender"/)
  // Each activity once, however many dates it has.
  expect(home.match(new RegExp(`href="${choir.path}\\?`, 'g'))?.length ?? 0).toBeLessThanOrEqual(1)
  expect((await read('/sitemap.xml')).text).toContain(`${choir.path}</loc>`)
})

test('the month among ten thousand dates takes as many questions as any other, and reads them by an index', async () => {
  const asked: { text: string; values: readonly unknown[] }[] = []
  const counting = { read: async (id: string, queries: typeof asked) => (asked.push(...queries), await db.read(id, queries as never)) } as unknown as typeof db
  const ask = async (month: string) => {
    asked.length = 0
    await calendarItems({ db: counting, centerId: center, now: new Date() }, { ...emptyCalendar, month, view: 'month' }, null)
    return asked.length
  }
  const month = today().slice(0, 7)
  const few = await ask(month)
  await run(sql`insert into activity_occurrences (volunteer_center_id, activity_id, recurrence_id, local_start, local_end, starts_at, ends_at, local_date)
    select volunteer_center_id, id, at, at, at + interval '1 hour', at at time zone 'Europe/Amsterdam', (at + interval '1 hour') at time zone 'Europe/Amsterdam', at::date
    from activities a, lateral (select ${currentDate} - 200 + n / 18 + time '07:00' + n % 18 * interval '3 minutes' as at from generate_series(1, 10000) n) dates where a.id = ${choir.id}
    on conflict do nothing`)
  expect([few, await ask(month)]).toEqual([4, 4])
  await db.inCenter(center, async (tx) => {
    // The statistics of rows that were just added are not there yet; what is asked here is whether the index can be used.
    await sql`set local enable_seqscan = off`.execute(tx)
    for (const { text, values } of asked) {
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>({ sql: `explain ${text}`, parameters: values, query: { kind: 'RawNode' } } as never)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('activity_occurrences_month')
    }
  })
  const { status, text } = await read(`${calendarAddress(emptyCalendar, { view: 'month' })}&cookies`)
  expect([status, text.includes('en nog ')]).toEqual([200, true])
})
