import type { Item } from '#kernel/jsonapi/item.ts'
import type { QualityFacts } from './quality-criteria.ts'
import type { vacancy } from '#features/vacancies/model/vacancy.ts'

/** A vacancy as the check of NOV's criteria reads it. */
export function qualityFactsOf({ translations, contactUser, ...facts }: Item<typeof vacancy, 'contactUser'>): QualityFacts {
  return { ...facts, english: translations.en ?? null, hasContact: contactUser !== null }
}
