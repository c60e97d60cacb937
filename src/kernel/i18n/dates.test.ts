import { expect, test } from 'vitest'
import { addDays, ago, clockTime, daysBetween, endOfDay, hourOf, longDay, today, atClock, clockOf } from './dates.ts'

const now = new Date('2026-11-21T09:00:00Z')

test('a day and a time are those of the Netherlands, in the words of the language', () => {
  expect(longDay('nl', '2026-11-27T23:30:00Z', now)).toBe('zaterdag 28 november')
  expect(longDay('en', '2025-11-27T12:00:00Z', now)).toBe('Thursday, 27 November 2025')
  expect([clockTime('nl', '2026-07-01T07:05:00Z'), clockTime('en', '2026-11-21T08:05:00Z')]).toEqual(['9.05 uur', '9:05'])
})

test('days are counted by the calendar, over the change of the clock too', () => {
  expect(daysBetween('2026-10-24T21:30:00Z', '2026-10-25T23:30:00Z')).toBe(2)
  expect(['2026-11-21T00:00:00Z', '2026-11-20T12:00:00Z', '2026-11-16T12:00:00Z', '2026-10-01T12:00:00Z'].map((day) => ago('nl', day, now))).toEqual([
    'vandaag',
    'gisteren',
    '5 dagen geleden',
    'donderdag 1 oktober',
  ])
})

test('a day begins at midnight in Amsterdam, in summer and in winter, and in both nights when the clock changes', () => {
  const days = (...moments: string[]) => moments.map((moment) => today(new Date(moment)))
  expect(days('2026-07-31T21:59:59Z', '2026-07-31T22:00:00Z')).toEqual(['2026-07-31', '2026-08-01'])
  expect(days('2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z')).toEqual(['2026-12-31', '2027-01-01'])
  expect(days('2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z')).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-29',
    '2026-03-30',
  ])
  expect(days('2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z')).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-25',
    '2026-10-26',
  ])
})

test('two weeks on is the same day of the week, also when a night of them lasts an hour longer', () => {
  expect(addDays(today(new Date('2026-10-13T22:30:00Z')), 14)).toBe('2026-10-28')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('the last second of a day knows whether it is summer', () => {
  expect(['2026-07-31', '2026-12-31', '2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'].map(endOfDay)).toEqual([
    '2026-07-31T23:59:59+02:00',
    '2026-12-31T23:59:59+01:00',
    '2026-03-28T23:59:59+01:00',
    '2026-03-29T23:59:59+02:00',
    '2026-10-24T23:59:59+02:00',
    '2026-10-25T23:59:59+01:00',
  ])
})

test('the hour is that of the towns', () => {
  expect(['2026-07-01T21:59:00Z', '2026-07-01T22:00:00Z', '2026-12-01T23:00:00Z', '2026-10-25T01:30:00Z'].map(hourOf)).toEqual([23, 0, 0, 2])
})

test('a time on the Dutch clock is one moment, also on the days when the clock changes', () => {
  expect(atClock('2026-12-01', '10:00')).toBe('2026-12-01T09:00:00.000Z')
  expect(atClock('2026-07-01', '00:30')).toBe('2026-06-30T22:30:00.000Z')
  expect(clockOf('2026-06-30T22:30:00Z')).toBe('00:30')
  expect(atClock('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(atClock('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
})
