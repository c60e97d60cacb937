import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** What waits about activities, on the dashboard. */
export const todoWords = defineMessages({
  waiting: {
    nl: (f: N) => plural('nl', f.n, { one: '1 activiteit wacht op jou', other: `${f.n} activiteiten wachten op jou` }),
    en: (f: N) => plural('en', f.n, { one: '1 activity waits for you', other: `${f.n} activities wait for you` }),
  },
  otherWords: { nl: 'andere woorden', en: 'other words' },
  judge: { nl: 'Beoordeel', en: 'Review' },
  denied: {
    nl: (f: N) => plural('nl', f.n, { one: '1 activiteit is afgewezen', other: `${f.n} activiteiten zijn afgewezen` }),
    en: (f: N) => plural('en', f.n, { one: '1 activity was denied', other: `${f.n} activities were denied` }),
  },
  all: { nl: 'Alle activiteiten', en: 'All activities' },
})
