import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOfRecurrence, type Pattern, type Repeating, rruleOf, skipsMonths } from '#features/activities/recurrence/recurrence.ts'
import { findPythonJudge } from '#src/testing/judges.ts'
import { datesOfRule, firstDateOf } from './dates-of-rule.ts'

const dates = (rule: Repeating, start: string) => {
  const found = datesOfRule(rule, start)
  if (!Array.isArray(found)) throw new Error(JSON.stringify(found))
  return found
}

test('every Tuesday at half past seven stays at half past seven when clocks change', () => {
  const tuesdays = { kind: 'weekly', every: 1, weekdays: [2], end: { until: '2026-11-03' } } as const
  expect(dates(tuesdays, '2026-10-13T19:30')).toEqual(['2026-10-13T19:30', '2026-10-20T19:30', '2026-10-27T19:30', '2026-11-03T19:30'])
  const sundays = { kind: 'weekly', every: 1, weekdays: [7], end: { count: 3 } } as const
  expect(dates(sundays, '2027-03-21T19:00')).toEqual(['2027-03-21T19:00', '2027-03-28T19:00', '2027-04-04T19:00'])
})

test('each choice says which dates it has', () => {
  expect(dates({ kind: 'daily', end: { count: 3 } }, '2026-12-30T10:00')).toEqual(['2026-12-30T10:00', '2026-12-31T10:00', '2027-01-01T10:00'])
  expect(dates({ kind: 'weekly', every: 2, weekdays: [1, 4], end: { count: 4 } }, '2026-12-03T10:00')).toEqual([
    '2026-12-03T10:00',
    '2026-12-14T10:00',
    '2026-12-17T10:00',
    '2026-12-28T10:00',
  ])
  expect(dates({ kind: 'monthly_date', every: 1, date: 31, end: { count: 3 } }, '2026-12-31T10:00')).toEqual([
    '2026-12-31T10:00',
    '2027-01-31T10:00',
    '2027-03-31T10:00',
  ])
  expect(dates({ kind: 'monthly_date', every: 1, date: 'last', end: { count: 3 } }, '2026-12-31T10:00')).toEqual([
    '2026-12-31T10:00',
    '2027-01-31T10:00',
    '2027-02-28T10:00',
  ])
  expect(dates({ kind: 'monthly_weekday', every: 3, nth: 'last', weekday: 5, end: { count: 2 } }, '2026-11-27T20:00')).toEqual([
    '2026-11-27T20:00',
    '2027-02-26T20:00',
  ])
  expect([31, 28, 'last' as const].map((date) => skipsMonths({ kind: 'monthly_date', every: 1, date, end: { count: 2 } }))).toEqual([true, false, false])
})

test('a series begins on the first date of its rule', () => {
  // A Wednesday: the Tuesday after it, also for a series of every two weeks.
  expect(firstDateOf({ kind: 'weekly', every: 2, weekdays: [2] }, '2026-12-02')).toBe('2026-12-08')
  expect(firstDateOf({ kind: 'weekly', every: 1, weekdays: [3] }, '2026-12-02')).toBe('2026-12-02')
  expect(firstDateOf({ kind: 'monthly_date', every: 3, date: 31 }, '2027-02-01')).toBe('2027-03-31')
  expect(firstDateOf({ kind: 'monthly_weekday', every: 1, nth: 2, weekday: 2 }, '2026-12-09')).toBe('2027-01-12')
  expect(firstDateOf({ kind: 'daily' }, '2026-12-09')).toBe('2026-12-09')
})

test('too many dates, too long a time and an hour that clocks skip are refused at their part', () => {
  const start = { date: '2026-12-01', time: '19:30' }
  const weekly = { kind: 'weekly', every: 1, weekdays: [2] } as const
  expect(faultOfRecurrence({ kind: 'none' }, { date: '2026-12-01', time: '02:30' })).toBe(null)
  expect(faultOfRecurrence({ ...weekly, end: { until: '2028-12-01' } }, start)).toBe(null)
  for (const [rule, fault] of [
    [
      { ...weekly, end: { until: '2028-12-02' } },
      { part: 'until', fault: 'too_long' },
    ],
    [
      { ...weekly, end: { until: '2026-11-30' } },
      { part: 'until', fault: 'ends_before_it_begins' },
    ],
    [
      { ...weekly, end: { count: 201 } },
      { part: 'count', fault: 'too_many' },
    ],
    [
      { ...weekly, end: { count: 1 } },
      { part: 'count', fault: 'invalid' },
    ],
    [
      { kind: 'daily', end: { until: '2027-01-30' } },
      { part: 'until', fault: 'too_long' },
    ],
    [
      { kind: 'daily', end: { count: 61 } },
      { part: 'count', fault: 'too_many' },
    ],
    [
      { ...weekly, every: 5, end: { count: 2 } },
      { part: 'every', fault: 'invalid' },
    ],
    [
      { ...weekly, weekdays: [], end: { count: 2 } },
      { part: 'weekdays', fault: 'invalid' },
    ],
    [
      { ...weekly, weekdays: [2, 2], end: { count: 2 } },
      { part: 'weekdays', fault: 'invalid' },
    ],
    [
      { kind: 'monthly_date', every: 1, date: 32, end: { count: 2 } },
      { part: 'date', fault: 'invalid' },
    ],
    [
      { kind: 'monthly_weekday', every: 1, nth: 5, weekday: 1, end: { count: 2 } },
      { part: 'nth', fault: 'invalid' },
    ],
    [
      { kind: 'monthly_weekday', every: 4, nth: 1, weekday: 1, end: { count: 2 } },
      { part: 'every', fault: 'invalid' },
    ],
    [
      { kind: 'monthly_weekday', every: 1, nth: 1, weekday: 8, end: { count: 2 } },
      { part: 'weekday', fault: 'invalid' },
    ],
  ] as const)
    expect([rule, faultOfRecurrence(rule as Repeating, start)]).toEqual([rule, fault])
  expect(faultOfRecurrence({ ...weekly, end: { count: 2 } }, { date: '2026-12-01', time: '02:00' })).toEqual({ part: 'time', fault: 'hour_of_clock_change' })
  expect(datesOfRule({ kind: 'weekly', every: 1, weekdays: [1, 2, 3, 4, 5, 6, 7], end: { until: '2027-12-01' } }, '2026-12-01T10:00')).toEqual({
    part: 'until',
    fault: 'too_many',
  })
  expect(datesOfRule({ kind: 'monthly_date', every: 3, date: 31, end: { count: 30 } }, '2026-12-31T10:00')).toEqual({ part: 'count', fault: 'too_long' })
})

const day = fc.integer({ min: 1, max: 7 })
const somePattern: fc.Arbitrary<Pattern> = fc.oneof(
  fc.constant<Pattern>({ kind: 'daily' }),
  fc.record({ kind: fc.constant('weekly' as const), every: fc.integer({ min: 1, max: 4 }), weekdays: fc.uniqueArray(day, { minLength: 1 }) }),
  fc.record({
    kind: fc.constant('monthly_date' as const),
    every: fc.integer({ min: 1, max: 3 }),
    date: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('last' as const)),
  }),
  fc.record({
    kind: fc.constant('monthly_weekday' as const),
    every: fc.integer({ min: 1, max: 3 }),
    nth: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant('last' as const)),
    weekday: day,
  }),
)

const recurring = findPythonJudge('recurring_ical_events')

/** Reads calendars from a list and prints the local starts that an independent library finds in ten years. */
const readDates = `
import icalendar, json, recurring_ical_events, sys
files = json.load(sys.stdin)
found = []
for file in files:
  events = recurring_ical_events.of(icalendar.Calendar.from_ical(file)).between((2026, 1, 1), (2036, 1, 1))
  found.append(sorted(event['DTSTART'].dt.strftime('%Y-%m-%dT%H:%M') for event in events))
print(json.dumps(found))
`

test.skipIf(!recurring)('python3-recurring-ical-events reads the same dates from every rule', () => {
  const samples = fc.sample(
    fc.record({ pattern: somePattern, from: fc.integer({ min: 0, max: 700 }), hour: fc.integer({ min: 3, max: 25 }), count: fc.integer({ min: 2, max: 24 }) }),
    { numRuns: 250, seed: 29 },
  )
  const mine: string[][] = []
  const files: string[] = []
  for (const { pattern, from, hour, count } of samples) {
    const date = firstDateOf(pattern, String(new Temporal.PlainDate(2026, 6, 1).add({ days: from })))
    const start = `${date}T${String(hour % 24).padStart(2, '0')}:15`
    const found = datesOfRule({ ...pattern, end: { count } }, start)
    // Day 31 every third month reaches further than a series may.
    if (!Array.isArray(found)) continue
    mine.push(found)
    const at = start.replaceAll(/[-:]/g, '')
    files.push(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:x',
        'BEGIN:VEVENT',
        'UID:1',
        'DTSTAMP:20260101T000000Z',
        `DTSTART;TZID=Europe/Amsterdam:${at}00`,
        `RRULE:${rruleOf(pattern)};COUNT=${count}`,
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  }
  expect(files.length).toBeGreaterThan(150)
  expect(JSON.parse(recurring!(['-c', readDates], JSON.stringify(files)))).toEqual(mine)
})
