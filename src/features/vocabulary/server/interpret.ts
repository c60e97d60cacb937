import { splitCompound, endsOf } from './compounds.ts'
import type { Period } from './feasts.ts'
import { withoutArticles } from './fold.ts'
import type { QuestionWord } from './question-words.ts'
import { type Sense, type Vocabulary, longest } from './vocabulary.ts'
import type { Concept } from '#features/vocabulary/concept.ts'
import type { PartKind } from '#features/vocabulary/understood-part.ts'

/** One thing that somebody searches for: the words they typed, and the concepts they may mean. */
export type Interpretation = {
  said: string
  own: string[]
  concepts: Concept[]
  role: PartKind
  /** The indexes of its tokens in the question. */
  at: number[]
  /** Was corrected: the typed word is in no vocabulary. */ isUnknown: boolean
  /** Adds little beside another word. */ isVague: boolean
  /** An everyday word, which is ignored beside a meaningful one. */ isEveryday?: boolean
  /** Means this in some questions only, so that it is no certain match. */ isLoose?: boolean
  /** Is said of somebody's family. */ isOfKin?: boolean
  /** When it is. */ period?: Period
  /** How old whoever asks is, in years. */ age?: number
}

export type Read = { length: number; meant: Interpretation[] }

/** The longest phrase that begins here: one of the vocabulary, or one to ignore. */
export function readAt(words: readonly QuestionWord[], at: number, vocabularies: readonly Vocabulary[]): Read {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const spelt = words.slice(at, at + length)
    const phrase = spelt.map(({ word }) => word)
    const senses = [phrase, [...withoutArticles(phrase)]].map((one) => meaningOf(one, vocabularies)).find((some) => some.length > 0)
    if (senses) return { length, meant: [known(spelt, senses, vocabularies)] }
    if (vocabularies.some((one) => one.ignores(phrase))) return { length: untilMeant(words, at, length, vocabularies), meant: [] }
    const isHalf = length > 1 && at + length === words.length && !vocabularies.some((one) => one.has(phrase.at(-1)!))
    const half = isHalf ? vocabularies.flatMap((one) => one.halfTyped(phrase)) : []
    if (half.length > 0) return { length, meant: [known(spelt, half, vocabularies)] }
  }
  return { length: 1, meant: single(words[at]!, at === words.length - 1, words.length === 1, vocabularies) }
}

/**
 * Shortens an ignored phrase where a meaningful phrase begins in it and extends beyond it: 'samen met' is ignored, but 'met mijn dochter'
 * has a meaning.
 */
function untilMeant(words: readonly QuestionWord[], at: number, ignored: number, vocabularies: readonly Vocabulary[]): number {
  for (let skipped = 1; skipped < ignored; skipped++) {
    for (let length = Math.min(longest, words.length - at - skipped); length > ignored - skipped; length--) {
      const phrase = words.slice(at + skipped, at + skipped + length).map(({ word }) => word)
      if (meaningOf(phrase, vocabularies).length > 0) return skipped
    }
  }
  return ignored
}

/** An exact match wins over another form of a word, and over ignoring it. */
function meaningOf(phrase: string[], vocabularies: readonly Vocabulary[]): Sense[] {
  const written = vocabularies.flatMap((one) => one.written(phrase) ?? [])
  if (written.length > 0 || (phrase.length === 1 && vocabularies.some((one) => one.ignores(phrase)))) return written
  return vocabularies.flatMap((one) => one.meaning(phrase))
}

/** Interprets a word that is in no vocabulary: a compound, a half-typed word, or a name. */
function single({ typed: word, at }: QuestionWord, isLast: boolean, isAll: boolean, vocabularies: readonly Vocabulary[]): Interpretation[] {
  if (vocabularies.some((one) => one.ignoresForm(word))) return []
  const parts = splitCompound(word, vocabularies) ?? endsOf(word, vocabularies)
  if (parts) return parts.map((senses) => thing(word, [word], senses, at))
  // A number of hours or years.
  if (/^(\D|\d{1,2})$/.test(word)) return []
  const isEveryday = vocabularies.some((one) => one.isEveryday(word))
  const senses = isLast && word.length >= 4 && !isEveryday ? vocabularies.flatMap((one) => one.halfTyped([word])) : []
  // A short word matches too many beginnings ('bed', 'bedenken'), unless it is the whole question so far.
  const own = word.length >= 4 ? [word, `${word}*`, `*${word}`] : isAll ? [word, `${word}*`] : [word]
  return [{ ...thing(word, own, senses, at), isUnknown: true, isEveryday }]
}

/** A corrected word may still be a name, so it is also searched for as it was typed. */
function known(spelt: readonly QuestionWord[], senses: Sense[], vocabularies: readonly Vocabulary[]): Interpretation {
  const [phrase, typed] = [spelt.map(({ word }) => word), spelt.map((one) => one.typed).join(' ')]
  const forms = senses.map(({ form }) => (form.includes('=') ? form : phrase.join(' ')))
  const isUnknown = typed !== phrase.join(' ')
  const at = spelt.flatMap((one) => one.at)
  return {
    ...thing(typed, isUnknown ? [typed, ...forms] : forms, senses, at),
    isUnknown,
    isVague: vocabularies.some((one) => one.isVague(phrase)),
    isLoose: senses.length > 0 && senses.every(({ isLoose }) => isLoose),
  }
}

function thing(said: string, own: string[], senses: Sense[], at: number[]): Interpretation {
  const concepts = [...new Map(senses.map(({ concept }) => [concept.key, concept])).values()]
  return { said, own: [...new Set(own)], concepts, role: roleOf(concepts), at, isUnknown: false, isVague: false }
}

/** What a concept is in a question: codes of time and of conditions say it, what tells of whoever asks is marked in the vocabulary. */
function roleOf(concepts: readonly Concept[]): PartKind {
  const all = (is: (concept: Concept) => boolean) => concepts.length > 0 && concepts.every(is)
  if (all(({ role }) => role.includes('about'))) return 'about'
  if (all(({ asks }) => asks.length > 0 && asks.every((code) => /^(dayparts|commitment):/.test(code)))) return 'time'
  return all(({ asks }) => asks.length > 0) ? 'condition' : 'wish'
}
