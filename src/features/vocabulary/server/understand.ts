import type { Concept } from '#features/vocabulary/concept.ts'
import { wordsOf } from './fold.ts'
import { longest, type Sense, type Vocabulary } from './vocabulary.ts'
import { partsOf } from './parts-of.ts'

/** One thing that somebody looks for: the words they said, and what they may have meant by them. */
export type Meant = {
  said: string
  own: string[]
  concepts: Concept[]
  /** Not in any vocabulary. */ isUnknown: boolean
  /** Says little beside something else. */ isVague: boolean
}

const mostWords = 24
const mostThings = 8

/** What somebody means by a question, thing by thing. The center's own vocabulary comes beside the product's. */
export function understand(question: string, vocabularies: readonly Vocabulary[]): Meant[] {
  const words = wordsOf(question.slice(0, 400))
    .map((word) => word.slice(0, 40))
    .slice(0, mostWords)
  const things: Meant[] = []
  for (let at = 0; at < words.length;) {
    const { length, meant } = readAt(words, at, vocabularies)
    for (const thing of meant) add(things, thing)
    at += length
  }
  return things.slice(0, mostThings)
}

type Read = { length: number; meant: Meant[] }

/** The longest phrase that begins here: of the vocabulary, or one that means nothing. */
function readAt(words: string[], at: number, vocabularies: readonly Vocabulary[]): Read {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const senses = meaningOf(phrase, vocabularies)
    if (senses.length > 0) return { length, meant: [{ ...known(phrase.join(' '), senses), isVague: vocabularies.some((one) => one.isVague(phrase)) }] }
    if (vocabularies.some((one) => one.ignores(phrase))) return { length, meant: [] }
  }
  return { length: 1, meant: single(words[at]!, at === words.length - 1, vocabularies) }
}

/** A word as written comes before another form of it, and that before saying nothing. */
function meaningOf(phrase: string[], vocabularies: readonly Vocabulary[]): Sense[] {
  if (phrase.length === 1) {
    const written = vocabularies.flatMap((one) => one.written(phrase[0]!))
    if (written.length > 0 || vocabularies.some((one) => one.ignores(phrase))) return written
  }
  return vocabularies.flatMap((one) => one.meaning(phrase))
}

/** A word that stands in no vocabulary as it is: a compound, one that was typed wrong or half, or a name. */
function single(word: string, isLast: boolean, vocabularies: readonly Vocabulary[]): Meant[] {
  const parts = partsOf(word, vocabularies)
  if (parts) return parts.map((senses) => known(word, senses, [word]))
  if (word.length < 2 && !/\d/.test(word)) return []
  const likely = vocabularies.flatMap((one) => one.misspelt(word))
  const senses = likely.length > 0 || !isLast || word.length < 4 ? likely : vocabularies.flatMap((one) => one.halfTyped(word))
  const own = word.length >= 4 ? [word, `${word}*`, `*${word}`] : isLast && word.length >= 2 ? [word, `${word}*`] : [word]
  return [{ said: word, own, concepts: conceptsOf(senses), isUnknown: true, isVague: false }]
}

function known(said: string, senses: Sense[], own = senses.map(({ form }) => (form.includes('=') ? form : said))): Meant {
  return { said, own: [...new Set(own)], concepts: conceptsOf(senses), isUnknown: false, isVague: false }
}

const conceptsOf = (senses: Sense[]) => [...new Set(senses.map(({ concept }) => concept))]

/** Who says two words for one thing asks for one thing. */
function add(things: Meant[], thing: Meant): void {
  const same = things.find(({ concepts }) => concepts.some((concept) => thing.concepts.includes(concept)))
  if (!same) return void things.push(thing)
  same.isVague &&= thing.isVague
  same.said += ` ${thing.said}`
  same.own = [...new Set([...same.own, ...thing.own])]
  const both = same.concepts.filter((concept) => thing.concepts.includes(concept))
  same.concepts = both
}
