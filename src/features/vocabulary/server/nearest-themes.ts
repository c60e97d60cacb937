import { type Theme, themes } from '#features/organizations/model/themes.ts'
import type { Interpretation } from './interpret.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Where there is always something to do. */
const usual: readonly Theme[] = ['neighbourhood', 'elderly', 'youth_education']

/** Three themes to go on with when little is found: those of what was meant, of what is near it, and those that every town has. */
export function nearestThemes(things: readonly Interpretation[], vocabularies: readonly Vocabulary[]): Theme[] {
  const meant = things.flatMap(({ concepts }) => concepts)
  const near = meant.flatMap((concept) => [...concept.near, ...concept.with].flatMap((key) => vocabularies.flatMap((one) => one.concepts.get(key) ?? [])))
  const codes = new Set([...meant, ...near].flatMap((concept) => [...concept.theme, ...concept.hints.map((code) => code.replace('themes:', ''))]))
  return [...[...codes].flatMap((code) => themes.find((theme) => theme === code) ?? []), ...usual.filter((theme) => !codes.has(theme))].slice(0, 3)
}
