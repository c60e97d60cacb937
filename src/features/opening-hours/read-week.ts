import { faultsOfRows, type OpeningFault, type OpeningRow } from './opening-times.ts'

/** What is wrong with opening times in words, with the words it is about. */
export type WeekFault = { code: 'unknown_word' | 'no_days' | 'no_times' | 'whose_times' | 'no_clock' | 'long_day' | OpeningFault; at: string }

const dayNames = ['ma|maandag|maandags|mo|mon|monday|mondays', 'di|dinsdag|dinsdags|tu|tue|tues|tuesday|tuesdays']
  .concat('wo|woe|woensdag|woensdags|we|wed|wednesday|wednesdays', 'do|don|donderdag|donderdags|th|thu|thur|thurs|thursday|thursdays')
  .concat(
    'vr|vrij|vrijdag|vrijdags|fr|fri|friday|fridays',
    'za|zat|zaterdag|zaterdags|sa|sat|saturday|saturdays',
    'zo|zon|zondag|zondags|su|sun|sunday|sundays',
  )
  .map((names) => names.split('|'))
const groups: Readonly<Record<string, readonly number[]>> = {
  dagelijks: [1, 2, 3, 4, 5, 6, 7],
  daily: [1, 2, 3, 4, 5, 6, 7],
  werkdagen: [1, 2, 3, 4, 5],
  doordeweeks: [1, 2, 3, 4, 5],
  weekdays: [1, 2, 3, 4, 5],
  weekend: [6, 7],
  weekends: [6, 7],
}
/** Words that say nothing here. */
const silent = new Set([
  'van',
  'from',
  'om',
  'at',
  'uur',
  'u',
  'h',
  'open',
  'geopend',
  'hours',
  'op',
  'on',
  'elke',
  'iedere',
  'every',
  'in',
  'het',
  'the',
  'en',
  'and',
])

type Token = { text: string } & ({ is: 'days'; days: readonly number[] } | { is: 'time'; time: string } | { is: 'to' | 'closed' | 'appointment' | 'always' })

/**
 * Reads the opening times of a week as people write them in one cell, in Dutch or English: `ma-vr 9-17`, `di en do 9.00 tot 12.30 uur, 13.30 tot
 * 17.00 uur op afspraak; za gesloten`, `Mon-Fri 9am-5pm`, `24/7`. Semicolons, bars and new lines end what came before them.
 * @returns the rows, none for times nobody wrote; or what is wrong, with the words it is about
 */
export function readWeek(text: string): { rows: OpeningRow[] } | { fault: WeekFault } {
  const rows: OpeningRow[] = []
  for (const part of text.split(/[;|\n]/).filter((one) => one.trim() !== '')) {
    const tokens = tokensOf(part)
    if ('fault' in tokens) return tokens
    const read = rowsOf(tokens.found, part.trim())
    if ('fault' in read) return read
    rows.push(...read.rows)
  }
  const [wrong] = faultsOfRows(rows)
  if (!wrong) return { rows: rows.toSorted((a, b) => a.weekday - b.weekday || (a.opens < b.opens ? -1 : 1)) }
  const { weekday, opens, closes } = rows[wrong[0]]!
  return { fault: { code: wrong[1], at: `${dayNames[weekday - 1]![0]} ${opens}-${closes}` } }
}

/** Longest first: what is more than one word, times, and words. */
const pieces =
  /(?<always>24\s?\/\s?7|24 uur per dag|dag en nacht|day and night|24 hours)|(?<appointment>(?:alleen |only )?(?:op|volgens|na|by|on) (?:afspraak|appointment))|(?<closed>gesloten|dicht|closed)|(?<time>\d{1,2}(?:[.:u]\d{2}|u)?(?: ?[ap]\.?m\b\.?)?)|(?<every>elke dag|iedere dag|alle dagen|every day)|(?<to>t\/m|tot en met|tot|until|till|through|to|[-–—])|(?<word>[\p{L}]+\.?)|(?<sign>[^\s,:+&./()]+)/giu

function tokensOf(part: string): { found: Token[] } | { fault: WeekFault } {
  const found: Token[] = []
  for (const { 0: text, groups: named } of part.toLowerCase().matchAll(pieces)) {
    const { always, appointment, closed, time, every, to, word } = named!
    if (always) found.push({ text, is: 'always' })
    else if (appointment) found.push({ text, is: 'appointment' })
    else if (closed) found.push({ text, is: 'closed' })
    else if (every) found.push({ text, is: 'days', days: groups['dagelijks']! })
    else if (to) found.push({ text, is: 'to' })
    else if (time) {
      const clock = clockOf(time)
      if (clock === null) return { fault: { code: 'no_clock', at: text } }
      found.push({ text, is: 'time', time: clock })
    } else {
      const name = (word ?? text).replace('.', '')
      const day = dayNames.findIndex((names) => names.includes(name))
      const days = day >= 0 ? [day + 1] : Object.hasOwn(groups, name) ? groups[name]! : null
      if (days) found.push({ text, is: 'days', days })
      else if (!silent.has(name)) return { fault: { code: 'unknown_word', at: text } }
    }
  }
  return { found }
}

/** `9`, `9.30`, `9u30` and `5pm` on the clock of a day; null for what no clock shows. */
function clockOf(text: string): string | null {
  const [, hours = '', minutes = '00', half] = /^(\d{1,2})(?:[.:u](\d{2})?)? ?([ap])?\.?m?\.?$/.exec(text) ?? []
  if (hours === '' || Number(minutes) > 59 || (half && (Number(hours) < 1 || Number(hours) > 12))) return null
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  if (hour > 24 || (hour === 24 && minutes !== '00')) return null
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Days with the times behind them, as often as they come: `ma 9-12, di 10-13`. */
function rowsOf(tokens: readonly Token[], part: string): { rows: OpeningRow[] } | { fault: WeekFault } {
  const rows: OpeningRow[] = []
  let at = 0
  while (at < tokens.length) {
    const days: number[] = []
    for (; tokens[at]?.is === 'days'; at += 1) {
      const [first] = (tokens[at] as Token & { is: 'days' }).days
      const [to, last] = [tokens[at + 1], tokens[at + 2]]
      if (to?.is === 'to' && last?.is === 'days') {
        days.push(...daysBetween(first!, last.days[0]!))
        at += 2
      } else days.push(...(tokens[at] as Token & { is: 'days' }).days)
    }
    const times: OpeningRow[] = []
    let isClosed = false
    for (; at < tokens.length && tokens[at]!.is !== 'days'; at += 1) {
      const token = tokens[at]!
      if (token.is === 'always') times.push({ weekday: 0, opens: '00:00', closes: '24:00', isByAppointment: false, note: '' })
      else if (token.is === 'closed') isClosed = true
      else if (token.is === 'appointment') for (const one of times) one.isByAppointment = true
      else if (token.is === 'time' && tokens[at + 1]?.is === 'to' && tokens[at + 2]?.is === 'time') {
        const closes = (tokens[at + 2] as Token & { is: 'time' }).time
        if (token.time === '24:00') return { fault: { code: 'no_clock', at: token.text } }
        // Until the small hours is a bar; from nine to five in the night is a mistake for 17.00.
        if (closes < token.time && (token.time < '12:00' || closes > '12:00') && closes !== '00:00')
          return { fault: { code: 'long_day', at: `${token.time}-${closes}` } }
        times.push({ weekday: 0, opens: token.time, closes: closes === '00:00' ? '24:00' : closes, isByAppointment: false, note: '' })
        at += 2
      } else return { fault: { code: 'whose_times', at: part } }
    }
    const isAlways = days.length === 0 && times.length === 1 && times[0]!.closes === '24:00' && times[0]!.opens === '00:00'
    if (days.length === 0 && !isAlways) return { fault: { code: 'no_days', at: part } }
    if (times.length === 0 && !isClosed) return { fault: { code: 'no_times', at: part } }
    for (const weekday of isAlways ? groups['dagelijks']! : days) rows.push(...times.map((one) => ({ ...one, weekday })))
  }
  return { rows }
}

/** From Friday to Monday is four days. */
const daysBetween = (first: number, last: number): number[] => Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => ((first - 1 + at) % 7) + 1)
