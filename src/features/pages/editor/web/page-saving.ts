import type { PageContent } from '#features/pages/blocks/block.ts'
import { isSame } from '#features/pages/model/is-same.ts'
import { type MergeConflict, changedBlocks, mergeContent } from '#features/pages/writing/merge-content.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { type ReadItem, readItem } from './page-item.ts'

/** Unsaved changes of a page. */
type LocalDraft = {
  /** The content on the server as it returned it, and its version. */
  base: PageContent
  version: number
  /** The content that was sent last, which the server may have normalised. */
  sent?: PageContent
  /** The content in the editor. */
  mine: PageContent
}

const nameOf = (id: string) => `content:${id}`

/** Keeps unsaved changes in this browser, so that neither a lost session nor a reload loses them. */
function writeLocalDraft(id: string, kept: LocalDraft | null): void {
  try {
    if (kept) localStorage.setItem(nameOf(id), JSON.stringify(kept))
    else localStorage.removeItem(nameOf(id))
  } catch {
    // Storage is full or not allowed: then only the server has it, a second later.
  }
}

/** Changes of a page in this browser that never reached the server. */
export function readLocalDraft(id: string): LocalDraft | null {
  try {
    const text = localStorage.getItem(nameOf(id))
    return text === null ? null : (JSON.parse(text) as LocalDraft)
  } catch {
    return null // unreadable, so not usable
  }
}

export type PageState = { kind: 'saved'; at: string } | { kind: 'typing' | 'saving' | 'lost' | 'signedOut' } | { kind: 'refused'; fault: string }

type Tell = {
  state: (state: PageState) => void
  /** Others saved too: the merged content, the blocks that changed in this editor, and the conflicts. */
  merged: (content: PageContent, changed: readonly string[], clashes?: MergeConflict[], who?: string) => void
}

const pause = 1000
const tryAgainAfter = 10_000

/** Saves a page while it is edited: one save at a time, based on the version that the editor saw; changes of others are merged. */
export class PageSaving {
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | null = null
  #kept: LocalDraft
  readonly #id: string
  readonly #tell: Tell

  constructor(id: string, kept: LocalDraft, tell: Tell) {
    this.#id = id
    this.#kept = kept
    this.#tell = tell
    addEventListener('online', this.#flush)
    addEventListener('pagehide', this.#flush)
  }

  /** The latest content of the editor. */
  get mine(): PageContent {
    return this.#kept.mine
  }

  stop(): void {
    removeEventListener('online', this.#flush)
    removeEventListener('pagehide', this.#flush)
    clearTimeout(this.#timer)
    this.#flush()
  }

  /** Takes the latest content of the editor. */
  typed(mine: PageContent): void {
    this.#kept = { ...this.#kept, mine }
    if (!this.#isBehind) return
    writeLocalDraft(this.#id, this.#isBehind ? this.#kept : null)
    this.#tell.state({ kind: 'typing' })
    this.#later(pause)
  }

  /** Continues with changes that this browser kept. */
  resume(): void {
    const { mine } = this.#kept
    setTimeout(() => {
      this.#tell.merged(mine, idsOf(mine))
      this.typed(mine)
    })
  }

  /** The page was reloaded after it was published or scheduled: if nobody else saved, its version is the new base. */
  known(content: PageContent, version: number): void {
    if (version > this.#kept.version && isSame(content, this.#kept.base)) this.#kept = { ...this.#kept, version }
  }

  /** The server's content was replaced by an earlier version. */
  async reread(): Promise<void> {
    const read = await this.#read()
    if (!read) return
    this.#kept = { base: read.content, mine: read.content, version: read.version }
    this.#tell.merged(read.content, idsOf(read.content))
  }

  /** Saves at once. True when the server has everything. */
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
    return !isSame(this.#kept.mine, this.#kept.sent ?? this.#kept.base)
  }

  readonly #flush = () => void (this.#isBehind && this.now())

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#flush, milliseconds)
  }

  async #run(): Promise<boolean> {
    const { mine, version } = this.#kept
    this.#tell.state({ kind: 'saving' })
    const answer = await callApi('PATCH', `content_items/${this.#id}`, mine, { 'if-match': `"v${version}"` })
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
    const { content, version } = readItem(document)
    this.#kept = { ...this.#kept, base: content, sent, version }
    // The server made the slug from the title.
    if (sent.slugNl === '' && content.slugNl) {
      const { slugNl } = content
      this.#kept = { ...this.#kept, sent: { ...sent, slugNl }, mine: { ...this.#kept.mine, slugNl: this.#kept.mine.slugNl || slugNl } }
      this.#tell.merged(this.#kept.mine, [])
    }
    writeLocalDraft(this.#id, this.#isBehind ? this.#kept : null)
    this.#tell.state(this.#isBehind ? { kind: 'typing' } : { kind: 'saved', at: new Date().toISOString() })
    if (this.#isBehind) this.#later(pause)
  }

  /** Somebody else saved first: merges. */
  async #meet(): Promise<boolean> {
    const read = await this.#read()
    if (!read) {
      this.#tell.state({ kind: 'lost' })
      this.#later(tryAgainAfter)
      return false
    }
    const { base, mine } = this.#kept
    const { content, clashes } = mergeContent(base, mine, read.content)
    this.#kept = { base: read.content, mine: content, version: read.version }
    this.#tell.merged(content, changedBlocks(mine, content), clashes, read.who)
    return await this.#run()
  }

  async #read(): Promise<ReadItem | null> {
    const answer = await callApi('GET', `content_items/${this.#id}`)
    return answer.ok ? readItem(answer.document) : null
  }
}

const idsOf = ({ blocks }: PageContent) => blocks.map(({ id }) => id)
