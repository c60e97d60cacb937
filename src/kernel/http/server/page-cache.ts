import type { Encoding } from './compress.ts'

/** A whole answer, ready to be sent; compressed forms are made when first asked for. */
export type KeptPage = {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  body: Buffer
  compressed: Partial<Record<Encoding, Buffer>>
  centerId: string
  until: number
}

/** Pages also show what time changes by itself: a vacancy ends at midnight. */
const longest = 5 * 60_000

/**
 * Public pages of anonymous visitors (architecture §1.12), at most `limit` bytes, the longest unused leave first.
 * A page that was being made while its center changed is answered, but not kept.
 */
export class PageCache {
  #pages = new Map<string, KeptPage>()
  #making = new Map<string, Promise<KeptPage>>()
  #changes = 0
  #bytes = 0
  #limit: number

  constructor(limit = 48 * 1024 * 1024) {
    this.#limit = limit
  }

  /** Kept, or being made. */
  has(key: string): boolean {
    return this.#making.has(key) || this.get(key) !== undefined
  }

  get(key: string, now = Date.now()): KeptPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    if (page.until <= now) {
      this.#bytes -= size(page)
      return undefined
    }
    this.#pages.set(key, page)
    return page
  }

  /** One request makes the page, those that come meanwhile wait for it. Without `keep` it is only answered. */
  async getOrMake(key: string, make: () => Promise<Omit<KeptPage, 'until' | 'compressed'> & { keep: boolean }>): Promise<KeptPage> {
    const ready = this.get(key) ?? this.#making.get(key)
    if (ready) return ready
    const changes = this.#changes
    const making = make().then(({ keep, ...made }) => {
      const page: KeptPage = { ...made, compressed: {}, until: Date.now() + longest }
      if (keep && changes === this.#changes) this.#keep(key, page)
      return page
    })
    this.#making.set(key, making)
    try {
      return await making
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
  }

  /** The public content of a center changed; `*` means all centers. */
  drop(centerId: string): void {
    this.#changes++
    // Whoever asks from now on must not get a page that was begun before the change.
    this.#making.clear()
    for (const [key, page] of this.#pages) {
      if (centerId !== '*' && page.centerId !== centerId) continue
      this.#pages.delete(key)
      this.#bytes -= size(page)
    }
  }

  get bytes(): number {
    return this.#bytes
  }

  #keep(key: string, page: KeptPage): void {
    this.#pages.set(key, page)
    this.#bytes += size(page)
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#limit) break
      this.#pages.delete(oldest)
      this.#bytes -= size(old)
    }
  }
}

/** The page itself and its two compressed forms, which together stay below half of it. */
const size = (page: KeptPage) => Math.ceil(page.body.length * 1.5) + 1024
