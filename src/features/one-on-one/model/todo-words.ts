import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** The to-dos of one-on-one help on the dashboards. */
export const todoWords = defineMessages({
  toScreen: {
    nl: (f: N) => plural('nl', f.n, { one: '1 vraag om hulp wacht op jou', other: `${f.n} vragen om hulp wachten op jou` }),
    en: (f: N) => plural('en', f.n, { one: '1 request for help waits for you', other: `${f.n} requests for help wait for you` }),
  },
  look: { nl: 'Bekijk ze', en: 'Look at them' },
  late: { nl: 'te laat', en: 'too late' },
})
