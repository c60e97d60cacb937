import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import type { Calendar } from '#features/activities/calendar-items/calendar-item.ts'

const { call, get, as, db } = await startTestApp()
const wim = 'coordinator@demo.example'
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
const calendar = async (query = ''): Promise<Calendar> => (await get(`/api/v1/activities/calendar${query}`)).body.meta.calendar
const titles = async (query = '') => (await calendar(query)).items.map(({ title }) => title)

const monday = (() => {
  const soon = Temporal.PlainDate.from(today()).add({ days: 3 })
  return String(soon.add({ days: (8 - soon.dayOfWeek) % 7 }))
})()
const on = (days: number) => addDays(monday, days)

async function published(more: object): Promise<string> {
  const body = (attributes: object, one?: string) => ({ data: { type: 'activities', ...(one && { id: one }), attributes } })
  const headers = await as(wim)
  const made = await call('POST', '/api/v1/activities', {
    headers,
    body: body({
      title: 'Koor',
      description: [{ type: 'paragraph', content: [{ text: 'Kom gerust.' }] }],
      categories: ['arts'],
      kind: 'cultuur',
      firstDay: monday,
      startTime: '19:30',
      endTime: '21:30',
      location: { name: 'Zaal', city: 'Oldebroek' },
      ...more,
    }),
  })
  const one = made.body.data.id as string
  await call('PUT', `/api/v1/activities/${one}/submit`, { headers, body: body({}, one) })
  return one
}

let choir: string
beforeAll(async () => {
  choir = await published({ rule: { kind: 'weekly', every: 1, weekdays: [1], end: { count: 3 } } })
  await published({
    title: 'Wandelen',
    kind: 'bewegen',
    categories: ['sport'],
    firstDay: on(1),
    startTime: '10:00',
    endTime: '12:00',
    costKind: 'free',
    accessibility: ['step_free'],
    languages: ['nl', 'ti'],
  })
  await published({
    title: 'Taalcafé',
    kind: 'leren',
    categories: ['language'],
    firstDay: on(1),
    startTime: '14:00',
    endTime: '15:30',
    attendanceMode: 'mixed',
    onlineUrl: 'https://vergader.example/taal',
  })
  await published({
    title: 'Festival',
    kind: 'markt',
    categories: ['events'],
    isAllDay: true,
    firstDay: addDays(today(), 1),
    lastDay: on(0),
    startTime: null,
    endTime: null,
  })
  await published({ title: 'Heel ver weg', kind: 'anders', categories: ['events'], firstDay: on(35) })
}, 60_000)

test('the coming four weeks stand by day, each date once, and the next day after them is named', async () => {
  const { items, days, window, nextDay, total } = await calendar()
  expect(window).toEqual({ from: today(), to: addDays(today(), 27) })
  expect(items.map(({ day, title }) => [day, title])).toEqual(
    [
      [addDays(today(), 1), 'Festival'],
      [monday, 'Koor'],
      [on(1), 'Wandelen'],
      [on(1), 'Taalcafé'],
      [on(7), 'Koor'],
      [on(14), 'Koor'],
    ].filter(([day]) => day! <= window.to),
  )
  expect([days[on(1)], total, nextDay]).toEqual([2, items.length, on(35)])
  expect(items[1]).toMatchObject({
    source: 'activity',
    id: choir,
    path: `/activiteitenkalender/koor--${choir.slice(-12)}?d=${monday}`,
    isRepeating: true,
    localStart: `${monday}T19:30`,
    status: 'scheduled',
    place: { name: 'Zaal', city: 'Oldebroek' },
    placesLeft: null,
  })
})

test('filters narrow the list, and each number is what its filter would find', async () => {
  const of = (days: number) => `?filter[from]=${on(days)}&filter[view]=week`
  const { facets } = await calendar(of(0))
  expect(facets).toMatchObject({
    kind: { cultuur: 1, bewegen: 1, leren: 1, markt: 1 },
    free: { yes: 1 },
    part: { evening: 1, morning: 2, afternoon: 1 },
    online: { yes: 1 },
    language: { ti: 1 },
    access: { step_free: 1 },
  })
  expect(await titles(`${of(0)}&filter[free]=yes`)).toEqual(['Wandelen'])
  expect(await titles(`${of(0)}&filter[part_of_day]=afternoon`)).toEqual(['Taalcafé'])
  expect(await titles(`${of(0)}&filter[weekday]=2&filter[with_language]=ti`)).toEqual(['Wandelen'])
  expect(await titles(`${of(0)}&filter[online]=yes`)).toEqual(['Taalcafé'])
  expect(await titles(`${of(0)}&filter[with_kind]=bewegen&filter[with_category]=sport&filter[access]=step_free`)).toEqual(['Wandelen'])
  expect((await calendar(`${of(0)}&filter[with_kind]=bewegen`)).facets).toMatchObject({ kind: { cultuur: 1, leren: 1 }, free: { yes: 1 } })
  expect((await calendar(`${of(0)}&filter[place]=Oldebroek&filter[km]=5`)).place).toBe('Oldebroek')
  expect(await titles(`${of(0)}&filter[with_target_group]=children`)).toEqual([])
})

test('a date that is cancelled says why and when the next is, and one that is moved what it was', async () => {
  const at = (days: number) => `${on(days)}T19:30`
  await run(
    sql`update activity_occurrences set status = 'cancelled', reason = 'Zaal bezet' where activity_id = ${choir} and recurrence_id = ${at(0)}::timestamp`,
  )
  await run(sql`update activity_occurrences set status = 'moved', local_date = local_date + 1, local_start = local_start + interval '1 day', local_end = local_end + interval '1 day',
    starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where activity_id = ${choir} and recurrence_id = ${at(7)}::timestamp`)
  const [, first] = (await calendar(`?filter[from]=${monday}&filter[view]=week`)).items
  expect(first).toMatchObject({ status: 'cancelled', reason: 'Zaal bezet', nextStart: `${on(8)}T19:30` })
  const { items, days } = await calendar(`?filter[day]=${on(8)}`)
  expect(items).toMatchObject([{ status: 'moved', movedFrom: at(7), localStart: `${on(8)}T19:30` }])
  expect([days[on(8)], (await calendar(`?filter[day]=${on(7)}`)).items]).toEqual([1, []])
})

test('a month is shown whole, and one that does not exist is told at its filter', async () => {
  const { window } = await calendar('?filter[month]=2027-02&filter[view]=month')
  expect(window).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  const { status, body } = await get('/api/v1/activities/calendar?filter[month]=2026-13')
  expect([status, body.errors[0].code, body.errors[0].source.parameter]).toEqual([400, 'invalid_filter_value', 'filter[month]'])
  expect((await get('/api/v1/activities/calendar?filter[smell]=roses')).body.errors[0].code).toBe('unknown_filter')
})

test('what waits, what is a draft and what is archived is in no calendar', async () => {
  for (const status of ['draft', 'pending', 'denied', 'archived']) {
    await run(sql`update activities set status = ${status} where id = ${choir}`)
    expect([status, (await titles(`?filter[from]=${on(14)}&filter[view]=week`)).includes('Koor')]).toEqual([status, false])
  }
})
