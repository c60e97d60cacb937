import { today } from '#kernel/i18n/dates.ts'
import type { Slot } from '#features/vacancies/model/vacancy.ts'
import { daypartsOf, placesOf } from '#features/vacancies/model/slots.ts'
import type { Daypart } from '#features/vacancies/model/states.ts'

type Dates = { valid_through: string | null; start_date: string | null; end_date: string | null; slots: Slot[]; dayparts: Daypart[]; places: number | null }

/** The dates of a vacancy that is used again: those that have passed are left out, and it says anew until when it runs. */
export function renewDates({ valid_through, start_date, end_date, slots, dayparts, places }: Dates, now: Date) {
  const day = today(now)
  const later = (date: string | null) => (date !== null && date >= day ? date : null)
  const open = slots.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime())
  const end = later(end_date)
  return {
    valid_through: later(valid_through),
    end_date: end,
    // Without its end a beginning in the past says nothing; with one that is still to come it does.
    start_date: end === null ? later(start_date) : start_date,
    slots: JSON.stringify(open),
    ...(slots.length > 0 && open.length > 0 ? { dayparts: daypartsOf(open), places: placesOf(open) } : { dayparts, places }),
  }
}
