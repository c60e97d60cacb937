import { LRUCache } from 'lru-cache'
import type { PublicChanges } from '#kernel/feature/server/define-feature.ts'
import type { SearchFacets } from '#features/vacancies/search/search.ts'
import { type Run, codesOf } from './run-search.ts'

/** Facets also change with time alone, because a vacancy ends at midnight. */
const longest = 5 * 60_000
const most = 1000

/**
 * The facets of searches without words and without a place, which every visitor begins with and which take the larger part of
 * such a search. They are kept until the center's next public change; facets that were counted while it changed are not kept.
 */
export class FacetCache {
  readonly #facets: LRUCache<string, SearchFacets>
  #changes = 0

  /** `changes` says when a center's public data changed. */
  constructor(changes: PublicChanges, now: () => number = () => performance.now()) {
    this.#facets = new LRUCache({ max: most, ttl: longest, ttlResolution: 0, perf: { now } })
    changes.on('changed', (centerId) => this.#drop(centerId))
  }

  /** What is kept for a search, and a function that keeps what was counted instead; null for searches that are not kept. */
  of(centerId: string, { said, from, search }: Run): { kept: SearchFacets | undefined; keep: (facets: SearchFacets) => void } | null {
    if (said.length > 0 || from !== null) return null
    const key = `${centerId} ${codesOf(search) ?? ''}`
    const changes = this.#changes
    return { kept: this.#facets.get(key), keep: (facets) => void (changes === this.#changes && this.#facets.set(key, facets)) }
  }

  #drop(centerId: string): void {
    this.#changes++
    if (centerId === '*') return this.#facets.clear()
    const gone = [...this.#facets.keys()].filter((key) => key.startsWith(centerId))
    for (const key of gone) this.#facets.delete(key)
  }
}
