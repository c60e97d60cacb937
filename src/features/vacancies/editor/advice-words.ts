import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** The texts of the writing help and of an empty preview. */
export const adviceWords = defineMessages({
  level: { nl: 'Leesniveau', en: 'Reading level' },
  goal: { nl: 'Doel: B1', en: 'Goal: B1' },
  levelUnknown: {
    nl: 'Schrijf een paar zinnen. Dan schatten we hoe moeilijk de tekst is.',
    en: 'Write a few sentences. Then we estimate how hard the text is.',
  },
  levelA2: { nl: 'Heel makkelijk te lezen.', en: 'Very easy to read.' },
  levelB1: { nl: 'Goed te lezen.', en: 'Reads well.' },
  levelB2: { nl: 'Aan de moeilijke kant. Kies kortere woorden en zinnen.', en: 'Rather hard. Choose shorter words and sentences.' },
  levelC1: { nl: 'Te moeilijk voor veel mensen. Kies kortere woorden en zinnen.', en: 'Too hard for many people. Choose shorter words and sentences.' },
  levelIs: { nl: ({ level }: { level: string }) => `Geschat: ${level}`, en: ({ level }: { level: string }) => `Estimate: ${level}` },
  longSentence: {
    nl: ({ n, words }: { n: number; words: number }) =>
      plural('nl', n, { one: `1 zin is lang (${words} woorden). Maak er twee van.`, other: `${n} zinnen zijn lang. De langste heeft ${words} woorden.` }),
    en: ({ n, words }: { n: number; words: number }) =>
      plural('en', n, { one: `1 sentence is long (${words} words). Make two of it.`, other: `${n} sentences are long. The longest has ${words} words.` }),
  },
  showSentence: { nl: 'Toon de zin', en: 'Show the sentence' },
  showField: { nl: 'Toon', en: 'Show' },
  allRight: { nl: 'Klopt alles?', en: 'Is it all right?' },
  rightOf: { nl: ({ n, of }: { n: number; of: number }) => `${n} van ${of}`, en: ({ n, of }: { n: number; of: number }) => `${n} of ${of}` },
  showAll: { nl: ({ n }: N) => `Toon alle ${n} punten`, en: ({ n }: N) => `Show all ${n} points` },
  source: { nl: 'Volgens de criteria van NOV, november 2026.', en: 'By the criteria of NOV, November 2026.' },
  musts: { nl: ({ n }: N) => `${n} moet nog`, en: ({ n }: N) => `${n} to do` },
  tips: { nl: ({ n }: N) => plural('nl', n, { one: '1 tip', other: `${n} tips` }), en: ({ n }: N) => plural('en', n, { one: '1 tip', other: `${n} tips` }) },
  isMust: { nl: 'Moet nog', en: 'To do' },
  isTip: { nl: 'Tip', en: 'Tip' },
  notYet: { nl: 'nog niets over geschreven', en: 'nothing written about it yet' },
  isRight: { nl: 'Klopt', en: 'Right' },
  noTitle: { nl: 'Nog zonder titel', en: 'No title yet' },
  noSummary: { nl: 'Hier komt de korte tekst.', en: 'The short text will stand here.' },
})
