import { isDate } from '#kernel/fields/date-text.ts'
import { weekdayOf } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { OpeningException, OpeningRow } from './opening-times.ts'

/*
 * Opening times as lines of text, as people would write them: "maandag 9.00-12.30 op afspraak; met koffie" and
 * "24-12-2026 tot 3-1-2027 dicht; vakantie". A form keeps them so, and without script that is what is typed.
 */

const dayNames = {
  nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const
const words = { nl: { by: 'op afspraak', closed: 'dicht', to: 'tot' }, en: { by: 'by appointment', closed: 'closed', to: 'to' } } as const

/** The name of a weekday, 1 is Monday. */
export const dayName = (locale: Locale, weekday: number): string => dayNames[locale][weekday - 1] ?? ''

const clock = (locale: Locale, time: string) => time.replace(/^0/, '').replace(':', locale === 'nl' ? '.' : ':')
const dutch = (day: string) => (day === '' ? '' : day.split('-').map(Number).toReversed().join('-'))

type Times = Pick<OpeningRow, 'opens' | 'closes' | 'isByAppointment'>

const timesIn = (locale: Locale, { opens, closes, isByAppointment }: Times) =>
  `${clock(locale, opens)}-${clock(locale, closes)}${isByAppointment ? ` ${words[locale].by}` : ''}`
const withNote = (line: string, note: string) => (note ? `${line}; ${note}` : line)

/** A row of a week as a line. */
export const lineOfRow = (locale: Locale, row: OpeningRow): string => withNote(`${dayName(locale, row.weekday)} ${timesIn(locale, row)}`, row.note)

/** Days that differ, as a line. The times of all its days are written once. */
export function lineOfException(locale: Locale, { from, until, rows, note }: OpeningException): string {
  const times = [...new Map(rows.map((row) => [timesIn('nl', row), row])).values()]
  return lineOfDays(locale, { from, until, times, note })
}

/** Days that differ as a form has them: any part may still be empty. Without times they are closed. */
export type LooseDays = { from: string; until: string; times: readonly Times[]; note: string }

/** The same as a line. */
export function lineOfDays(locale: Locale, { from, until, times, note }: LooseDays): string {
  const days = from === until ? dutch(from) : `${dutch(from)} ${words[locale].to} ${dutch(until)}`
  return withNote(`${days} ${times.length === 0 ? words[locale].closed : times.map((one) => timesIn(locale, one)).join(', ')}`, note)
}

/** What a line that is still being written says so far, for the row of a form. */
export function looseRow(line: string): OpeningRow {
  const [said = '', note = ''] = parted(line)
  const { opens, closes, isByAppointment } = looseTimes(said)
  return { weekday: weekdayIn(said.split(/\s/, 1)[0] ?? '') || 1, opens, closes, isByAppointment, note }
}

/** The same of days that differ. */
export function looseDays(line: string): LooseDays {
  const read = readException(line)
  if (read) return { ...read, times: [...new Map(read.rows.map((row) => [timesIn('nl', row), row])).values()] }
  const [said = '', note = ''] = parted(line)
  const [from = '', until = from] = said.split(/\s+/).flatMap((part) => readDay(part) ?? [])
  return { from, until, times: /dicht|gesloten|closed/i.test(said) ? [] : [looseTimes(said)], note }
}

/** The first two times in a text; empty where there are none. */
function looseTimes(said: string): Times {
  const [opens = '', closes = ''] = [...said.matchAll(/(?<![\d-])(\d{1,2})[.:](\d{2})(?!\d)/g)].map(([, hour, minute]) => `${hour!.padStart(2, '0')}:${minute}`)
  const startsEmpty = /\s-/.test(said)
  return { opens: startsEmpty ? '' : opens, closes: startsEmpty ? opens : closes, isByAppointment: /op afspraak|by appointment/i.test(said) }
}

/** Reads a line; null where it is no day with two times. */
export function readRow(line: string): OpeningRow | null {
  const [said = '', note = ''] = parted(line)
  const space = said.search(/\s/)
  const weekday = space < 0 ? 0 : weekdayIn(said.slice(0, space))
  const times = weekday === 0 ? null : readTimes(said.slice(space))
  return times && { weekday, ...times, note }
}

/** Reads a line; null where it is not one or two dates with "dicht", or with times. The times count for each of its days. */
export function readException(line: string): OpeningException | null {
  const [said = '', note = ''] = parted(line)
  const parts = said.split(/\s+/)
  const from = readDay(parts.shift() ?? '')
  if (from === null) return null
  let until = from
  if (/^(?:tot|to|until|t\/m|-|–)$/i.test(parts[0] ?? '')) {
    parts.shift()
    // "tot en met"
    if (/^en$/i.test(parts[0] ?? '')) parts.splice(0, 2)
    const last = readDay(parts.shift() ?? '')
    if (last === null) return null
    until = last
  }
  const rest = parts.join(' ')
  if (/^(?:dicht|gesloten|closed)$/i.test(rest)) return { from, until, rows: [], note }
  const times = rest.split(',').map(readTimes)
  if (times.some((one) => one === null)) return null
  const rows = weekdaysBetween(from, until).flatMap((weekday) => times.map((one) => ({ weekday, ...one!, note: '' })))
  return { from, until, rows, note }
}

const parted = (line: string): readonly string[] => {
  const at = line.indexOf(';')
  return at < 0 ? [line.trim()] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}

/** From two letters on, in either language. */
function weekdayIn(typed: string): number {
  const name = typed.toLowerCase().replace(/[.:]$/, '')
  if (name.length < 2) return 0
  for (const names of Object.values(dayNames)) {
    const at = names.findIndex((one) => one.toLowerCase().startsWith(name))
    if (at >= 0) return at + 1
  }
  return 0
}

function readTimes(typed: string): Times | null {
  const found = /^\s?(\d{1,2})(?:[.:](\d{2}))?\s?(?:-|–|tot|to)\s?(\d{1,2})(?:[.:](\d{2}))?(?:\s(uur|op afspraak|by appointment))?\s?$/i.exec(typed)
  if (!found) return null
  const [, fromHour, fromMinute = '00', toHour, toMinute = '00', more = ''] = found
  const time = (hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`
  return { opens: time(fromHour!, fromMinute), closes: time(toHour!, toMinute), isByAppointment: /afspraak|appointment/i.test(more) }
}

/** `24-12-2026` or `2026-12-24`; null for no day of the calendar. */
function readDay(typed: string): string | null {
  const [one = '', two = '', three = '', ...more] = typed.split(/[-/]/)
  if (more.length > 0 || ![one, two, three].every((part) => /^\d{1,4}$/.test(part))) return null
  const [year, month, day] = one.length === 4 ? [one, two, three] : [three, two, one]
  if (year.length !== 4) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(iso) ? iso : null
}

/** The weekdays of these dates, in the order of a week; all of them from seven days on. Empty when they are turned around. */
function weekdaysBetween(from: string, until: string): number[] {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
  const first = weekdayOf(`${from}T12:00Z`) || 7
  // Turned around: one day keeps the times, and the check of the dates tells.
  const many = Math.min(7, Math.max(1, days))
  return Array.from({ length: many }, (_, at) => ((first - 1 + at) % 7) + 1).toSorted((a, b) => a - b)
}
