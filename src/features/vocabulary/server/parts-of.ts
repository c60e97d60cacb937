import type { Sense, Vocabulary } from './vocabulary.ts'

/**
 * What a compound is made of: 'ouderenbezoek' asks for older people and for visits. Parts that mean nothing here ('-hulp', '-werk')
 * leave the other alone. Null for a word that cannot be taken apart.
 */
export function partsOf(word: string, vocabularies: readonly Vocabulary[]): Sense[][] | null {
  if (word.length < 6 || word.length > 40) return null
  for (let at = word.length - 3; at >= 3; at--) {
    const end = meaningOf(word.slice(at), vocabularies)
    if (!end) continue
    const begin = [word.slice(0, at), word.slice(0, at).replace(/(?<=.{3})[s-]$/, '')].map((part) => meaningOf(part, vocabularies)).find(Boolean)
    if (begin) return [begin, end].filter((senses) => senses.length > 0)
  }
  const stars = vocabularies.flatMap((one) => [one.beginning(word), one.ending(word)].flatMap((star) => star ?? []))
  return stars.length > 0 ? stars.map(({ sense }) => [sense]) : null
}

/** Empty for a part that means nothing, null for one that nobody knows. */
function meaningOf(part: string, vocabularies: readonly Vocabulary[]): Sense[] | null {
  const senses = part.length < 4 ? vocabularies.flatMap((one) => one.written([part]) ?? []) : vocabularies.flatMap((one) => one.meaning([part]))
  if (senses.length > 0) return senses
  return part.length >= 4 && vocabularies.some((one) => one.ignores([part])) ? [] : null
}
