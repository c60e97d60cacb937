import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** What applications ask of whoever comes home to a dashboard. */
export const todoWords = defineMessages({
  fresh: {
    nl: (f: N) => plural('nl', f.n, { one: '1 aanvraag zonder besluit', other: `${f.n} aanvragen zonder besluit` }),
    en: (f: N) => plural('en', f.n, { one: '1 application undecided', other: `${f.n} applications undecided` }),
  },
  longestWait: {
    nl: (f: { name: string; days: number }) =>
      f.days < 1
        ? `${f.name} schreef vandaag`
        : plural('nl', f.days, { one: `${f.name} wacht 1 dag op antwoord`, other: `${f.name} wacht al ${f.days} dagen op antwoord` }),
    en: (f: { name: string; days: number }) =>
      f.days < 1
        ? `${f.name} wrote today`
        : plural('en', f.days, { one: `${f.name} has waited 1 day for an answer`, other: `${f.name} has waited ${f.days} days for an answer` }),
  },
  see: { nl: 'Bekijk aanvragen', en: 'See applications' },
  escalated: {
    nl: (f: N) =>
      plural('nl', f.n, { one: '1 vrijwilliger krijgt al twee weken geen antwoord', other: `${f.n} vrijwilligers krijgen al twee weken geen antwoord` }),
    en: (f: N) => plural('en', f.n, { one: '1 volunteer has had no answer for two weeks', other: `${f.n} volunteers have had no answer for two weeks` }),
  },
  escalatedText: { nl: 'Bel de organisatie, of beslis zelf.', en: 'Call the organization, or decide yourself.' },
})
