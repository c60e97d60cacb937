import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** The to-dos of the social map on the dashboard. */
export const todoWords = defineMessages({
  waiting: {
    nl: (f: N) => plural('nl', f.n, { one: '1 plek op de sociale kaart wacht', other: `${f.n} plekken op de sociale kaart wachten` }),
    en: (f: N) => plural('en', f.n, { one: '1 entry of the social map is waiting', other: `${f.n} entries of the social map are waiting` }),
  },
  told: {
    nl: (f: N) => plural('nl', f.n, { one: 'Bij 1 plek op de sociale kaart klopt iets niet', other: `Bij ${f.n} plekken op de sociale kaart klopt iets niet` }),
    en: (f: N) =>
      plural('en', f.n, { one: 'Something is not right at 1 entry of the social map', other: `Something is not right at ${f.n} entries of the social map` }),
  },
  toReview: { nl: 'om na te kijken', en: 'to review' },
  claimed: { nl: (f: { by: string }) => `${f.by} wil deze plek beheren`, en: (f: { by: string }) => `${f.by} would like to look after it` },
  suggested: {
    nl: (f: N) => plural('nl', f.n, { one: '1 melding', other: `${f.n} meldingen` }),
    en: (f: N) => plural('en', f.n, { one: '1 suggestion', other: `${f.n} suggestions` }),
  },
  judge: { nl: 'Beoordeel', en: 'Review' },
  all: { nl: 'Bekijk alles', en: 'See all' },
})
