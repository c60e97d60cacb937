import { expect, test } from 'vitest'
import type { OpeningRow, OpeningTimes } from '#features/opening-hours/opening-times.ts'
import { dayOfEntry, entryOpening, openingStateOf } from './entry-opening.ts'

const row = (weekday: number, opens: string, closes: string, isByAppointment = false): OpeningRow => ({ weekday, opens, closes, isByAppointment, note: '' })
const times = (...rows: OpeningRow[]): OpeningTimes => ({ rows, exceptions: [], holidayRule: 'closed', halfHolidays: [], temporarilyClosed: null })
/** A Thursday. */
const day = '2026-11-26'
const at = (clock: string) => Temporal.ZonedDateTime.from(`${day}T${clock}[Europe/Amsterdam]`).toInstant()

test('of several places the one that is open counts', () => {
  const hall = times(row(4, '10:00', '12:00'))
  const desk = times(row(4, '13:00', '16:00'))
  expect(entryOpening([hall, desk], at('10:30'))).toMatchObject({ is: 'open', until: String(at('12:00')) })
  expect(entryOpening([hall, desk], at('12:15'))).toMatchObject({ is: 'opens_soon', at: String(at('13:00')) })
  expect(entryOpening([hall, desk], at('10:30')).spans.slice(0, 2)).toEqual([
    ['2026-11-26T09:00Z', '2026-11-26T11:00Z'],
    ['2026-11-26T12:00Z', '2026-11-26T15:00Z'],
  ])
})

test('the day has the times of all, what overlaps as one, and an appointment only where one cannot walk in', () => {
  const all = [times(row(4, '09:00', '12:00'), row(4, '14:00', '17:00', true)), times(row(4, '11:00', '13:00')), times(row(4, '10:00', '11:30', true))]
  expect(dayOfEntry(all, day)!.rows.map(({ opens, closes, isByAppointment }) => [opens, closes, isByAppointment])).toEqual([
    ['09:00', '13:00', false],
    ['14:00', '17:00', true],
  ])
})

test('what runs over midnight is open in the night', () => {
  const late = times(row(3, '20:00', '01:00'))
  expect(entryOpening([late], at('00:15'))).toMatchObject({ is: 'closes_soon' })
})

test('times nobody filled in are not known, and never closed', () => {
  expect(entryOpening([times()], at('10:00'))).toEqual({ is: 'unknown', until: null, at: null, isByAppointment: false, today: null, spans: [] })
  expect(entryOpening([], at('10:00')).is).toBe('unknown')
})

test('a state keeps its moments as text', () => {
  const closed = entryOpening([times(row(5, '09:00', '12:00'))], at('15:00'))
  expect(openingStateOf(closed)).toMatchObject({ is: 'closed', isByAppointment: false })
  expect(String((openingStateOf(closed) as { at: unknown }).at)).toBe('2026-11-27T08:00:00Z')
})
