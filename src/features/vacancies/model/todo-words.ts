import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** The to-dos of vacancies on the dashboard. */
export const todoWords = defineMessages({
  runningOut: {
    nl: (f: N) => plural('nl', f.n, { one: '1 vacature verloopt binnen twee weken', other: `${f.n} vacatures verlopen binnen twee weken` }),
    en: (f: N) => plural('en', f.n, { one: '1 vacancy runs out within two weeks', other: `${f.n} vacancies run out within two weeks` }),
  },
  pending: {
    nl: (f: N) => plural('nl', f.n, { one: '1 vacature wacht op plaatsing', other: `${f.n} vacatures wachten op plaatsing` }),
    en: (f: N) => plural('en', f.n, { one: '1 vacancy is waiting to be published', other: `${f.n} vacancies are waiting to be published` }),
  },
  changed: {
    nl: (f: N) => plural('nl', f.n, { one: '1 vacature veranderde zonder wachten', other: `${f.n} vacatures veranderden zonder wachten` }),
    en: (f: N) => plural('en', f.n, { one: '1 vacancy changed without waiting', other: `${f.n} vacancies changed without waiting` }),
  },
  seeChanged: { nl: 'Bekijk wat veranderde', en: 'See what changed' },
  until: { nl: (f: { day: string }) => `Loopt tot en met ${f.day}`, en: (f: { day: string }) => `Runs until ${f.day}` },
  judge: { nl: 'Beoordeel', en: 'Review' },
  all: { nl: 'Alle vacatures', en: 'All vacancies' },
})
