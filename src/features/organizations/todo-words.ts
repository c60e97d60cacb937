import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** What organizations ask of whoever comes home to a dashboard. */
export const todoWords = defineMessages({
  pending: {
    nl: (f: N) => plural('nl', f.n, { one: '1 organisatie wacht op goedkeuring', other: `${f.n} organisaties wachten op goedkeuring` }),
    en: (f: N) => plural('en', f.n, { one: '1 organization is waiting for approval', other: `${f.n} organizations are waiting for approval` }),
  },
  judge: { nl: 'Beoordeel', en: 'Review' },
  see: { nl: 'Bekijk organisatie', en: 'See organization' },
})
