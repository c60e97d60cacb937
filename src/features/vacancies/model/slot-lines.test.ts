import { expect, test } from 'vitest'
import { readLine, slotLines, slotsOf } from './slot-lines.ts'

test('a date is a line on the Dutch clock, and the same date again', () => {
  const slot = { id: 'a1', startsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T11:30:00.000Z', places: 5, placesTaken: 2 }
  expect(slotLines([slot])).toEqual(['2026-12-01 10:00-12:30 5 #a1'])
  expect(slotsOf(slotLines([slot]))).toEqual([{ id: 'a1', startsAt: slot.startsAt, endsAt: slot.endsAt, places: 5 }])
})

test('in summer the clock is another, and a party ends after midnight', () => {
  expect(slotsOf(['2026-07-01 20:00-01:00 - #'])).toEqual([{ startsAt: '2026-07-01T18:00:00.000Z', endsAt: '2026-07-01T23:00:00.000Z', places: null }])
})

test('half a date is kept as it was typed, and is no date yet', () => {
  expect(readLine('2026-12-01 --12:00 - #')).toEqual({ day: '2026-12-01', from: '', until: '12:00', places: '', id: '' })
  expect(slotsOf(['2026-12-01 --12:00 - #', '- --- - #', '', 'x'.repeat(100_000), '2026-99-99 10:00-12:00 1 #'])).toEqual([])
})

test('a date that ends before it begins is no night, and waits for other times', () => {
  expect(slotsOf(['2026-12-01 14:00-12:00 - #', '2026-12-01 10:00-10:00 - #'])).toEqual([])
  expect(slotsOf(['2026-12-01 21:00-09:00 - #'])).toHaveLength(1)
})
