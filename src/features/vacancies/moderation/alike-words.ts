import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** What looks like the vacancy under review. */
export const alikeWords = defineMessages({
  title: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: 'Er is er al een die hierop lijkt', other: `Er zijn er al ${n} die hierop lijken` }),
    en: ({ n }: { n: number }) => plural('en', n, { one: 'There is one like this already', other: `There are ${n} like this already` }),
  },
  sameTitle: { nl: 'Dezelfde titel', en: 'The same title' },
  likeTitle: { nl: 'Bijna dezelfde titel', en: 'Nearly the same title' },
  sameSummary: { nl: 'dezelfde samenvatting', en: 'the same summary' },
  sameTime: { nl: 'dezelfde tijd en plek', en: 'the same time and place' },
  otherTime: { nl: (f: { when: string }) => `andere tijd: ${f.when}`, en: (f: { when: string }) => `another time: ${f.when}` },
  otherPlace: { nl: (f: { city: string }) => `andere plek: ${f.city}`, en: (f: { city: string }) => `another place: ${f.city}` },
  made: { nl: (f: { day: string }) => `gemaakt op ${f.day}`, en: (f: { day: string }) => `made on ${f.day}` },
})
