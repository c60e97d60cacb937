import { downscaled } from '#features/files/picture/web/downscaled.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { type Sending, sendForm } from '#kernel/http/bodies/web/send-form.ts'
import { type Queue, type SentFile, isUploading } from './sent-file.ts'

const ask = (event: Event) => event.preventDefault()

/** The browser asks whoever leaves the page, for what is lost then. */
function askBeforeLeaving(isWorthIt: boolean): void {
  if (isWorthIt) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

/** So many at once: the server draws one at a time, and meanwhile the next one comes in. */
const most = 2
/** Seconds until a lost one is tried again, each time. */
const pauses = [2, 4, 8, 15, 30]

/**
 * The files that are on their way to the library. It goes on while somebody works elsewhere in the signed-in zone, past one that is
 * refused, and past a line that was lost: those wait, and are sent again under the same key, so that what arrived twice counts once.
 */
export class SendQueue {
  #queue: Queue = { files: [], isOffline: false, isSignedOut: false }
  readonly #sources = new Map<string, File>()
  readonly #sendings = new Map<string, Sending>()
  readonly #tries = new Map<string, number>()
  readonly #heard = new Set<(arrived: SentFile | null) => void>()

  readonly read = (): Queue => this.#queue
  /** Told of every change; `arrived` where it is a file that has come in. */
  readonly listen = (hear: (arrived: SentFile | null) => void): (() => void) => {
    this.#heard.add(hear)
    // The same listener twice is one.
    for (const event of ['online', 'offline']) addEventListener(event, this.#online)
    return () => void this.#heard.delete(hear)
  }

  add(files: Iterable<File>): void {
    const added = [...files].map((file): SentFile => {
      const key = crypto.randomUUID()
      this.#sources.set(key, file)
      return { key, name: file.name || 'foto', size: file.size, state: 'waiting', share: 0, problem: null, id: null }
    })
    this.#set({ files: [...this.#queue.files, ...added] })
    this.#go()
  }

  retry(key: string): void {
    this.#tries.delete(key)
    this.#change(key, { state: 'waiting', problem: null, share: 0 })
    this.#go()
  }

  /** Stops one that is on its way, or takes one off the list. */
  drop(key: string): void {
    this.#sendings.get(key)?.abort()
    this.#sources.delete(key)
    this.#set({ files: this.#queue.files.filter((one) => one.key !== key) })
    this.#go()
  }

  clear(): void {
    this.#set({ files: this.#queue.files.filter(({ state }) => state !== 'done') })
  }

  #go(): void {
    if (this.#queue.isOffline || this.#queue.isSignedOut) return
    while (this.#sendings.size < most) {
      const next = this.#queue.files.find(({ key, state }) => state === 'waiting' && !this.#sendings.has(key))
      if (!next) return
      void this.#send(next)
    }
  }

  async #send({ key, name }: SentFile): Promise<void> {
    const source = this.#sources.get(key)!
    // Its place is taken from now on, also while it is made smaller.
    let isStopped = false
    this.#sendings.set(key, { done: Promise.resolve({ kind: 'aborted' }), abort: () => (isStopped = true) })
    this.#change(key, { state: 'sending', share: 0 })
    const body = await downscaled(source)
    if (isStopped) return this.#end(key)
    if (body.size > largestFile) {
      this.#change(key, { state: 'refused', problem: 'too_large' })
      return this.#end(key)
    }
    const form = new FormData()
    form.append('file', body, name)
    const sending = sendForm({
      path: 'files',
      form,
      key,
      onProgress: (share) => this.#change(key, share === 1 ? { state: 'making', share } : { share }),
    })
    this.#sendings.set(key, sending)
    const outcome = await sending.done
    if (outcome.kind === 'kept') {
      this.#sources.delete(key)
      this.#change(key, { state: 'done', share: 1, id: outcome.id }, true)
    } else if (outcome.kind === 'refused' && outcome.isSignedOut) {
      this.#change(key, { state: 'waiting', share: 0 })
      this.#set({ isSignedOut: true })
    } else if (outcome.kind === 'refused') this.#change(key, { state: 'refused', problem: outcome.message })
    else if (outcome.kind === 'lost') this.#lose(key, outcome.message ?? null)
    this.#end(key)
  }

  #end(key: string): void {
    this.#sendings.delete(key)
    this.#go()
  }

  #lose(key: string, problem: string | null): void {
    this.#change(key, { state: 'lost', problem })
    const tries = this.#tries.get(key) ?? 0
    this.#tries.set(key, tries + 1)
    if (!navigator.onLine) return this.#set({ isOffline: true })
    const pause = pauses[Math.min(tries, pauses.length - 1)]! * 1000
    setTimeout(() => this.#queue.files.find((one) => one.key === key)?.state === 'lost' && this.#again(key), pause)
  }

  #again(key: string): void {
    this.#change(key, { state: 'waiting', problem: null, share: 0 })
    this.#go()
  }

  readonly #online = () => {
    this.#set({ isOffline: !navigator.onLine })
    if (!navigator.onLine) return
    for (const { key, state } of this.#queue.files) if (state === 'lost') this.#change(key, { state: 'waiting', problem: null, share: 0 })
    this.#go()
  }

  #change(key: string, news: Partial<SentFile>, hasArrived = false): void {
    const files = this.#queue.files.map((one) => (one.key === key ? { ...one, ...news } : one))
    this.#set({ files }, hasArrived ? (files.find((one) => one.key === key) ?? null) : null)
  }

  #set(news: Partial<Queue>, arrived: SentFile | null = null): void {
    this.#queue = { ...this.#queue, ...news }
    // The files themselves are in this page alone. Who must sign in cannot stay.
    askBeforeLeaving(!this.#queue.isSignedOut && this.#queue.files.some(isUploading))
    for (const hear of this.#heard) hear(arrived)
  }
}

/** Of the whole signed-in zone. */
export const sendQueue = new SendQueue()
