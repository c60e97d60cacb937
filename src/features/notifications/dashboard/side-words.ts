import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** Words of the column beside the to-dos: the week's appointments, and the charts. */
export const sideWords = defineMessages({
  appointments: { nl: 'Afspraken deze week', en: 'Appointments this week' },
  meeting: { nl: (f: { name: string }) => `Kennismaken met ${f.name}`, en: (f: { name: string }) => `Meet ${f.name}` },
  moreAppointments: {
    nl: (f: N) => plural('nl', f.n, { one: 'Nog 1 afspraak', other: `Nog ${f.n} afspraken` }),
    en: (f: N) => plural('en', f.n, { one: '1 more appointment', other: `${f.n} more appointments` }),
  },
  byWeek: { nl: 'Aanvragen per week', en: 'Applications by week' },
  inWeeks: {
    nl: (f: { n: number; weeks: number }) => `${f.n} in de laatste ${f.weeks} weken`,
    en: (f: { n: number; weeks: number }) => `${f.n} in the last ${f.weeks} weeks`,
  },
  weekNumber: { nl: 'weeknummer', en: 'week number' },
  people: { nl: 'aanvragen', en: 'applications' },
  asTable: { nl: 'Toon als tabel', en: 'Show as a table' },
  fewHidden: {
    nl: 'Aantallen mensen onder de 5 tonen we niet, zodat niemand te herkennen is.',
    en: 'We do not show numbers of people below 5, so that nobody can be recognized.',
  },
})
