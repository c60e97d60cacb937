import { LRUCache } from 'lru-cache'
import { addDays, atClock, dayOf } from '#kernel/i18n/dates.ts'
import type { Encoding } from '#kernel/http/answers/server/compress.ts'

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

/** Pages also show what changes with time alone: what is open now, how long ago something was. */
const longest = 5 * 60_000

/** Milliseconds until the next Dutch midnight: what a page says of today is wrong after it. */
const untilMidnight = (now: Date) => Date.parse(atClock(addDays(dayOf(now), 1), '00:00')) - now.getTime()

/**
 * Public pages of anonymous visitors (architecture §1.12), at most `limit` bytes; the least recently used go first. A page that
 * was being made while its center changed is answered, but not cached.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  #making = new Map<string, Promise<CachedPage>>()
  #changes = 0

  readonly #now: () => number
  readonly #clock: () => Date

  /**
   * @param now the clock by which pages expire, in milliseconds
   * @param clock the time of day: no page that was begun on one day is answered on the next
   */
  constructor(limit = 48 * 1024 * 1024, now: () => number = () => performance.now(), clock: () => Date = () => new Date()) {
    this.#now = now
    this.#clock = clock
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
    const ends = this.#now() + untilMidnight(this.#clock())
    const making = make().then(({ keep, ...made }) => {
      const ttl = Math.min(longest, ends - this.#now() - 1)
      const page: CachedPage = { ...made, compressed: {}, isCached: keep && changes === this.#changes && ttl > 0 }
      if (page.isCached) this.#pages.set(key, page, { ttl })
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
