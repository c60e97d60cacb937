import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }
type Month = { month: string }
type Than = { n: number; month: string }

/** The figures of the month. They are compared with the same days of the last month, so that a month that has just begun does not look bad. */
export const monthWords = defineMessages({
  nothing: {
    nl: 'Hier zie je straks hoeveel mensen zich aanmelden, en wat erbij komt.',
    en: 'Here you will see how many people apply, and what is new.',
  },
  title: { nl: (f: Month) => `Zo gaat ${f.month}`, en: (f: Month) => `How ${f.month} is going` },
  applications: {
    nl: (f: N) => plural('nl', f.n, { one: 'aanvraag', other: 'aanvragen' }),
    en: (f: N) => plural('en', f.n, { one: 'application', other: 'applications' }),
  },
  accepted: { nl: (_: N) => 'daarvan aangenomen', en: (_: N) => 'of those accepted' },
  vacancies: {
    nl: (f: N) => plural('nl', f.n, { one: 'nieuwe vacature', other: 'nieuwe vacatures' }),
    en: (f: N) => plural('en', f.n, { one: 'new vacancy', other: 'new vacancies' }),
  },
  organizations: {
    nl: (f: N) => plural('nl', f.n, { one: 'nieuwe organisatie', other: 'nieuwe organisaties' }),
    en: (f: N) => plural('en', f.n, { one: 'new organization', other: 'new organizations' }),
  },
  fewerThan: { nl: (f: { n: number }) => `Minder dan ${f.n}`, en: (f: { n: number }) => `Fewer than ${f.n}` },
  more: { nl: (f: Than) => `${f.n} meer dan in dezelfde dagen van ${f.month}`, en: (f: Than) => `${f.n} more than in the same days of ${f.month}` },
  less: { nl: (f: Than) => `${f.n} minder dan in dezelfde dagen van ${f.month}`, en: (f: Than) => `${f.n} fewer than in the same days of ${f.month}` },
  same: { nl: (f: Month) => `evenveel als in dezelfde dagen van ${f.month}`, en: (f: Month) => `as many as in the same days of ${f.month}` },
  before: { nl: (f: Than) => `in dezelfde dagen van ${f.month} waren het er ${f.n}`, en: (f: Than) => `${f.n} in the same days of ${f.month}` },
  fewBefore: {
    nl: (f: Than) => `in dezelfde dagen van ${f.month} minder dan ${f.n}`,
    en: (f: Than) => `fewer than ${f.n} in the same days of ${f.month}`,
  },
})
