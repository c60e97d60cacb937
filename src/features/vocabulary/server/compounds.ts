import type { Sense, Vocabulary } from './vocabulary.ts'

/**
 * Corrects a word without a known form or part to the nearest word of the vocabulary. A word with only a known beginning or ending
 * ('kinderbordery') is corrected when it is long and nearly right.
 */
export function correctSpelling(typed: string, vocabularies: readonly Vocabulary[]): string {
  const isKnown = vocabularies.some((one) => one.isSpeltRight(typed) || one.meaning([typed]).length > 0 || one.ignoresForm(typed))
  if (isKnown || splitCompound(typed, vocabularies)) return typed
  const hasEnds = endsOf(typed, vocabularies) !== null
  if (hasEnds && typed.length < 9) return typed
  const meant = vocabularies.map((one) => one.nearest(typed, hasEnds ? 1 : 2)).find((word) => word !== null)
  if (!meant) return typed
  // A short word whose correction would be ignored is more likely a name.
  return meant.length < 7 && vocabularies.some((one) => one.ignores([meant])) ? typed : meant
}

/**
 * The parts of a compound: 'ouderenbezoek' means older people and visits. Parts without meaning here ('-hulp', '-werk') are dropped. Null
 * for a word that cannot be split.
 */
export function splitCompound(word: string, vocabularies: readonly Vocabulary[]): Sense[][] | null {
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
export function endsOf(word: string, vocabularies: readonly Vocabulary[]): Sense[][] | null {
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
