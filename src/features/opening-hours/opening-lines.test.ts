import { expect, test } from 'vitest'
import { lineOfException, lineOfRow, readException, readRow } from './opening-lines.ts'

const monday = { weekday: 1, opens: '09:00', closes: '12:30', isByAppointment: false, note: '' }

test.each([
  ['maandag 9.00-12.30', monday],
  ['ma 9-12.30', monday],
  ['Monday 9:00 to 12:30', monday],
  ['vr 20.00 tot 02.00', { ...monday, weekday: 5, opens: '20:00', closes: '02:00' }],
  ['zondag 0.00-24.00 op afspraak; bel aan', { weekday: 7, opens: '00:00', closes: '24:00', isByAppointment: true, note: 'bel aan' }],
])('“%s” is read as somebody means it', (line, row) => {
  expect(readRow(line)).toEqual(row)
})

test.each(['', 'maandag', 'maandag 9.00', 'maan 9.00-', 'feestdag 9.00-12.00', 'm 9-12', '9.00-12.00'])('“%s” is no row', (line) => {
  expect(readRow(line)).toBeNull()
})

test('what is written is read back, in both languages', () => {
  const rows = [monday, { weekday: 3, opens: '00:00', closes: '24:00', isByAppointment: true, note: 'eerst bellen; liefst ’s ochtends' }]
  const days = [
    { from: '2026-12-24', until: '2027-01-03', rows: [], note: 'Kerstvakantie' },
    {
      from: '2026-12-05',
      until: '2026-12-05',
      rows: [
        { ...monday, weekday: 6 },
        { ...monday, weekday: 6, opens: '13:00', closes: '15:00' },
      ],
      note: '',
    },
    { from: '2026-08-03', until: '2026-08-06', rows: [1, 2, 3, 4].map((weekday) => ({ ...monday, weekday })), note: '' },
  ]
  for (const locale of ['nl', 'en'] as const) {
    expect(rows.map((row) => readRow(lineOfRow(locale, row)))).toEqual(rows)
    expect(days.map((one) => readException(lineOfException(locale, one)))).toEqual(days)
  }
  expect(lineOfException('nl', days[0]!)).toBe('24-12-2026 tot 3-1-2027 dicht; Kerstvakantie')
})

test('dates that no calendar has are none, and those turned around are left to the check', () => {
  expect(readException('31-2-2026 dicht')).toBeNull()
  expect(readException('24-12-2026')).toBeNull()
  expect(readException('24-12-2026 tot en met 20-12-2026 dicht')).toMatchObject({ from: '2026-12-24', until: '2026-12-20' })
})
