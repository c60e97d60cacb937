import { isDate } from '#kernel/fields/date-text.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { addDays, atClock, clockOf, dayOf } from '#kernel/i18n/dates.ts'
import type { Slot } from './vacancy.ts'

/** A date as the form shows it, in Dutch time; what is not filled in is empty. */
export type SlotLine = { day: string; from: string; until: string; places: string; id: string }

/** One line a date, as text that a form field can hold: `2026-12-01 10:00-12:00 5 #id`. */
export function slotLines(slots: readonly Slot[]): string[] {
  return slots.map(({ id, startsAt, endsAt, places }) =>
    lineOf({ day: dayOf(startsAt), from: clockOf(startsAt), until: clockOf(endsAt), places: places === null ? '' : String(places), id }),
  )
}

export function lineOf({ day, from, until, places, id }: SlotLine): string {
  return `${day || '-'} ${from || '-'}-${until || '-'} ${places || '-'} #${id}`
}

export function readLine(line: string): SlotLine {
  const [day = '', times = '', places = '', id = ''] = cutText(line, 100).split(' ')
  const [from = '', until = ''] = times.startsWith('--') ? ['', times.slice(2)] : times.split('-')
  const filled = (text: string) => (text === '-' ? '' : text)
  return { day: filled(day), from: filled(from), until: filled(until), places: filled(places), id: id.slice(1) }
}

/** The complete dates, in UTC. If the end is before the start, the slot ends on the next day. */
export function slotsOf(lines: readonly string[]): { id?: string; startsAt: string; endsAt: string; places: number | null }[] {
  return lines.map(readLine).flatMap(({ day, from, until, places, id }) => {
    if (!isWhole({ day, from, until })) return []
    const startsAt = atClock(day, from)
    const endsAt = atClock(until > from ? day : addDays(day, 1), until)
    return [{ ...(id && { id }), startsAt, endsAt, places: Number(places) || null }]
  })
}

type Times = Pick<SlotLine, 'from' | 'until'>
const isTime = (text: string) => /^[0-2]\d:[0-5]\d$/.test(text)
const hoursInto = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/** A slot of more than twelve hours over midnight is taken for a typing error: from 14.00 until 12.00. */
export const isBackwards = ({ from, until }: Times): boolean => isTime(from) && isTime(until) && until <= from && hoursInto(until) + 24 - hoursInto(from) > 12

export const isWhole = ({ day, ...times }: Times & Pick<SlotLine, 'day'>): boolean =>
  isDate(day) && isTime(times.from) && isTime(times.until) && !isBackwards(times)
