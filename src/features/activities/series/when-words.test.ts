import { expect, test } from 'vitest'
import type { Recurrence } from '#features/activities/recurrence/recurrence.ts'
import { briefWhen, type SaidSchedule, whenInWords } from './when-words.ts'

const until = { end: { until: '2027-06-22' } }
const evening: SaidSchedule = { isAllDay: false, firstDay: '2026-12-01', lastDay: '2026-12-01', startTime: '19:30', endTime: '21:30', rule: { kind: 'none' } }
const now = new Date('2026-11-26T12:00:00Z')
const said = (rule: Recurrence, more: Partial<SaidSchedule> = {}) =>
  (['nl', 'en'] as const).map((locale) => whenInWords({ ...evening, rule, ...more }, locale, now))

test.each<[Recurrence, string, string]>([
  [{ kind: 'none' }, 'Dinsdag 1 december, 19.30–21.30 uur', 'Tuesday 1 December, 19:30–21:30'],
  [{ kind: 'daily', end: { count: 5 } }, 'Elke dag, 19.30–21.30 uur, 5 keer', 'Every day, 19:30–21:30, 5 times'],
  [
    { kind: 'weekly', every: 1, weekdays: [2], ...until },
    'Elke dinsdag, 19.30–21.30 uur, tot en met 22 juni 2027',
    'Every Tuesday, 19:30–21:30, until 22 June 2027',
  ],
  [
    { kind: 'weekly', every: 2, weekdays: [4, 2], ...until },
    'Elke 2 weken op dinsdag en donderdag, 19.30–21.30 uur, tot en met 22 juni 2027',
    'Every 2 weeks on Tuesday and Thursday, 19:30–21:30, until 22 June 2027',
  ],
  [
    { kind: 'monthly_date', every: 1, date: 31, ...until },
    'Elke maand op de 31e, 19.30–21.30 uur, tot en met 22 juni 2027',
    'Every month on the 31st, 19:30–21:30, until 22 June 2027',
  ],
  [
    { kind: 'monthly_date', every: 2, date: 'last', ...until },
    'Elke 2 maanden op de laatste dag van de maand, 19.30–21.30 uur, tot en met 22 juni 2027',
    'Every 2 months on the last day of the month, 19:30–21:30, until 22 June 2027',
  ],
  [
    { kind: 'monthly_weekday', every: 1, nth: 1, weekday: 1, end: { count: 10 } },
    'Elke eerste maandag van de maand, 19.30–21.30 uur, 10 keer',
    'Every first Monday of the month, 19:30–21:30, 10 times',
  ],
  [
    { kind: 'monthly_weekday', every: 3, nth: 'last', weekday: 5, end: { count: 4 } },
    'Elke 3 maanden op de laatste vrijdag, 19.30–21.30 uur, 4 keer',
    'Every 3 months on the last Friday, 19:30–21:30, 4 times',
  ],
])('the rule %j is said in words', (rule, nl, en) => {
  expect(said(rule)).toEqual([nl, en])
})

test('whole days, several days, and what was not said yet', () => {
  expect(said({ kind: 'none' }, { isAllDay: true, lastDay: '2026-12-03' })).toEqual([
    'Dinsdag 1 december tot en met donderdag 3 december',
    'Tuesday 1 December to Thursday 3 December',
  ])
  expect(said({ kind: 'none' }, { firstDay: null })).toEqual([null, null])
  expect(said({ kind: 'none' }, { firstDay: '2027-01-05', lastDay: '2027-01-05', startTime: '09:00', endTime: null })[0]).toBe(
    'Dinsdag 5 januari 2027, 9.00 uur',
  )
  expect(briefWhen({ ...evening, rule: { kind: 'weekly', every: 1, weekdays: [2], ...until } }, 'nl', now)).toBe('Elke dinsdag, 19.30 uur')
})
