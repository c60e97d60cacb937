import { expect, test } from 'vitest'
import { limitsOf } from './limits.ts'
import { type NoteSum, meterOf, roomOfMonth } from './meter.ts'

const sum = (some: Partial<NoteSum>): NoteSum => ({ month: '2025-03', organization: 'Club', kind: 'allowance', cents: 1000, hours: null, ...some })
const room = (...cents: number[]) => roomOfMonth(meterOf(2025, [sum({ cents: cents.reduce((all, one) => all + one, 0) })]), '2025-03')

test('from 80 % of a month on there is a warning, at the limit there is nothing left, above it it says so', () => {
  expect(room(16_799)).toMatchObject({ left: 4201, state: 'plenty' })
  expect(room(16_800)).toMatchObject({ left: 4200, state: 'near' })
  expect(room(21_000)).toMatchObject({ left: 0, state: 'full' })
  expect(room(21_001)).toMatchObject({ left: 0, state: 'over' })
})

test('the year has a limit of its own, for all organizations and months together', () => {
  const months = Array.from({ length: 9 }, (_, at) => sum({ month: `2025-0${at + 1}`, organization: at % 2 ? 'Club' : 'Koor', cents: 20_000 }))
  const meter = meterOf(2025, months)
  expect(meter.wholeYear).toMatchObject({ counted: 180_000, left: 30_000, state: 'near' })
  expect(Object.values(meter.months).every(({ state }) => state === 'near')).toBe(true)
  expect(roomOfMonth(meter, '2025-12')).toEqual({ counted: 0, apart: 0, limit: 21_000, left: 21_000, state: 'plenty' })
})

test('costs stand apart, unless the same organization gives an allowance in that year too', () => {
  const travel = sum({ organization: 'De Wending', kind: 'actual', cents: 40_000 })
  const alone = meterOf(2025, [sum({ cents: 5000 }), travel])
  expect(alone.wholeYear).toMatchObject({ counted: 5000, apart: 40_000, state: 'plenty' })
  expect(alone.countsCosts).toBe(false)
  const both = meterOf(2025, [sum({ cents: 5000 }), travel, sum({ month: '2025-09', organization: 'de wending ', cents: 100 })])
  expect(both.wholeYear).toMatchObject({ counted: 45_100, apart: 0 })
  expect(both.months['2025-03']).toMatchObject({ counted: 45_000, state: 'over' })
  expect(both.countsCosts).toBe(true)
})

test('an allowance for an hour is judged by its hours, by both ages', () => {
  const dear = (cents: number, hours: number | null, kind: NoteSum['kind'] = 'allowance') => meterOf(2025, [sum({ cents, hours, kind })]).dear
  expect(dear(5600, 10)).toEqual([{ month: '2025-03', organization: 'Club', centsPerHour: 560, adult: false }])
  expect(dear(5610, 10)).toMatchObject([{ centsPerHour: 561, adult: true }])
  expect(dear(3300, 10)).toEqual([])
  expect(dear(9000, null)).toEqual([])
  expect(dear(9000, 1, 'actual')).toEqual([])
})

test('a year without a row has no limits, whatever stands there', () => {
  const meter = meterOf(2026, [sum({ month: '2026-03', cents: 900_000, hours: 1 })])
  expect(meter).toMatchObject({ limits: null, wholeYear: { counted: 900_000, limit: null, left: null, state: 'unknown' }, dear: [] })
  expect(roomOfMonth(meter, '2026-04').state).toBe('unknown')
})

test.each([2023, 2024, 2025])('%i has limits, each with its source and the day it was read', (year) => {
  const { source, checked, month, wholeYear, hour, hourUnderAge } = limitsOf(year)!
  expect(source.url).toMatch(/^https:\/\/www\.belastingdienst\.nl\//)
  expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(wholeYear).toBe(month * 10)
  expect(hour).toBeGreaterThan(hourUnderAge)
})
