import { cutText } from '#kernel/fields/cut-text.ts'
import { today } from '#kernel/i18n/dates.ts'
import { correctSpelling } from './compounds.ts'
import type { Interpretation } from './interpret.ts'
import { momentOf } from './moments.ts'
import { QuestionReader } from './question-reader.ts'
import { type Token, tokensOf } from './question-words.ts'
import { joinSeparableVerbs } from './separable-verbs.ts'
import type { Vocabulary } from './vocabulary.ts'

const most = { letters: 400, words: 24, spelt: 12, lettersOfWord: 40, things: 8 }

/** A question, read thing by thing; `tokens` are its words, by whose indexes a thing says where it stands. */
export type ParsedQuestion = { text: string; tokens: Token[]; things: Interpretation[] }

/**
 * Parses a question into what is wished, what is refused, times, conditions and what tells of whoever asks (ADR 0069), with the center's
 * own vocabulary and the product's. Takes time in proportion to the length of the question, which is cut.
 */
export function parseQuestion(question: string, vocabularies: readonly Vocabulary[], day = today()): ParsedQuestion {
  const text = cutText(question, most.letters)
  const tokens = tokensOf(text).slice(0, most.words)
  const typed = tokens.map(({ word, startsClause }, at) => ({
    word: cutText(word, most.lettersOfWord),
    typed: cutText(word, most.lettersOfWord),
    at: [at],
    startsClause,
  }))
  const words = joinSeparableVerbs(typed, vocabularies).map((word, place, all) =>
    place < most.spelt ? { ...word, word: spelt(word.word, place === all.length - 1, vocabularies) } : word,
  )
  const things = new QuestionReader(words, vocabularies, day).things()
  return { text, tokens, things: limited(isNotUnderstood(things, tokens) ? [nothingKnown] : lessSure(things, tokens)) }
}

/** Words that ask for any work at all. */
const anyWork =
  /^(vrijwillig|volunt|vacatur|vacanc|klus|help|hulp|werk|work|job|baan|doen$|doe$|do$|doing$|activit|inzet|meedoen|meehelp|aanbod|iets$|something$|anything$|overzicht|lijst|list|alles$|everything$)/
/** A longer question of which no word has a meaning; that of 'iets doen voor anderen' is any work. */
const isNotUnderstood = (things: readonly Interpretation[], tokens: readonly Token[]): boolean =>
  things.length === 0 && tokens.length > 3 && !tokens.some(({ word }) => anyWork.test(word))
/** Meets nothing, so that nothing is called a match. */
const nothingKnown: Interpretation = { said: '', own: [], concepts: [], role: 'wish', at: [], isUnknown: false, isVague: false }

/** In a sentence a word that is in no vocabulary is no certain match: it may as well be a word of how the sentence is told. */
const lessSure = (things: Interpretation[], tokens: readonly Token[]): Interpretation[] =>
  tokens.length > 4 && !things.some(({ concepts, role }) => concepts.length > 0 && role !== 'about' && role !== 'refusal')
    ? things.map((one) => (one.concepts.length === 0 && one.role === 'wish' ? { ...one, isLoose: true } : one))
    : things

/** At most so many things; what is refused is not cut for what is wished. */
function limited(things: Interpretation[]): Interpretation[] {
  const first = (some: Interpretation[]) => some.slice(0, most.things)
  const kept = new Set([...first(things.filter(({ role }) => role === 'refusal')), ...first(things.filter(({ role }) => role !== 'refusal'))])
  return things.filter((one) => kept.has(one))
}

/** Interprets a question, thing by thing. */
export const interpret = (question: string, vocabularies: readonly Vocabulary[]): Interpretation[] => parseQuestion(question, vocabularies).things

/** Corrects a word; the last one may be half typed, and is then not corrected. */
function spelt(word: string, isLast: boolean, vocabularies: readonly Vocabulary[]): string {
  const isHalf = isLast && word.length >= 6 && vocabularies.some((one) => one.halfTyped([word]).length > 0)
  return isHalf || momentOf(word, false) ? word : correctSpelling(word, vocabularies)
}
