import { expect, test } from 'vitest'
import { ago, clockTime, daysBetween, longDay } from './dates.ts'

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
