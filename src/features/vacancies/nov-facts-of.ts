import type { Item } from '#kernel/jsonapi/item.ts'
import type { NovFacts } from './nov-finding.ts'
import type { vacancy } from './vacancy.ts'

/** A vacancy as the check of NOV's criteria reads it. */
export function novFactsOf({ translations, contactUser, ...facts }: Item<typeof vacancy, 'contactUser'>): NovFacts {
  return { ...facts, english: translations.en ?? null, hasContact: contactUser !== null }
}
