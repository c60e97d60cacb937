import { LRUCache } from 'lru-cache'
import type { Encoding } from '#kernel/http/answers/server/compress.ts'
import { endOfDay, today } from '#kernel/i18n/dates.ts'

/** A whole answer, ready to be sent; compressed forms are made when first requested. */
export type CachedPage = {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  body: Buffer
  compressed: Partial<Record<Encoding, Buffer>>
  centerId: string
  /** It stands in the cache, so it is sent many times: compressing it thoroughly pays. */
  isCached: boolean
}

/** A page as it was made. Without `keep` it is answered and not cached. */
export type MadePage = Omit<CachedPage, 'compressed' | 'isCached'> & { keep: boolean }

/** Pages also show what changes with time alone: a vacancy ends at midnight. */
const longest = 5 * 60_000

/** How long a page that names today may be cached: until midnight on Dutch clocks, in milliseconds. */
const untilMidnight = () => Date.parse(endOfDay(today())) + 1000 - Date.now()

/**
 * Public pages of anonymous visitors (architecture §1.12), at most `limit` bytes; the least recently used go first. A page that
 * was being made while its center changed is answered, but not cached.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #now: () => number
  readonly #untilMidnight: () => number
  #making = new Map<string, Promise<CachedPage>>()
  #changes = 0

  /** `now`: the clock by which pages expire, in milliseconds; `midnight`: how far away the next one is. */
  constructor(limit = 48 * 1024 * 1024, now: () => number = () => performance.now(), midnight: () => number = untilMidnight) {
    this.#now = now
    this.#untilMidnight = midnight
    this.#pages = new LRUCache({ maxSize: limit, sizeCalculation: size, ttl: longest, ttlResolution: 0, perf: { now } })
  }

  /** Cached, or being made. */
  has(key: string): boolean {
    return this.#making.has(key) || this.get(key) !== undefined
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  /** One request makes the page; those that arrive meanwhile wait for it. */
  async getOrMake(key: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const ready = this.get(key) ?? this.#making.get(key)
    if (ready) return ready
    const changes = this.#changes
    // Measured before it is made: what was begun on one day is wrong on the next.
    const ends = this.#now() + this.#untilMidnight()
    const making = make().then(({ keep, ...made }) => {
      const page: CachedPage = { ...made, compressed: {}, isCached: keep && changes === this.#changes && this.#now() < ends }
      if (page.isCached) this.#pages.set(key, page, { ttl: Math.max(1, Math.min(longest, ends - this.#now())) })
      return page
    })
    this.#making.set(key, making)
    try {
      return await making
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
  }

  /** Drops the pages of a center whose public content changed; `*` means all centers. */
  drop(centerId: string): void {
    this.#changes++
    // Later requests must not get a page that was begun before the change.
    this.#making.clear()
    if (centerId === '*') return this.#pages.clear()
    // Collected first: lru-cache follows the links of an entry while it iterates, also when that entry was just deleted.
    const gone = [...this.#pages.entries()].filter(([, page]) => page.centerId === centerId)
    for (const [key] of gone) this.#pages.delete(key)
  }

  /** Bytes that all cached pages take. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }
}

/** The page itself and its two compressed forms, which together stay below half of its size. */
const size = (page: CachedPage) => Math.ceil(page.body.length * 1.5) + 1024
