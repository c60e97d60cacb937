import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** The reasons of reports. */
export const reasonWords = defineMessages({
  unkind: { nl: 'Onaardig of ongepast', en: 'Unkind or inappropriate' },
  money: { nl: 'Vraagt om geld of gegevens', en: 'Asks for money or personal data' },
  other: { nl: 'Iets anders', en: 'Something else' },
})

/** The to-dos of conversations on the dashboard. */
export const todoWords = defineMessages({
  unread: {
    nl: (f: N) => plural('nl', f.n, { one: '1 gesprek met nieuws', other: `${f.n} gesprekken met nieuws` }),
    en: (f: N) => plural('en', f.n, { one: '1 conversation with news', other: `${f.n} conversations with news` }),
  },
  lastFromCenter: { nl: (f: { center: string }) => `${f.center} heeft een vraag`, en: (f: { center: string }) => `${f.center} has a question` },
  reported: {
    nl: (f: N) => plural('nl', f.n, { one: '1 gesprek is gemeld', other: `${f.n} gesprekken zijn gemeld` }),
    en: (f: N) => plural('en', f.n, { one: '1 conversation was reported', other: `${f.n} conversations were reported` }),
  },
  reportedWith: {
    nl: (f: { organization: string; reason: string }) => `${f.organization}. ${f.reason}`,
    en: (f: { organization: string; reason: string }) => `${f.organization}. ${f.reason}`,
  },
  asked: {
    nl: (f: N) => plural('nl', f.n, { one: '1 vraag aan jullie', other: `${f.n} vragen aan jullie` }),
    en: (f: N) => plural('en', f.n, { one: '1 question to you', other: `${f.n} questions to you` }),
  },
  allQuestions: { nl: 'Alle vragen', en: 'All questions' },
  somebody: { nl: 'Iemand die er niet meer is', en: 'Somebody who has left' },
  all: { nl: 'Alle gesprekken', en: 'All conversations' },
})
