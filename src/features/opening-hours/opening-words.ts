import { clockTime, dayOf, daysBetween, fullDay, longDay, weekdayName } from '#kernel/i18n/dates.ts'
import { defineMessages, type Locale, say } from '#kernel/i18n/messages.ts'
import { holidayWords } from './holiday-words.ts'
import type { OpeningState } from './opening-state.ts'
import type { OpeningRow, OpeningTimes } from './opening-times.ts'
import { type DayPlan, planOf, rowsOn } from './spans.ts'

type At = { at: string }

const words = defineMessages({
  temporarilyClosed: { nl: 'Tijdelijk gesloten', en: 'Temporarily closed' },
  temporarilyClosedUntil: { nl: (f: At) => `Tijdelijk gesloten tot en met ${f.at}`, en: (f: At) => `Temporarily closed up to ${f.at}` },
  unknown: { nl: 'Openingstijden niet bekend', en: 'Opening hours not known' },
  dayAndNight: { nl: 'Dag en nacht open', en: 'Open day and night' },
  open: { nl: (f: At) => `Nu open, tot ${f.at}`, en: (f: At) => `Open now, until ${f.at}` },
  closesSoon: { nl: (f: At) => `Nu open, sluit om ${f.at}`, en: (f: At) => `Open now, closes at ${f.at}` },
  byAppointment: { nl: (f: At) => `Nu op afspraak, tot ${f.at}`, en: (f: At) => `By appointment now, until ${f.at}` },
  holidayUnsure: { nl: 'Vandaag is een feestdag: bel eerst', en: 'Today is a public holiday: call first' },
  opensSoon: { nl: (f: At) => `Gaat om ${f.at} open`, en: (f: At) => `Opens at ${f.at}` },
  closed: { nl: 'Nu gesloten', en: 'Closed now' },
  closedUntil: { nl: (f: At) => `Nu gesloten, ${f.at} weer open`, en: (f: At) => `Closed now, opens ${f.at}` },
  closedUntilAppointment: { nl: (f: At) => `Nu gesloten, op afspraak vanaf ${f.at}`, en: (f: At) => `Closed now, by appointment from ${f.at}` },
  today: { nl: (f: At) => `om ${f.at}`, en: (f: At) => `at ${f.at}` },
  tomorrow: { nl: (f: At) => `morgen om ${f.at}`, en: (f: At) => `tomorrow at ${f.at}` },
  onDay: { nl: (f: At & { day: string }) => `${f.day} om ${f.at}`, en: (f: At & { day: string }) => `${f.day} at ${f.at}` },
  closedToday: { nl: 'gesloten', en: 'closed' },
  appointmentOnly: { nl: (f: At) => `${f.at} op afspraak`, en: (f: At) => `${f.at} by appointment` },
  callFirst: { nl: 'bel eerst', en: 'call first' },
})

/** Whether it is open, as a person says it: “Nu gesloten, maandag om 9.00 uur weer open”. */
export function stateInWords(locale: Locale, state: OpeningState, now: Temporal.Instant): string {
  const at = (moment: Temporal.Instant) => clockTime(locale, String(moment))
  switch (state.is) {
    case 'temporarily_closed':
      return state.until ? say(locale, words.temporarilyClosedUntil, { at: fullDay(locale, state.until) }) : say(locale, words.temporarilyClosed)
    case 'unknown':
      return say(locale, words.unknown)
    case 'open':
      return state.until ? say(locale, words.open, { at: at(state.until) }) : say(locale, words.dayAndNight)
    case 'closes_soon':
      return say(locale, words.closesSoon, { at: at(state.until) })
    case 'by_appointment':
      return say(locale, words.byAppointment, { at: at(state.until) })
    case 'holiday_unsure':
      return say(locale, words.holidayUnsure)
    case 'opens_soon':
      return say(locale, words.opensSoon, { at: at(state.at) })
    case 'closed': {
      if (!state.at) return say(locale, words.closed)
      return say(locale, state.isByAppointment ? words.closedUntilAppointment : words.closedUntil, { at: whenInWords(locale, state.at, now) })
    }
  }
}

/** “om 13.00 uur”, “morgen om 9.00 uur”, “maandag om 9.00 uur”; from a week on with the date. */
function whenInWords(locale: Locale, moment: Temporal.Instant, now: Temporal.Instant): string {
  const at = clockTime(locale, String(moment))
  const days = daysBetween(String(now), String(moment))
  if (days === 0) return say(locale, words.today, { at })
  if (days === 1) return say(locale, words.tomorrow, { at })
  return say(locale, words.onDay, {
    at,
    day: days < 7 ? weekdayName(locale, String(moment)) : longDay(locale, String(moment), new Date(now.epochMilliseconds)),
  })
}

/** The times of a date: “9.00–12.30, 13.30–17.00 op afspraak”, “gesloten (Tweede Kerstdag)”. */
export function dayInWords(locale: Locale, plan: DayPlan): string {
  const why = plan.holiday && plan.why !== 'week' ? say(locale, holidayWords[plan.holiday]) : plan.note
  const times = plan.why === 'holiday_unsure' ? say(locale, words.callFirst) : rowsInWords(locale, plan.rows)
  return why ? `${times} (${why})` : times
}

function rowsInWords(locale: Locale, rows: readonly OpeningRow[]): string {
  if (rows.length === 0) return say(locale, words.closedToday)
  return rows
    .map((row) => {
      const at = `${typed(locale, row.opens)}–${typed(locale, row.closes)}`
      const times = row.isByAppointment ? say(locale, words.appointmentOnly, { at }) : at
      return row.note ? `${times}, ${row.note}` : times
    })
    .join(', ')
}

/** `9.00` in Dutch, `9:00` in English, as `clockTime` has it. */
const typed = (locale: Locale, time: string) => time.replace(/^0/, '').replace(':', locale === 'nl' ? '.' : ':')

/** The week from Monday to Sunday, without holidays and exceptions: each day by name with its times. */
export function weekInWords(locale: Locale, { rows }: Pick<OpeningTimes, 'rows'>): { day: string; times: string }[] {
  // 2024 began on a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    day: weekdayName(locale, `2024-01-0${weekday}T12:00:00Z`),
    times: rowsInWords(locale, rowsOn(rows, weekday)),
  }))
}

/** Today's times, for a page that is kept until midnight. */
export const todayInWords = (locale: Locale, times: OpeningTimes, now: Date): string => dayInWords(locale, planOf(times, dayOf(now)))
