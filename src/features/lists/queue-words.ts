import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** A queue of what waits for somebody's decision. */
export const queueWords = defineMessages({
  oldestFirst: { nl: 'Oudste eerst', en: 'Oldest first' },
  place: { nl: (f: { at: number; of: number }) => `${f.at} van ${f.of}`, en: (f: { at: number; of: number }) => `${f.at} of ${f.of}` },
  waits: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Wacht 1 dag', other: `Wacht ${n} dagen` }),
    en: ({ n }: N) => plural('en', n, { one: 'Waiting 1 day', other: `Waiting ${n} days` }),
  },
  today: { nl: 'Vandaag binnen', en: 'Came in today' },
  nothing: { nl: 'Niets wacht op je', en: 'Nothing is waiting for you' },
  checks: { nl: 'Wat je controleert', en: 'What you check' },
  decision: { nl: 'Je besluit', en: 'Your decision' },
  after: { nl: ({ name }: { name: string }) => `Daarna: ${name}`, en: ({ name }: { name: string }) => `After this: ${name}` },
})
