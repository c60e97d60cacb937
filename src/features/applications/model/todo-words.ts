import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }
type ByAge = { week: number; few: number; fresh: number }

/** Joins the parts whose number is not zero into a sentence. */
const parts = (...all: [n: number, words: string][]) =>
  `${all
    .filter(([n]) => n > 0)
    .map(([n, words]) => `${n} ${words}`)
    .join(', ')}.`

/** The to-dos of applications on the dashboard. */
export const todoWords = defineMessages({
  /** A user whose account was deleted. */
  formerUser: { nl: 'Iemand die er niet meer is', en: 'Somebody who has left' },
  fresh: {
    nl: (f: N) => plural('nl', f.n, { one: '1 aanvraag zonder besluit', other: `${f.n} aanvragen zonder besluit` }),
    en: (f: N) => plural('en', f.n, { one: '1 application undecided', other: `${f.n} applications undecided` }),
  },
  all: { nl: 'Alle aanvragen', en: 'All applications' },
  unanswered: {
    nl: (f: N) => plural('nl', f.n, { one: '1 aanvraag zonder eerste antwoord', other: `${f.n} aanvragen zonder eerste antwoord` }),
    en: (f: N) => plural('en', f.n, { one: '1 application without a first answer', other: `${f.n} applications without a first answer` }),
  },
  byAge: {
    nl: (f: ByAge) => parts([f.week, 'langer dan een week'], [f.few, 'langer dan drie dagen'], [f.fresh, 'van de laatste dagen']),
    en: (f: ByAge) => parts([f.week, 'longer than a week'], [f.few, 'longer than three days'], [f.fresh, 'of the last few days']),
  },
  escalated: {
    nl: (f: N) =>
      plural('nl', f.n, { one: '1 vrijwilliger krijgt al twee weken geen antwoord', other: `${f.n} vrijwilligers krijgen al twee weken geen antwoord` }),
    en: (f: N) => plural('en', f.n, { one: '1 volunteer has had no answer for two weeks', other: `${f.n} volunteers have had no answer for two weeks` }),
  },
  escalatedText: { nl: 'Bel de organisatie, of beslis zelf.', en: 'Call the organization, or decide yourself.' },
})
