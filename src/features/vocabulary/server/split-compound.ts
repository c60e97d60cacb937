import type { Sense, Vocabulary } from './vocabulary.ts'

/**
 * What a compound is made of: 'ouderenbezoek' asks for older people and for visits. Parts that mean nothing here ('-hulp', '-werk')
 * leave the other alone. Null for a word that cannot be taken apart.
 */
export function splitCompound(word: string, vocabularies: readonly Vocabulary[]): Sense[][] | null {
  if (word.length < 6 || word.length > 40) return null
  for (let at = word.length - 3; at >= 3; at--) {
    const end = meaningOf(word.slice(at), vocabularies)
    if (!end) continue
    const begin = [word.slice(0, at), word.slice(0, at).replace(/(?<=.{3})[s-]$/, '')].map((part) => meaningOf(part, vocabularies)).find(Boolean)
    if (begin) return [begin, end].filter((senses) => senses.length > 0)
  }
  return null
}

/** What a word is about that begins or ends as one of the vocabulary, whatever the rest of it may be. */
export function endsOf(word: string, vocabularies: readonly Vocabulary[]): Sense[][] | null {
  if (word.length < 6 || word.length > 40) return null
  const stars = vocabularies.flatMap((one) => [one.beginning(word), one.ending(word)].flatMap((star) => star ?? []))
  return stars.length > 0 ? stars.map(({ sense }) => [sense]) : null
}

/** Empty for a part that means nothing, null for one that nobody knows. */
function meaningOf(part: string, vocabularies: readonly Vocabulary[]): Sense[] | null {
  const senses = part.length < 4 ? vocabularies.flatMap((one) => one.written([part]) ?? []) : vocabularies.flatMap((one) => one.meaning([part]))
  const meant = part.length < 6 ? senses.filter(({ form }) => isHardlyOther(form, part)) : senses
  if (meant.length > 0) return meant
  return part.length >= 4 && vocabularies.some((one) => one.ignores([part])) ? [] : null
}

/** Short words have too many forms: 'leden' is none of 'letters', 'midag' is one of 'middag'. */
function isHardlyOther(form: string, part: string): boolean {
  const written = form.replaceAll(/[*=]/g, '')
  return written.startsWith(part.slice(0, 3)) && Math.abs(written.length - part.length) <= 2
}
