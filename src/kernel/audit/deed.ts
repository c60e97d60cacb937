/** A deed as its sentence needs it: who did it, and between which states. */
export type DeedFacts = { who: string; from: string | null; to: string | null }
type Sentence = (facts: DeedFacts) => string

/** By action (`organization.approved`) what it says of whoever did it. `quotes`: its reason is in somebody's own words, to be shown. */
export type DeedWords = Readonly<Record<string, { nl: Sentence; en: Sentence; quotes?: true }>>

/** Declares the sentences of a feature's deeds; they are told in its `server/feature.ts`. */
export function defineDeeds<const Words extends DeedWords>(words: Words): Words {
  return words
}
