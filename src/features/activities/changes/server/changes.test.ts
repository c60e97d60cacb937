import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { askWhetherItGoesOn, endActivities, extendActivities } from '#features/activities/server/jobs.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as, db } = await startTestApp()
const [lid, wim, fatima] = await Promise.all(['lid@demo.example', 'coordinator@demo.example', 'vrijwilliger@demo.example'].map(async (who) => await as(who)))
const center = id.center('demo')
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows)
const activities = async (method: 'POST' | 'PATCH' | 'PUT', path: string, attributes: object = {}, headers = wim, more: object = {}) =>
  await call(method, `/api/v1/activities${path}`, {
    headers,
    body: { data: { type: 'activities', ...(path && !path.startsWith('/cancel_day') && { id: path.split('/')[1] }), attributes, ...more } },
  })
const ofDate = async (method: 'PATCH' | 'PUT', one: string, attributes: object, meta: object = {}, headers: Record<string, string> = wim!) =>
  await call(method, `/api/v1/activity_occurrences/${one}`, {
    headers,
    body: { data: { type: 'activity_occurrences', id: one.split('/')[0], attributes, meta } },
  })
const codeOf = ({ status, body }: { status: number; body: any }) =>
  `${status} ${body.errors?.[0]?.code ?? ''} ${body.errors?.[0]?.source?.pointer ?? ''}`.trim()

/** A Tuesday in about two weeks. */
const tuesday = (() => {
  const soon = Temporal.PlainDate.from(today()).add({ days: 14 })
  return String(soon.add({ days: (9 - soon.dayOfWeek) % 7 }))
})()
const week = (n: number) => addDays(tuesday, 7 * n)
const series = async (more: object = {}, headers = wim) => {
  const { body } = await activities(
    'POST',
    '',
    {
      title: 'Koor',
      description: [{ type: 'paragraph', content: [{ text: 'Zing mee.' }] }],
      categories: ['arts'],
      firstDay: tuesday,
      startTime: '19:30',
      endTime: '21:30',
      location: { name: 'Zaal Noorderhaven', city: 'Oldebroek' },
      rule: { kind: 'weekly', every: 1, weekdays: [2], end: { count: 6 } },
      ...more,
    },
    headers,
  )
  await activities('PUT', `/${body.data.id}/submit`, {}, headers)
  return body.data.id as string
}
type Shown = { id: string; activity: string; text: string }
const datesOf = async (one: string) =>
  await run(
    sql<Shown>`select o.id, o.activity_id as activity, to_char(o.local_start, 'YYYY-MM-DD"T"HH24:MI') || case o.status when 'scheduled' then '' else ' ' || o.status end as text
      from activity_occurrences o join activities a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id
      where a.series_id = (select series_id from activities where id = ${one}) and o.removed_at is null order by o.starts_at`,
  )
const texts = async (one: string) => (await datesOf(one)).map(({ text }) => text)
const rowOf = async (one: string) => (await run(sql<any>`select * from activities where id = ${one}`))[0]
const mailsTo = async (kind: string, email: string) =>
  (await run(sql<{ facts: any }>`select facts from outbox where kind = ${kind} and address = ${email} order by created_at`)).map(({ facts }) => facts)

test('one rehearsal is moved, one is cancelled, and from a day on it begins later; the days before stay', async () => {
  const one = await series()
  const dates = await datesOf(one)
  const moved = await ofDate('PATCH', dates[1]!.id, { start: `${addDays(week(1), 1)}T20:00`, note: 'In de kerk' })
  expect([moved.status, moved.body.data.attributes]).toMatchObject([
    200,
    {
      localStart: `${addDays(week(1), 1)}T20:00`,
      localEnd: `${addDays(week(1), 1)}T22:00`,
      recurrenceId: `${week(1)}T19:30`,
      status: 'moved',
      note: 'In de kerk',
    },
  ])
  const cancelled = await ofDate('PUT', `${dates[2]!.id}/cancel`, { reason: 'De dirigent is ziek.' })
  expect(cancelled.body.data.attributes).toMatchObject({ status: 'cancelled', reason: 'De dirigent is ziek.' })
  expect((await ofDate('PATCH', dates[4]!.id, { start: `${week(4)}T20:00`, end: `${week(4)}T22:00` }, { scope: 'following' })).status).toBe(200)
  expect(await texts(one)).toEqual([
    `${week(0)}T19:30`,
    `${addDays(week(1), 1)}T20:00 moved`,
    `${week(2)}T19:30 cancelled`,
    `${week(3)}T19:30`,
    `${week(4)}T20:00`,
    `${week(5)}T20:00`,
  ])
  const [before, after] = [await rowOf(one), await rowOf((await datesOf(one))[4]!.activity)]
  expect(after).toMatchObject({ split_from_id: one, series_id: before.series_id, status: 'published', start_time: '20:00', rule: { end: { count: 2 } } })
  expect(after.uid).not.toBe(before.uid)
  expect(before.rule.end).toEqual({ until: week(3) })
  // The same rows, so who follows one of them goes on following it.
  expect((await datesOf(one)).map((row) => row.id)).toEqual(dates.map((row) => row.id))
})

test('a date that was put back where its rule has it is no exception any more', async () => {
  const one = await series()
  const [, second] = await datesOf(one)
  await ofDate('PATCH', second!.id, { start: `${week(1)}T20:30`, end: `${week(1)}T21:30` })
  const back = await ofDate('PATCH', second!.id, { start: `${week(1)}T19:30`, end: `${week(1)}T21:30` })
  expect(back.body.data.attributes).toMatchObject({ status: 'scheduled', sequence: 2 })
})

test('all dates to come get another time, and what was changed by itself is kept or dropped, as is asked', async () => {
  for (const keepsChanged of [true, false]) {
    const one = await series()
    const [first, second, third] = await datesOf(one)
    await ofDate('PATCH', second!.id, { start: `${week(1)}T18:00`, end: `${week(1)}T19:00`, title: 'Uitvoering' })
    await ofDate('PUT', `${third!.id}/cancel`, { reason: 'Feestdag' })
    expect((await ofDate('PATCH', first!.id, { start: `${week(0)}T19:00`, end: `${week(0)}T21:00`, keepsChanged }, { scope: 'all' })).status).toBe(200)
    expect(await texts(one)).toEqual([
      `${week(0)}T19:00`,
      keepsChanged ? `${week(1)}T18:00 moved` : `${week(1)}T19:00`,
      `${week(2)}T19:00 cancelled`,
      ...[3, 4, 5].map((n) => `${week(n)}T19:00`),
    ])
    expect((await rowOf(one)).split_from_id).toBeNull()
    expect((await datesOf(one)).every(({ activity }) => activity === one)).toBe(true)
  }
})

test('with a past, all is this and following from the next date', async () => {
  const one = await series()
  await run(
    sql`update activity_occurrences set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where activity_id = ${one} and recurrence_id = ${`${week(0)}T19:30`}::timestamp`,
  )
  const dates = await datesOf(one)
  expect(codeOf(await activities('PATCH', `/${one}`, { startTime: '20:00' }))).toBe('409 series_has_begun')
  const past = dates.find(({ text }) => text.startsWith(week(0)))!
  expect(codeOf(await ofDate('PATCH', past.id, { start: `${week(0)}T20:00` }))).toBe('409 activity_is_over')
  expect(codeOf(await ofDate('PUT', `${past.id}/cancel`, { reason: 'Te laat' }))).toBe('409 activity_is_over')
  await ofDate('PATCH', dates.find(({ text }) => text.startsWith(week(3)))!.id, { start: `${week(3)}T20:00`, end: `${week(3)}T22:00` }, { scope: 'all' })
  expect(await texts(one)).toEqual([`${week(0)}T19:30`, ...[1, 2, 3, 4, 5].map((n) => `${week(n)}T20:00`)])
})

test('the rest is cancelled with a reason, stays to be seen, and no later date comes', async () => {
  const one = await series({ rule: { kind: 'weekly', every: 4, weekdays: [2], end: { until: addDays(tuesday, 7 * 100) } } })
  const dates = await datesOf(one)
  expect((await rowOf(one)).is_fully_derived).toBe(false)
  await ofDate('PUT', `${dates[1]!.id}/cancel`, { reason: 'We stoppen.', scope: 'following' })
  const after = await texts(one)
  expect(after[0]).toBe(`${week(0)}T19:30`)
  expect(after.slice(1).every((text) => text.endsWith(' cancelled'))).toBe(true)
  await db.inCenter(center, async (tx) => await extendActivities(tx, center, new Date()))
  expect(await texts(one)).toEqual(after)
})

test.each([
  [{ start: `${week(2)}T19:30` }, {}, '409 already_exists'],
  [{ start: `${addDays(week(1), 61)}T19:30` }, {}, '422 too_far /data/attributes/start'],
  [{ start: '2020-01-01T10:00' }, {}, '422 begins_in_the_past /data/attributes/start'],
  [{ start: '2027-02-30T10:00' }, {}, '422 invalid /data/attributes/start'],
  [{ start: 'morgen' }, {}, '422 invalid /data/attributes/start'],
  [{ end: `${week(1)}T19:30` }, {}, '422 no_time /data/attributes/end'],
  [{ end: `${week(1)}T18:30` }, {}, '422 ends_before_it_begins /data/attributes/end'],
  [{ end: `${addDays(week(1), 40)}T18:30` }, {}, '422 too_long /data/attributes/end'],
  [{ start: `${addDays(week(1), 1)}T19:30` }, { scope: 'following' }, '422 only_the_time /data/attributes/start'],
  [{ note: 'x'.repeat(201) }, {}, '422 too_long /data/attributes/note'],
  [{ location: { city: 'Nergenshuizen' } }, {}, '422 unknown_place /data/attributes/location/city'],
  [{ note: '😀' }, { scope: 'sometimes' }, '422 inclusion /data/attributes/scope'],
])('%j with %j is told at its field: %s', async (attributes, meta, told) => {
  const one = await series()
  const [, second] = await datesOf(one)
  expect(codeOf(await ofDate('PATCH', second!.id, attributes, meta))).toBe(told)
})

test('a time that clocks skip is told with the next one', async () => {
  const one = await series({ firstDay: '2027-03-20', startTime: '13:00', endTime: '14:00', rule: { kind: 'none' } })
  const [only] = await datesOf(one)
  expect(codeOf(await ofDate('PATCH', only!.id, { start: '2027-03-28T02:30' }))).toBe('422 time_is_skipped /data/attributes/start')
})

test('of two editors at once one is told that it changed meanwhile', async () => {
  const one = await series()
  const [first] = await datesOf(one)
  const { body } = await get(`/api/v1/activity_occurrences/${first!.id}`, { headers: wim! })
  const headers = { ...wim!, 'if-match': `"v${body.data.meta.version}"` }
  const both = await Promise.all(['Kerk', 'School'].map(async (note) => (await ofDate('PATCH', first!.id, { note }, {}, headers)).status))
  expect(both.sort()).toEqual([200, 412])
})

test('who follows is told once of a change, with when it was and is, and nobody of another day', async () => {
  const one = await series()
  const [first, second] = await datesOf(one)
  await activities('PUT', `/${one}/follow`, {}, fatima)
  await activities('PUT', `/${one}/follow`, { occurrence: first!.id }, lid)
  await ofDate('PATCH', second!.id, { start: `${week(1)}T20:00`, end: `${week(1)}T22:00` })
  const [told, ...others] = (await mailsTo('activity.changed', 'vrijwilliger@demo.example')).filter(({ dates }) => dates[0].path.includes(one.slice(-12)))
  expect(others).toEqual([])
  expect(told).toMatchObject({ isSeries: false, dates: [{ title: 'Koor', place: 'Zaal Noorderhaven, Oldebroek' }] })
  expect(new Date(told.dates[0].startsAt).getTime() - new Date(told.dates[0].was).getTime()).toBe(30 * 60_000)
  expect((await mailsTo('activity.changed', 'lid@demo.example')).filter(({ dates }) => dates[0].path.includes(one.slice(-12)))).toEqual([])
  // Words alone are no reason for a mail.
  await ofDate('PATCH', second!.id, { note: 'Neem water mee' })
  expect((await mailsTo('activity.changed', 'vrijwilliger@demo.example')).filter(({ dates }) => dates[0].path.includes(one.slice(-12)))).toHaveLength(1)
  await ofDate('PATCH', second!.id, { start: `${week(1)}T20:30`, end: `${week(1)}T22:00` }, { scope: 'following' })
  const all = (await mailsTo('activity.changed', 'vrijwilliger@demo.example')).filter(({ isSeries }) => isSeries)
  expect(all).toHaveLength(1)
})

test('bad weather: everything of an organization on one day, each follower told once, taken back within ten seconds', async () => {
  const [one, two] = [
    await series({ title: 'Markt', rule: { kind: 'none' } }),
    await series({ title: 'Wandelen', rule: { kind: 'none' }, startTime: '10:00', endTime: '11:00' }),
  ]
  await run(sql`delete from activity_followers`)
  for (const each of [one, two]) await activities('PUT', `/${each}/follow`, {}, fatima)
  await run(sql`delete from outbox where kind = 'activity.cancelled'`)
  const asked = { day: tuesday, reason: 'Code rood' }
  const before = await run<{ id: string }>(
    sql`select o.id from activity_occurrences o join activities a on a.id = o.activity_id where a.organization_id is null and a.status = 'published'
      and o.removed_at is null and o.status <> 'cancelled' and o.local_date = ${tuesday}::date and o.ends_at > now()`,
  )
  expect((await activities('PUT', '/cancel_day', { ...asked, preview: 'true' })).body.meta).toMatchObject({ dates: before.length, followers: 1 })
  expect(await texts(one)).toEqual([`${tuesday}T19:30`])
  const { status, body } = await activities('PUT', '/cancel_day', asked)
  expect([status, body.meta.dates]).toEqual([200, before.length])
  expect([await texts(one), await texts(two)]).toEqual([[`${tuesday}T19:30 cancelled`], [`${tuesday}T10:00 cancelled`]])
  const mails = await mailsTo('activity.cancelled', 'vrijwilliger@demo.example')
  expect(mails).toHaveLength(1)
  expect(mails[0].dates.map(({ title }: any) => title)).toEqual(expect.arrayContaining(['Wandelen', 'Markt']))
  expect((await call('PUT', `/api/v1/operations/${body.meta.undo.id}/undo`, { headers: wim })).status).toBe(200)
  expect([await texts(one), await texts(two)]).toEqual([[`${tuesday}T19:30`], [`${tuesday}T10:00`]])
  expect(await mailsTo('activity.cancelled', 'vrijwilliger@demo.example')).toEqual([])
})

test('only who looks after it changes a date, and an organization only its own', async () => {
  const one = await series()
  const [first] = await datesOf(one)
  for (const headers of [fatima!, lid!]) expect((await ofDate('PATCH', first!.id, { note: 'Nee' }, {}, headers)).status).toBe(403)
  expect((await activities('PUT', '/cancel_day', { day: tuesday, reason: 'Nee' }, lid)).status).toBe(403)
  expect(codeOf(await activities('PUT', '/cancel_day', { day: '2027-02-30', organization: 'x' }))).toBe('422 invalid /data/attributes/day')
})

test('jobs end what is over, archive it after three months, and ask about a series once', async () => {
  const one = await series()
  const at = async (day: string) => new Date(`${day}T12:00:00Z`)
  const status = async () => (await rowOf(one)).status
  const inCenter = async (work: (tx: any, centerId: string, now: Date) => Promise<void>, day: string) =>
    await db.inCenter(center, async (tx) => await work(tx, center, await at(day)))
  await inCenter(endActivities, week(5))
  expect(await status()).toBe('published')
  await run(
    sql`update activities set organization_id = (select organization_id from user_roles where organization_id is not null and volunteer_center_id = ${center} and name = 'admin' limit 1) where id = ${one}`,
  )
  await inCenter(askWhetherItGoesOn, week(2))
  const asked = async () => (await run(sql`select from outbox where kind = 'activity.ending_series' and facts ->> 'activityId' = ${one}`)).length
  expect(await asked()).toBe(0)
  await inCenter(askWhetherItGoesOn, week(4))
  await inCenter(askWhetherItGoesOn, addDays(week(4), 1))
  expect(await asked()).toBe(1)
  await inCenter(endActivities, addDays(week(5), 1))
  expect(await status()).toBe('ended')
  await inCenter(endActivities, addDays(week(5), 92))
  expect(await status()).toBe('archived')
})

test('what was cancelled as a whole goes on saying so for a month after its last date', async () => {
  const one = await series({ rule: { kind: 'none' } })
  await activities('PUT', `/${one}/cancel`, { reason: 'Te weinig mensen' })
  const after = async (days: number) => {
    await db.inCenter(center, async (tx) => await endActivities(tx, center, new Date(`${addDays(tuesday, days)}T12:00:00Z`)))
    return (await rowOf(one)).status
  }
  expect([await after(1), await after(20), await after(32)]).toEqual(['cancelled', 'cancelled', 'archived'])
})
