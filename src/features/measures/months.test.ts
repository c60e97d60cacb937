import { expect, test } from 'vitest'
import { addMonths, isMonth, momentsOf, monthsBefore, monthsBetween, monthsIn, yearBefore } from './months.ts'

test('a month begins and ends at midnight in the Netherlands, also when the clock changes in it', () => {
  expect(momentsOf('2026-10-01')).toEqual({ begin: '2026-09-30T22:00:00Z', end: '2026-10-31T23:00:00Z' })
  expect(momentsOf('2027-03-01')).toEqual({ begin: '2027-02-28T23:00:00Z', end: '2027-03-31T22:00:00Z' })
})

test('every month begins where the one before it ends', () => {
  for (const month of monthsIn({ from: '2024-01-01', to: '2029-01-01' })) expect(momentsOf(addMonths(month, -1)).end).toBe(momentsOf(month).begin)
})

test('months are counted over the turn of the year', () => {
  expect([addMonths('2026-11-01', 2), addMonths('2026-01-01', -1), addMonths('2026-12-01', 0), addMonths('2026-03-01', -27)]).toEqual([
    '2027-01-01',
    '2025-12-01',
    '2026-12-01',
    '2023-12-01',
  ])
  expect(monthsBetween({ from: '2025-11-01', to: '2026-02-01' })).toBe(3)
  expect(monthsBefore({ from: '2026-01-01', to: '2026-04-01' })).toEqual({ from: '2025-10-01', to: '2026-01-01' })
  expect(yearBefore({ from: '2026-01-01', to: '2026-04-01' })).toEqual({ from: '2025-01-01', to: '2025-04-01' })
})

test.each(['2026-01-02', '2026-13-01', '2026-00-01', '2026-1-01', '1926-01-01', '2026-01-01x', ''])('%j is no month', (text) =>
  expect(isMonth(text)).toBe(false),
)
