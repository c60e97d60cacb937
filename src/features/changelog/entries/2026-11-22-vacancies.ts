import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-22'

export const vacancies: readonly ChangelogEntry[] = [
  {
    key: 'write-vacancies',
    date,
    kind: 'new',
    for: ['organizations'],
    title: { nl: 'Schrijf een vacature met hulp', en: 'Write a vacancy with help' },
    words: {
      nl: 'Begin leeg, met een voorbeeld of met een kopie. Wat je typt is meteen bewaard. Je leest hoe moeilijk je tekst is en wat nog mist.',
      en: 'Begin empty, with an example or with a copy. What you type is kept at once. You read how hard your text is and what is missing.',
    },
    link: '/vacancies',
  },
  {
    key: 'what-fits-me',
    date,
    kind: 'new',
    for: ['volunteers'],
    title: { nl: 'Wat past bij mij?', en: 'What suits me?' },
    words: {
      nl: 'Beantwoord ten hoogste vijf vragen. Je krijgt plekken te zien, en je leest waarom ze passen. Bewaar een plek met een hart.',
      en: 'Answer at most five questions. You see places, and read why they suit you. Keep a place with a heart.',
    },
    link: '/vacancies/search',
  },
  {
    key: 'saved-searches',
    date,
    kind: 'new',
    for: ['volunteers'],
    title: { nl: 'Krijg een mail als er iets nieuws is', en: 'Get a mail when something is new' },
    words: {
      nl: 'Bewaar een zoekvraag. Je krijgt een mail als er iets nieuws bij staat: meteen, elke dag of elke week. Met één druk stopt het.',
      en: 'Keep a search. You get a mail when there is something new: at once, every day or every week. One press stops it.',
    },
    link: '/vacancies/search',
  },
]
