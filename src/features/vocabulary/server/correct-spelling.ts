import { endsOf, splitCompound } from './split-compound.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word, and how it was typed. */
export type Correction = { word: string; typed: string }

/**
 * A word that nobody knows, nor any form or part of it, is taken for the one of the vocabulary that it is nearest to. One that only
 * begins or ends as another ('kinderbordery') is, when it is long and hardly off.
 */
export function correctSpelling(typed: string, vocabularies: readonly Vocabulary[]): Correction {
  const isKnown = vocabularies.some((one) => one.isSpeltRight(typed) || one.meaning([typed]).length > 0 || one.ignoresForm(typed))
  if (isKnown || splitCompound(typed, vocabularies)) return { word: typed, typed }
  const hasEnds = endsOf(typed, vocabularies) !== null
  if (hasEnds && typed.length < 9) return { word: typed, typed }
  const meant = vocabularies.map((one) => one.nearest(typed, hasEnds ? 1 : 2)).find((word) => word !== null)
  if (!meant) return { word: typed, typed }
  // A short one that would then mean nothing is rather a name.
  return meant.length < 7 && vocabularies.some((one) => one.ignores([meant])) ? { word: typed, typed } : { word: meant, typed }
}
