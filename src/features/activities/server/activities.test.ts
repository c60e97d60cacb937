import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as, db } = await startTestApp()
const path = '/api/v1/activities'
const hostOf = (who: string) => `${who.split('@')[1]!.split('.')[0]}.localhost`
const [marijke, wim, lotte, fatima, tom] = [
  'lid@demo.example',
  'coordinator@demo.example',
  'redacteur@demo.example',
  'vrijwilliger@demo.example',
  'coordinator@oldebroek.example',
]
const does = async (who: string, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', to: string, attributes: object = {}, relationships?: object) =>
  await call(method, `${path}${to}`, {
    host: hostOf(who),
    headers: await as(who),
    ...(method !== 'DELETE' && {
      body: { data: { type: 'activities', ...(to && to !== '/preview' && { id: to.split('/')[1] }), attributes, ...(relationships && { relationships }) } },
    }),
  })
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
const issuesOf = ({ status, body }: { status: number; body: any }) => [status, ...body.errors.map((one: any) => `${one.code} ${one.source?.pointer ?? ''}`)]
const datesOf = async (one: string) =>
  (
    await run(
      sql<{ start: string; at: Date }>`select to_char(local_start, 'YYYY-MM-DD"T"HH24:MI') as start, starts_at as at from activity_occurrences
      where activity_id = ${one} and removed_at is null order by starts_at`,
    )
  ).map(({ start, at }) => `${start} ${at.toISOString().slice(11, 16)}`)

const { data: ownOrganizations } = (await get('/api/v1/organizations?filter[mine]=true', { headers: await as(marijke) })).body
const organization = { organization: { data: { type: 'organizations', id: ownOrganizations[0].id } } }

/** A Tuesday in about two weeks. */
const tuesday = (() => {
  const soon = Temporal.PlainDate.from(today()).add({ days: 14 })
  return String(soon.add({ days: (9 - soon.dayOfWeek) % 7 }))
})()
const choir = (more: object = {}) => ({
  title: 'Koor: open repetitie',
  description: [{ type: 'paragraph', content: [{ text: 'Zing een avond mee.' }] }],
  categories: ['arts'],
  kind: 'cultuur',
  firstDay: tuesday,
  startTime: '19:30',
  endTime: '21:30',
  location: { name: 'Zaal Noorderhaven', street: 'Dorpsstraat', houseNumber: '1', city: 'Oldebroek' },
  costKind: 'free',
  ...more,
})
const weekly = (end: object) => ({ rule: { kind: 'weekly', every: 1, weekdays: [2], end } })
const published = async (more: object = {}) => {
  const { body } = await does(wim, 'POST', '', choir(more))
  await does(wim, 'PUT', `/${body.data.id}/submit`)
  return body.data.id as string
}

test('an organization hands an activity in, the center puts it in the calendar, and a visitor finds its dates', async () => {
  const made = await does(marijke, 'POST', '', choir({ title: 'Koor', ...weekly({ count: 3 }) }), organization)
  expect([made.status, made.body.data.attributes]).toMatchObject([201, { status: 'draft', slug: 'koor', lastDay: tuesday, rule: { kind: 'weekly' } }])
  const { id: one } = made.body.data
  expect((await get(`${path}/${one}`)).status).toBe(404)
  expect((await does(marijke, 'PUT', `/${one}/approve`)).status).toBe(403)
  expect((await does(marijke, 'PUT', `/${one}/submit`)).body.data.attributes.status).toBe('pending')
  expect((await get(`${path}?filter[waiting]=true`, { headers: await as(wim) })).body.data.map((row: any) => row.id)).toContain(one)
  expect((await does(lotte, 'PUT', `/${one}/approve`)).body.data.attributes).toMatchObject({ status: 'published', sequence: 0 })
  const { data } = (await get(`/api/v1/activity_occurrences?filter[from]=${tuesday}&filter[near]=52.44,5.9,5&filter[free]=true&include=activity`)).body
  const own = data.filter((row: any) => row.relationships.activity.data.id === one)
  expect(own.map((row: any) => row.attributes.localStart)).toEqual([0, 7, 14].map((days) => `${addDays(tuesday, days)}T19:30`))
  expect(own[0].attributes).toMatchObject({ recurrenceId: `${tuesday}T19:30`, localDate: tuesday, status: 'scheduled', title: null })
  for (const [address, found] of [
    [`koor--${one.slice(-12)}`, 1],
    [one, 1],
    ['koor', 0],
  ] as const)
    expect([address, (await get(`${path}?filter[address]=${address}`)).body.data.length]).toEqual([address, found])
  expect((await does(fatima, 'PATCH', `/${one}`, { title: 'Anders' })).status).toBe(403)
})

test('a series keeps its wall time over both nights in which clocks change', async () => {
  const { body } = await does(
    wim,
    'POST',
    '',
    choir({ firstDay: '2027-03-20', startTime: '19:00', endTime: '21:00', rule: { kind: 'weekly', every: 1, weekdays: [6, 7], end: { until: '2027-04-04' } } }),
  )
  expect(await datesOf(body.data.id)).toEqual([
    '2027-03-20T19:00 18:00',
    '2027-03-21T19:00 18:00',
    '2027-03-27T19:00 18:00',
    '2027-03-28T19:00 17:00',
    '2027-04-03T19:00 17:00',
    '2027-04-04T19:00 17:00',
  ])
  const autumn = await does(
    wim,
    'POST',
    '',
    choir({ firstDay: '2027-10-30', startTime: '19:00', endTime: '21:00', rule: { kind: 'daily', end: { count: 2 } } }),
  )
  expect(await datesOf(autumn.body.data.id)).toEqual(['2027-10-30T19:00 17:00', '2027-10-31T19:00 18:00'])
})

test('dates are rows up to the horizon, a date that is left out is none, and the first date moves to the rule', async () => {
  const { body } = await does(
    wim,
    'POST',
    '',
    choir({ firstDay: addDays(tuesday, -1), exdates: [addDays(tuesday, 7)], ...weekly({ until: addDays(tuesday, 28) }) }),
  )
  expect(body.data.attributes).toMatchObject({ firstDay: tuesday, lastDay: tuesday })
  expect((await datesOf(body.data.id)).map((date) => date.slice(0, 10))).toEqual([0, 14, 21, 28].map((days) => addDays(tuesday, days)))
  const long = await does(wim, 'POST', '', choir(weekly({ until: String(Temporal.PlainDate.from(tuesday).add({ months: 23 })) })))
  const dates = await datesOf(long.body.data.id)
  expect(dates.at(-1)! < String(Temporal.PlainDate.from(today()).add({ months: 18, days: 1 }))).toBe(true)
  expect(await run(sql`select is_fully_derived from activities where id = ${long.body.data.id}`)).toEqual([{ is_fully_derived: false }])
})

test('the dates of a rule are asked of the server, with holidays among them', async () => {
  const preview = async (attributes: object, who = wim) => await does(who, 'PUT', '/preview', attributes)
  const { body } = await preview({
    firstDay: '2027-04-25',
    startTime: '10:00',
    endTime: '11:00',
    rule: { kind: 'weekly', every: 1, weekdays: [2], end: { count: 2 } },
  })
  expect(body.meta.preview).toEqual({
    firstDay: '2027-04-27',
    lastDay: '2027-04-27',
    isMoved: true,
    dates: [
      { start: '2027-04-27T10:00', end: '2027-04-27T11:00', isLeftOut: false, holiday: 'kings_day' },
      { start: '2027-05-04T10:00', end: '2027-05-04T11:00', isLeftOut: false, holiday: null },
    ],
  })
  expect((await preview({ firstDay: '2027-04-25' })).body.meta.preview).toBeNull()
  expect((await preview({}, fatima)).status).toBe(403)
  expect(issuesOf(await preview({ firstDay: '2027-03-28', startTime: '02:30', endTime: '04:00' }))).toEqual([422, 'time_is_skipped /data/attributes/startTime'])
})

test('every fault of when it is stands at its field', async () => {
  const { body } = await does(wim, 'POST', '', { title: 'Half' })
  const to = `/${body.data.id}`
  const change = async (attributes: object) => issuesOf(await does(wim, 'PATCH', to, attributes))
  const at = (field: string, code: string) => [422, `${code} /data/attributes/${field}`]
  const times = { firstDay: tuesday, startTime: '19:30', endTime: '21:30' }
  expect(await change({ ...times, endTime: '19:30' })).toEqual(at('endTime', 'no_time'))
  expect(await change({ ...times, endTime: '18:30' })).toEqual(at('endTime', 'ends_before_it_begins'))
  expect(await change({ ...times, lastDay: addDays(tuesday, 29) })).toEqual(at('lastDay', 'too_long'))
  expect(await change({ ...times, lastDay: addDays(tuesday, -1) })).toEqual(at('lastDay', 'ends_before_it_begins'))
  expect(await change({ ...times, startTime: '25:00' })).toEqual([422, expect.stringContaining('/data/attributes/startTime')])
  expect(await change({ ...times, ...weekly({ count: 201 }) })).toEqual(at('rule/count', 'too_many'))
  expect(await change({ ...times, ...weekly({ until: addDays(tuesday, 800) }) })).toEqual(at('rule/until', 'too_long'))
  expect(await change({ ...times, startTime: '02:15', endTime: '05:00', ...weekly({ count: 3 }) })).toEqual(at('startTime', 'hour_of_clock_change'))
  expect(await change({ ...times, rule: 'FREQ=DAILY' })).toEqual(at('rule', 'invalid'))
  expect(await change({ ...times, exdates: [tuesday] })).toEqual(at('exdates', 'no_dates_left'))
  expect(await change({ location: { city: 'Nergenshuizen' } })).toEqual(at('location/city', 'unknown_place'))
  expect(await change({ minAge: 18, maxAge: 12 })).toEqual(at('maxAge', 'ages_turned_around'))
  expect(issuesOf(await does(wim, 'PUT', `${to}/submit`))).toEqual([
    422,
    ...['description', 'categories', 'firstDay', 'location'].map((name) => `blank /data/attributes/${name}`),
  ])
  await does(wim, 'PATCH', to, choir({ firstDay: '2020-01-07' }))
  expect(issuesOf(await does(wim, 'PUT', `${to}/submit`))).toEqual(at('firstDay', 'begins_in_the_past'))
})

test('other words of an organization wait while the published ones stay up, another time does not, and a trusted one waits for nobody', async () => {
  const { body } = await does(marijke, 'POST', '', choir(), organization)
  const to = `/${body.data.id}`
  await does(marijke, 'PUT', `${to}/submit`)
  await does(wim, 'PUT', `${to}/approve`)
  const changed = await does(marijke, 'PATCH', to, { title: 'Gratis geld', startTime: '19:00' })
  expect(changed.body.data.attributes).toMatchObject({
    title: 'Koor: open repetitie',
    startTime: '19:00',
    status: 'published',
    proposed: { title: 'Gratis geld' },
  })
  expect((await get(`${path}${to}`)).body.data.attributes).toMatchObject({ title: 'Koor: open repetitie', proposed: null, deniedReason: null })
  expect((await does(wim, 'PUT', `${to}/deny`, { reason: 'Dit klopt niet.' })).body.data.attributes).toMatchObject({
    status: 'published',
    proposed: null,
    deniedReason: 'Dit klopt niet.',
  })
  await does(marijke, 'PATCH', to, { title: 'Koor op dinsdag' })
  expect((await does(wim, 'PUT', `${to}/approve`)).body.data.attributes).toMatchObject({ title: 'Koor op dinsdag', slug: 'koor-op-dinsdag', proposed: null })
  const trust = async (who: string, isTrustedWithActivities: boolean) =>
    await call('PATCH', `/api/v1/organizations/${ownOrganizations[0].id}`, {
      headers: await as(who),
      body: { data: { type: 'organizations', id: ownOrganizations[0].id, attributes: { isTrustedWithActivities } } },
    })
  expect((await trust('beheerder@demo.example', true)).status).toBe(403)
  expect((await trust(wim, true)).status).toBe(200)
  expect((await does(marijke, 'PATCH', to, { title: 'Koor' })).body.data.attributes).toMatchObject({ title: 'Koor', proposed: null })
  await trust(wim, false)
})

test('a series that has begun keeps its past, and its rule is not changed as a whole', async () => {
  const one = await published(weekly({ count: 4 }))
  await run(
    sql`update activity_occurrences set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where activity_id = ${one} and recurrence_id = ${`${tuesday}T19:30`}::timestamp`,
  )
  expect(issuesOf(await does(wim, 'PATCH', `/${one}`, { startTime: '20:00' }))).toEqual([409, 'series_has_begun '])
  expect(await datesOf(one)).toHaveLength(4)
})

test('dates that are none any more are kept as removed once they were published', async () => {
  const one = await published(weekly({ count: 3 }))
  await does(wim, 'PATCH', `/${one}`, weekly({ count: 2 }))
  expect(await datesOf(one)).toHaveLength(2)
  expect(await run(sql`select from activity_occurrences where activity_id = ${one} and removed_at is not null`)).toHaveLength(1)
  expect((await does(wim, 'PATCH', `/${one}`, weekly({ count: 3 }))).body.data.attributes.sequence).toBe(2)
  expect(await datesOf(one)).toHaveLength(3)
})

test('it is cancelled with a reason that everybody reads, taken back, copied and thrown away', async () => {
  const one = await published()
  expect((await does(wim, 'DELETE', `/${one}`)).status).toBe(409)
  const cancelled = await does(wim, 'PUT', `/${one}/cancel`, { reason: 'De dirigent is ziek.' })
  expect(cancelled.body.data.attributes).toMatchObject({ status: 'cancelled', cancelledReason: 'De dirigent is ziek.', sequence: 1 })
  expect((await get(`${path}/${one}`)).body.data.attributes.cancelledReason).toBe('De dirigent is ziek.')
  const undo = cancelled.body.data.meta?.undo ?? cancelled.body.meta?.undo
  expect((await call('PUT', `/api/v1/operations/${undo.id}/undo`, { headers: await as(wim) })).status).toBe(200)
  expect((await get(`${path}/${one}`)).body.data.attributes).toMatchObject({ status: 'published', cancelledReason: null, sequence: 2 })
  const copy = await does(wim, 'PUT', `/${one}/duplicate`)
  expect(copy.body.data.attributes).toMatchObject({ status: 'draft', title: 'Koor: open repetitie', firstDay: null, startTime: '19:30', sequence: 0 })
  expect(copy.body.data.id).not.toBe(one)
  expect((await does(wim, 'DELETE', `/${copy.body.data.id}`)).status).toBe(204)
  await run(sql`update activities set first_starts_at = now() - interval '2 days', last_ends_at = now() - interval '1 day' where id = ${one}`)
  expect(issuesOf(await does(wim, 'PUT', `/${one}/cancel`, { reason: 'Te laat' }))).toEqual([409, 'activity_is_over '])
  expect((await does(wim, 'PUT', `/${one}/archive`)).body.data.attributes.status).toBe('archived')
})

test('people follow an activity or one date of it, and see what they follow', async () => {
  const one = await published(weekly({ count: 2 }))
  const { data } = (await get(`/api/v1/activity_occurrences?filter[from]=${tuesday}`)).body
  const date = data.find((row: any) => row.relationships.activity.data.id === one)
  for (const occurrence of [null, date.id, date.id]) expect((await does(fatima, 'PUT', `/${one}/follow`, { occurrence })).status).toBe(200)
  const followed = async () => (await get(`/api/v1/activity_occurrences?filter[followed]=true`, { headers: await as(fatima) })).body.data.length
  expect(await followed()).toBe(2)
  expect((await get(`${path}/${one}`, { headers: await as(fatima) })).body.data.attributes).toMatchObject({ isFollowed: true, followers: null })
  expect((await get(`${path}/${one}`, { headers: await as(wim) })).body.data.attributes).toMatchObject({ isFollowed: false, followers: 1 })
  expect((await does(fatima, 'PUT', `/${one}/follow`, { occurrence: id.center('demo') })).status).toBe(404)
  await does(fatima, 'PUT', `/${one}/unfollow`)
  expect(await followed()).toBe(0)
  expect((await call('PUT', `${path}/${one}/follow`, { body: { data: { type: 'activities', id: one } } })).status).toBe(401)
})

test('the address of a meeting is for who is signed in, or from a day before', async () => {
  const onlineUrl = 'https://vergader.example/koor'
  const one = await published({ attendanceMode: 'online', onlineUrl })
  const seen = async (who?: string) => (await get(`${path}/${one}`, { ...(who && { headers: await as(who) }) })).body.data.attributes.onlineUrl
  expect([await seen(), await seen(fatima)]).toEqual([null, onlineUrl])
  await does(wim, 'PATCH', `/${one}`, { onlineShown: 'day_before' })
  expect([await seen(), await seen(fatima), await seen(wim)]).toEqual([null, null, onlineUrl])
  await run(sql`update activity_occurrences set starts_at = now() + interval '20 hours', ends_at = now() + interval '21 hours' where activity_id = ${one}`)
  expect(await seen()).toBe(onlineUrl)
})

test('what is over leaves the list at once and the site after ninety days, whatever the job has done', async () => {
  const one = await published()
  const isListed = async () => (await get(path)).body.data.some((row: any) => row.id === one)
  expect(await isListed()).toBe(true)
  await run(sql`update activities set first_starts_at = now() - interval '2 days', last_ends_at = now() - interval '1 day' where id = ${one}`)
  expect([await isListed(), (await get(`${path}/${one}`)).status]).toEqual([false, 200])
  await run(sql`update activities set last_ends_at = now() - interval '91 days' where id = ${one}`)
  expect((await get(`${path}/${one}`)).status).toBe(404)
})

test('a site without activities has none of it', async () => {
  const headers = await as(tom)
  for (const to of [path, `${path}/calendar`, `${path}/${id.school('oldebroek')}`, '/api/v1/activity_occurrences'])
    expect([to, (await get(to, { host: 'oldebroek.localhost', headers })).status]).toEqual([to, 404])
  expect((await does(tom, 'POST', '', choir())).status).toBe(404)
  expect((await does(tom, 'PUT', '/preview')).status).toBe(404)
})
