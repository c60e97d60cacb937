import type { Concept } from '#features/vocabulary/concept.ts'
import { withoutArticles, wordsOf } from './fold.ts'
import { type Sense, type Vocabulary, longest } from './vocabulary.ts'
import { cutText } from '#kernel/fields/cut-text.ts'

/** Particles of separable verbs. */
const joinedParts = {
  nl: new Set(['voor', 'op', 'rond', 'uit', 'in', 'mee', 'af', 'aan', 'na', 'schoon', 'klaar', 'over', 'bij']),
  en: new Set(['up', 'out', 'around', 'along', 'after']),
}
/**
 * A Dutch particle belongs to the verb at the end of a clause, before one of these words; before any other it is a preposition: 'werk in de
 * tuin' is not 'inwerken'.
 */
const ends = new Set([undefined, 'aan', 'bij', 'en', 'met', 'naar', 'of', 'rond', 'schoon', 'klaar', 'mee'])
/** The most words between verb and particle: 'ik breng graag warme maaltijden rond'. */
const between = 4

/**
 * Joins separated verbs: 'ik lees graag kinderen voor' becomes 'voorlezen', 'show tourists around' becomes 'show around'. Only if the
 * vocabulary has the joined verb or phrase.
 */
function joinSeparableVerbs(words: readonly string[], vocabularies: readonly Vocabulary[]): string[] {
  const joined = [...words]
  for (let at = 0; at < joined.length; at++) {
    for (let end = at + 1; end <= at + 1 + between && end < joined.length; end++) {
      const dutch = dutchVerb(joined, at, end, vocabularies)
      const whole = dutch ?? englishVerb(joined, at, end, vocabularies)
      if (!whole) continue
      // A Dutch verb goes behind its object ('eten ophalen'), an English one before it.
      joined.splice(at, end - at + 1, ...(dutch ? [...joined.slice(at + 1, end), ...whole] : [...whole, ...joined.slice(at + 1, end)]))
      break
    }
  }
  return joined
}

function dutchVerb(words: readonly string[], at: number, end: number, vocabularies: readonly Vocabulary[]): string[] | null {
  const [verb, part] = [words[at]!, words[end]!]
  if (verb.length < 3 || !joinedParts.nl.has(part) || !(ends.has(words[end + 1]) || ends.has(part))) return null
  const whole = [verb, verb.replace(/t$/, '')].flatMap((stem) => vocabularies.flatMap((one) => one.verb(`${part}${stem}en`) ?? []))[0]
  return whole ? [whole] : null
}

/** An English verb and particle without words between them are an ordinary phrase. */
function englishVerb(words: readonly string[], at: number, end: number, vocabularies: readonly Vocabulary[]): string[] | null {
  const [verb, part] = [words[at]!, words[end]!]
  if (verb.length < 3 || end === at + 1 || !joinedParts.en.has(part)) return null
  return (
    [
      [verb, part],
      [verb, 'people', part],
    ].find((phrase) => vocabularies.some((one) => one.meaning(phrase).length > 0)) ?? null
  )
}

/** One thing that somebody searches for: the words they typed, and the concepts they may mean. */
export type Interpretation = {
  said: string
  own: string[]
  concepts: Concept[]
  /** Was corrected: the typed word is in no vocabulary. */ isUnknown: boolean
  /** Adds little beside another word. */ isVague: boolean
  /** An everyday word, which is ignored beside a meaningful one. */ isEveryday?: boolean
}

const most = { letters: 400, words: 24, spelt: 12, lettersOfWord: 40, things: 8 }

/** Interprets a question, thing by thing, with the center's own vocabulary and the product's. */
export function interpret(question: string, vocabularies: readonly Vocabulary[]): Interpretation[] {
  const words = joinSeparableVerbs(wordsOf(cutText(question, most.letters)).slice(0, most.words), vocabularies).map((word, place, all) =>
    place < most.spelt ? spelt(cutText(word, most.lettersOfWord), place === all.length - 1, vocabularies) : { word, typed: word },
  )
  const things: Interpretation[] = []
  for (let at = 0; at < words.length;) {
    const { length, meant } = readAt(words, at, vocabularies)
    for (const thing of meant) add(things, thing)
    at += length
  }
  return things.slice(0, most.things)
}

/** Corrects a word; the last one may be half typed, and is then not corrected. */
function spelt(word: string, isLast: boolean, vocabularies: readonly Vocabulary[]): Correction {
  const isHalf = isLast && word.length >= 6 && vocabularies.some((one) => one.halfTyped([word]).length > 0)
  return isHalf ? { word, typed: word } : correctSpelling(word, vocabularies)
}

type Read = { length: number; meant: Interpretation[] }

/** The longest phrase that begins here: one of the vocabulary, or one to ignore. */
function readAt(words: Correction[], at: number, vocabularies: readonly Vocabulary[]): Read {
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
  return { length: 1, meant: single(words[at]!.typed, at === words.length - 1, words.length === 1, vocabularies) }
}

/**
 * Shortens an ignored phrase where a meaningful phrase begins in it and extends beyond it: 'samen met' is ignored, but 'met mijn dochter'
 * has a meaning.
 */
function untilMeant(words: Correction[], at: number, ignored: number, vocabularies: readonly Vocabulary[]): number {
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
function single(word: string, isLast: boolean, isAll: boolean, vocabularies: readonly Vocabulary[]): Interpretation[] {
  if (vocabularies.some((one) => one.ignoresForm(word))) return []
  const parts = splitCompound(word, vocabularies) ?? endsOf(word, vocabularies)
  if (parts) return parts.map((senses) => thing(word, [word], senses))
  // A number of hours or years.
  if (/^(\D|\d{1,2})$/.test(word)) return []
  const isEveryday = vocabularies.some((one) => one.isEveryday(word))
  const senses = isLast && word.length >= 4 && !isEveryday ? vocabularies.flatMap((one) => one.halfTyped([word])) : []
  // A short word matches too many beginnings ('bed', 'bedenken'), unless it is the whole question so far.
  const own = word.length >= 4 ? [word, `${word}*`, `*${word}`] : isAll ? [word, `${word}*`] : [word]
  return [{ ...thing(word, own, senses), isUnknown: true, isEveryday }]
}

/** A corrected word may still be a name, so it is also searched for as it was typed. */
function known(spelt: Correction[], senses: Sense[], vocabularies: readonly Vocabulary[]): Interpretation {
  const [phrase, typed] = [spelt.map(({ word }) => word), spelt.map((one) => one.typed).join(' ')]
  const forms = senses.map(({ form }) => (form.includes('=') ? form : phrase.join(' ')))
  const isUnknown = typed !== phrase.join(' ')
  return { ...thing(typed, isUnknown ? [typed, ...forms] : forms, senses), isUnknown, isVague: vocabularies.some((one) => one.isVague(phrase)) }
}

function thing(said: string, own: string[], senses: Sense[]): Interpretation {
  return {
    said,
    own: [...new Set(own)],
    concepts: [...new Map(senses.map(({ concept }) => [concept.key, concept])).values()],
    isUnknown: false,
    isVague: false,
  }
}

/** Two words for one thing are merged into one. */
function add(things: Interpretation[], one: Interpretation): void {
  const same = things.find(({ concepts }) => concepts.some((concept) => has(one, concept)))
  if (!same) return void things.push(one)
  same.said += ` ${one.said}`
  same.own = [...new Set([...same.own, ...one.own])]
  same.concepts = same.concepts.filter((concept) => has(one, concept))
  same.isVague &&= one.isVague
}

const has = ({ concepts }: Interpretation, { key }: Concept) => concepts.some((other) => other.key === key)

/** A word after correction, and as it was typed. */
type Correction = { word: string; typed: string }

/**
 * Corrects a word without a known form or part to the nearest word of the vocabulary. A word with only a known beginning or ending
 * ('kinderbordery') is corrected when it is long and nearly right.
 */
function correctSpelling(typed: string, vocabularies: readonly Vocabulary[]): Correction {
  const isKnown = vocabularies.some((one) => one.isSpeltRight(typed) || one.meaning([typed]).length > 0 || one.ignoresForm(typed))
  if (isKnown || splitCompound(typed, vocabularies)) return { word: typed, typed }
  const hasEnds = endsOf(typed, vocabularies) !== null
  if (hasEnds && typed.length < 9) return { word: typed, typed }
  const meant = vocabularies.map((one) => one.nearest(typed, hasEnds ? 1 : 2)).find((word) => word !== null)
  if (!meant) return { word: typed, typed }
  // A short word whose correction would be ignored is more likely a name.
  return meant.length < 7 && vocabularies.some((one) => one.ignores([meant])) ? { word: typed, typed } : { word: meant, typed }
}

/**
 * The parts of a compound: 'ouderenbezoek' means older people and visits. Parts without meaning here ('-hulp', '-werk') are dropped. Null
 * for a word that cannot be split.
 */
function splitCompound(word: string, vocabularies: readonly Vocabulary[]): Sense[][] | null {
  if (word.length < 6 || word.length > 40) return null
  for (let at = word.length - 3; at >= 3; at--) {
    const end = meaningOfPart(word.slice(at), vocabularies)
    if (!end) continue
    const begin = [word.slice(0, at), word.slice(0, at).replace(/(?<=.{3})[s-]$/, '')].map((part) => meaningOfPart(part, vocabularies)).find(Boolean)
    if (begin) return [begin, end].filter((senses) => senses.length > 0)
  }
  return null
}

/** The meaning of the beginning or ending of a word, whatever the rest is. */
function endsOf(word: string, vocabularies: readonly Vocabulary[]): Sense[][] | null {
  if (word.length < 6 || word.length > 40) return null
  const stars = vocabularies.flatMap((one) => [one.beginning(word), one.ending(word)].flatMap((star) => star ?? []))
  return stars.length > 0 ? stars.map(({ sense }) => [sense]) : null
}

/** Empty for a part without meaning, null for an unknown one. */
function meaningOfPart(part: string, vocabularies: readonly Vocabulary[]): Sense[] | null {
  const senses = part.length < 4 ? vocabularies.flatMap((one) => one.written([part]) ?? []) : vocabularies.flatMap((one) => one.meaning([part]))
  const meant = part.length < 6 ? senses.filter(({ form }) => isHardlyOther(form, part)) : senses
  if (meant.length > 0) return meant
  return part.length >= 4 && vocabularies.some((one) => one.ignores([part])) ? [] : null
}

/** Prevents wrong matches of short words, which have too many forms: 'leden' is not a form of 'letters', but 'midag' is one of 'middag'. */
function isHardlyOther(form: string, part: string): boolean {
  const written = form.replaceAll(/[*=]/g, '')
  return written.startsWith(part.slice(0, 3)) && Math.abs(written.length - part.length) <= 2
}
