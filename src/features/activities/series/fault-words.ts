import { defineMessages } from '#kernel/i18n/messages.ts'
import type { ScheduleFault } from './schedule.ts'

/** What is wrong with when an activity is, at its field. */
export const scheduleWords = defineMessages({
  invalid: { nl: 'Vul dit in zoals de keuzes het zeggen.', en: 'Fill this in as the choices say.' },
  hour_of_clock_change: {
    nl: 'Iets wat herhaalt kan niet tussen 2 en 3 uur ’s nachts beginnen: in twee nachten per jaar gaat de klok dan om.',
    en: 'What repeats cannot begin between 2 and 3 at night: clocks change then in two nights of the year.',
  },
  ends_before_it_begins: { nl: 'Het einde is voor het begin.', en: 'The end is before the beginning.' },
  too_long: {
    nl: 'Dit duurt te lang: één keer hoogstens 28 dagen, elke dag hoogstens 60 keer, een reeks hoogstens 2 jaar.',
    en: 'This takes too long: one date 28 days at most, every day 60 times at most, a series 2 years at most.',
  },
  too_many: {
    nl: 'Dit zijn te veel data. Een reeks heeft er hoogstens 200, en elke dag hoogstens 60.',
    en: 'These are too many dates. A series has 200 at most, and every day 60 at most.',
  },
  no_time: { nl: 'Begin en einde zijn dezelfde tijd.', en: 'It begins and ends at the same time.' },
  time_is_skipped: {
    nl: (f: { next: string }) => `Deze tijd bestaat die nacht niet: de klok gaat vooruit. De eerste tijd die bestaat is ${f.next} uur.`,
    en: (f: { next: string }) => `This time does not exist that night: clocks go forward. The first time that does is ${f.next}.`,
  },
  no_dates_left: { nl: 'Alle data zijn weggelaten. Houd er minstens één over.', en: 'All dates are left out. Keep at least one.' },
}) satisfies Record<ScheduleFault, unknown>
