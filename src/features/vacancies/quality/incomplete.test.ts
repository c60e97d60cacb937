import { expect, test } from 'vitest'
import { incompleteOf, type CheckedVacancy } from './incomplete.ts'

const now = new Date('2026-11-22T12:00:00Z')
const text = 'Je schenkt koffie en maakt een praatje met wie binnenkomt. '.repeat(3)
const whole: CheckedVacancy = {
  title: 'Schenk koffie',
  summary: 'Kom koffie schenken.',
  description: text,
  translations: {},
  themes: ['elderly'],
  commitment: 'recurring',
  locationMode: 'remote',
  dayparts: ['mon_morning'],
  slots: [],
  hoursPerWeekMin: 1,
  hoursPerWeekMax: 2,
  startDate: null,
  endDate: null,
  validThrough: '2027-01-10',
  minAge: null,
  maxAge: null,
  ageReason: null,
  expenses: 'none',
  allowanceCents: null,
  city: null,
  postcode: null,
  hasContact: true,
}
const gaps = (changes: Partial<CheckedVacancy>) => incompleteOf({ ...whole, ...changes }, now).map(({ field, code }) => `${field} ${code}`)

test('a whole vacancy lacks nothing, with pictures in its title and in a short one in figures too', () => {
  for (const title of ['Schenk koffie', '🎉 Feest!', 'كرة القدم', 'DJ 2027']) expect(gaps({ title })).toEqual([])
})

test('a title or a text of pictures alone says nothing', () => {
  expect(gaps({ title: '🎉🎉🎉🎉🎉🎉🎉' })).toEqual(['title too_short'])
  expect(gaps({ title: '☕☕☕ ja!! ☕☕☕' })).toEqual(['title too_short'])
  expect(gaps({ description: '🎉 '.repeat(90) })).toEqual(['description too_short'])
  expect(gaps({ description: `${'🎉'.repeat(20)} ${text}` })).toEqual([])
})

test('dates, hours and ages that contradict each other are told, all at once', () => {
  const wrong = { startDate: '2026-12-10', endDate: '2026-12-01', validThrough: '2026-11-21', hoursPerWeekMin: 4, hoursPerWeekMax: 2, minAge: 40, maxAge: 18 }
  expect(gaps(wrong)).toEqual(['hoursPerWeekMax invalid', 'endDate invalid', 'validThrough not_later', 'maxAge invalid', 'ageReason blank'])
})
