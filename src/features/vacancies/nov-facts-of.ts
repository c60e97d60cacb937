import type { Item } from '#kernel/jsonapi/item.ts'
import type { QualityFacts } from './nov-finding.ts'
import type { vacancy } from './vacancy.ts'

/** A vacancy as the check of NOV's criteria reads it. */
export function qualityFactsOf({ translations, contactUser, ...facts }: Item<typeof vacancy, 'contactUser'>): QualityFacts {
  return { ...facts, english: translations.en ?? null, hasContact: contactUser !== null }
}
