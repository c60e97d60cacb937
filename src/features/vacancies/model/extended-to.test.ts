import { expect, test } from 'vitest'
import { addMonths } from '#kernel/i18n/dates.ts'
import { extendedTo } from './extended-to.ts'

test('a month that is shorter ends on its last day', () => {
  expect([addMonths('2026-11-30', 3), addMonths('2026-08-31', 6), addMonths('2026-12-15', 1)]).toEqual(['2027-02-28', '2027-02-28', '2027-01-15'])
})

test('one press adds three months, and never more than half a year from today', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  expect(extendedTo('2026-11-29', now)).toBe('2027-02-28')
  expect(extendedTo('2026-10-01', now)).toBe('2027-02-22')
  expect(extendedTo('2027-05-01', now)).toBe('2027-05-22')
})
