import { expect, test } from 'vitest'
import { readWeek } from './read-week.ts'

const days = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']
/** The rows as one line, days with the same times joined. */
const said = (text: string) => {
  const read = readWeek(text)
  if ('fault' in read) return `${read.fault.code}: ${read.fault.at}`
  return read.rows.map(({ weekday, opens, closes, isByAppointment }) => `${days[weekday - 1]} ${opens}-${closes}${isByAppointment ? '?' : ''}`).join(' ')
}

test.each([
  ['ma-vr 9-17', 'ma 09:00-17:00 di 09:00-17:00 wo 09:00-17:00 do 09:00-17:00 vr 09:00-17:00'],
  ['Maandag t/m woensdag van 9.00 tot 12.30 uur', 'ma 09:00-12:30 di 09:00-12:30 wo 09:00-12:30'],
  ['di en do: 9:00 – 12:30 en 13:30 – 17:00', 'di 09:00-12:30 di 13:30-17:00 do 09:00-12:30 do 13:30-17:00'],
  ['ma 9-12, di 10-13', 'ma 09:00-12:00 di 10:00-13:00'],
  ['ma, wo, vr 9u30-12u', 'ma 09:30-12:00 wo 09:30-12:00 vr 09:30-12:00'],
  ['woensdag 13.00-16.00 op afspraak; za gesloten', 'wo 13:00-16:00?'],
  ['werkdagen 8.30-17.00 | weekend dicht', 'ma 08:30-17:00 di 08:30-17:00 wo 08:30-17:00 do 08:30-17:00 vr 08:30-17:00'],
  ['Mon-Tue 9am-5pm\nSat 10 a.m. to 12.30 p.m.', 'ma 09:00-17:00 di 09:00-17:00 za 10:00-12:30'],
  ['vr 20.00-02.00', 'vr 20:00-02:00'],
  ['za 20-0', 'za 20:00-24:00'],
  ['za t/m ma 10-11', 'ma 10:00-11:00 za 10:00-11:00 zo 10:00-11:00'],
  ['zo 0-24', 'zo 00:00-24:00'],
  ['24/7', days.map((day) => `${day} 00:00-24:00`).join(' ')],
  ['elke dag 10.00 tot 11.00 uur', days.map((day) => `${day} 10:00-11:00`).join(' ')],
  ['gesloten op zondag', 'no_days: gesloten op zondag'],
  ['zondag gesloten', ''],
  ['', ''],
  [' ; ', ''],
])('“%s” is read as it is meant', (text, rows) => {
  expect(said(text)).toBe(rows)
})

test.each([
  ['ma-vr 9-5', 'long_day: 09:00-05:00'],
  ['ma 25-26', 'no_clock: 25'],
  ['ma 9.75-12', 'no_clock: 9.75'],
  ['ma 24-12', 'no_clock: 24'],
  ['ma 13pm-14pm', 'no_clock: 13pm'],
  ['9-17', 'no_days: 9-17'],
  ['ma-vr', 'no_times: ma-vr'],
  ['op afspraak', 'no_days: op afspraak'],
  ['ma 9', 'whose_times: ma 9'],
  ['ma 9-12-17', 'whose_times: ma 9-12-17'],
  ['ma 9-12 ma 11-13', 'overlaps: ma 11:00-13:00'],
  ['ma 9-9', 'no_time: ma 09:00-09:00'],
  ['ma 1-2,3-4,5-6,7-8,9-10', 'too_many: ma 09:00-10:00'],
  ['ma 9-17 behalve in de zomer', 'unknown_word: behalve'],
  ['maandagen 9-17', 'unknown_word: maandagen'],
  ['zie website', 'unknown_word: zie'],
  ['ma 9-12 \u{1f600}', 'unknown_word: \u{1f600}'],
  ['ma 9-12 \ud83d', 'unknown_word: \ud83d'],
])('of “%s” is told what is wrong', (text, fault) => {
  expect(said(text)).toBe(fault)
})

test('a long cell is read in a moment', () => {
  expect(said('ma '.repeat(3000))).toMatch(/^no_times/)
  expect(said('9-'.repeat(3000))).toMatch(/^whose_times|^no_days/)
  expect(said('op '.repeat(3000))).toBe('')
})
