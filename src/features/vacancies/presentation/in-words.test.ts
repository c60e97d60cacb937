import { expect, test } from 'vitest'
import { distanceInWords } from './distance-in-words.ts'
import { periodInWords } from './period-in-words.ts'
import { dayparts } from '#features/vacancies/model/states.ts'
import { timeInWords } from './time-in-words.ts'
import { whenInWords } from './when-in-words.ts'

const hours = (least: number | null, max: number | null, commitment: 'one_off' | 'recurring' | 'flexible' | 'project' = 'recurring') => ({
  commitment,
  hoursPerWeekMin: least,
  hoursPerWeekMax: max,
})

test('moments of the week are read as people say them', () => {
  expect(whenInWords(['tue_morning', 'thu_afternoon'], 'nl')).toBe('dinsdagochtend en donderdagmiddag')
  expect(whenInWords(['thu_afternoon', 'mon_evening', 'tue_morning'], 'nl')).toBe('maandagavond, dinsdagochtend en donderdagmiddag')
  expect(whenInWords(['tue_morning', 'thu_afternoon'], 'en')).toBe('Tuesday morning and Thursday afternoon')
})

test('moments that belong together are one word', () => {
  const of = (pattern: RegExp) => dayparts.filter((daypart) => pattern.test(daypart))
  expect(whenInWords(of(/^(sat|sun)_/), 'nl')).toBe('in het weekend')
  expect(whenInWords(of(/^(mon|tue|wed|thu|fri)_(morning|afternoon)/), 'nl')).toBe('doordeweeks overdag')
  expect(whenInWords(of(/^(mon|tue|wed|thu|fri)_evening/), 'en')).toBe('weekday evenings')
  expect(whenInWords([...of(/^wed_/), 'fri_morning'], 'nl')).toBe('woensdag en vrijdagochtend')
})

test('no moment means it is agreed together, all moments that one is free, and a long list is counted', () => {
  expect(whenInWords([], 'nl')).toBe('in overleg')
  expect(whenInWords(dayparts, 'en')).toBe('whenever you can')
  expect(whenInWords(['mon_morning', 'tue_evening', 'wed_morning', 'thu_evening', 'sat_morning'], 'nl')).toBe('5 momenten in de week')
})

test('a moment nobody knows is left out', () => {
  expect(whenInWords(['noon', 'sun_evening'], 'nl')).toBe('zondagavond')
})

test('hours are a range, a number or a limit', () => {
  expect(timeInWords(hours(2, 4), 'nl')).toBe('2 tot 4 uur per week')
  expect(timeInWords(hours(1.5, 1.5), 'nl')).toBe('1,5 uur per week')
  expect(timeInWords(hours(1, 1), 'en')).toBe('1 hour a week')
  expect(timeInWords(hours(0, 3), 'nl')).toBe('tot 3 uur per week')
  expect(timeInWords(hours(4, null), 'en')).toBe('from 4 hours a week')
})

test('something that happens once has no week', () => {
  expect(timeInWords(hours(3, 4, 'one_off'), 'nl')).toBe('één keer, 3 tot 4 uur')
  expect(timeInWords(hours(null, null, 'one_off'), 'en')).toBe('once')
  expect(timeInWords(hours(null, null, 'flexible'), 'nl')).toBe('wanneer jij kunt')
})

test('distances have one decimal below ten kilometres', () => {
  expect(distanceInWords(1.4123, 'nl')).toBe('1,4 km')
  expect(distanceInWords(0, 'nl')).toBe('0,1 km')
  expect(distanceInWords(9.97, 'nl')).toBe('10 km')
  expect(distanceInWords(12.4, 'en')).toBe('12 km')
})

test('a period says from when, until when, or which day', () => {
  const today = new Date('2026-11-21T10:00:00Z')
  expect(periodInWords('2027-01-04', null, 'nl', today)).toBe('vanaf maandag 4 januari 2027')
  expect(periodInWords('2026-11-27', '2026-11-27', 'nl', today)).toBe('vrijdag 27 november')
  expect(periodInWords('2026-11-27', '2026-12-05', 'en', today)).toBe('from Friday 27 November to Saturday 5 December')
  expect(periodInWords('2026-01-01', null, 'nl', today)).toBe(null)
  expect(periodInWords(null, null, 'nl', today)).toBe(null)
})

test('a period has begun as soon as its day begins in Amsterdam, and a year ends there too', () => {
  const before = new Date('2026-06-30T21:59:00Z')
  const after = new Date('2026-06-30T22:00:00Z')
  expect([before, after].map((now) => periodInWords('2026-07-01', null, 'nl', now))).toEqual(['vanaf woensdag 1 juli', null])
  expect(periodInWords('2027-01-04', null, 'nl', new Date('2026-12-31T23:30:00Z'))).toBe('vanaf maandag 4 januari')
})
