import { expect, test } from 'vitest'
import { isDate, momentInSql, momentOf } from './date-text.ts'

test.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s exists', (day) => expect(isDate(day)).toBe(true))
test.each(['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '1899-12-31', ''])('%s does not', (day) =>
  expect(isDate(day)).toBe(false),
)

test.each([
  ['2026-11-21T09:30:00.000Z', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21T09:30Z', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21T09:30:15.123456Z', '2026-11-21T09:30:15.123Z'],
  ['2026-11-21T09:30:00+02:00', '2026-11-21T07:30:00.000Z'],
  ['2026-11-21T09:30:00-0330', '2026-11-21T13:00:00.000Z'],
  // Dutch clocks, in winter and in summer, whatever the zone of the process.
  ['2026-12-01T10:00', '2026-12-01T09:00:00.000Z'],
  ['2027-06-01T10:00', '2027-06-01T08:00:00.000Z'],
  ['2027-06-01T10:00:30', '2027-06-01T08:00:30.000Z'],
])('%s is %s', (written, moment) => expect(momentOf(written)).toBe(moment))

test.each([
  '2026-02-30T10:00:00Z',
  '2027-02-30T10:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T10:60Z',
  '2026-11-21T10:00:60Z',
  '2026-11-21T10:00:00+15:00',
  '2026-11-21T10:00:00+02:60',
  '2026-11-21 10:00',
  '2026-11-21',
  '2026-11-21T10:00:00Z; drop',
])('%s is no moment', (written) => expect([momentOf(written), momentInSql(written)]).toEqual([null, null]))

test('PostgreSQL gets the zone where none was written', () => {
  expect(momentInSql('2027-06-01T10:00')).toBe('2027-06-01 10:00 Europe/Amsterdam')
  expect(momentInSql('2026-11-21T09:30:15.123456Z')).toBe('2026-11-21T09:30:15.123456Z')
})
