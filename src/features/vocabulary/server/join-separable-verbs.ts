import type { Vocabulary } from './vocabulary.ts'

/** What a verb can be parted from. */
const parts = {
  nl: new Set(['voor', 'op', 'rond', 'uit', 'in', 'mee', 'af', 'aan', 'na', 'schoon', 'klaar', 'over', 'bij']),
  en: new Set(['up', 'out', 'around', 'along', 'after']),
}
/** At the end of what is said a Dutch part belongs to its verb; before anything else it says where: 'werk in de tuin' is no 'inwerken'. */
const ends = new Set([undefined, 'aan', 'bij', 'en', 'met', 'naar', 'of', 'rond', 'schoon', 'klaar', 'mee'])
/** So many words stand between at most: 'ik breng graag warme maaltijden rond'. */
const between = 4

/**
 * Brings together what a sentence parts: 'ik lees graag kinderen voor' reads aloud (voorlezen), 'show tourists around' shows people around.
 * Only where the two together are a verb or a phrase that is known.
 */
export function joinSeparableVerbs(words: readonly string[], vocabularies: readonly Vocabulary[]): string[] {
  const joined = [...words]
  for (let at = 0; at < joined.length; at++) {
    for (let end = at + 1; end <= at + 1 + between && end < joined.length; end++) {
      const dutch = dutchVerb(joined, at, end, vocabularies)
      const whole = dutch ?? englishVerb(joined, at, end, vocabularies)
      if (!whole) continue
      // A Dutch verb comes after what it is about ('eten ophalen'), an English one before it.
      joined.splice(at, end - at + 1, ...(dutch ? [...joined.slice(at + 1, end), ...whole] : [...whole, ...joined.slice(at + 1, end)]))
      break
    }
  }
  return joined
}

function dutchVerb(words: readonly string[], at: number, end: number, vocabularies: readonly Vocabulary[]): string[] | null {
  const [verb, part] = [words[at]!, words[end]!]
  if (verb.length < 3 || !parts.nl.has(part) || !(ends.has(words[end + 1]) || ends.has(part))) return null
  const whole = [verb, verb.replace(/t$/, '')].flatMap((stem) => vocabularies.flatMap((one) => one.verb(`${part}${stem}en`) ?? []))[0]
  return whole ? [whole] : null
}

/** One that stands together is read as any other phrase. */
function englishVerb(words: readonly string[], at: number, end: number, vocabularies: readonly Vocabulary[]): string[] | null {
  const [verb, part] = [words[at]!, words[end]!]
  if (verb.length < 3 || end === at + 1 || !parts.en.has(part)) return null
  return (
    [
      [verb, part],
      [verb, 'people', part],
    ].find((phrase) => vocabularies.some((one) => one.meaning(phrase).length > 0)) ?? null
  )
}
