import { downscaled } from '#features/files/picture/web/downscaled.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { type Sending, sendForm } from '#kernel/http/bodies/web/send-form.ts'
import { type Queue, type SentFile, isUploading } from './sent-file.ts'

const ask = (event: Event) => event.preventDefault()

/** Makes the browser ask before leaving the page, since unsent files would be lost. */
function askBeforeLeaving(isWorthIt: boolean): void {
  if (isWorthIt) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

/** Uploads at once: the server draws one picture at a time while the next one arrives. */
const most = 2
/** Seconds before each new try of an upload whose connection failed. */
const pauses = [2, 4, 8, 15, 30]

/**
 * The uploads to the library. They go on while somebody works elsewhere in the React zone. A refused file does not hold up the rest; after
 * a lost connection files are sent again with the same key, so that one that arrived twice counts once.
 */
export class SendQueue {
  #queue: Queue = { files: [], isOffline: false, isSignedOut: false }
  readonly #sources = new Map<string, File>()
  readonly #sendings = new Map<string, Sending>()
  readonly #tries = new Map<string, number>()
  readonly #heard = new Set<(arrived: SentFile | null) => void>()

  readonly read = (): Queue => this.#queue
  /** Subscribes to changes; `arrived` is the file that has just been stored, if any. */
  readonly listen = (hear: (arrived: SentFile | null) => void): (() => void) => {
    this.#heard.add(hear)
    // Adding the same listener twice has no effect.
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

  /** Aborts an upload, or removes it from the list. */
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
    // Takes a slot at once, also while the picture is scaled down.
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
    // Unsent files exist in this page only. After the session has ended the page must be left to sign in.
    askBeforeLeaving(!this.#queue.isSignedOut && this.#queue.files.some(isUploading))
    for (const hear of this.#heard) hear(arrived)
  }
}

/** One for the whole React zone. */
export const sendQueue = new SendQueue()
