import { isDate } from '#kernel/fields/date-text.ts'
import { addDays, daysBetween } from '#kernel/i18n/dates.ts'
import type { ShownDate } from './fetch-dates.ts'

type Change = { attributes: Record<string, unknown>; meta: { scope: string } }

/** What of a date was changed in its form, as the API takes it: nothing that is as it was. */
export function changeOf(typed: FormData, { localStart, localEnd, note }: Pick<ShownDate, 'localStart' | 'localEnd' | 'note'>): Change {
  const said = (name: string) => String(typed.get(name) ?? '').trim()
  const [day, from, until] = [said('day'), said('from') || localStart.slice(11), said('until') || localEnd.slice(11)]
  const start = `${day}T${from}`
  const scope = said('scope') || 'this'
  const isMoved = start !== localStart
  const isShorter = until !== localEnd.slice(11)
  return {
    attributes: {
      ...(isMoved && { start }),
      // An end that was not typed goes along with the begin; it may be a day later.
      ...(isShorter && { end: `${endDay(start, until, localStart, localEnd)}T${until}` }),
      ...(said('note') !== (note ?? '') && { note: said('note') || null }),
      ...(scope !== 'this' && { keepsChanged: typed.has('keeps') }),
    },
    meta: { scope },
  }
}

/** The day of the end: as many days after the begin as it was, and the next one for a time that is not after the begin. */
function endDay(start: string, until: string, localStart: string, localEnd: string): string {
  const day = start.slice(0, 10)
  if (!isDate(day)) return day
  const days = daysBetween(localStart.slice(0, 10), localEnd.slice(0, 10))
  const least = until <= start.slice(11) ? 1 : 0
  return addDays(day, days > 1 ? days : least)
}

/** Faults of the API at the fields of the form. */
export function faultsAt(faults: Readonly<Record<string, string>>): Record<string, string> {
  const names: Record<string, string> = { start: 'day', end: 'until' }
  return Object.fromEntries(
    Object.entries(faults).map(([pointer, words]) => {
      const name = pointer.split('/').at(-1)!
      return [names[name] ?? name, words]
    }),
  )
}
