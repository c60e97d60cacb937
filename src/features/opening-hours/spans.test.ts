import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPythonJudge } from '#src/testing/judges.ts'
import { holidayOn } from './holidays.ts'
import { openingState } from './opening-state.ts'
import { stateInWords, todayInWords, weekInWords } from './opening-words.ts'
import { faultOfException, faultsOfRows, minutesOf, type OpeningRow, type OpeningTimes } from './opening-times.ts'
import { planOf, spansFrom } from './spans.ts'

const row = (weekday: number, opens: string, closes: string, more: Partial<OpeningRow> = {}): OpeningRow => ({
  weekday,
  opens,
  closes,
  isByAppointment: false,
  note: '',
  ...more,
})
const times = (rows: OpeningRow[], more: Partial<OpeningTimes> = {}): OpeningTimes => ({
  rows,
  exceptions: [],
  holidayRule: 'closed',
  halfHolidays: [],
  temporarilyClosed: null,
  ...more,
})
const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[Europe/Amsterdam]`).toInstant()
const said = (given: OpeningTimes, local: string, locale: 'nl' | 'en' = 'nl') => stateInWords(locale, openingState(given, at(local)), at(local))
const daily = (opens: string, closes: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => row(weekday, opens, closes))

test('a desk with a break at noon says what is now and what comes next', () => {
  const desk = times([row(1, '09:00', '12:30'), row(1, '13:30', '17:00'), row(4, '09:00', '12:30')])
  expect(said(desk, '2026-11-30T08:00')).toBe('Nu gesloten, om 9.00 uur weer open')
  expect(said(desk, '2026-11-30T08:01')).toBe('Gaat om 9.00 uur open')
  expect(said(desk, '2026-11-30T09:00')).toBe('Nu open, tot 12.30 uur')
  expect(said(desk, '2026-11-30T12:00')).toBe('Nu open, sluit om 12.30 uur')
  expect(said(desk, '2026-11-30T12:30')).toBe('Nu gesloten, om 13.30 uur weer open')
  expect(said(desk, '2026-11-30T17:00')).toBe('Nu gesloten, donderdag om 9.00 uur weer open')
  expect(said(desk, '2026-12-02T10:00')).toBe('Nu gesloten, morgen om 9.00 uur weer open')
  expect(said(desk, '2026-12-02T10:00', 'en')).toBe('Closed now, opens tomorrow at 9:00')
  expect(weekInWords('nl', desk)[0]).toEqual({ day: 'maandag', times: '9.00–12.30, 13.30–17.00' })
  expect(weekInWords('nl', desk)[1]).toEqual({ day: 'dinsdag', times: 'gesloten' })
})

test('what nobody filled in is not known, and never said to be closed', () => {
  expect(said(times([]), '2026-11-30T10:00')).toBe('Openingstijden niet bekend')
  expect(said(times([]), '2026-12-25T10:00', 'en')).toBe('Opening hours not known')
})

test('a bar that closes at two is open after midnight, and a phone may be answered day and night', () => {
  const bar = times([row(5, '20:00', '02:00')])
  expect(said(bar, '2026-11-28T00:30')).toBe('Nu open, tot 2.00 uur')
  expect(said(bar, '2026-11-28T02:00')).toBe('Nu gesloten, vrijdag om 20.00 uur weer open')
  expect(said(times(daily('00:00', '24:00'), { holidayRule: 'as_usual' }), '2026-12-25T03:00')).toBe('Dag en nacht open')
})

test('holidays, days that differ and a time of being closed come before the week', () => {
  const open = times(daily('09:00', '17:00'))
  expect(said(open, '2026-12-25T10:00')).toBe('Nu gesloten, zondag om 9.00 uur weer open')
  expect(todayInWords('nl', open, new Date('2026-12-26T10:00:00Z'))).toBe('gesloten (Tweede Kerstdag)')
  expect(said({ ...open, holidayRule: 'as_usual' }, '2026-12-25T10:00')).toBe('Nu open, tot 17.00 uur')
  expect(said({ ...open, holidayRule: 'unknown' }, '2026-12-25T10:00')).toBe('Vandaag is een feestdag: bel eerst')
  expect(todayInWords('nl', { ...open, holidayRule: 'unknown' }, new Date('2026-12-25T10:00:00Z'))).toBe('bel eerst (Eerste Kerstdag)')
  const summer = { from: '2026-07-01', until: '2026-08-31', rows: [row(2, '10:00', '12:00')], note: 'zomertijden' }
  const fair = { from: '2026-07-07', until: '2026-07-07', rows: [], note: 'kermis' }
  expect(planOf(times(open.rows as OpeningRow[], { exceptions: [summer, fair] }), '2026-07-07')).toMatchObject({ why: 'exception', rows: [], note: 'kermis' })
  expect(todayInWords('nl', times([], { exceptions: [summer, fair] }), new Date('2026-07-14T10:00:00Z'))).toBe('10.00–12.00 (zomertijden)')
  expect(said({ ...open, temporarilyClosed: { from: '2026-11-01', until: '2026-12-31' } }, '2026-11-30T10:00')).toBe(
    'Tijdelijk gesloten tot en met 31 december 2026',
  )
  expect(said({ ...open, temporarilyClosed: { from: '2026-11-01', until: null } }, '2026-11-30T10:00')).toBe('Tijdelijk gesloten')
  expect(said({ ...open, temporarilyClosed: { from: '2026-11-01', until: '2026-11-29' } }, '2026-11-30T10:00')).toBe('Nu open, tot 17.00 uur')
})

test('an appointment is said to be one, and walking in comes first', () => {
  const both = times([row(1, '09:00', '12:00', { isByAppointment: true }), row(2, '09:00', '12:00')])
  expect(said(both, '2026-11-30T10:00')).toBe('Nu op afspraak, tot 12.00 uur')
  expect(said(both, '2026-11-29T10:00')).toBe('Nu gesloten, dinsdag om 9.00 uur weer open')
  expect(said(times([both.rows[0]!]), '2026-11-29T10:00')).toBe('Nu gesloten, op afspraak vanaf morgen om 9.00 uur')
})

test('nothing opens within fourteen days: no day is promised', () => {
  const winter = times([], { exceptions: [{ from: '2027-03-01', until: '2027-03-01', rows: [row(1, '10:00', '12:00')], note: '' }] })
  expect(said(winter, '2026-11-30T10:00')).toBe('Nu gesloten')
})

test('rows that overlap, also over midnight and around the week, are told at their row', () => {
  expect([...faultsOfRows([row(1, '09:00', '12:00'), row(1, '12:00', '13:00'), row(1, '11:59', '12:30')])]).toEqual([[2, 'overlaps']])
  expect([...faultsOfRows([row(5, '20:00', '02:00'), row(6, '01:00', '03:00')])]).toEqual([[1, 'overlaps']])
  expect([...faultsOfRows([row(1, '01:00', '03:00'), row(7, '20:00', '02:00')])]).toEqual([[1, 'overlaps']])
  expect([...faultsOfRows([row(1, '09:00', '09:00'), row(8, '09:00', '10:00'), row(1, '24:00', '25:00'), row(2, '9:00', '10:00')])]).toEqual([
    [0, 'no_time'],
    [1, 'invalid'],
    [2, 'invalid'],
    [3, 'invalid'],
  ])
  expect([...faultsOfRows([0, 1, 2, 3, 4].map((hour) => row(1, `0${hour}:00`, `0${hour}:30`)))]).toEqual([[4, 'too_many']])
  expect(faultOfException({ from: '2026-12-24', until: '2026-12-23' })).toBe('ends_before_it_begins')
  expect(faultOfException({ from: '2026-01-01', until: '2027-01-02' })).toBe('too_long')
  expect(faultOfException({ from: '2026-01-01', until: '2026-12-31' })).toBe(null)
})

test('both changes of the clock keep the hour that is on the door', () => {
  const night = times(daily('22:00', '06:00'))
  const length = (first: string) => {
    const [, span] = spansFrom(night, first, 1)
    return [String(span!.from.toZonedDateTimeISO('Europe/Amsterdam').toPlainTime()), span!.from.until(span!.until).total('hours')]
  }
  expect(length('2026-10-24')).toEqual(['22:00:00', 9])
  expect(length('2027-03-27')).toEqual(['22:00:00', 7])
  expect(spansFrom(times([row(7, '02:00', '03:00')]), '2027-03-28', 1)).toEqual([])
})

/** Minute by minute, from the plan of the day and of the day before: what `spansFrom` must agree with. */
function isOpenAt(given: OpeningTimes, moment: Temporal.Instant): boolean {
  const local = moment.toZonedDateTimeISO('Europe/Amsterdam')
  const minute = local.hour * 60 + local.minute
  const plan = (date: Temporal.PlainDate) => {
    const { why, rows } = planOf(given, String(date))
    return why === 'holiday_unsure' ? [] : rows
  }
  const end = ({ opens, closes }: OpeningRow) => (closes <= opens ? 1_440 : minutesOf(closes))
  const today = plan(local.toPlainDate()).some((one) => minutesOf(one.opens) <= minute && minute < end(one))
  const night = plan(local.toPlainDate().subtract({ days: 1 })).some((one) => one.closes < one.opens && minute < minutesOf(one.closes))
  return today || night
}

const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30')).map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const someRows = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 7 }), clock, fc.oneof(clock, fc.constant('24:00'))).map(([day, opens, closes]) => row(day, opens, closes)),
  { maxLength: 12 },
)

test('spans are open exactly when the rows say so, at every quarter of an hour', () => {
  fc.assert(
    fc.property(
      someRows,
      // Weeks with Christmas, King's Day, and the days of both changes of the clock, whose own night is tested above.
      fc.constantFrom('2026-11-30', '2026-12-21', '2027-04-26'),
      fc.constantFrom('closed' as const, 'as_usual' as const, 'unknown' as const),
      (rows, first, holidayRule) => {
        const wrong = faultsOfRows(rows)
        const given = times(
          rows.filter((_, index) => !wrong.has(index)),
          { holidayRule },
        )
        const spans = spansFrom(given, first, 7)
        let moment = at(`${first}T00:00`)
        for (let quarter = 0; quarter < 7 * 96; quarter++) {
          const isOpen = spans.some(({ from, until }) => Temporal.Instant.compare(from, moment) <= 0 && Temporal.Instant.compare(moment, until) < 0)
          if (isOpen !== isOpenAt(given, moment)) throw new Error(`${String(moment)}: ${isOpen}`)
          moment = moment.add({ minutes: 15 })
        }
        for (const [index, span] of spans.entries()) if (index > 0) expect(Temporal.Instant.compare(spans[index - 1]!.until, span.from)).toBe(-1)
      },
    ),
    { numRuns: 60 },
  )
})

test('the public holidays of 2027, and those that a center adds', () => {
  const named = (kept: Parameters<typeof holidayOn>[1]) => {
    const found: string[] = []
    for (let day = new Temporal.PlainDate(2027, 1, 1); day.year === 2027; day = day.add({ days: 1 })) {
      const holiday = holidayOn(String(day), kept)
      if (holiday) found.push(`${String(day).slice(5)} ${holiday}`)
    }
    return found
  }
  expect(named([])).toEqual([
    '01-01 new_year',
    '03-28 easter',
    '03-29 easter_monday',
    '04-27 kings_day',
    '05-06 ascension',
    '05-16 pentecost',
    '05-17 pentecost_monday',
    '12-25 christmas',
    '12-26 boxing_day',
  ])
  expect(named(['good_friday', 'liberation_day'])).toEqual(expect.arrayContaining(['03-26 good_friday', '05-05 liberation_day']))
  expect([holidayOn('2025-04-26', []), holidayOn('2025-04-27', [])]).toEqual(['kings_day', null])
})

const dateutil = findPythonJudge('dateutil')

test.skipIf(!dateutil)('python3-dateutil finds Easter on the same day in every year of two centuries', () => {
  const theirs = JSON.parse(
    dateutil!(['-c', 'import json; from dateutil.easter import easter; print(json.dumps([str(easter(y)) for y in range(1950, 2150)]))']),
  )
  expect(theirs.filter((day: string) => holidayOn(day, []) !== 'easter')).toEqual([])
})
