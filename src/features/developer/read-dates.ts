import { isDate, momentOf } from '#kernel/fields/date-text.ts'
import { addDays, clockOf, fullDay, today } from '#kernel/i18n/dates.ts'
import { defineMessages, type Locale, say } from '#kernel/i18n/messages.ts'
import { scheduleWords } from '#features/activities/series/fault-words.ts'

export const dateWords = defineMessages({
  title: { nl: 'Datums en tijden', en: 'Dates and times' },
  text: {
    nl: 'De velden zijn die van de browser: een telefoon toont zijn eigen kiezer, en met een toetsenbord typ je de datum. De server kijkt alles na.',
    en: 'The fields are the browser’s own: a phone shows its own picker, and with a keyboard one types the date. The server checks everything.',
  },
  check: { nl: 'Kijk na', en: 'Check dates' },
  read: { nl: 'Zo zijn ze gelezen', en: 'How they were read' },
  notADay: { nl: 'Deze dag bestaat niet. Schrijf dag, maand en jaar.', en: 'This day does not exist. Write day, month and year.' },
  order: { nl: 'Deze dag is voor de eerste dag.', en: 'This day is before the first day.' },
  tooFar: {
    nl: ({ from, until }: { from: string; until: string }) => `Kies een dag van ${from} tot en met ${until}.`,
    en: ({ from, until }: { from: string; until: string }) => `Choose a day from ${from} until ${until}.`,
  },
})

/** Days that the field `near` takes, both included. */
export const nearDays = (now = new Date()) => ({ min: today(now), max: addDays(today(now), 365) })

/** A date as people write it, day first, or as machines do; null for any other text. */
export function typedDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? []
  const written = day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDate(written) ? written : null
}

type Values = { from?: string | null; until?: string | null; near?: string | null; typed?: string | null }

/** Faults that no single field can know; `moment` is the wall time as it was typed, `2027-03-28T02:30`. */
export function faultsOfDates({ from, until, near, typed }: Values, moment: string, locale: Locale): Record<string, string> {
  const { min, max } = nearDays()
  const clock = moment.slice(11, 16)
  const at = momentOf(moment)
  return {
    ...(from && until && until < from && { until: say(locale, dateWords.order) }),
    ...(near && (near < min || near > max) && { near: say(locale, dateWords.tooFar, { from: fullDay(locale, min), until: fullDay(locale, max) }) }),
    ...(typed && typedDate(typed) === null && { typed: say(locale, dateWords.notADay) }),
    // The clocks skip that hour: the time that is read back is another one.
    ...(at && clockOf(at) !== clock && { moment: say(locale, scheduleWords.time_is_skipped, { next: clockOf(at) }) }),
  }
}
