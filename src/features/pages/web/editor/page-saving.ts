import { callDoor } from '#kernel/http/web/call-door.ts'
import type { PageContent } from '#features/pages/block.ts'
import { type Clash, mergeContent } from '#features/pages/merge-content.ts'

export type PageState = { kind: 'saved'; at: string } | { kind: 'typing' | 'saving' | 'lost' | 'signedOut' } | { kind: 'refused'; fault: string }
export type Kept = { base: PageContent; version: number; mine: PageContent }

type Tell = {
  state: (state: PageState) => void
  /** Others wrote too: this is what the page says now. */
  merged: (content: PageContent, clashes: Clash[], who: string) => void
}

const pause = 1000
const tryAgainAfter = 10_000

/** Saves a page while somebody writes: one save at a time, upon the version they saw; what others changed meanwhile comes in beside it. */
export class PageSaving {
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | null = null
  #kept: Kept
  readonly #id: string
  readonly #tell: Tell

  constructor(id: string, kept: Kept, tell: Tell) {
    this.#id = id
    this.#kept = kept
    this.#tell = tell
    addEventListener('online', this.#flush)
    addEventListener('pagehide', this.#flush)
  }

  get version(): number {
    return this.#kept.version
  }

  /** What stands in the editor, as far as it was told. */
  get mine(): PageContent {
    return this.#kept.mine
  }

  stop(): void {
    removeEventListener('online', this.#flush)
    removeEventListener('pagehide', this.#flush)
    clearTimeout(this.#timer)
    this.#flush()
  }

  /** What stands in the editor now. */
  typed(mine: PageContent): void {
    this.#kept = { ...this.#kept, mine }
    if (!this.#isBehind) return
    this.#remember()
    this.#tell.state({ kind: 'typing' })
    this.#later(pause)
  }

  /** Goes on from what this browser still had. */
  resume(): void {
    const { mine } = this.#kept
    setTimeout(() => {
      this.#tell.merged(mine, [], '')
      this.typed(mine)
    })
  }

  /** True once the server has all of it. */
  async now(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.#running) {
      await this.#running
      return await this.now()
    }
    if (!this.#isBehind) return true
    this.#running = this.#run()
    try {
      return await this.#running
    } finally {
      this.#running = null
    }
  }

  get #isBehind(): boolean {
    return JSON.stringify(this.#kept.mine) !== JSON.stringify(this.#kept.base)
  }

  readonly #flush = () => void (this.#isBehind && this.now())

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#flush, milliseconds)
  }

  /** In this browser too, until the server has it: a lost session or a reload loses nothing. */
  #remember(): void {
    try {
      if (this.#isBehind) localStorage.setItem(keptName(this.#id), JSON.stringify(this.#kept))
      else localStorage.removeItem(keptName(this.#id))
    } catch {
      // No room, or not allowed: then the server alone has it, a second later.
    }
  }

  async #run(): Promise<boolean> {
    const { mine, version } = this.#kept
    this.#tell.state({ kind: 'saving' })
    const answer = await callDoor('PATCH', `content_items/${this.#id}`, mine, { 'if-match': `"v${version}"` })
    if (answer.ok) {
      this.#settle(mine, answer.document)
      return !this.#isBehind
    }
    if (answer.status === 412) return await this.#meet()
    if (answer.status === 401) this.#tell.state({ kind: 'signedOut' })
    else if (answer.status === 0 || answer.status >= 500) {
      this.#tell.state({ kind: 'lost' })
      this.#later(tryAgainAfter)
    } else this.#tell.state({ kind: 'refused', fault: answer.fault ?? '' })
    return false
  }

  #settle(sent: PageContent, document: object): void {
    const { meta, attributes } = (document as { data: { meta: { version: number }; attributes: PageContent } }).data
    this.#kept = { ...this.#kept, base: sent, version: meta.version }
    // An address that the server made of the title.
    if (sent.slugNl === '' && attributes.slugNl) {
      const slugNl = attributes.slugNl
      this.#kept = { ...this.#kept, base: { ...sent, slugNl }, mine: { ...this.#kept.mine, slugNl: this.#kept.mine.slugNl || slugNl } }
      this.#tell.merged(this.#kept.mine, [], '')
    }
    this.#remember()
    this.#tell.state(this.#isBehind ? { kind: 'typing' } : { kind: 'saved', at: new Date().toISOString() })
    if (this.#isBehind) this.#later(pause)
  }

  /** Somebody else saved first. */
  async #meet(): Promise<boolean> {
    const answer = await callDoor('GET', `content_items/${this.#id}`)
    if (!answer.ok) {
      this.#tell.state({ kind: 'lost' })
      this.#later(tryAgainAfter)
      return false
    }
    const { meta, attributes } = (answer.document as unknown as { data: { meta: { version: number }; attributes: PageContent & { changedByName: string } } })
      .data
    const theirs = contentIn(attributes)
    const { content, clashes } = mergeContent(this.#kept.base, this.#kept.mine, theirs)
    this.#kept = { base: theirs, mine: content, version: meta.version }
    this.#tell.merged(content, clashes, attributes.changedByName)
    return await this.#run()
  }
}

const keptName = (id: string) => `content:${id}`

/** What this browser still has of a page that the server never got. */
export function keptOf(id: string): Kept | null {
  try {
    const text = localStorage.getItem(keptName(id))
    return text === null ? null : (JSON.parse(text) as Kept)
  } catch {
    return null // nothing of ours
  }
}

/** The parts that are written, out of a page as the API tells it. */
export function contentIn(item: PageContent): PageContent {
  const { titleNl, titleEn, slugNl, slugEn, layout, blocks, seo } = item
  return { titleNl, titleEn, slugNl, slugEn, layout, blocks, seo }
}
