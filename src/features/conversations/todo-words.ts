import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** What conversations ask of whoever comes home to a dashboard. */
export const todoWords = defineMessages({
  unread: {
    nl: (f: N) => plural('nl', f.n, { one: '1 gesprek met nieuws', other: `${f.n} gesprekken met nieuws` }),
    en: (f: N) => plural('en', f.n, { one: '1 conversation with news', other: `${f.n} conversations with news` }),
  },
  lastFromCenter: { nl: 'De vrijwilligerscentrale heeft een vraag', en: 'The volunteer center has a question' },
  center: { nl: 'de vrijwilligerscentrale', en: 'the volunteer center' },
  all: { nl: 'Alle gesprekken', en: 'All conversations' },
})
