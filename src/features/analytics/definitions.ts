import { type Locale, say } from '#kernel/i18n/messages.ts'
import { dimensionDefinitions, dimensionWords } from '#features/measures/dimension-words.ts'
import { addsUp, dimensionNames, measureNames, measureOf } from '#features/measures/measures.ts'
import type { Definitions } from './analytics.ts'

/** Every measure and dimension, and what each of them is. */
export function definitionsIn(locale: Locale): Definitions {
  return {
    metrics: measureNames.map((metric) => {
      const { words, version, countsPeople, dimensions } = measureOf(metric)
      const [label, definition] = [say(locale, words.label), say(locale, words.definition)]
      return { metric, label, definition, version, counts: countsPeople ? 'people' : 'things', adds: addsUp(metric), dimensions: [...dimensions] }
    }),
    dimensions: dimensionNames.map((dimension) => ({
      dimension,
      label: say(locale, dimensionWords[dimension]),
      definition: say(locale, dimensionDefinitions[dimension]),
    })),
  }
}
