import type { QuestionWord } from './question-words.ts'
import type { Vocabulary } from './vocabulary.ts'

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
export function joinSeparableVerbs(words: readonly QuestionWord[], vocabularies: readonly Vocabulary[]): QuestionWord[] {
  const joined = [...words]
  for (let at = 0; at < joined.length; at++) {
    for (let end = at + 1; end <= at + 1 + between && end < joined.length && !joined[end]!.startsClause; end++) {
      const said = joined.map(({ word }) => word)
      const dutch = dutchVerb(said, at, end, vocabularies)
      const whole = (dutch ?? englishVerb(said, at, end, vocabularies))?.map((word) => ({
        ...joined[at]!,
        word,
        typed: word,
        at: [...joined[at]!.at, ...joined[end]!.at],
      }))
      if (!whole) continue
      // A Dutch verb goes behind its object ('eten ophalen'), an English one before it.
      const within = joined.slice(at + 1, end)
      joined.splice(at, end - at + 1, ...(dutch ? [...within, ...whole] : [...whole, ...within]))
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
